import type { SpecField } from '../spec.ts';
import { accessOf } from './access.ts';
import { ownDecision } from './decision.ts';
import { type AppModel, byRole, type EntityModel } from './model.ts';

/**
 * Fields that a form offers to admins alone where others add rows, too: what they decide or handle ('planned', 'done'),
 * and a choice among rows that only they may see, such as the file of customers.
 */
export function staffFields(model: AppModel, entity: EntityModel): ReadonlySet<SpecField> {
  const decided = ownDecision(model, entity)?.status;
  const handled = HANDLED.has(entity.spec.concept ?? '') ? byRole(entity, 'status') : undefined;
  return new Set(
    entity.fields.filter(
      (field) =>
        field === decided ||
        (field === handled && entity.spec.ownedByCreatorOrAdmin) ||
        isOfStaff(model, entity, field),
    ),
  );
}

/** What people ask for and a staff sees to. */
const HANDLED: ReadonlySet<string> = new Set(['appointment', 'order', 'table_reservation', 'stay']);

/** Whether a field chooses among rows that those who add this one may not see. */
export function isOfStaff(model: AppModel, entity: EntityModel, field: SpecField): boolean {
  const related = field.type === 'relation' ? model.entity(field.relation) : undefined;
  const { add } = accessOf(entity);
  return (
    related !== undefined &&
    related.name !== entity.name &&
    accessOf(related).read === 'admin' &&
    (add === 'user' || add === 'anyone')
  );
}
