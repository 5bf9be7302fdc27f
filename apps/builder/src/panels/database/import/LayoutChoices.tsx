import { Group, NumberInput } from '@mantine/core';
import { ENCODINGS, type ImportLayout, type StagedImport } from '@trellis/contract';
import { useEffect, useState } from 'react';
import { NativeChoice } from '../../../ui/NativeChoice.tsx';

const ENCODING_WORDS: Record<ImportLayout['encoding'], string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big endian)',
  'windows-1252': 'Western (Windows-1252)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'iso-8859-2': 'Central European (ISO 8859-2)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  'euc-kr': 'Korean (EUC-KR)',
  big5: 'Chinese, traditional (Big5)',
  gb18030: 'Chinese (GB18030)',
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
