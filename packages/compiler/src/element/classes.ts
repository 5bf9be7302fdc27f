import type { ElementStyle } from '@trellis/contract';

const TOKEN =
  '(?:background|foreground|card|popover|primary|secondary|muted|accent|destructive|success|warning|border|input|ring|sidebar(?:-\\w+)?|chart-\\d)(?:-foreground)?';
const HUE =
  '(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\\d{2,3}';
const COLOUR = `(?:${TOKEN}|${HUE}|white|black|transparent|current|inherit|\\[#[0-9a-fA-F]{3,8}\\])(?:/\\d{1,3})?`;
const STEP = '(?:\\d{1,3}(?:\\.5)?|px|\\[[\\w.%]+\\])';

/** The class that a style sets, and those that would speak against it. Classes for widths and states stay. */
const GROUPS: Record<ElementStyle, { own: RegExp; against: RegExp }> = {
  color: {
    own: new RegExp(`^text-${COLOUR}$`),
    against: new RegExp(`^text-${COLOUR}$`),
  },
  background: {
    own: new RegExp(`^bg-${COLOUR}$`),
    against: new RegExp(`^bg-${COLOUR}$`),
  },
  padding: {
    own: new RegExp(`^p-${STEP}$`),
    against: new RegExp(`^p[xytblrse]?-${STEP}$`),
  },
  margin: {
    own: new RegExp(`^-?m-(?:${STEP}|auto)$`),
    against: new RegExp(`^-?m[xytblrse]?-(?:${STEP}|auto)$`),
  },
  gap: {
    own: new RegExp(`^gap-${STEP}$`),
    against: new RegExp(`^(?:gap(?:-[xy])?|space-[xy])-${STEP}$`),
  },
};

export const classList = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** The class that sets a style; null where none does. */
export const classOf = (classes: readonly string[], style: ElementStyle): string | null =>
  classes.findLast((one) => GROUPS[style].own.test(one)) ?? null;

/** The classes with a style set by this one, where the one before stood; null takes it away. */
export function withClass(
  classes: readonly string[],
  style: ElementStyle,
  value: string | null,
): string[] {
  const { own, against } = GROUPS[style];
  if (value !== null && !own.test(value)) throw new RangeError(`${value} sets no ${style}`);
  const at = classes.findIndex((one) => against.test(one));
  const rest = classes.filter((one) => !against.test(one));
  if (value === null) return rest;
  const before =
    at === -1 ? rest.length : classes.slice(0, at).filter((one) => !against.test(one)).length;
  return [...rest.slice(0, before), value, ...rest.slice(before)];
}
