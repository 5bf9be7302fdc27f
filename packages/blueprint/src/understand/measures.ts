import { type Attribute, fold } from '../lexicon/index.ts';
import { unitOf } from '../lexicon/units.ts';
import type { DraftField } from './draft.ts';
import { fieldName } from './names.ts';

const LIMIT =
  /^(?:max(?:imum|imal\p{L}*|imaal)?|min(?:imum|imal\p{L}*|imaal)?|hochst|mindest|maxim[oa]s?|minim[oa]s?|massim[oaie]|nombre max\p{L}*|nombre min\p{L}*)\.?[ -]+(?:de |di |d['’] ?)?\p{L}{3,}|^(?:hochst|mindest)\p{L}{4,}/u;
/** What is no count, however much of it there may be: dates and amounts keep their kind. */
const OTHERWISE = new Set(['date', 'datetime', 'time', 'money', 'duration', 'percent', 'number']);

/** 'Max players' is how many; 'meters' in a log of swims is how far. Null for what is neither. */
export function measureOf(
  label: string,
  text: string,
  known: Attribute | undefined,
): DraftField | null {
  if (known && OTHERWISE.has(known.type)) return null;
  const base = { name: fieldName(label), label, asked: true, role: 'quantity' as const };
  if (LIMIT.test(fold(text))) return { ...base, type: 'integer' };
  // Several meters are a distance; a meter is read.
  const isDistance = known?.key === 'meter_kind' && /(?:s|ri)$/i.test(text);
  const unit = (known && !isDistance) || text.length < 3 ? undefined : unitOf(text);
  const isTime = unit === 'min' || unit === 'h';
  return unit && !isTime ? { ...base, type: 'number', unit } : null;
}

/** How an amount came to be, or what was done with several: 'minutes read', 'miles run', 'animals seen'. */
const CAME =
  /^(?:read|run|walked|spent|worked|played|practi[cs]ed|driven|ridden|swum|rowed|slept|earned|sold|baked|brewed|eaten|drunk|flown|seen|spotted|sighted|heard|caught|visited|met|covered|discussed|learned|learnt|used|planted|harvested|picked|volunteered)$/;
/** Whether a word behind several of something tells what became of them. English. */
export const tellsWhatCame = (word: string): boolean => CAME.test(word);

/** A field of several with what became of them is of those, and not whether it was done. English. */
export function cameToBe(label: string, text: string): DraftField | null {
  const [several = '', came = '', ...more] = text.toLowerCase().split(' ');
  if (!/^[a-z]+s$/.test(several) || !tellsWhatCame(came) || more.length > 0) return null;
  const base = { name: fieldName(label), label, asked: true };
  const unit = unitOf(several);
  if (unit === 'min' || unit === 'h') return { ...base, type: 'duration', role: 'duration', unit };
  if (unit) return { ...base, type: 'number', role: 'quantity', unit };
  const isCount = /^(?:pages|laps|rounds|lengths|miles|reps|points|words|chapters|eggs)$/;
  return isCount.test(several)
    ? { ...base, type: 'integer', role: 'quantity' }
    : { ...base, type: 'list', role: 'list' };
}
