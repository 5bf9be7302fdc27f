import { LANDING, TRADE_HEADLINES } from '../lexicon/landing.ts';
import type { AppSpec } from '../spec.ts';
import type { Draft } from './draft.ts';

/**
 * A landing page's words, by the trade it is for. What it sells and what others say of it are rows of the app, which
 * its people write: nothing of that is invented.
 */
export function landingOf(
  draft: Draft,
  name: string,
  formEntity: string | undefined,
): NonNullable<AppSpec['landing']> {
  const context = draft.contexts.find((known) => !known.key.startsWith('?'));
  const words = LANDING[draft.lang] ?? LANDING.en;
  const own = draft.lang === 'en' ? TRADE_HEADLINES[context?.key ?? ''] : undefined;
  return {
    headline: own ?? words.headline(context?.text ?? name),
    subline: words.subline,
    features: [],
    prices: [],
    testimonials: [],
    ...(formEntity ? { formEntity } : {}),
  };
}
