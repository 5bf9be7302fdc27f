import type { FieldSchema, RlsRule } from '@trellis/contract';
import { ALWAYS, and, type Filter } from '@trellis/filter';

interface FieldRules {
  read?: RlsRule;
  /** Covers create and update where those are not given. */
  write?: RlsRule;
  create?: RlsRule;
  update?: RlsRule;
}

/** The rows on which somebody reads a field, gives it to a new row, and changes it. */
export interface Access {
  read: Filter;
  create: Filter;
  update: Filter;
}

/** Reads a rule for one subject. */
export type RuleReader = (rule: RlsRule | undefined) => Filter;

/** A field's own rules (`rls`, base44-compatibility.md); null where it has none. */
export const rulesOf = ({ rls }: FieldSchema): FieldRules | null =>
  typeof rls === 'object' && rls !== null ? (rls as FieldRules) : null;

/**
 * What a field's own rules let somebody do, by operation. Nobody changes what they cannot read (ruling 16). Nor do they
 * give it to a new row, unless a rule says so: a form may take what its sender is not shown again.
 */
export function accessOf(rules: FieldRules, filterOf: RuleReader): Access {
  const read = filterOf(rules.read);
  const create = rules.create ?? rules.write;
  const update = rules.update ?? rules.write;
  return {
    read,
    create: create === undefined ? read : filterOf(create),
    update: and(read, filterOf(update)),
  };
}

export const isOpen = ({ read, create, update }: Access): boolean =>
  read === ALWAYS && create === ALWAYS && update === ALWAYS;
