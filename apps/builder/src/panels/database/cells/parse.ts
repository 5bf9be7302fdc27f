import { type Parsed, parseText } from '@trellis/fields';
import { type Column, isDay, isTime } from '../columns/columns.ts';
import { HERE, typedDate } from './dates.ts';

/** A typed or pasted text as a value of the column (spec 2, section 5); undefined where it is empty. */
export const parseCell = (text: string, column: Column): Parsed =>
  isTime(column)
    ? typedDate(text, isDay(column))
    : parseText(text, column.field ?? {}, HERE, column.type);
