import { ReducedAccess, ReducedType, ReducedView } from './reduced.ts';

/** What models call what they were told to call otherwise: each part of a spec by the first of its names that is there. */
const NAMES = {
  entities: [
    'entities',
    'models',
    'tables',
    'collections',
    'lists',
    'resources',
    'entity',
    ...[
      'entitäten',
      'tabellen',
      'entités',
      'entidades',
      'tablas',
      'tabelas',
      'entità',
      'entiteiten',
    ],
  ],
  fields: [
    'fields',
    'properties',
    'columns',
    'attributes',
    'props',
    ...['felder', 'champs', 'campos', 'campi', 'velden'],
  ],
  options: [
    'options',
    'choices',
    'values',
    'enum',
    'allowed_values',
    ...['optionen', 'opciones', 'opzioni', 'opções', 'opties'],
  ],
  target: ['entity', 'target', 'references', 'reference', 'ref', 'relation', 'related_to', 'to'],
  label: ['label', 'title', 'display_name', 'displayName'],
  plural: ['plural', 'plural_name', 'pluralName', 'label_plural'],
  id: [
    'id',
    'name',
    'key',
    'slug',
    'field',
    ...[
      'table_name',
      'tableName',
      'entity_name',
      'column_name',
      'columnName',
      'field_name',
      'fieldName',
    ],
  ],
  type: ['type', 'field_type', 'fieldType', 'data_type', 'dataType', 'kind', 'typ', 'tipo'],
  colour: ['colour', 'color', 'primary', 'primaryColor', 'primary_color', 'accent'],
  mode: ['mode', 'theme', 'scheme'],
  view: ['view', 'type', 'kind', 'layout'],
  access: ['access', 'visibility', 'permissions', 'permission', 'privacy'],
  by: ['by', 'group_by', 'groupBy', 'field'],
} as const;

export type Part = keyof typeof NAMES;

/** A part of what a model wrote, by any of the names that models give it, upper and lower case alike. */
export function part(own: Readonly<Record<string, unknown>>, name: Part): unknown {
  const keys = new Map(Object.keys(own).map((key) => [key.toLowerCase(), key]));
  for (const one of NAMES[name]) {
    const key = keys.get(one.toLowerCase());
    if (key !== undefined && own[key] !== null && own[key] !== '') return own[key];
  }
  return undefined;
}

export function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** A record by its keys in lower case: models that write "Access" mean access. Of two that differ by case the first counts. */
export function keyed(value: unknown): Record<string, unknown> {
  const own: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(record(value))) {
    const low = key.toLowerCase();
    if (!Object.hasOwn(own, low)) own[low] = one;
  }
  return own;
}

/** A list, or an object whose keys name its items. */
export function listed(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return Object.entries(record(value)).map(([key, one]) => {
    if (typeof one === 'string') return `${key}: ${one}`;
    return Array.isArray(one) ? { id: key, fields: one } : { id: key, ...record(one) };
  });
}

/** What models call types when they forget the list. */
const ALIASES: Record<string, ReducedType> = {
  string: 'text',
  str: 'text',
  varchar: 'text',
  char: 'text',
  textarea: 'longtext',
  long_text: 'longtext',
  richtext: 'longtext',
  rich_text: 'longtext',
  markdown: 'longtext',
  int: 'number',
  integer: 'number',
  bigint: 'number',
  float: 'number',
  double: 'number',
  decimal: 'number',
  numeric: 'number',
  currency: 'money',
  price: 'money',
  percentage: 'percent',
  stars: 'rating',
  bool: 'boolean',
  checkbox: 'boolean',
  toggle: 'boolean',
  'date-time': 'datetime',
  date_time: 'datetime',
  timestamp: 'datetime',
  timestamptz: 'datetime',
  enum: 'choice',
  select: 'choice',
  dropdown: 'choice',
  radio: 'choice',
  single_select: 'choice',
  multiselect: 'choices',
  multi_select: 'choices',
  tags: 'choices',
  photo: 'image',
  picture: 'image',
  attachment: 'file',
  link: 'url',
  uri: 'url',
  tel: 'phone',
  telephone: 'phone',
  array: 'list',
  ref: 'relation',
  reference: 'relation',
  references: 'relation',
  foreign_key: 'relation',
  foreignkey: 'relation',
  fk: 'relation',
  belongsto: 'relation',
  belongs_to: 'relation',
  manytoone: 'relation',
  many_to_one: 'relation',
  onetoone: 'relation',
  lookup: 'relation',
};

/** The same in the languages of those who ask, without accents. */
const ABROAD: Partial<Record<ReducedType, string>> = {
  text: 'texte texto testo tekst kurztext',
  longtext: 'langtext freitext texte_long texto_largo testo_lungo texto_longo',
  number: 'zahl ganzzahl nummer nombre entier numero entero intero inteiro getal',
  money: 'geld betrag geldbetrag montant monto importo moeda moneda valuta bedrag',
  boolean: 'ja_nein wahrheitswert oui_non booleen si_no booleano sim_nao ja_nee',
  date: 'datum fecha data',
  time: 'uhrzeit zeit heure hora ora tijd',
  datetime:
    'zeitpunkt datum_uhrzeit datum_und_uhrzeit date_et_heure fecha_y_hora data_e_ora data_e_hora datum_en_tijd',
  choice: 'auswahl choix opcion seleccion scelta escolha keuze',
  choices: 'mehrfachauswahl choix_multiple',
  image: 'bild foto imagen immagine imagem afbeelding',
  file: 'datei fichier archivo arquivo bestand',
  phone: 'telefon telefonnummer telefono telefone telefoon',
  email: 'e_mail courriel correo',
  relation: 'verweis verknupfung relacion relazione relacao relatie',
};

const FROM_ABROAD = new Map(
  Object.entries(ABROAD).flatMap(([type, words]) =>
    words.split(' ').map((word) => [word, type as ReducedType] as const),
  ),
);

/** What GraphQL and tables of fields set behind a word for what has to be there. */
const MARK = /\s*[!*]$/;

/** The other end of a relation, which is a field there. */
const INVERSE = /^(?:has_?many|one_?to_?many|many_?to_?many)$/;

/** What a model's word for a type says: a type of ours, choices in it, the entity it points at. */
export interface SaidType {
  type: ReducedType | null;
  /** `enum('a', 'b')` */
  options: string[];
  /** `relation(Class)`, `ref:Class`; or the whole word, which may be an entity's. */
  entity: string;
  isInverse: boolean;
}

export function typeSaid(word: string): SaidType {
  const bare = word.trim().replace(/\?$/, '').replace(MARK, '');
  const [, head = '', inside = ''] =
    /^([\p{L}\p{N}_ -]+?)\s*(?:[(<:=]|->|\bto\b)\s*([^)>]*)[)>]?$/u.exec(bare) ?? [];
  const isList = /\[\]$/.test(bare);
  const said = (head || bare.replace(/\[\]$/, '')).trim().toLowerCase().replace(/[ -]+/g, '_');
  const abroad = FROM_ABROAD.get(said.replaceAll('/', '_').normalize('NFD').replace(/\p{M}/gu, ''));
  const named = ALIASES[said] ?? ALIASES[said.replaceAll('_', '-')] ?? said;
  const known = ReducedType.safeParse(named).data ?? abroad ?? null;
  const type = isList && known ? 'list' : known;
  const parts = inside
    .split(/[,|]/)
    .map((one) => one.replace(/['"`]/g, '').trim())
    .filter(Boolean);
  const isChoice = type === 'choice' || type === 'choices';
  return {
    type,
    options: isChoice ? parts : [],
    entity: type === 'relation' ? (parts[0] ?? '') : type ? '' : bare.replace(/\[\]$/, ''),
    isInverse: INVERSE.test(said) || (isList && known === null),
  };
}

/** What JSON Schema says of a text beside its type. */
const FORMATS: Record<string, ReducedType> = {
  date: 'date',
  'date-time': 'datetime',
  time: 'time',
  email: 'email',
  uri: 'url',
  url: 'url',
  phone: 'phone',
  image: 'image',
};

export const typeOfFormat = (format: unknown): ReducedType | undefined =>
  FORMATS[String(format ?? '').toLowerCase()];

/** `text!` */
export const isMarked = (type: unknown): boolean =>
  typeof type === 'string' && MARK.test(type.trim());

/** Whether a field has to be there, in any of the ways to say so. */
export function isRequired(own: Readonly<Record<string, unknown>>): boolean {
  const yes = (value: unknown) => /^(?:true|yes|1|required)$/i.test(String(value ?? ''));
  const no = (value: unknown) => /^(?:false|no|0)$/i.test(String(value ?? ''));
  if (own.required !== undefined) return yes(own.required);
  if (isMarked(own.type)) return true;
  return (
    no(own.optional) ||
    no(own.nullable) ||
    yes(own.isrequired ?? own.isRequired) ||
    yes(own.mandatory)
  );
}

/** Who may, where it is said in a word that leaves no doubt. */
export function accessSaid(value: unknown): ReducedAccess | null {
  const word = String(typeof value === 'string' ? value : '')
    .toLowerCase()
    .trim();
  const known: Record<string, ReducedAccess> = {
    owner: 'own',
    creator: 'own',
    admin: 'staff',
    admins: 'staff',
    'admin only': 'staff',
    admin_only: 'staff',
  };
  return ReducedAccess.safeParse(known[word] ?? word).data ?? null;
}

/** Views under the names of other tools. */
const VIEWS: Record<string, ReducedView> = {
  list: 'table',
  grid: 'gallery',
  cards: 'gallery',
  kanban: 'board',
  graph: 'chart',
  stats: 'statistics',
  ranking: 'leaderboard',
};

export function viewSaid(value: unknown): ReducedView | null {
  const word = String(typeof value === 'string' ? value : '')
    .toLowerCase()
    .trim();
  return ReducedView.safeParse(VIEWS[word] ?? word).data ?? null;
}
