import { TextInput } from '@mantine/core';
import type { FieldSchema, FieldType } from '@trellis/fields';
import { useState } from 'react';
import { parseCell, writtenFigure } from './parse.ts';

interface Props {
  label: string;
  type: FieldType;
  field: FieldSchema | null | undefined;
  value: unknown;
  error: string | undefined;
  /** What is no figure yet is a problem, and no value. */
  onChange(value: number | null, problem?: string): void;
}

/** A figure in a form, typed as into a cell: a number input would drop what it does not know, and '12,5' be 125. */
export function FigureField({ label, type, field = null, value, error, onChange }: Props) {
  const column = { type, field };
  const [text, setText] = useState(() =>
    typeof value === 'number' ? writtenFigure(value, column) : '',
  );
  return (
    <TextInput
      label={label}
      size="xs"
      error={error}
      inputMode="decimal"
      value={text}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setText(next);
        const parsed = parseCell(next, column);
        if ('problem' in parsed) onChange(null, parsed.problem);
        else onChange(typeof parsed.value === 'number' ? parsed.value : null);
      }}
    />
  );
}
