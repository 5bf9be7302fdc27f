import type { SpecField } from '../spec.ts';
import { type AppModel, byRole, type EntityModel, fieldOf } from './model.ts';

/** What admins decide about people's rows: the status that they alone set, and its values. */
export interface Decision {
  status: SpecField;
  pending: string;
  approved: string;
  rejected: string;
}

export function decisionOf(model: AppModel, entity: EntityModel): Decision | null {
  const told = model.behaviour('approval', entity.name);
  const status = fieldOf(entity, told?.fields.status) ?? byRole(entity, 'status');
  if (!told || !status) return null;
  const {
    pending = 'pending',
    approved = 'approved',
    rejected = 'rejected',
  } = told.values as Record<string, string>;
  return { status, pending, approved, rejected };
}

/**
 * The same where the rows are their creators', who would otherwise decide themselves: a status that can be 'approved' or
 * 'rejected' is set by those who are asked, whether or not a page of decisions was wished for.
 */
export function ownDecision(model: AppModel, entity: EntityModel): Decision | null {
  if (!entity.spec.ownedByCreatorOrAdmin) return null;
  const told = decisionOf(model, entity);
  if (told) return told;
  const status = byRole(entity, 'status');
  const values = (status?.options ?? []).map(({ value }) => value);
  const find = (pattern: RegExp) => values.find((value) => pattern.test(value));
  const approved = find(APPROVED);
  const rejected = find(REJECTED);
  const [pending] = values;
  if (!status || !pending || !approved || !rejected || pending === approved) return null;
  return { status, pending, approved, rejected };
}

const APPROVED =
  /^(?:approved|accepted|granted|genehmigt|angenommen|bewilligt|approuv\S*|accept\S*|aprobad[oa]|acept\S*|approvat[oa]|accettat[oa]|aprovad[oa]|aceit[oe]|goedgekeurd|geaccepteerd)$/i;
const REJECTED =
  /^(?:rejected|declined|denied|refused|abgelehnt|refus\S*|rejet\S*|rechazad[oa]|denegad[oa]|rifiutat[oa]|respint[oa]|rejeitad[oa]|recusad[oa]|afgewezen|geweigerd)$/i;
