// The arithmetic of pan and zoom: which part of a drawing a window shows.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A point p of the drawing is seen at p · scale + (x, y). */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Inset {
  top?: number;
  right?: number;
  bottom?: number;
  left?: number;
}

/** All of the drawing, in the middle of what the insets leave, no larger than `largest`. */
export function fitInto(
  bounds: Box,
  size: Size,
  largest: number,
  inset: Inset = {},
  high = false, // against the upper edge instead
): Camera {
  const { top = 0, right = 0, bottom = 0, left = 0 } = inset;
  const [width, height] = [size.width - left - right, size.height - top - bottom];
  if (width <= 0 || height <= 0 || !bounds.width || !bounds.height) return { x: 0, y: 0, scale: 1 };
  const scale = Math.min(width / bounds.width, height / bounds.height, largest);
  return {
    scale,
    x: left + width / 2 - (bounds.x + bounds.width / 2) * scale,
    y: high ? top - bounds.y * scale : top + height / 2 - (bounds.y + bounds.height / 2) * scale,
  };
}

/** Closer or further by a factor, with the point at (px, py) of the window staying there. */
export function zoom(
  camera: Camera,
  factor: number,
  px: number,
  py: number,
  limits: [number, number],
): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, limits[0]), limits[1]);
  const real = scale / camera.scale;
  return { scale, x: px - (px - camera.x) * real, y: py - (py - camera.y) * real };
}

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The middle of the window stays somewhere on the drawing. */
export function hold(camera: Camera, bounds: Box, size: Size): Camera {
  const { scale } = camera;
  const cx = between(bounds.x, (size.width / 2 - camera.x) / scale, bounds.x + bounds.width);
  const cy = between(bounds.y, (size.height / 2 - camera.y) / scale, bounds.y + bounds.height);
  return { scale, x: size.width / 2 - cx * scale, y: size.height / 2 - cy * scale };
}
