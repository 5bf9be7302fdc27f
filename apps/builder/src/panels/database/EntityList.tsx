import { NavLink, Text } from '@mantine/core';
import type { DatabaseEntity } from '@trellis/contract';
import { Choice } from '../../ui/Choice.tsx';
import { titleOf } from './tables.ts';

interface Props {
  entities: readonly DatabaseEntity[];
  /** The id of the one that is shown. */
  current: string;
  /** There is no room for a list: one is chosen from a menu. */
  isNarrow: boolean;
  onChoose(id: string): void;
}

/** The app's entities, each with how many rows it has. */
export function EntityList({ entities, current, isNarrow, onChoose }: Props) {
  return (
    <>
      {isNarrow ? (
        <Choice
          label="Entity"
          value={current}
          options={entities.map((entity) => ({
            value: entity.id,
            label: `${titleOf(entity)} (${entity.count.toLocaleString()})`,
          }))}
          onChange={onChoose}
        />
      ) : (
        <nav aria-label="Entities">
          {entities.map((entity) => (
            <NavLink
              key={entity.id}
              component="button"
              label={titleOf(entity)}
              active={entity.id === current}
              aria-current={entity.id === current ? 'true' : undefined}
              rightSection={
                <Text size="xs" c="dimmed">
                  {entity.count.toLocaleString()}
                </Text>
              }
              onClick={() => onChoose(entity.id)}
            />
          ))}
        </nav>
      )}
      <Text size="xs" c="dimmed" px="xs" py={isNarrow ? 0 : 'xs'}>
        The preview and the published app share this data.
      </Text>
    </>
  );
}
