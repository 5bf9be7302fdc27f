import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

export function Search({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange(value: string): void;
}) {
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} />}
      value={value}
      maxLength={100}
      onChange={(event) => onChange(event.currentTarget.value)}
      maw={360}
      mb="md"
    />
  );
}
