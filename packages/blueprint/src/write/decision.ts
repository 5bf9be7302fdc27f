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

/** The same where the rows are their creators', who would otherwise decide themselves. */
export const ownDecision = (model: AppModel, entity: EntityModel): Decision | null =>
  entity.spec.ownedByCreatorOrAdmin ? decisionOf(model, entity) : null;
