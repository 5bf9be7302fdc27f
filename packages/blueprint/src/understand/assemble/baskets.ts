import { labelled } from '../../labels/index.ts';
import type { Draft } from '../draft.ts';
import type { Text } from '../walk/index.ts';
import { forget } from './forget.ts';

/** Where something is sold a basket may be one to buy with. */
const SELLS =
  /\b(?:shop|store|buy|checkout|orders?|sell\w*|customers?|bestell\w*|kund\w*|command\w*|client\w*|boutique|pedid\w*|tienda|ordin\w*|negozio|encomend\w*|loja|winkel)\b/i;

/** A basket that stands among what is kept ('panier repas', 'carts in and out') is none to buy with. */
export function dropMisheard(draft: Draft, { text, tokens, lexicon, tags, found }: Text): void {
  const { spans } = labelled({ tokens, lexicon, tags });
  const places = [
    ...found.filter(({ phrase }) => phrase.does === 'cart'),
    ...tokens.flatMap(({ low }, at) =>
      /^(?:carts?|baskets?|paniers?)$/.test(low) ? [{ from: at, to: at + 1 }] : [],
    ),
  ];
  const isKept = ({ from, to }: { from: number; to: number }) =>
    spans.some(
      (span) =>
        ['entity', 'field', 'value'].includes(span.kind) && span.from < to && from < span.to,
    );
  if (places.length === 0 || !places.every(isKept) || SELLS.test(text)) return;
  draft.does = draft.does.filter(({ kind }) => kind !== 'cart');
  draft.wishes = draft.wishes.filter(({ view }) => view !== 'cart');
  for (const entity of draft.entities.filter(
    ({ asked, thing }) => !asked && ['product', 'order'].includes(thing?.key ?? ''),
  ))
    forget(draft, entity);
}
