import {
  type CsvMapping,
  type EntitySchema,
  type FieldSchema,
  type ImportField,
  type ImportType,
  importFields,
  isPlaceName,
  splitCharacterOf,
  titleFieldOf,
} from '@trellis/contract';
import { fieldTypeOf, optionsPart, parseText } from '@trellis/fields';

export interface Table {
  headers: readonly string[];
  previewData: readonly Record<string, unknown>[];
  schema: Named;
}

type Named = Pick<EntitySchema, 'properties'> & Partial<Pick<EntitySchema, 'name'>>;

/** Words that people use for one thing. */
const SYNONYMS = [
  ['email', 'mail', 'emailaddress', 'mailaddress'],
  ['phone', 'telephone', 'tel', 'mobile', 'phonenumber', 'telephonenumber', 'cell', 'cellphone'],
  ['name', 'fullname', 'title', 'label'],
  ['firstname', 'givenname', 'forename'],
  ['lastname', 'surname', 'familyname'],
  ['postcode', 'zip', 'zipcode', 'postalcode'],
  ['description', 'notes', 'note', 'comment', 'comments', 'remarks', 'details', 'summary'],
  ['date', 'day', 'when', 'datetime'],
  ['price', 'cost', 'amount', 'fee', 'rate', 'value', 'total'],
  ['quantity', 'qty', 'count', 'number', 'units', 'stock'],
  ['status', 'state', 'stage'],
  ['category', 'type', 'kind', 'group', 'genre'],
  ['tags', 'labels', 'keywords'],
  ['url', 'website', 'link', 'web', 'homepage', 'site'],
  ['image', 'photo', 'picture', 'avatar', 'logo'],
  ['company', 'organisation', 'organization', 'employer', 'firm', 'business'],
  ['address', 'street', 'location', 'streetaddress'],
  ['city', 'town', 'place'],
  ['country', 'nation'],
  ['birthday', 'birthdate', 'dateofbirth', 'dob', 'born'],
  ['gender', 'sex'],
  ['active', 'enabled', 'isactive'],
  ['done', 'completed', 'complete', 'finished', 'isdone'],
  ['due', 'duedate', 'deadline'],
];
const GROUP = new Map(SYNONYMS.flatMap((words, at) => words.map((word) => [word, at] as const)));

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
const wordsOf = (text: string): string[] =>
  text
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Where each column goes, by names, by words of one meaning, and by what its values look like. */
export function mapColumns({ headers, previewData, schema }: Table): CsvMapping[] {
  const fields = importFields(schema);
  const title = titleFieldOf(schema);
  const calls = rowNamesOf(schema);
  const scored = headers.flatMap((header, at) => {
    const values = valuesOf(previewData, header);
    const isTitle = ({ path }: ImportField) => path === title && calls.has(plain(header));
    return fields.map((field) => ({
      at,
      field,
      score: scoreOf(header, values, field, isTitle(field)),
    }));
  });
  // The surest come first; each column and each field is taken once.
  scored.sort((a, b) => b.score - a.score || a.at - b.at);
  const taken = new Map<number, ImportField>();
  const used = new Set<string>();
  for (const { at, field, score } of scored) {
    if (score < LEAST || taken.has(at) || used.has(field.path)) continue;
    taken.set(at, field);
    used.add(field.path);
  }
  return headers.map((csvHeader, at) =>
    mappingOf(csvHeader, taken.get(at) ?? null, valuesOf(previewData, csvHeader)),
  );
}

/** What a row is called as its entity is: of a column with that header the values are the rows' names. */
function rowNamesOf({ name }: Named): ReadonlySet<string> {
  const one = plain(name ?? '');
  return new Set(one === '' ? [] : [one, `${one}s`, `${one}es`, one.replace(/y$/, 'ies')]);
}

export function mappingOf(
  csvHeader: string,
  field: ImportField | null,
  values: readonly string[],
): CsvMapping {
  const isList = field?.type === 'array';
  return {
    csvHeader,
    schemaField: field?.path ?? null,
    dataType: field?.type ?? 'text',
    ...(isList && { splitCharacter: splitCharacterOf(values) }),
  };
}

export const valuesOf = (rows: readonly Record<string, unknown>[], header: string): string[] =>
  rows.map((row) => String(row[header] ?? '').trim()).filter((value) => value !== '');

const LEAST = 0.5;

function scoreOf(
  header: string,
  values: readonly string[],
  { path, field, type }: ImportField,
  isTitle: boolean,
) {
  // What has parts takes all of them at once, as an export has them, and no words beside.
  if (field.properties && !values.every(isObject)) return 0;
  const last = path.split('.').at(-1) ?? path;
  const [name, wanted] = [plain(header), [plain(last), plain(path), plain(field.title ?? '')]];
  if (header.toLowerCase() === path.toLowerCase()) return 3;
  if (name !== '' && wanted.includes(name)) return 2.5;
  // What has no name of its own is of nothing that is known.
  if (isPlaceName(header)) return 0;
  const fits = fitOf(values, type, field);
  if (fits < 0) return 0;
  if (isTitle) return 1.4 + fits;
  const group = GROUP.get(name);
  if (group !== undefined && wanted.some((one) => GROUP.get(one) === group)) return 1.5 + fits;
  const [ours, theirs] = [
    new Set(wordsOf(header)),
    new Set(wordsOf(`${path} ${field.title ?? ''}`)),
  ];
  const shared = [...ours].filter(
    (word) => theirs.has(word) || [...theirs].some((one) => sameGroup(word, one)),
  ).length;
  if (shared > 0) return 0.4 + (0.6 * shared) / Math.max(ours.size, 1) + fits;
  // By values alone only what they can hardly be mistaken for.
  return fits >= 0.6 ? fits : 0;
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** In whichever order its writer has day and month. */
const isOf = (text: string, field: FieldSchema): boolean =>
  [true, false].some(
    (isDayFirst) => !('problem' in parseText(text, field, { from: 'file', isDayFirst })),
  );

const isYesNo = (text: string, field: FieldSchema): boolean =>
  !('problem' in parseText(text, field, { from: 'file', isYesNo: true }));

const sameGroup = (a: string, b: string) => GROUP.has(a) && GROUP.get(a) === GROUP.get(b);

/** How well values fit a field: -1 where they cannot be its, 0 where they say nothing. */
function fitOf(values: readonly string[], type: ImportType, field: FieldSchema): number {
  if (values.length === 0) return 0;
  const options = optionsPart(field)?.enum;
  if (options) {
    const known = new Set(options.map((option) => option.toLowerCase()));
    const parts = values.flatMap((value) => value.toLowerCase().split(/[,;|\n\t]/));
    return parts.every((part) => known.has(part.trim())) ? 0.7 : 0;
  }
  const all = values.every((value) => isOf(value, field));
  if (type === 'number') return all ? 0.1 : -1;
  if (type === 'datetime') return all && values.every((value) => /\d/.test(value)) ? 0.2 : -1;
  // A file's text that is not 'true' is a no; whether a column is of yes and no is another question.
  if (type === 'boolean') return values.every((value) => isYesNo(value, field)) ? 0.2 : -1;
  const { id, infer } = fieldTypeOf(field);
  if (id === 'email') return infer(values, '', {}) ? 0.8 : -1;
  return id === 'link' && infer(values, '', {}) ? 0.6 : 0;
}
