import type { SpecField } from '../spec.ts';
import { type AppModel, byRole, type EntityModel, isDate } from './model.ts';
import { countedLines, taxField } from './rules.ts';
import type { Phrase } from './words/en.ts';

/** Fields of a form that belong together; what a row is about needs no heading. */
export interface FormSection {
  heading: Phrase | null;
  fields: SpecField[];
}

/** So many inputs are seen at once. */
const FEW = 6;
const HEADED = ['formWho', 'formWhen', 'formMoney'] as const satisfies Phrase[];

/** A long form in parts: what it is about, who, when, money, and last what is written at length. `shut`: what only some fill in. */
export function sectionsOf(
  model: AppModel,
  entity: EntityModel,
  fields: readonly SpecField[],
  shut: ReadonlySet<SpecField>,
): FormSection[] {
  if (fields.length <= FEW) return [{ heading: null, fields: [...fields] }];
  const last = fields.findLastIndex(({ type }) => type !== 'longtext' && type !== 'richtext');
  const headed = HEADED.map((heading) => ({
    heading,
    fields: fields.filter(
      (field, at) => at <= last && !shut.has(field) && headingOf(model, entity, field) === heading,
    ),
  })).filter((section) => section.fields.length > 1);
  const inParts = headed.flatMap((section) => section.fields);
  const others = fields.filter((field) => !inParts.includes(field));
  const about = others.filter((field) => fields.indexOf(field) <= last);
  const isSplit = about.length > 0 && headed.length > 0;
  if (!isSplit) return [{ heading: null, fields: [...fields] }];
  return [
    { heading: null, fields: about },
    ...headed,
    { heading: null, fields: others.filter((field) => !about.includes(field)) },
  ].filter((section) => section.fields.length > 0);
}

function headingOf(model: AppModel, entity: EntityModel, field: SpecField): Phrase | null {
  const { type, role } = field;
  if (role === 'title') return null;
  if (isDate(field) || type === 'time' || role === 'duration') return 'formWhen';
  if (type === 'money' || field === countedLines(entity) || field === taxField(entity))
    return 'formMoney';
  const related = model.entity(field.relation);
  const isPerson = role === 'person' || (related && byRole(related, 'email', 'phone'));
  return isPerson || type === 'email' || type === 'phone' ? 'formWho' : null;
}
