import type { Span } from '../../labels/index.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import type { Values } from '../values/index.ts';
import type { Text } from '../walk/index.ts';
import type { Outline, Outlined } from './outline.ts';

/** A text with its labels and what they outline, on the way into the draft. */
export interface Assembly extends Text {
  draft: Draft;
  spans: readonly Span[];
  leads: readonly number[];
  /** Choices that stand with their values. */
  values: readonly Values[];
  outline: Outline;
  entities: Map<Outlined, DraftEntity>;
}
