import type { SpecEntity } from '../spec.ts';
import type { Clause } from './clauses.ts';

/** Who may have something of a row at the most: its creator (and admins), whoever is inside, admins alone. */
export type Most = 'own' | 'closed' | 'inside' | 'admin';

export interface Demand {
  action: 'read' | 'write';
  most: Most;
}

/** What a clause wants closed. Whatever it was read as elsewhere, a rule beyond this is taken for a misreading. */
export function demandsOf(clause: Clause): Demand[] {
  const { secret, own, inside, limit, limitFor, reads, writes, members, makers, each } = clause;
  const found: Demand[] = [];
  const isOfMembers = members && !own && !makers && !each;
  if (secret) found.push({ action: 'read', most: 'closed' });
  else if ((own || ((makers || each) && limit)) && (reads || !writes))
    found.push({ action: 'read', most: 'own' });
  else if (limitFor || (limit && reads))
    found.push({ action: 'read', most: isOfMembers ? 'inside' : 'closed' });
  else if (inside) found.push({ action: 'read', most: 'inside' });
  if ((own || (makers && limit)) && writes) found.push({ action: 'write', most: 'own' });
  else if (limit && writes) found.push({ action: 'write', most: isOfMembers ? 'inside' : 'admin' });
  return found.length > 0 ? found : unread(clause);
}

/** What speaks of access in words that nobody here knows opens nothing: 'wardens only', 'the board reads, never the fans'. */
function unread(clause: Clause): Demand[] {
  const { isSpoken, open, everybody, form, free, limit, denies, reads, members } = clause;
  if (!isSpoken || open || everybody || form || free) return [];
  if ((limit && !members) || denies) return [{ action: 'read', most: 'closed' }];
  return limit || reads ? [{ action: 'read', most: 'inside' }] : [];
}

/** Whether a clause wants something to be open to read for everybody. */
export const opensReading = (clause: Clause): boolean =>
  (clause.open || (clause.everybody && clause.reads)) &&
  demandsOf(clause).every(({ action }) => action !== 'read');

/** Whether a clause wants people without an account to send something in. */
export const opensWriting = (clause: Clause): boolean =>
  (clause.form || clause.everybody) && demandsOf(clause).every(({ action }) => action !== 'write');

/** Whether a clause says anything of who may see or change what. */
export const speaksOfAccess = (clause: Clause): boolean =>
  demandsOf(clause).length > 0 || opensReading(clause) || (clause.everybody && clause.writes);

const CLOSED = ['creator', 'admin', 'none'];

export function isMet({ permissions, ownedByCreatorOrAdmin }: SpecEntity, demand: Demand): boolean {
  const { read, write } = permissions;
  if (demand.action === 'read')
    return demand.most === 'inside' ? read !== 'anonymous' : CLOSED.includes(read);
  if (demand.most === 'inside') return write !== 'anonymous';
  if (demand.most === 'own') return CLOSED.includes(write) || ownedByCreatorOrAdmin;
  return ['admin', 'none'].includes(write) || (write === 'creator' && read === 'creator');
}

/** An entity closed as far as a demand asks. */
export function closedTo(entity: SpecEntity, demand: Demand): SpecEntity {
  const { read, write } = entity.permissions;
  if (isMet(entity, demand)) return entity;
  if (demand.action === 'write') {
    if (demand.most === 'admin')
      return ruled(entity, { read: read === 'creator' ? 'admin' : read, write: 'admin' });
    return ruled(entity, { read, write: demand.most === 'own' ? 'creator' : 'all' });
  }
  if (demand.most === 'inside')
    return ruled(entity, { read: 'all', write: write === 'anonymous' ? 'all' : write });
  return demand.most === 'own' ? ownRows(entity) : closed(entity);
}

/** Closed to all but admins and those who made a row: what admins alone write is theirs to read as well. */
export function closed(entity: SpecEntity): SpecEntity {
  const { write } = entity.permissions;
  if (write === 'anonymous') return ruled(entity, { read: 'admin', write });
  return write === 'admin' || write === 'none'
    ? ruled(entity, { read: 'admin', write })
    : ownRows(entity);
}

export const ruled = (
  entity: SpecEntity,
  permissions: SpecEntity['permissions'],
  ownedByCreatorOrAdmin = false,
): SpecEntity => ({ ...entity, permissions, permissionsBecause: 'said', ownedByCreatorOrAdmin });

const ownRows = (entity: SpecEntity): SpecEntity =>
  entity.permissions.write === 'anonymous'
    ? ruled(entity, { read: 'admin', write: 'anonymous' })
    : ruled(entity, { read: 'creator', write: 'creator' }, true);
