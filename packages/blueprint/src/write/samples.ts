import type { AppSpec, SpecEntity } from '../spec.ts';

/** Rows to insert, by entity, parents before children. A relation's value is `{ $ref: 'Teacher#1' }`. */
export interface SampleRecords {
  entity: string;
  rows: Record<string, unknown>[];
}

/**
 * The sample rows, ready to insert: of all entities for a new app, otherwise of those that `before`
 * did not have, so that a follow-up never adds the same rows again.
 */
export function sampleRecords(spec: AppSpec, before?: AppSpec | null): SampleRecords[] {
  const known = new Set(before?.entities.map(({ name }) => name));
  return inOrder(spec.entities).flatMap((entity) => {
    if (!entity.samples.length || known.has(entity.name) || known.has(entity.renamedFrom ?? ''))
      return [];
    const rows = entity.samples.map((sample) => rowOf(spec, entity, sample));
    return [{ entity: entity.name, rows }];
  });
}

function rowOf(spec: AppSpec, entity: SpecEntity, sample: Record<string, unknown>) {
  const values = entity.fields.flatMap((field) => {
    const value = sample[field.name];
    if (value === undefined || value === null) return [];
    if (field.type !== 'relation') return [[field.name, value]];
    const exists = spec.entities.find(({ name }) => name === field.relation)?.samples[
      Number(value)
    ];
    return exists ? [[field.name, { $ref: `${field.relation}#${Number(value)}` }]] : [];
  });
  return Object.fromEntries(values) as Record<string, unknown>;
}

/** Entities after those that their relations point at. */
function inOrder(entities: SpecEntity[]): SpecEntity[] {
  const done: SpecEntity[] = [];
  const visit = (entity: SpecEntity, path: SpecEntity[]) => {
    if (done.includes(entity) || path.includes(entity)) return;
    for (const { relation } of entity.fields) {
      const other = entities.find(({ name }) => name === relation);
      if (other) visit(other, [...path, entity]);
    }
    done.push(entity);
  };
  for (const entity of entities) visit(entity, []);
  return done;
}
