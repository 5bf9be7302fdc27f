import type { ActionCard } from '@trellis/contract';

/** One thing that a turn makes, as far as it can be shown before it is there. */
export interface Step {
  kind: 'list' | 'page' | 'look' | 'rows';
  /** In words: 'My bookings'. */
  name: string;
  isDone: boolean;
}

/** What an answer's actions make, in their order, each thing once. */
export function stepsOf(cards: readonly ActionCard[]): Step[] {
  const steps = new Map<string, Step>();
  for (const { type, file, state } of cards) {
    if (state === 'failed') continue;
    const kind = kindOf(type, file);
    if (kind)
      steps.set(`${kind} ${file}`, { kind, name: nameOf(file), isDone: state === 'applied' });
  }
  return [...steps.values()];
}

function kindOf(type: ActionCard['type'], file: string): Step['kind'] | null {
  if (type === 'add_entity') return 'list';
  if (type === 'insert_entity_records' || type === 'import_entities') return 'rows';
  if (type !== 'add_file' && type !== 'edit_file') return null;
  if (/^pages\/[^/]+\.[jt]sx?$/.test(file)) return 'page';
  return /\.css$/.test(file) ? 'look' : null;
}

/** 'pages/MyBookings.tsx' → 'My bookings'. */
function nameOf(file: string): string {
  const base = file.replace(/^.*\//, '').replace(/\.\w+$/, '');
  const words = base.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').replace(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
