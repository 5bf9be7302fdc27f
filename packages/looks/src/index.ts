/** Whole looks for apps: typefaces, corners, surfaces, a header, and colors that come from one hue. */

export { token } from './hsl.ts';
export { LOOK_NAMES, LOOKS, type LookName, lookOverride, lookRules, lookTokens } from './looks.ts';
export {
  declared,
  PALETTE_NAMES,
  PALETTES,
  type PaletteName,
  palette,
  paletteOverride,
  type Tint,
  TONE_NAMES,
} from './palette.ts';
export { PART_TOKENS } from './parts.ts';
