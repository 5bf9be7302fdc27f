import { type Lexicon, singularOf, things } from '../../lexicon/index.ts';
import type { Noun } from '../pieces/index.ts';

/** What people do, by the plural of what it leaves behind: 'members order from it' is a list of orders. */
const LEAVES: Readonly<Record<string, string>> = {
  order: 'orders',
  preorder: 'orders',
  challenge: 'matches',
  donate: 'donations',
  complain: 'complaints',
  bestellen: 'Bestellungen',
  vorbestellen: 'Bestellungen',
  spenden: 'Spenden',
  commander: 'commandes',
  pedir: 'pedidos',
  ordinare: 'ordini',
  encomendar: 'encomendas',
};
/** What is done with what is not named: 'farmers list what they have'. */
const OFFERS = new Set([
  'list',
  'offer',
  'sell',
  'post',
  'announce',
  'advertise',
  'share',
  'anbieten',
  'proposer',
  'ofrecer',
  'offrire',
  'oferecer',
  'aanbieden',
]);

/** The word for the rows that a deed leaves, or null where it leaves none; `isOpen`: what it is done with is only asked for. */
export function leftBehind(deed: string, isOpen: boolean): string | null {
  const [verb = ''] = deed.toLowerCase().split(/\s+/);
  const forms = [
    verb,
    singularOf(verb, 'en'),
    verb.replace(/e?s$/, ''),
    verb.replace(/ing$|ed$/, ''),
    verb.replace('-', ''),
  ];
  for (const form of forms) {
    if (isOpen && OFFERS.has(form)) return 'offers';
    const left = LEAVES[form];
    if (left && !isOpen) return left;
  }
  return null;
}

/** Whether a deed leaves orders behind, of what it is done with. */
export const isOrdering = (deed: string): boolean =>
  /^(?:orders|Bestellungen|commandes|pedidos|ordini)$/.test(leftBehind(deed, false) ?? '');

/** What is ordered is for sale, whatever it is where people make or collect it. */
export function goodsOf({ sense }: Noun): Noun['sense'] {
  const hasPrice = sense.thing?.fields.some(({ attribute }) => attribute === 'price');
  const product = things.get('product');
  return hasPrice || !product ? sense : { thing: product };
}

/** The thing of the lexicon that rows so called are. */
export function senseOf(word: string, lexicon: Lexicon): Noun['sense'] {
  // What a business offers in writing is another thing.
  if (word === 'offers') return {};
  const known = lexicon.phrase(word).find((entry) => entry.kind === 'thing');
  return known ? { thing: known.thing } : {};
}
