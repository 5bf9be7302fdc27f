import type { Lang } from '../lexicon/index.ts';
import { LANDING } from '../lexicon/landing.ts';
import type { AppSpec } from '../spec.ts';
import type { Draft } from './draft.ts';

/** A landing page's words, by the trade it is for. */
export function landingOf(
  draft: Draft,
  name: string,
  formEntity: string | undefined,
): NonNullable<AppSpec['landing']> {
  const context = draft.contexts.find((known) => !known.key.startsWith('?'));
  const lang: Lang = draft.lang;
  const words = LANDING[lang] ?? LANDING.en;
  const trade = context?.text ?? name;
  const own = lang === 'en' ? (LANDING.trades[context?.key ?? ''] ?? undefined) : undefined;
  return {
    headline: own?.headline ?? words.headline(trade),
    subline: own?.subline ?? words.subline(trade),
    features: own?.features ?? words.features,
    prices: own?.prices ?? words.prices,
    testimonials: own?.testimonials ?? words.testimonials,
    ...(formEntity ? { formEntity } : {}),
  };
}
