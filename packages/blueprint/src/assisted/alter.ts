import type { Changing } from '../change/state.ts';
import { fold } from '../lexicon/index.ts';
import type { SpecField } from '../spec.ts';
import { optionsFrom } from '../understand/options.ts';
import type { Leave } from './asked.ts';
import { roleOf, typeOf } from './fields.ts';
import type { ReducedField } from './reduced.ts';

/** What a revised field changes of the one that is there: type, choices, whether it is required. */
export function alterField(
  state: Changing,
  entity: string,
  was: ReducedField,
  now: ReducedField,
  leave: Leave,
): boolean {
  const field = state.spec.entities
    .find(({ name }) => name === entity)
    ?.fields.find(({ name }) => name === was.id);
  if (!field) return true;
  const patch: Partial<SpecField> = {};
  const isSpokenOf = leave.names(was.label, now.label, was.id);
  let heeded = true;
  const options = optionsOf(
    field,
    was,
    now,
    isSpokenOf || leave.removes || leave.names(...was.options),
  );
  if (was.type !== now.type) {
    const isPossible = was.type !== 'relation' && now.type !== 'relation';
    const type = typeOf(now.type);
    const hasChoices = type !== 'enum' && type !== 'multienum' ? true : now.options.length > 0;
    if (isSpokenOf && isPossible && hasChoices) {
      Object.assign(patch, {
        type,
        role: field.role === 'title' && type === 'text' ? 'title' : roleOf(type),
        options: type === 'enum' || type === 'multienum' ? optionsFrom(now.options) : undefined,
        default: undefined,
      });
      state.say('typed', field.label, now.type);
    } else heeded = false;
  } else if (options) {
    Object.assign(patch, { options });
    if (!options.some((option) => option.value === field.default)) patch.default = undefined;
    state.say('optionsSet', field.label, options.map((option) => option.label).join(', '));
  }
  if (was.required !== now.required && isSpokenOf) {
    patch.required = now.required;
    state.say(now.required ? 'required' : 'optional', field.label);
  }
  if (Object.keys(patch).length > 0)
    state.update(entity, (one) => ({
      ...one,
      fields: one.fields.map((own) => (own.name === field.name ? { ...own, ...patch } : own)),
      samples:
        patch.type === undefined
          ? one.samples
          : one.samples.map(({ [field.name]: _old, ...row }) => row),
    }));
  return heeded;
}

/** The choices as revised; null for no change. A choice keeps its value when only its word changes. */
function optionsOf(
  field: SpecField,
  was: ReducedField,
  now: ReducedField,
  mayDrop: boolean,
): SpecField['options'] | null {
  const old = field.options;
  if (!old || now.options.length === 0) return null;
  const has = (list: readonly string[], label: string) =>
    list.some((other) => fold(other) === fold(label));
  const gone = was.options.filter((label) => !has(now.options, label));
  const fresh = now.options.filter((label) => !has(was.options, label));
  if (fresh.length === 0 && (gone.length === 0 || !mayDrop)) return null;
  const [from] = gone;
  const [to] = fresh;
  if (from && to && gone.length === 1 && fresh.length === 1 && mayDrop)
    if (was.options.indexOf(from) === now.options.indexOf(to))
      return old.map((option) => (option.label === from ? { ...option, label: to } : option));
  const kept = mayDrop ? old.filter((option) => has(now.options, option.label)) : old;
  const added = optionsFrom(fresh).filter((option) =>
    kept.every((other) => other.value !== option.value),
  );
  return [...kept, ...added];
}
