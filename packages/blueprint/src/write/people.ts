import type { Source } from './code.ts';
import type { EntityModel } from './model.ts';

/** The app's people, whose names only its admins may see: for rows that hold no name themselves. */
export function peopleLines(source: Source): string {
  const rows = source.use('useRows', '@/hooks/use-rows');
  const user = source.use('User', '@/entities/User');
  return `const people = ${rows}(${user}, { enabled: isAdmin });`;
}

/** Who made a row, in words; what it is where nobody may tell. */
export function creatorName(_source: Source, entity: EntityModel): string {
  return `people.rows.find((person) => person.id === ${entity.one}.creatorId)?.full_name || ${JSON.stringify(entity.label)}`;
}
