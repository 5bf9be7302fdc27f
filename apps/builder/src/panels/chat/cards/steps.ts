import { type ActionCard, type FileKind, fileKind } from '@trellis/contract';
import { counted } from '../../../ui/counted.ts';

/** A line of the list of steps: one step, or what pages are put together from. */
export type StepLine = { kind: 'step'; card: ActionCard } | { kind: 'parts'; cards: ActionCard[] };

/** So many parts behind each other are a line. */
const FOLDED = 3;

/** Steps as lines, in their order: parts of pages that follow each other are folded into one. */
export function stepLines(cards: readonly ActionCard[]): StepLine[] {
  const lines: StepLine[] = [];
  let parts: ActionCard[] = [];
  const close = () => {
    if (parts.length >= FOLDED) lines.push({ kind: 'parts', cards: parts });
    else lines.push(...parts.map((card): StepLine => ({ kind: 'step', card })));
    parts = [];
  };
  for (const card of cards) {
    // What did not come out is shown by itself.
    if (isPart(card) && !card.message && card.state !== 'failed' && card.state !== 'truncated') {
      parts.push(card);
      continue;
    }
    close();
    lines.push({ kind: 'step', card });
  }
  close();
  return lines;
}

const isPart = ({ type, file }: ActionCard): boolean =>
  /_file$/.test(type) && ['component', 'service'].includes(fileKind(file) ?? '');

const KINDS: Record<FileKind, string> = {
  page: 'Page',
  component: 'Part',
  service: 'Part',
  entity: 'Data',
  function: 'Server',
  tool: 'AI tool',
  layout: 'Navigation',
  globals: 'Look',
};

const CHANGED: Partial<Record<ActionCard['type'], string>> = {
  edit_file: 'changed',
  edit_entity: 'changed',
  delete_file: 'removed',
};

/** What kind of thing a step is about, in the product's words, and what became of it where that is not new. */
export function stepKind({ type, file }: ActionCard): string {
  if (type === 'unknown') return 'Note';
  if (type === 'insert_entity_records' || type === 'import_entities') return 'Rows';
  const kind = type.endsWith('_entity') ? 'Data' : KINDS[fileKind(file) ?? 'service'];
  return [kind, CHANGED[type]].filter(Boolean).join(' ');
}

/** How many rows a step added; null where it does not say. */
export function rowWords({ type, state, content }: ActionCard): string | null {
  if (state !== 'applied' || type !== 'insert_entity_records') return null;
  try {
    const rows: unknown = JSON.parse(content);
    return Array.isArray(rows) ? counted(rows.length, 'row') : null;
  } catch {
    // A model's slip of JSON that was read all the same.
    return null;
  }
}

/** What a step is about: its title, or its file's name as people read it; '' where the kind says it all. */
export function stepName({ title, file }: ActionCard): string {
  if (title && title !== file) return title;
  if (['layout', 'globals'].includes(fileKind(file) ?? '')) return '';
  const name = file.replace(/\/(index|entry)\.\w+$/, '').replace(/^.*\//, '');
  return name
    .replace(/\.(tsx?|jsx?|json|css)$/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .trim();
}
