import type { Lang } from './lang.ts';

/** Endings of an infinitive, and those of what several people do or are to do, in the present. */
const ENDINGS: Partial<Record<Lang, [infinitive: RegExp, plural: string[]][]>> = {
  fr: [[/er$/, ['ent']]],
  es: [
    [/car$/, ['can', 'quen']],
    [/gar$/, ['gan', 'guen']],
    [/zar$/, ['zan', 'cen']],
    [/ar$/, ['an', 'en']],
    [/[ei]r$/, ['en', 'an']],
  ],
  it: [
    [/care$/, ['cano', 'chino']],
    [/gare$/, ['gano', 'ghino']],
    [/iare$/, ['iano', 'ino']],
    [/are$/, ['ano', 'ino']],
    [/[ei]re$/, ['ono', 'ano']],
  ],
  pt: [
    [/car$/, ['cam', 'quem']],
    [/gar$/, ['gam', 'guem']],
    [/ar$/, ['am', 'em']],
    [/[ei]r$/, ['em', 'am']],
  ],
};
/** Shorter ones are irregular. */
const SHORTEST = 6;

/** What several people do by a regular verb: 'reportar' → 'reportan', 'reporten'. Folded; empty for what is no infinitive. */
export function pluralsOf(infinitive: string, lang: Lang): string[] {
  if (infinitive.length < SHORTEST) return [];
  const [ending, plurals = []] = ENDINGS[lang]?.find(([one]) => one.test(infinitive)) ?? [];
  return ending ? plurals.map((plural) => infinitive.replace(ending, plural)) : [];
}
