import type { Lang } from '../../lexicon/index.ts';
import type { DraftEntity } from '../draft.ts';
import { namesPeople } from '../people.ts';

/** Whether rows are people. */
export const isPerson = ({ thing, label }: DraftEntity, lang: Lang): boolean =>
  thing ? thing.kind === 'person' : namesPeople(label, lang);
