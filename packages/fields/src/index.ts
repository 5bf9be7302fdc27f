export { CSV_MARK, csvLine, guardedCell, guardedText } from './csv.ts';
export { plainDigits } from './digits.ts';
export { TEXT_FORMATS, type TextFormat, textFormat } from './formats.ts';
export { notationOf } from './notation.ts';
export { exactNumber, saysTheSame } from './number-text.ts';
export { labelOf, optionsPart, storedParts } from './options.ts';
export { plainText } from './plain.ts';
export { FIELD_TYPES, type FieldTypeId } from './registry.ts';
export type { FieldSchema } from './schema.ts';
export type {
  CellEditor,
  CellView,
  FieldType,
  NewField,
  Notation,
  Order,
  Parsed,
  Reading,
  TextOrigin,
} from './type.ts';
export { typedJson } from './types/json.ts';
export {
  convertValue,
  fieldTypeOf,
  formatValue,
  inferField,
  parseText,
  typeById,
} from './values.ts';
export { isDateInFigures } from './written-time.ts';
export { isNo, isYes } from './yes-no.ts';
