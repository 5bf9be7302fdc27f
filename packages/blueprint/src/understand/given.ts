import type { Attribute } from '../lexicon/index.ts';
import type { Draft, DraftEntity, DraftField } from './draft.ts';

/** Whether a model named the lists of an app: there are no others then, but what a deed cannot be done without. */
export const isGiven = ({ entities }: Pick<Draft, 'entities'>): boolean =>
  entities.some(({ given }) => given !== undefined);

const isDay = ({ type }: Pick<DraftField, 'type'>): boolean =>
  type === 'date' || type === 'datetime';

/** What is said of a thing, and is no answer to it. */
const BESIDE = ['comment', 'review', 'vote', 'photo'];

/** The list of a model in which people put themselves down for what is booked or lent, however it is called. */
export const answersTo = (draft: Draft, main: DraftEntity): DraftEntity | undefined =>
  draft.entities.find(
    ({ given, thing, fields, ...entity }) =>
      given === 'people' &&
      entity.key !== main.key &&
      !BESIDE.includes(thing?.key ?? '') &&
      fields.some(({ to, required }) => to === main.key && required),
  );

/** Whether a model's list takes place at a time of its own. */
export const hasOwnTime = ({ fields }: DraftEntity): boolean =>
  fields.some((field) => field.asked && isDay(field));

/** Whether one of a model's fields does the work of a usual one: any day of its own or of what it is of, any choice. */
export function isSaidOtherwise(draft: Draft, entity: DraftEntity, usual: Attribute): boolean {
  const said = entity.fields.filter(({ asked }) => asked);
  if (usual.role !== 'plain' && said.some(({ role }) => role === usual.role)) return true;
  if (usual.role === 'title' && entity.given === 'people') return said.length > 0;
  if (usual.type === 'enum' && (usual.role !== 'status' || usual.key === 'attendance_status'))
    return said.some(({ type }) => type === 'enum');
  if (!isDay(usual)) return false;
  return said.some(
    (field) =>
      isDay(field) ||
      (field.required &&
        draft.entities.some((other) => other.key === field.to && hasOwnTime(other))),
  );
}
