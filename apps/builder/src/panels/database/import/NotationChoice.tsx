import type { CellNotation, PlanColumn } from '@trellis/contract';
import { NativeChoice } from '../../../ui/NativeChoice.tsx';
import { writer } from '../../../ui/writer.ts';
import { writing } from '../rows/days.ts';

interface Props {
  column: PlanColumn;
  /** Its first cells. */
  values: readonly string[];
  onChange(notation: CellNotation): void;
}

const NUMBERS = [
  { value: '.', label: 'Written 1,234.5' },
  { value: ',', label: 'Written 1.234,5' },
];
const DATES = [
  { value: 'day', label: 'Day first: 31/12/2026' },
  { value: 'month', label: 'Month first: 12/31/2026' },
];
const YES_NO = [
  { value: 'words', label: 'Words for yes and no' },
  { value: 'true', label: 'Only “true” is yes' },
];

/** How a column's cells are written: found out from them, and to be corrected where they can be read in two ways. */
export function NotationChoice({ column, values, onChange }: Props) {
  const { csvHeader, dataType, notation = {} } = column;
  const common = { label: `How ${csvHeader} is written` };
  const { decimal, isDecimalOpen, isDayFirst, isYesNo } = notation;
  switch (dataType) {
    case 'number':
      if (decimal === undefined && !values.some((value) => /\d[.,'’\s]\d/.test(value))) return null;
      return (
        <NativeChoice
          {...common}
          value={decimal ?? (isDecimalOpen ? writer().decimal : '.')}
          options={NUMBERS}
          onChange={(next) => {
            // Said by a person, it is open no more.
            const { isDecimalOpen: _open, ...known } = notation;
            onChange({ ...known, decimal: next === ',' ? ',' : '.' });
          }}
        />
      );
    case 'datetime':
      if (isDayFirst === undefined && !values.some((value) => /^\d{1,2}[/-]/.test(value)))
        return null;
      return (
        <NativeChoice
          {...common}
          value={(isDayFirst ?? writing().isDayFirst) ? 'day' : 'month'}
          options={DATES}
          onChange={(next) => onChange({ ...notation, isDayFirst: next === 'day' })}
        />
      );
    case 'boolean':
      if (values.every((value) => /^(true|false|)$/i.test(value))) return null;
      return (
        <NativeChoice
          {...common}
          value={isYesNo ? 'words' : 'true'}
          options={YES_NO}
          onChange={(next) => onChange({ ...notation, isYesNo: next === 'words' })}
        />
      );
    default:
      return null;
  }
}
