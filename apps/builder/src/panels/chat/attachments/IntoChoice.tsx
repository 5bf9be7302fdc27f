import { entityNameOf } from '@trellis/contract';
import { Choice } from '../../../ui/Choice.tsx';

interface Props {
  /** The table's file. */
  name: string;
  /** The entities that the app has. */
  entities: readonly string[];
  /** Where its rows go; null where the assistant is to decide. */
  entity: string | null;
  onInto(entity: string | null): void;
}

/** Where the rows of a table go that comes with a message. */
export function IntoChoice({ name, entities, entity, onInto }: Props) {
  return (
    <Choice
      label={`Import ${name} into`}
      isBare
      value={entity ?? READ}
      options={choices(name, entities)}
      onChange={(value) => onInto(value === READ ? null : value)}
    />
  );
}

/** No name of an entity. */
const READ = '-';

function choices(fileName: string, entities: readonly string[]) {
  const fresh = entityNameOf(fileName);
  const isKnown = entities.some((name) => name.toLowerCase() === fresh.toLowerCase());
  return [
    ...(isKnown ? [] : [{ value: fresh, label: `Import into a new entity ${fresh}` }]),
    ...entities.map((name) => ({ value: name, label: `Add the rows to ${name}` })),
    { value: READ, label: 'Let the assistant decide' },
  ];
}
