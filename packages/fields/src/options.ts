import type { FieldSchema } from './schema.ts';
import type { Parsed, Reading } from './type.ts';

/** The part of a field that its options stand in: the field itself, or the members of a list. */
export const optionsPart = (field: FieldSchema): FieldSchema | null =>
  field.enum ? field : field.items?.enum ? field.items : null;

/** The word for an option. */
export function labelOf(value: string, field: FieldSchema): string {
  const { enum: options = [], 'x-enumLabels': labels = [] } = optionsPart(field) ?? {};
  return labels[options.indexOf(value)] ?? value;
}

/** The option that a word is, whatever its case, by its value or its label. */
export function optionLike(word: string, { enum: options = [], ...field }: FieldSchema) {
  const lower = word.toLowerCase();
  const labels = field['x-enumLabels'] ?? [];
  return options.find(
    (option, at) => option.toLowerCase() === lower || labels[at]?.toLowerCase() === lower,
  );
}

/** A text as one of the options, as it stands, by what was said for it, by its case or its label. */
export function parseOption(text: string, part: FieldSchema, { from, words }: Reading): Parsed {
  if (part.enum?.includes(text)) return { value: text };
  const said = words && Object.hasOwn(words, text) ? words[text] : undefined;
  if (said === '') return { value: undefined, isChanged: true };
  if (said !== undefined && part.enum?.includes(said)) return { value: said, isChanged: true };
  const near = optionLike(text, part);
  if (near !== undefined) return { value: near, isChanged: true };
  const problem =
    from === 'typed'
      ? `Unknown option ${text}`
      : `“${text.slice(0, 60)}” is not one of the options`;
  return { problem, isUnmatched: true };
}

/** A list's members as a text has them: by the sign that is given, else a line break, a semicolon or a comma, the first that is there. */
export function partsOf(text: string, separator?: string): string[] {
  const likely = text.includes('\n') ? '\n' : text.includes(';') ? ';' : ',';
  return text
    .split(separator ?? likely)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The parts of a stored text that becomes a list, whichever signs are between them. */
export const storedParts = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
