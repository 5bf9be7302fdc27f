// Without shapes: the page of a published tool carries what stands here.

/** What an input of a tool can be (ruling 49). Each stands on a type of `packages/fields`. */
export const TOOL_FIELD_TYPES = [
  'text',
  'long_text',
  'number',
  'select',
  'multiselect',
  'date',
  'email',
  'phone',
  'link',
  'boolean',
  'photo',
  'file',
  'place',
  'tool_item_select',
] as const;
export type ToolFieldType = (typeof TOOL_FIELD_TYPES)[number];

/** Types that admins of the installation alone add (spec 1, section 6). */
export const ADMIN_FIELD_TYPES: readonly ToolFieldType[] = ['place', 'tool_item_select'];
/** Types whose value is an upload. */
export const UPLOAD_FIELD_TYPES: readonly ToolFieldType[] = ['photo', 'file'];

/** The name that the free line goes by, and no field may have (spec 1, section 5). */
export const INPUT_NAME = 'input';

/** The options that a field offers, wherever they were written. */
export const optionsOf = <Option>({
  options,
  optionsConfig,
}: {
  options?: Option[] | null;
  optionsConfig?: { options?: Option[] | null } | null;
}): Option[] => options ?? optionsConfig?.options ?? [];

export const fieldLabel = ({ label, name }: { label?: string | null; name: string }): string =>
  label?.trim() || name;

const TYPED_AS: Partial<
  Record<ToolFieldType, { type: string; inputMode?: 'decimal'; autoComplete?: string }>
> = {
  number: { type: 'text', inputMode: 'decimal' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  link: { type: 'url' },
  date: { type: 'date' },
};
/** How a browser takes in what is typed into a field: with which keyboard, and from what it knows of the person. */
export const typedAs = ({ type }: { type: ToolFieldType }) => TYPED_AS[type] ?? { type: 'text' };

/**
 * Who starts runs without being signed in keeps a secret of their own, and sends it along: only it opens them
 * again (ruling 66).
 */
export const VISITOR_KEY_HEADER = 'X-Visitor-Key';
