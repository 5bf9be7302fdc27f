import { Checkbox, Group, Input } from '@mantine/core';

interface Props {
  columns: readonly string[];
  /** null: all of them. */
  shown: string[] | null;
  onChange(shown: string[] | null): void;
}

/** Which columns of a list the pages of its rows show (ruling 83). */
export function ShownColumns({ columns, shown, onChange }: Props) {
  const chosen = shown ?? columns;
  const toggle = (name: string) => {
    const next = columns.filter((one) => chosen.includes(one) !== (one === name));
    onChange(next.length === columns.length ? null : next);
  };
  return (
    <Input.Wrapper
      label="Columns on row pages"
      description="Each row has its own page. Columns not selected are for tools only."
    >
      <Group gap="sm" mt="xs" role="group" aria-label="Columns">
        {columns.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onChange={() => toggle(name)}
          />
        ))}
      </Group>
    </Input.Wrapper>
  );
}
