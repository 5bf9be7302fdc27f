import type { Draft } from './draft.ts';

/** What the fields of one package are given. */
export interface FieldsProps {
  draft: Draft;
  /** Something is installed already: what is not given again stays. */
  isKept: boolean;
  set(change: Partial<Draft>): void;
  /** What the server says of a field. */
  errorOf(name: string): string | undefined;
}
