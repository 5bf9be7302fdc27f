import type { Span } from '../../labels/index.ts';
import type { Lang } from '../../lexicon/index.ts';
import type { Text } from '../walk/index.ts';
import { TOLD } from './outline/state.ts';
import type { Stretch } from './row.ts';

/** 'Clients make an appointment': who, and the words for what they make. */
const MAKES: Record<Lang, RegExp> = {
  en: /(?<!\p{L})(\p{L}+) (?:can |may |should |must )?(?:make|makes|schedule|set up|request|arrange) (?:an? |their |new )?(appointments?)(?!\p{L})/giu,
  de: /(?<!\p{L})(\p{L}+) (?:k[oö]nnen |sollen )?(?:machen|vereinbaren|holen|w[aä]hlen)(?: sich)? (?:einen |ihre[n]? )?(termine?)(?!\p{L})/giu,
  fr: /(?<!\p{L})(\p{L}+) (?:peuvent )?(?:prennent|prendre|demandent|demander|fixent) (?:un |des |leurs? )?(rendez-vous)(?!\p{L})/giu,
  es: /(?<!\p{L})(\p{L}+) (?:pueden )?(?:piden|pedir|reservan|reservar|cogen|solicitan|sacan|sacar) (?:una |su )?(citas?|hora|turnos?)(?!\p{L})/giu,
  it: /(?<!\p{L})(\p{L}+) (?:possono )?(?:prendono|prendere|fissano|fissare|chiedono) (?:un |l['’])?(appuntament[oi])(?!\p{L})/giu,
  pt: /(?<!\p{L})(\p{L}+) (?:podem )?(?:marcam|marcar|agendam|agendar|pedem) (?:um |uma |o |a )?(hor[aá]rios?|consultas?|hora|atendimentos?)(?!\p{L})/giu,
  nl: /(?<!\p{L})(\p{L}+) (?:kunnen )?(?:maken|plannen|vragen) (?:een |hun )?(afspra(?:ak|ken))(?!\p{L})/giu,
};

/** Who makes appointments, and the words for those; null where nobody is said to. */
export function appointmentIn({
  text,
  tokens,
  lexicon,
}: Pick<Text, 'text' | 'tokens' | 'lexicon'>): { who: Stretch; what: Stretch } | null {
  for (const found of text.matchAll(MAKES[lexicon.lang])) {
    const [said, who = '', what = ''] = found;
    const stretch = (start: number, word: string): Stretch => ({
      from: tokens.findIndex((token) => token.start === start),
      to: tokens.findLastIndex((token) => token.end <= start + word.length) + 1,
    });
    const told = {
      who: stretch(found.index, who),
      what: stretch(found.index + said.length - what.length, what),
    };
    const isSmall = lexicon.wordClass(who.toLowerCase()) !== undefined;
    if (!isSmall && told.who.from >= 0 && told.what.from > told.who.from) return told;
  }
  return null;
}

/** Who makes it does so, and it is what is kept. */
export function withAppointment(spans: Span[], reading: Text): Span[] {
  const told = appointmentIn(reading);
  if (!told) return spans;
  const { who, what } = told;
  return [
    ...spans.filter(({ from, to }) => to <= who.from || from >= what.to),
    { ...who, kind: 'actor' as const, lead: TOLD },
    { ...what, kind: 'entity' as const, lead: TOLD },
  ].toSorted((a, b) => a.from - b.from);
}
