/** A property of a page as Notion answers it (https://developers.notion.com/reference/page-property-values). */
export type Property = { type?: string } & Record<string, unknown>;

/** Rollups of rollups that are followed. */
const DEEPEST = 4;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const named = (value: unknown): string => String((value as { name?: unknown } | null)?.name ?? '');

/** A text with its parts in a row. */
export const plainText = (parts: unknown): string =>
  list(parts)
    .map((part) => String((part as { plain_text?: unknown } | null)?.plain_text ?? ''))
    .join('');

/** A property's value in words; empty where it has none, or one of a kind that says nothing. */
export function valueText(property: Property, depth = 0): string {
  const { type = '' } = property;
  const value = property[type];
  switch (type) {
    case 'title':
    case 'rich_text':
      return plainText(value);
    case 'select':
    case 'status':
      return named(value);
    case 'multi_select':
    case 'people':
      return list(value).map(named).filter(Boolean).join(', ');
    case 'date':
      return dateText(value);
    case 'checkbox':
      return value === true ? 'yes' : 'no';
    case 'files':
      return list(value)
        .map((file) => fileUrl(file))
        .filter(Boolean)
        .join(' ');
    case 'formula':
    case 'rollup':
      return depth < DEEPEST ? computed(value, depth + 1) : '';
    case 'unique_id':
      return idText(value);
    case 'created_by':
    case 'last_edited_by':
      return named(value);
    case 'number':
    case 'url':
    case 'email':
    case 'phone_number':
    case 'created_time':
    case 'last_edited_time':
      return value === null || value === undefined ? '' : String(value);
    default:
      return '';
  }
}

function dateText(value: unknown): string {
  const { start, end } = (value ?? {}) as { start?: string; end?: string };
  return [start, end].filter(Boolean).join(' – ');
}

function computed(value: unknown, depth: number): string {
  const { type = '', ...rest } = (value ?? {}) as Property;
  if (type === 'array')
    return list(rest.array)
      .map((one) => valueText((one ?? {}) as Property, depth))
      .join(', ');
  if (type === 'date') return dateText(rest.date);
  const found = rest[type];
  if (typeof found === 'boolean') return found ? 'yes' : 'no';
  return found === null || found === undefined ? '' : String(found);
}

function idText(value: unknown): string {
  const { prefix, number } = (value ?? {}) as { prefix?: string | null; number?: number };
  return number === undefined ? '' : `${prefix ? `${prefix}-` : ''}${number}`;
}

/** Files of Notion's own have addresses that end within the hour: those say nothing later. */
function fileUrl(file: unknown): string {
  const { external, name } = (file ?? {}) as { external?: { url?: string }; name?: string };
  return external?.url ?? name ?? '';
}
