import { isOfTools, type Template } from '@trellis/contract';

export type Kind = 'all' | 'app' | 'tool';

interface Choice {
  kind: Kind;
  category: string | null;
  /** Every one of them stands in the name, the description or the category. */
  words: string;
}

/** The templates that a choice leaves, in their order. */
export function chosen(
  templates: readonly Template[],
  { kind, category, words }: Choice,
): Template[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return templates.filter((one) => {
    if (kind !== 'all' && isOfTools(one.kind) !== (kind === 'tool')) return false;
    if (category !== null && !one.categories.includes(category)) return false;
    const text = `${one.name} ${one.description} ${one.categories.join(' ')}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
