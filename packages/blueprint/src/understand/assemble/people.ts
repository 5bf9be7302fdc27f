import type { DraftEntity } from '../draft.ts';
import { classOf } from '../wordnet.ts';

/** Whether rows are people. */
export const isPerson = ({ thing, label }: DraftEntity, lang: string): boolean =>
  thing ? thing.kind === 'person' : lang === 'en' && classOf(label.toLowerCase()) === 'person';
