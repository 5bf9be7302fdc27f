import type { AppSpec, SpecEntity, Understanding } from '../spec.ts';
import { typeSaid } from './loose.ts';
import { reduce } from './reduce.ts';
import type { ReducedField, ReducedType } from './reduced.ts';
import { revise } from './revise.ts';

/** Types by other words than models and programmers have for them. */
const TYPES: Record<string, ReducedType> = {
  zahl: 'number',
  nombre: 'number',
  número: 'number',
  numero: 'number',
  getal: 'number',
  betrag: 'money',
  geld: 'money',
  montant: 'money',
  importe: 'money',
  importo: 'money',
  valor: 'money',
  bedrag: 'money',
  datum: 'date',
  fecha: 'date',
  data: 'date',
  texte: 'text',
  texto: 'text',
  testo: 'text',
  tekst: 'text',
  auswahl: 'choice',
  choix: 'choice',
  opción: 'choice',
  scelta: 'choice',
  opção: 'choice',
  keuze: 'choice',
  'yes/no': 'boolean',
  'ja/nein': 'boolean',
  'oui/non': 'boolean',
  'sí/no': 'boolean',
  'sì/no': 'boolean',
  'sim/não': 'boolean',
  'ja/nee': 'boolean',
  bild: 'image',
  foto: 'image',
};

const ADD =
  '(?:(?:please|bitte|can you|could you)\\s+)?(?:add|create|insert|füge?|ergänze?|ajoute[rz]?|añade|agrega|aggiungi|adicione?|voeg)';
const ARTICLE =
  '(?:(?:an?|the|another|new|eine?n?|das|neues?|une?|un|una|uma|um|een|nouveau|nuevo|nuovo|novo)\\s+)*';
const FIELD =
  '(?:field|column|property|attribute|feld|spalte|champ|colonne|campo|columna|coluna|colonna|veld|kolom)';
const CALLED =
  '(?:\\s*:\\s*|\\s+(?:called|named|namens|mit dem namen|appelée?|nommée?|llamad[oa]|chiamat[oa]|chamad[oa]|genaamd)\\s+|\\s+)';
const QUOTED = '["“”„«‘\'](?<quoted>[^"“”„«»‘’\']{1,60})["“”»’\']';
/** 'A phone field to books' names no field 'to books'. */
const NO_NAME =
  '(?!(?:to|for|with|on|in|of|and|or|as|that|which|where|zu[rm]?|für|mit|und|bei|pour|avec|et|à|aux?|para|con|en|y|per|e|a[ol]?|alla|com|voor|met|aan|op) )';
const NAME = `(?:${QUOTED}|${NO_NAME}(?<name>[\\p{L}\\p{N}_-]+(?: [\\p{L}\\p{N}_-]+){0,2}?))`;
const OF_TYPE =
  '\\s*(?:\\(|,?\\s+(?:(?:of|with|with the|as|vom|mit dem|de|di|do|van het|van)\\s+)?(?:type|typ|tipo)\\s+(?:of\\s+)?|\\s*:\\s+)(?<type>[\\p{L}/_]+)\\)?';
const OPTIONS =
  '(?:(?:\\s*[:(]\\s*|,?\\s+(?:with|mit|avec|con|com|met)\\s+)(?:(?:the\\s+)?(?:options?|choices?|values?|optionen|werten?|opciones|opzioni|opções|opties)\\s*:?\\s*)?(?<options>[^()]+?)\\)?)?';
const TO =
  '(?:\\s+(?:to|on|for|zu|zur|bei|à|aux?|a|al|alla|ao|à lista de|aan)\\s+(?:the\\s+|den\\s+|les\\s+|los\\s+|las\\s+|de\\s+)?(?<to>[\\p{L} ]+?))?';
const END = '[.!]?$';

const forms = (type: string, options: string): RegExp[] => [
  new RegExp(`^${ADD}\\s+${ARTICLE}${FIELD}${CALLED}${NAME}${TO}${type}${options}${END}`, 'iu'),
  new RegExp(`^${ADD}\\s+${ARTICLE}${FIELD}${CALLED}${NAME}${type}${options}${TO}${END}`, 'iu'),
];
const TYPED = forms(OF_TYPE, OPTIONS);
/** 'A date field called joined', 'a yes/no field active'. */
const TYPE_FIRST = new RegExp(
  `^${ADD}\\s+${ARTICLE}(?<type>[\\p{L}/]+(?: text)?)\\s+${FIELD}${CALLED}${NAME}${OPTIONS}${TO}${END}`,
  'iu',
);

/**
 * A field that is declared as in a table of fields: 'add a field "class" of type choice: A, B', 'a date field called
 * joined'. Null where the whole message is not that, or the list or the type is none that is known.
 */
export function declaredField(message: string, spec: AppSpec, now: Date): Understanding | null {
  const text = message
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ (?:hinzu|toe)(?=[.!]?$)/i, '');
  for (const form of [...TYPED, TYPE_FIRST]) {
    const found = form.exec(text)?.groups;
    const type = typeOf(found?.type);
    const entity = entityOf(spec, found?.to);
    const label = (found?.quoted ?? found?.name ?? '').trim();
    if (!found || !type || !entity || !label || isThere(entity, label)) continue;
    const options = type === 'choice' || type === 'choices' ? optionsIn(found.options) : [];
    const isPlain = !found.options || options.length > 0;
    if (!isPlain || (type === 'choice' && options.length < 2)) continue;
    return withField(spec, entity, fieldOf(label, type, options), message, now);
  }
  return null;
}

/** A field that is only called so: 'add a field "shoe size"' is 'add shoe size'. */
const NAMED = new RegExp(
  `^(?<add>${ADD})\\s+${ARTICLE}(?:[\\p{L}]+\\s+)?${FIELD}(?:${CALLED}${QUOTED}|(?:\\s*:\\s*|\\s+(?:called|named|namens|appelé|nommé|llamado|chiamato|chamado|genaamd)\\s+)${NO_NAME}(?<name>[\\p{L}\\p{N}_-]+(?: [\\p{L}\\p{N}_-]+){0,2}?))(?:${OF_TYPE})?(?<rest>\\s+(?:hinzu|toe))?${END}`,
  'iu',
);

/** The message without the words that only say that a name is one of a field. */
export function withoutDeclaring(message: string): string {
  const found = NAMED.exec(message.replace(/\s+/g, ' ').trim())?.groups;
  const name = found?.quoted ?? found?.name;
  return found && name ? `${found.add} ${name}${found.rest ?? ''}` : message;
}

const typeOf = (word = ''): ReducedType | null =>
  TYPES[word.toLowerCase()] ?? typeSaid(word.toLowerCase()).type;

function entityOf({ entities }: AppSpec, said: string | undefined): SpecEntity | undefined {
  if (!said) return entities.find(({ isChild }) => !isChild) ?? entities[0];
  const low = said.toLowerCase();
  return entities.find(({ label, plural }) =>
    [label, plural].some((one) => one.toLowerCase() === low),
  );
}

const isThere = ({ fields }: SpecEntity, label: string): boolean =>
  fields.some((field) => field.label.toLowerCase() === label.toLowerCase());

const optionsIn = (text = ''): string[] =>
  text
    .split(/\s*[,;/|]\s*|\s+(?:and|or|und|oder|et|ou|y|o|e|en|of)\s+/)
    .map((one) => one.trim())
    .filter(Boolean);

const fieldOf = (label: string, type: ReducedType, options: string[]): ReducedField => ({
  id: label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .toLowerCase(),
  label: label.charAt(0).toUpperCase() + label.slice(1),
  type,
  options,
  entity: '',
  required: false,
});

function withField(
  spec: AppSpec,
  { name }: SpecEntity,
  field: ReducedField,
  message: string,
  now: Date,
): Understanding | null {
  const reduced = reduce(spec);
  const entities = reduced.entities.map((one) =>
    one.id === name ? { ...one, fields: [...one.fields, field] } : one,
  );
  const { understanding } = revise(spec, { ...reduced, entities }, message, now);
  return understanding.kind === 'change' ? understanding : null;
}
