// How each character looks: a few words per person, drawn from one kit by Portrait.svelte.
export interface Look {
  skin: string;
  hair: "short" | "long" | "bun" | "curls" | "bald" | "braids" | "wild";
  tint: string; // of hair and beard
  hat: Hat;
  beard: "none" | "full" | "long" | "moustache" | "goatee" | "stubble";
  coat: Coat;
  cloth: string;
  trim: string;
  tool: string;
  mood: "calm" | "glad" | "grim" | "sly";
}

export type Hat =
  | "none"
  | "helmet"
  | "kettle"
  | "hood"
  | "crown"
  | "tiara"
  | "mitre"
  | "wizard"
  | "beret"
  | "wimple"
  | "cap"
  | "plume"
  | "scarf"
  | "straw"
  | "mask"
  | "circlet"
  | "horned"
  | "skullcap";
export type Coat = "plate" | "mail" | "robe" | "tunic" | "gown" | "apron" | "cloak" | "fur";

const FAIR = "#f0cfa6";
const TAN = "#d9a877";
const DARK = "#a06a42";
const DEEP = "#7a4d30";
const ELF = "#f3dcc0";
const ORC = "#8a9a62";
const GOBLIN = "#a3b04e";

/** skin hair tint hat beard coat cloth trim tool mood */
const KIT: Record<string, string> = {
  W1: `${TAN} short #4a3020 kettle moustache mail #7d8790 #a4432f halberd grim`,
  W2: `${ORC} bald #2b2118 helmet none plate #6d7680 #c9972b shield grim`,
  W3: `${FAIR} braids #d9a94a helmet none plate #9aa5ad #35597a spear calm`,
  W4: `${ORC} wild #3a1c14 horned none fur #6b4a2f #a4432f sword sly`,
  W5: `${TAN} short #b4552a none long apron #5a4634 #c9972b anvil calm`,
  W6: `${FAIR} short #6b4526 plume goatee plate #b9c2c8 #c9972b lance glad`,
  W7: `${DARK} bun #2b2118 skullcap none tunic #74603f #a4432f catapult calm`,
  M1: `${TAN} wild #8b8578 cap goatee robe #4f5f3a #c9972b flask glad`,
  M2: `${ELF} long #e9e2cf circlet none robe #35597a #e7d8b8 staff calm`,
  M3: `${ELF} long #2b2118 hood none robe #5a3d77 #c9972b crystal calm`,
  M4: `${DEEP} curls #1f1712 none none robe #8c3626 #e7d8b8 brick glad`,
  M5: `${FAIR} curls #b4552a mask none gown #4a3160 #d9a521 rings sly`,
  M6: `${TAN} bald #d8d2c4 none long cloak #3f566b #9aa5ad rune grim`,
  M7: `${GOBLIN} wild #5c5248 wizard none cloak #3b3328 #5c7340 cauldron sly`,
  P1: `${FAIR} bald #7a5a38 none none robe #efe3c6 #a4432f bowl glad`,
  P2: `${ELF} long #d9a94a mitre none gown #f5ecd6 #c9972b sun calm`,
  P3: `${DARK} short #d8d2c4 skullcap full robe #5b4a6b #e7d8b8 book calm`,
  P4: `${TAN} curls #6b4526 straw stubble tunic #9a7b4f #5c7340 shell glad`,
  P5: `${TAN} short #8b3b1c helmet full mail #8b8f92 #efe3c6 mace grim`,
  P6: `${FAIR} short #4a3020 wimple none gown #3a342e #efe3c6 crosier calm`,
  P7: `${TAN} short #2b2118 beret moustache robe #7d231d #c9972b sack sly`,
  S1: `${DARK} long #1f1712 hood none cloak #2f2b33 #a4332a dagger grim`,
  S2: `${FAIR} wild #8b8578 scarf stubble cloak #7a6a52 #9a8262 cup glad`,
  S3: `${TAN} bun #7a3b1c scarf none tunic #4e5d4a #d9a521 scissors sly`,
  S4: `${ORC} braids #1f1712 cap goatee fur #4b3b2c #35597a lantern sly`,
  S5: `${GOBLIN} bald #5c5248 none none apron #6b5334 #c9972b coin glad`,
  S6: `${ELF} short #2b2118 beret goatee cloak #28313c #5a3d77 letter calm`,
  S7: `${ELF} bun #b4552a mask none gown #6a2a3a #e7d8b8 fan sly`,
  N1: `${ELF} long #e3b95a tiara none gown #b8647a #f5ecd6 rose glad`,
  N2: `${FAIR} curls #4a3020 crown none fur #35597a #efe3c6 sceptre calm`,
  N3: `${DEEP} bun #1f1712 plume none gown #4f7a3a #d9a521 goblet calm`,
  N4: `${TAN} short #d8d2c4 beret full fur #6b2430 #c9972b keys grim`,
  N5: `${FAIR} curls #c07a34 cap none tunic #a4332a #d9a521 trumpet glad`,
  N6: `${FAIR} bun #cfc9bb wimple none fur #4a3160 #c9972b tree grim`,
  N7: `${TAN} long #6b4526 plume moustache cloak #6d7a86 #d9a521 hole calm`,
  K1: `${FAIR} braids #b4552a scarf none apron #a4432f #efe3c6 tankard glad`,
  K2: `${TAN} bald #6b4526 cap full apron #8a8072 #5a4634 trowel calm`,
  K3: `${ELF} bun #8b6a34 circlet none robe #3f6b6b #efe3c6 compass calm`,
  K4: `${DARK} braids #2b2118 skullcap none apron #7b542d #d9a521 ring glad`,
  K5: `${FAIR} curls #9a5a28 straw none tunic #5c7340 #d9a521 rake glad`,
  K6: `${DARK} short #1f1712 cap stubble fur #5a4634 #a4432f ledger calm`,
  K7: `${GOBLIN} bun #3a2c20 hood none tunic #8a6136 #35597a rod glad`,
};

export function look(id: string): Look | null {
  const words = KIT[id]?.split(" ");
  if (!words) return null;
  const [skin, hair, tint, hat, beard, coat, cloth, trim, tool, mood] = words;
  return { skin, hair, tint, hat, beard, coat, cloth, trim, tool, mood } as Look;
}

export const PEOPLE_WITH_LOOKS = Object.keys(KIT);
