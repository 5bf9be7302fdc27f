import type { AppSpec, Behaviour, SpecEntity, SpecField } from '../spec.ts';

export function behaviourOf(spec: AppSpec, kind: Behaviour['kind'], entity: string) {
  return spec.behaviours.find((one) => one.kind === kind && one.entity === entity);
}

/** The entities that behaviours of these kinds write. */
export function targetsOf(spec: AppSpec, kinds: Behaviour['kind'][]): Set<string> {
  return new Set(
    spec.behaviours.flatMap((one) =>
      kinds.includes(one.kind) && one.target && one.target !== one.entity ? [one.target] : [],
    ),
  );
}

export function role(entity: SpecEntity, ...roles: SpecField['role'][]): SpecField | undefined {
  for (const wanted of roles) {
    const field = entity.fields.find((one) => one.role === wanted && !one.hidden);
    if (field) return field;
  }
  return undefined;
}

/**
 * The entity that the app turns around: the first one, unless another has more going on (a status
 * with a sum, a due date, behaviours) and points at it, such as the deals of a company.
 */
export function mainEntity(spec: AppSpec): SpecEntity | undefined {
  const written = targetsOf(spec, [
    'booking',
    'cart',
    'comments',
    'checkin',
    'streak',
    'quiz',
    'votes',
    'borrow',
    'budget',
    'recurring_due',
    'average',
  ]);
  const candidates = spec.entities.filter((entity) => !entity.isChild && !written.has(entity.name));
  const score = (entity: SpecEntity, place: number) => {
    const kinds = spec.behaviours
      .filter((one) => one.entity === entity.name)
      .map(({ kind }) => kind);
    // A day by which something is done or paid says little: tasks and suppliers have it in whatever they come along with.
    const own = kinds
      .filter((kind) => kind !== 'public_form')
      .reduce((sum, kind) => sum + (['overdue', 'paid_state'].includes(kind) ? 0.4 : 1), 0);
    // A form to write to is what an app is about only where there is nothing else.
    const isForm = kinds.includes('public_form') ? -3 : 0;
    const pipeline = role(entity, 'status') && role(entity, 'amount') ? 2 : 0;
    const pointsAt = entity.fields.some(
      (field) =>
        field.type === 'relation' && candidates.some(({ name }) => name === field.relation),
    )
      ? 0.8
      : 0;
    return own * 2 + isForm + pipeline + pointsAt - place * 0.9;
  };
  return (
    candidates
      .map((entity, place) => ({ entity, score: score(entity, place) }))
      .sort((a, b) => b.score - a.score)[0]?.entity ?? spec.entities[0]
  );
}

/** A screenshot, a scan, a receipt: it stands on the row's page, not on its card. */
export function isEvidence(field: SpecField): boolean {
  return /screenshot|scan|receipt|attachment|document|proof|beleg|anhang/.test(field.name);
}
