import { Group, NumberInput } from '@mantine/core';
import { ENCODINGS, type ImportLayout, type StagedImport } from '@trellis/contract';
import { useEffect, useState } from 'react';
import { NativeChoice } from '../../../ui/NativeChoice.tsx';

const ENCODING_WORDS: Record<ImportLayout['encoding'], string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big endian)',
  'windows-1252': 'Windows-1252',
};
const SEPARATORS: { value: ImportLayout['separator']; label: string }[] = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Bar' },
];
const TYPED_MS = 500;

interface Props {
  file: StagedImport;
  isBusy: boolean;
  onChange(layout: ImportLayout): void;
}

/** How the file is read: found out, and to be corrected. */
export function LayoutChoices({ file: { layout, sheets }, isBusy, onChange }: Props) {
  const [row, setRow] = useState<number | string>(layout.headerRow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed counts, after a pause
  useEffect(() => {
    if (typeof row !== 'number' || row === layout.headerRow) return;
    const timer = setTimeout(() => onChange({ ...layout, headerRow: row }), TYPED_MS);
    return () => clearTimeout(timer);
  }, [row]);
  return (
    <Group gap="sm" align="end">
      {sheets.length > 0 ? (
        <NativeChoice
          isLabelled
          label="Sheet"
          disabled={isBusy}
          value={layout.sheet ?? ''}
          options={sheets}
          onChange={(value) => onChange({ ...layout, sheet: value })}
        />
      ) : (
        <>
          <NativeChoice
            isLabelled
            label="Encoding"
            disabled={isBusy}
            value={layout.encoding}
            options={ENCODINGS.map((value) => ({ value, label: ENCODING_WORDS[value] }))}
            onChange={(value) =>
              onChange({
                ...layout,
                encoding: value as ImportLayout['encoding'],
              })
            }
          />
          <NativeChoice
            isLabelled
            label="Separator"
            disabled={isBusy}
            value={layout.separator}
            options={SEPARATORS}
            onChange={(value) =>
              onChange({
                ...layout,
                separator: value as ImportLayout['separator'],
              })
            }
          />
        </>
      )}
      <NumberInput
        size="xs"
        w={110}
        label="Header row"
        min={1}
        max={1_000}
        allowDecimal={false}
        disabled={isBusy}
        value={row}
        onChange={setRow}
      />
    </Group>
  );
}
