// Work in pieces: what comes after this was not waited for by what is on the screen already.

/** Resolves once the next frame has been painted, at once where nobody looks. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) setTimeout(done);
    else requestAnimationFrame(() => setTimeout(done));
  });
