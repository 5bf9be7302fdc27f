import type { Draft, DraftEntity } from '../draft.ts';

/** Takes an entity out of a draft, with everything that points at it. */
export function forget(draft: Draft, entity: DraftEntity): void {
  draft.entities = draft.entities.filter((other) => other !== entity);
  for (const other of draft.entities)
    other.fields = other.fields.filter((field) => field.to !== entity.key);
  for (const wish of draft.wishes) if (wish.entity === entity.key) delete wish.entity;
  draft.does = draft.does.filter((deed) => deed.entity !== entity.key);
  draft.requests = draft.requests.filter((request) => request.entity !== entity.key);
  draft.readings = draft.readings.filter(
    ({ word }) => word !== entity.label && word !== entity.plural,
  );
}
