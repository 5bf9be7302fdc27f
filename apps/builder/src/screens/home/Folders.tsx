import { Chip, Group } from '@mantine/core';

interface Props {
  folders: readonly { name: string; apps: number }[];
  /** '' for all apps. */
  chosen: string;
  onChoose(folder: string): void;
}

/** The person's folders, one of which is looked into; nothing while there is none. */
export function Folders({ folders, chosen, onChoose }: Props) {
  if (folders.length === 0) return null;
  return (
    <Chip.Group value={chosen} onChange={onChoose}>
      <Group gap="xs" mb="md" role="radiogroup" aria-label="Folders">
        <Chip value="" variant="light">
          All
        </Chip>
        {folders.map(({ name, apps }) => (
          <Chip key={name} value={name} variant="light">
            {name} · {apps}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}
