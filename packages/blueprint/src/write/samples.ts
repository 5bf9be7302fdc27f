import type { AppSpec, SpecEntity } from '../spec.ts';

/** Rows to insert, by entity, parents before children. A relation's value is `{ $ref: 'Teacher#1' }`. */
export interface SampleRecords {
  entity: string;
  rows: Record<string, unknown>[];
}

/** The app's sample rows, ready to insert; dates are counted from `now`. */
export function sampleRecords(spec: AppSpec, _now: Date): SampleRecords[] {
  return inOrder(spec.entities).flatMap((entity) => {
    if (!entity.samples.length) return [];
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
