import { bookingExtra } from './booking.ts';
import { cartExtra } from './cart.ts';
import { type Extra, type ExtraPlace, type JoinedExtra, joined } from './extra.ts';
import { lowStock, overdue, totals } from './figures.ts';
import { average, borrow, recurringDue, votes } from './links.ts';
import { approval, paidState, statusSelect } from './states.ts';

export type { ExtraPlace, JoinedExtra } from './extra.ts';

const ALL: ((place: ExtraPlace) => Extra | null)[] = [
  totals,
  overdue,
  lowStock,
  paidState,
  approval,
  statusSelect,
  average,
  votes,
  borrow,
  recurringDue,
  bookingExtra,
  cartExtra,
];

/** What the behaviours of an entity add to a page of its rows. */
export function extrasOf(place: ExtraPlace): JoinedExtra {
  const found = ALL.map((extra) => extra(place)).filter((extra) => extra !== null);
  return joined(place.source, found);
}
