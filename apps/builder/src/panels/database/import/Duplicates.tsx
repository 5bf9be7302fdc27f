import { Group } from '@mantine/core';
import type { ImportPlan } from '@trellis/contract';
import { NativeChoice } from '../../../ui/NativeChoice.tsx';

interface Props {
  /** Fields that can identify a row. */
  keys: readonly string[];
  value: string | null;
  duplicates: ImportPlan['duplicates'];
  onKey(key: string | null): void;
  onDuplicates(duplicates: ImportPlan['duplicates']): void;
}

const ACTS: { value: ImportPlan['duplicates']; label: string }[] = [
  { value: 'skip', label: 'Skip the row in the file' },
  { value: 'update', label: 'Update the existing row' },
  { value: 'add', label: 'Add it anyway' },
];

/** What becomes of rows that are there already, identified by a field. */
export function Duplicates({ keys, value, duplicates, onKey, onDuplicates }: Props) {
  return (
    <Group gap="sm" align="end">
      <NativeChoice
        isLabelled
        label="Find duplicates by"
        value={value ?? ''}
        options={[{ value: '', label: 'Don’t check: add every row' }, ...keys]}
        onChange={(value) => onKey(value || null)}
      />
      {value !== null && (
        <NativeChoice
          isLabelled
          label="When a duplicate is found"
          value={duplicates}
          options={ACTS}
          onChange={(value) => onDuplicates(value as ImportPlan['duplicates'])}
        />
      )}
    </Group>
  );
}
