import type { ToolDefinition, ToolField } from '@trellis/contract';

/** A tool after a wish was carried out, and what was done, in a sentence. */
export interface Changed {
  tool: ToolDefinition;
  done: string;
}
/** One kind of wish: carries it out, says by `refused` why it cannot be, or is null for other wishes. */
export type Rule = (wish: string, tool: ToolDefinition) => Changed | { refused: string } | null;

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/^(?:an?|the|my|your|our|their)\s+/, '')
    .replace(/["“”'‘’]/g, '')
    .replace(/\s+(?:field|input|question|box|block|section|part)s?$/, '')
    .trim();

const one = (words: string): string => plain(words).replace(/(?<=[^s])s$/, '');

/** The field that words mean, by its label or its name. */
export const fieldMeant = ({ fields }: ToolDefinition, words: string): ToolField | undefined =>
  fields.find((field) =>
    [field.label, field.name].some((name) => name && one(name) === one(words)),
  );

/** The block that words mean, by its title, else by its kind. */
export const blockMeant = ({ blocks }: ToolDefinition, words: string) =>
  blocks.find(({ title }) => title && one(title) === one(words)) ??
  blocks.find(({ type }) => type === one(words));

/** The tool with one of its fields as it is to be. */
export const withField = (
  tool: ToolDefinition,
  field: ToolField,
  changed: Partial<ToolField>,
): ToolDefinition => ({
  ...tool,
  fields: tool.fields.map((each) => (each === field ? { ...each, ...changed } : each)),
});

/** What a field is called on the screen. */
export const called = ({ label, name }: ToolField): string => label || name;

/** The words between quotation marks, or all of them without a full stop. */
export const unquoted = (words: string): string =>
  /^["“'‘](.*)["”'’]$/.exec(words.trim())?.[1] ?? words.trim();
