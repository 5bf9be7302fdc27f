import type { EntityModel } from '../model.ts';
import { askExtra } from './ask.ts';
import { bookingExtra } from './booking.ts';
import { cartExtra } from './cart.ts';
import { type Extra, type ExtraPlace, type JoinedExtra, joined } from './extra.ts';
import { lowStock, overdue, totals } from './figures.ts';
import { average, borrow, recurringDue } from './links.ts';
import { approval, paidState, statusSelect } from './states.ts';
import { votes } from './votes.ts';
import { whoBooked } from './who-booked.ts';

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
  whoBooked,
  cartExtra,
  askExtra,
];

/** What the behaviours of an entity add to a page of its rows; `loaded` are entities whose rows it has anyway. */
export function extrasOf(place: ExtraPlace, loaded: EntityModel[] = []): JoinedExtra {
  // A calendar has no room for buttons, only for figures above it.
  const kinds = place.page.view === 'calendar' ? [totals, overdue] : ALL;
  const found = kinds.map((extra) => extra(place)).filter((extra) => extra !== null);
  const extra = joined(place.source, found);
  const isLoaded = (line: string) =>
    loaded.some((entity) => line.startsWith(`const ${entity.many} = `));
  return { ...extra, hooks: extra.hooks.filter((line) => !isLoaded(line)) };
}
