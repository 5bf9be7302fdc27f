import { FOREIGN_WORDS } from '@trellis/contract';
import { Refusal } from '../refusal.ts';

/** The file's fault, with the reason that its reader gave. */
export class BrokenFile extends Refusal {
  constructor(reason: string) {
    super('invalid', reason, { code: 'file_broken' });
  }
}

/** It used more than it may, or took longer. */
export const needs = (what: 'memory' | 'time'): Refusal =>
  what === 'memory'
    ? new Refusal('invalid', FOREIGN_WORDS.needsMemory, { code: 'file_needs_memory' })
    : new Refusal('invalid', FOREIGN_WORDS.needsTime, { code: 'file_needs_time' });

/** Its process ended by itself. */
export const crashed = () => new Refusal('invalid', FOREIGN_WORDS.broken, { code: 'file_breaks' });

/** Its process did not get as far as the file: that may be tried again. */
export const notStarted = () =>
  new Refusal('unavailable', FOREIGN_WORDS.busy, {
    code: 'parsing_not_started',
    headers: { 'Retry-After': '5' },
  });

/** Nobody took what was read. */
export const forgotten = () =>
  new Refusal('unavailable', FOREIGN_WORDS.busy, { code: 'parsing_forgotten' });
