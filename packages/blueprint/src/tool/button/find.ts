import { targetsOf } from '../../change/targets.ts';
import type { Lang } from '../../lexicon/lang.ts';
import { tokenise } from '../../lexicon/tokens.ts';
import type { AppSpec, FieldType, SpecEntity, SpecField } from '../../spec.ts';
import { VOCABULARY } from '../foreign/vocabulary.ts';
import { toolWords } from '../words.ts';
import { type ButtonWish, worksInPlace } from './read.ts';

/** Where a button stands, and what it goes by. */
export interface ButtonPlace {
  entity: SpecEntity;
  /** The field that it fills. */
  target: SpecField;
  /** The fields that it is given. */
  from: SpecField[];
}

const FILLED: ReadonlySet<FieldType> = new Set<FieldType>(['text', 'longtext', 'list']);
const READ: ReadonlySet<FieldType> = new Set<FieldType>([
  ...['text', 'longtext', 'richtext', 'list', 'enum', 'multienum', 'image', 'file'],
  ...['number', 'integer', 'money', 'percent', 'rating', 'duration', 'date', 'time', 'boolean'],
] as FieldType[]);
/** What says something of a row by itself: given where nobody says what to go by. */
const TELLING: ReadonlySet<FieldType> = new Set<FieldType>([
  'text',
  'longtext',
  'richtext',
  'list',
  'enum',
  'image',
]);
const MOST = 6;

/** The place that a wish means; words for the person where the app has none; null where it is no wish for a button. */
export function placeOf(
  wish: ButtonWish,
  object: string,
  spec: AppSpec,
  lang: Lang,
): ButtonPlace | string | null {
  const inPlace = worksInPlace(wish);
  const wanted =
    inPlace || wish.sources.length > 0 || !isWorkedOn(wish)
      ? object
      : wish.place || toolWords(lang, 'summary');
  const named = fieldsNamed(wanted, spec, lang).filter(({ field }) => FILLED.has(field.type));
  const about = targetsOf(wish.place, spec, lang).find((one) => one.kind === 'entity');
  const there = about?.kind === 'entity' ? about.entity.name : null;
  const found = named.find(({ entity }) => entity.name === there) ?? named[0];
  if (!found) return wish.isPlain ? noField(wanted, spec, lang) : null;
  const { entity, field: target } = found;
  const from = inPlace
    ? [target]
    : sourcesIn(
        entity,
        target,
        isWorkedOn(wish) && wish.sources.length === 0 ? [object] : wish.sources,
        lang,
      );
  if (typeof from === 'string') return from;
  if (from.length === 0) return toolWords(lang, 'alone', target.label, entity.plural);
  return { entity, target, from: from.slice(0, MOST) };
}

const isWorkedOn = ({ act }: ButtonWish): boolean => act === 'summarise' || act === 'explain';

function fieldsNamed(words: string, spec: AppSpec, lang: Lang) {
  return targetsOf(words, spec, lang, 'field').flatMap((target) =>
    target.kind === 'field' && !target.field.hidden ? [target] : [],
  );
}

/** The fields that words name, all that tell something where there are none; or what is not there. */
function sourcesIn(
  entity: SpecEntity,
  target: SpecField,
  words: readonly string[],
  lang: Lang,
): SpecField[] | string {
  const others = entity.fields.filter(
    (field) => field !== target && !field.hidden && !field.isGuarded && READ.has(field.type),
  );
  if (words.length === 0)
    return others.filter(
      ({ type, role }) => TELLING.has(type) && !['person', 'status'].includes(role),
    );
  const chosen: SpecField[] = [];
  for (const phrase of words) {
    const fields = namedIn(phrase, entity, others, lang);
    if (fields.length === 0)
      return toolWords(lang, 'no_source', entity.plural, phrase, listed(others, lang));
    for (const field of fields) if (!chosen.includes(field)) chosen.push(field);
  }
  return chosen;
}

function namedIn(
  phrase: string,
  entity: SpecEntity,
  others: readonly SpecField[],
  lang: Lang,
): SpecField[] {
  const words = tokenise(phrase).map(({ low }) => low);
  const means = (kind: 'all' | 'photo' | 'file') =>
    words.some((word) => (lang === 'en' ? ENGLISH : VOCABULARY[lang])[kind].test(word));
  if (means('all')) return others.filter(({ type }) => TELLING.has(type));
  const alone = { version: 1, entities: [entity], pages: [] } as unknown as AppSpec;
  const named = fieldsNamed(phrase, alone, lang).find(({ field }) => others.includes(field));
  if (named) return [named.field];
  const type = means('photo') ? 'image' : means('file') ? 'file' : null;
  return others.filter((field) => field.type === type);
}

const ENGLISH = {
  all: /^(?:others?|rest|everything|all|details|facts|form|fields)$/,
  photo: /^(?:photo|picture|image)s?$/,
  file: /^(?:file|document|pdf)s?$/,
};

function noField(words: string, spec: AppSpec, lang: Lang): string {
  const all = spec.entities
    .filter(({ isChild }) => !isChild)
    .map(
      ({ plural, fields }) =>
        `${plural}: ${listed(
          fields.filter(({ type, hidden }) => FILLED.has(type) && !hidden),
          lang,
        )}`,
    );
  return toolWords(lang, 'no_field', words, all.join('; '));
}

const listed = (fields: readonly SpecField[], lang: Lang): string =>
  fields.map(({ label }) => label).join(', ') || toolWords(lang, 'none');
