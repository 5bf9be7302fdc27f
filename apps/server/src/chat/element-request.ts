/** What a short message wants of the elements it came with. */
export type ElementRequest =
  | { kind: 'remove' }
  | { kind: 'text'; value: string }
  | {
      kind: 'color';
      isBackground: boolean;
      /** Classes: for text, for a background below text, for a surface, and for text upon that. */
      color: string;
      background: string;
      surface: string;
      on: string;
    };

const PLEASE = '(?:please |bitte |can you |could you |kannst du )?';
const THIS =
  '(?:this|it|that|these|them|those|das|dies|dieses|diese|diesen|es|den|die)(?: [\\p{L}]+)?';
const REMOVE = new RegExp(
  `^${PLEASE}(?:remove|delete|drop|get rid of|entferne|lösche|lösch)(?: ${THIS})?(?: please| bitte)?[.!]*$`,
  'iu',
);
const TEXT = new RegExp(
  `^${PLEASE}(?:(?:change|rename|set|ändere|ändre|benenne)(?: ${THIS}| the text| the title| the heading| den text| den titel)?(?: text| title| heading| label)? (?:to|into|zu|in)|(?:this|it|that|das|es) (?:should|soll) (?:say|read|be called|heißen)|(?:write|say|schreib(?:e)?)(?: here| hier)?:?) (?<value>\\S.*)$`,
  'iu',
);
const QUOTED = /^["“„'«‘](.+)["”“'»’]$/u;

const HUES: Record<string, RegExp> = {
  red: /\b(red|crimson|rot|rote[nrs]?)\b/iu,
  orange: /\borange[nrs]?\b/iu,
  amber: /\b(yellow|amber|gold|golden|gelb|gelbe[nrs]?)\b/iu,
  green: /(?<!\p{L})(green|grün|grüne[nrs]?)(?!\p{L})/iu,
  teal: /(?<!\p{L})(teal|turquoise|cyan|türkis)(?!\p{L})/iu,
  blue: /\b(blue|navy|blau|blaue[nrs]?)\b/iu,
  violet: /\b(violet|purple|lila|violett)\b/iu,
  pink: /\b(pink|rose|rosa)\b/iu,
  slate: /\b(gr[ae]y|grau|graue[nrs]?)\b/iu,
};
const PLAIN: Record<string, RegExp> = {
  white: /(?<!\p{L})(white|weiß|weiss)(?!\p{L})/iu,
  black: /\b(black|schwarz)\b/iu,
};
/** A wish for a colour is short: longer messages want more than that. */
const FEW_WORDS = 8;

/** Reads a message as a wish that rules can fulfil; null for everything else. */
export function elementRequest(text: string): ElementRequest | null {
  const said = text.replace(/\s+/g, ' ').trim();
  if (REMOVE.test(said)) return { kind: 'remove' };
  const colour = colourIn(said);
  if (colour) return colour;
  const value = TEXT.exec(said)?.groups?.value?.trim() ?? '';
  if (value === '' || value.length > 200) return null;
  return { kind: 'text', value: QUOTED.exec(value)?.[1] ?? value };
}

function colourIn(said: string): ElementRequest | null {
  // What stands in quotes is a text, whatever it names.
  if (said.split(' ').length > FEW_WORDS || /["“„«]/.test(said)) return null;
  if (
    !/\b(make|turn|colou?r|paint|set|change|background|mach|mache|färbe|please|bitte|in)\b/iu.test(
      said,
    ) &&
    said.includes(' ')
  )
    return null;
  const isBackground = /background|hintergrund/i.test(said);
  const find = (all: Record<string, RegExp>) =>
    Object.entries(all).filter(([, words]) => words.test(said));
  const hues = find(HUES);
  const plain = find(PLAIN);
  if (hues.length + plain.length !== 1) return null;
  const hue = hues[0]?.[0];
  if (hue === undefined) {
    const name = plain[0]![0];
    return {
      kind: 'color',
      isBackground,
      color: `text-${name}`,
      background: `bg-${name}`,
      surface: `bg-${name}`,
      on: name === 'white' ? 'text-black' : 'text-white',
    };
  }
  const shade = /\b(light|pale|hell\p{L}*)/iu.test(said)
    ? { text: 400, below: 50 }
    : /\b(dark|deep|dunkel\p{L}*)/iu.test(said)
      ? { text: 800, below: 200 }
      : { text: 600, below: 100 };
  return {
    kind: 'color',
    isBackground,
    color: `text-${hue}-${shade.text}`,
    background: `bg-${hue}-${shade.below}`,
    surface: `bg-${hue}-${shade.text}`,
    on: 'text-white',
  };
}
