import { attributes, type Lang } from '../lexicon/index.ts';
import type { AppSpec, SpecEntity, SpecField } from '../spec.ts';
import { singulars } from './named.ts';

/** Whether a message speaks of a field: by its label, its name, or the lexicon's words for it. */
function isNamed(field: SpecField, message: readonly string[], lang: Lang): boolean {
  const attribute = attributes.get(field.concept ?? field.name);
  const known = attribute ? [...attribute.words[lang], ...attribute.words.en] : [];
  return [field.label, field.name.replaceAll('_', ' '), ...known.map(({ one }) => one)]
    .map((name) => singulars(name, lang))
    .some((name) => name.length > 0 && name.every((word) => message.includes(word)));
}

/**
 * Personal fields that nobody asked for and nothing needs: a list that everybody reads is better off without them than
 * closed. The title stays, and what a behaviour is about.
 */
export function unaskedIn(
  entity: SpecEntity,
  personal: readonly string[],
  message: string,
  lang: Lang,
  { behaviours, pages }: AppSpec,
): string[] {
  const line = singulars(message, lang);
  const needed = new Set([...behaviours, ...pages].flatMap(({ fields }) => Object.values(fields)));
  return entity.fields
    .filter((field) => personal.includes(field.name) && field.role !== 'title' && !field.required)
    .filter((field) => !needed.has(field.name) && !isNamed(field, line, lang))
    .map(({ name }) => name);
}

/** An entity without some of its fields, and its sample rows without their values. */
export function without(entity: SpecEntity, names: readonly string[]): SpecEntity {
  const isKept = (name: string) => !names.includes(name);
  return {
    ...entity,
    fields: entity.fields.filter(({ name }) => isKept(name)),
    samples: entity.samples.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => isKept(name))),
    ),
  };
}
