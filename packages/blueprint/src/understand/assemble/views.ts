import { labelled } from '../../labels/index.ts';
import type { Draft } from '../draft.ts';
import type { Text } from '../walk/index.ts';
import { stemOf } from './called.ts';

/** Ways to look at rows whose words mean little else. */
const VIEWS = new Set([
  'board',
  'calendar',
  'gallery',
  'timeline',
  'leaderboard',
  'statistics',
  'chart',
]);
/** What the labels may take such a word for where it is a view after all. */
const MAY_BE = new Set(['view', 'container', 'look']);
/** A word of a view that is some other thing as well is one only where the labels take it for one. */
const AMBIGUOUS =
  /^(?:board|report|reports|numbers|evaluation|standings?|bord|tablero|quadro|curve|trend|agenda|stand)$/;

/**
 * Views that were asked for in a sentence of their own ('I want a calendar and to see …', 'board please') and that
 * nothing else read: a wish is carried out, or it is not said to be.
 */
export function missedViews(draft: Draft, { tokens, lexicon, tags }: Text): void {
  const { spans } = labelled({ tokens, lexicon, tags });
  for (let at = 0; at < tokens.length; at++) {
    const hit = lexicon.match(tokens, at);
    const entry = hit?.entries.find((one) => one.kind === 'view' && VIEWS.has(one.view));
    if (!hit || entry?.kind !== 'view') continue;
    const { view } = entry;
    const span = spans.find(({ from, to }) => from <= at && at < to);
    const text = tokens
      .slice(at, at + hit.length)
      .map((token) => token.low)
      .join(' ');
    const isOther = span
      ? !MAY_BE.has(span.kind) && span.lead > 0
      : AMBIGUOUS.test(text) || hit.entries.length > 2;
    const isFirst = span?.kind === 'container' && span === spans[0];
    at += hit.length - 1;
    if (isOther || isFirst || isDenied(at)) continue;
    if (draft.container === view || draft.wishes.some((wish) => wish.view === view)) continue;
    const entity = listBehind(at);
    draft.wishes.push({ view, text, ...(entity && { entity }) });
  }

  /** 'A calendar for the rehearsals': the list that follows on the word by a small word. */
  function listBehind(at: number): string | undefined {
    const small = lexicon.wordClass(tokens[at + 1]?.low ?? '');
    if (!small || !['for', 'of', 'with', 'in', 'by'].includes(small)) return undefined;
    const said = tokens.slice(at + 2, at + 6).map(({ low }) => stemOf(low, draft.lang));
    return draft.entities.find(({ label, plural }) =>
      [label, plural].some((name) => said.includes(stemOf(name, draft.lang))),
    )?.key;
  }

  /** 'No calendar', 'without a board': in the same stretch before the word. */
  function isDenied(at: number): boolean {
    for (let before = at - 1; before >= 0 && at - before < 6; before--) {
      const token = tokens[before];
      if (!token || token.kind === 'sign') return false;
      const cls = lexicon.wordClass(token.low);
      if (
        cls === 'not' ||
        /^(?:without|ohne|sans|sin|senza|sem|zonder|instead|statt)$/.test(token.low)
      )
        return true;
      if (cls === undefined) return false;
    }
    return false;
  }
}
