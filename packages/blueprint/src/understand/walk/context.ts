import type { Context } from '../../lexicon/index.ts';
import type { Reading } from './reading.ts';

/** What the sentence says the app is for, once each. */
export function addContext(reading: Reading, context: Context, text: string): void {
  const { draft } = reading;
  if (draft.contexts.some((known) => known.key === context.key)) return;
  draft.contexts.push({ ...context, text });
  if (context.key === 'agency' && /(team|equipe|équipe|equipo|squadra|time)$/i.test(text))
    draft.team = true;
}
