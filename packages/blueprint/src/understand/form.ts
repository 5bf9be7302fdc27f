import { capital, fold, foldAlike, type Lang, pluralOf } from '../lexicon/index.ts';
import { nounOf } from './assemble/nouns.ts';
import { itemsFrom } from './assemble/row.ts';
import type { Draft, DraftEntity, DraftField } from './draft.ts';
import { unique } from './entities.ts';
import { addField, fieldOf, sentenceCase, withRole } from './fields.ts';
import { entityName, fieldName, labelOf } from './names.ts';
import { permissionsIn, saysNoLogin } from './permissions.ts';
import type { Text } from './walk/index.ts';

const FOR = '(?: (?:for|on|fur|zum|zur|pour|para|per|voor) [^:,.;\\n]{2,60})?';
const BEHIND = '\\s*(?::|\\(|(?:with|asking for|that asks for|mit|avec|con|com|met)(?!\\p{L}))';

/** The heading of a form, folded: what is before the word for it is what it takes in. */
const HEADINGS: Record<Lang, string> = {
  en: `(?:(?:an?|our|my|the) )?((?:[\\p{L}-]+ ){0,4}?)form${FOR}${BEHIND}`,
  de: `(?:(?:ein|unser|mein) )?(\\p{L}*)formular${FOR}${BEHIND}`,
  fr: `(?:(?:un|notre) )?formulaire(?: (?:de |d ?['’] ?)([^:,.;]{2,30}?))?${FOR}${BEHIND}`,
  es: `(?:(?:un|nuestro) )?formulario(?: de ([^:,.;]{2,30}?))?${FOR}${BEHIND}`,
  it: `(?:(?:un|il) )?modulo(?: (?:di |d ?['’] ?)([^:,.;]{2,30}?))?${FOR}${BEHIND}`,
  pt: `(?:(?:um|o) )?formulario(?: de ([^:,.;]{2,30}?))?${FOR}${BEHIND}`,
  nl: `(?:(?:een|ons) )?(\\p{L}*)formulier${FOR}${BEHIND}`,
};

/** What is not told by a form's own word, in each language. */
const ROW: Record<Lang, [one: string, many: string]> = {
  en: ['Response', 'Responses'],
  de: ['Einsendung', 'Einsendungen'],
  fr: ['Réponse', 'Réponses'],
  es: ['Respuesta', 'Respuestas'],
  it: ['Risposta', 'Risposte'],
  pt: ['Resposta', 'Respostas'],
  nl: ['Inzending', 'Inzendingen'],
};
/** Words of a form that are not what it takes in. */
const OF_FORM =
  /^(?:simple|online|short|public|web|small|basic|easy|little|digital|paper|new|nice|google)$/;
const ITSELF = /^(?:an?|our|my|the)$/;

const YES_NO =
  /[\s(]+(?:yes ?(?:or|\/|,)? ?no|y ?\/ ?n|ja ?(?:oder|of|\/) ?nee?(?:in)?|oui ?(?:ou|\/) ?non|s[ií] ?(?:o|\/) ?no|sim ?(?:ou|\/) ?nao)\)?\??$/iu;
const ASKS =
  /^(?:why|what|how|which|when|where|who|do you|are you|have you|can you|would you|warum|was|wie|welche[rsn]?|wann|wo|wer|pourquoi|quoi|comment|quel(?:le)?s?|quand|por que|que|como|cual|cuando|perche|cosa|come|quale|quando|porque|qual|waarom|wat|hoe|wanneer|waar)(?!\p{L})/u;

/**
 * 'Application form for our puppies: name, e-mail, why do you want a dog': one list that strangers write and admins read,
 * of the fields that stand behind the heading, whatever its words mean elsewhere. Not where the message tells of more
 * than a form, or where its word is a letter box's of its own ('contact form').
 */
export function takePlainForm(draft: Draft, reading: Text): void {
  const start = headingEnd(reading);
  const isOwn =
    draft.entities.length > 0 && draft.entities.every(({ thing }) => thing?.privacy === 'form');
  if (!start || isForThoseIn(reading)) return;
  const items = itemsFrom(reading, start.token);
  // A letter box has fields of its own, unless questions are told that it is to ask.
  if (isOwn && !items.some((item) => isQuestion(reading, item))) return;
  const end = items.at(-1)?.to ?? 0;
  if (items.length < 2 || tellsMore(draft, reading, end)) return;
  const fields = items.map((item) => fieldIn(draft, reading, item.from, item.to));
  const [one, many] = start.label
    ? [start.label, pluralOf(start.label, draft.lang)]
    : ROW[draft.lang];
  draft.entities = [];
  const entity: DraftEntity = {
    key: 'form',
    name: unique(draft, entityName(one)),
    label: one,
    plural: many,
    icon: 'ClipboardList',
    fields: [],
    asked: true,
    worded: true,
    isChild: false,
    said: { read: 'admin', write: 'anonymous' },
    anyoneAdds: true,
  };
  for (const field of fields) addField(entity, field);
  const named = entity.fields.find(({ type }) => type === 'text');
  if (!withRole(entity, 'title') && named) named.role = 'title';
  Object.assign(draft, {
    entities: [entity],
    does: [],
    requests: [{ entity: 'form', action: '' }],
  });
  draft.wishes = [{ view: 'form', entity: 'form', text: one }];
}

/** A question, or what is answered by yes or no. */
function isQuestion({ text, tokens }: Text, { from, to }: { from: number; to: number }): boolean {
  const said = text.slice(tokens[from]?.start, tokens[to - 1]?.end).trim();
  return YES_NO.test(said) || ASKS.test(fold(said));
}

/** Where the list behind a form's heading begins, and what such rows are called. */
function headingEnd({ text, tokens, lexicon }: Text): { token: number; label: string } | null {
  const { lang } = lexicon;
  const found = new RegExp(`^\\s*${HEADINGS[lang]}`, 'u').exec(foldAlike(text));
  const token = found ? tokens.findIndex(({ start }) => start >= found[0].length) : -1;
  if (!found || token < 0) return null;
  const words = (found[1] ?? '')
    .trim()
    .split(' ')
    .filter((word) => word && !OF_FORM.test(word));
  const label = lang === 'en' ? words.filter((word) => !ITSELF.test(word)).join(' ') : '';
  return { token, label: label && sentenceCase(capital(label), lang) };
}

/** Who fills it in has an account. */
const IN =
  /(?<!\p{L})(?:sign(?:ed|ing|s)? ?in|log(?:ged|ging|s)? ?in|accounts?|angemeldet\w*|eingeloggt\w*|konto|connecte\w*|compte|sesion|cuenta|accesso|conta|ingelogd\w*)(?!\p{L})/u;
function isForThoseIn({ text, lexicon }: Text): boolean {
  const closed = permissionsIn(text, lexicon.lang).some(
    ({ action, level }) => action === 'write' && level !== 'anonymous',
  );
  return closed || (IN.test(fold(text)) && !saysNoLogin(text, lexicon.lang));
}

/** What people do with rows that were sent in. */
const HANDLED = new Set(['approval', 'votes', 'vote', 'cart', 'comments', 'borrow']);

/** Whether what stands behind the list tells of lists, and of what people do with them. */
function tellsMore(draft: Draft, { tokens }: Text, end: number): boolean {
  if (draft.does.some(({ kind }) => HANDLED.has(kind))) return true;
  const rest = tokens.slice(end).filter(({ kind }) => kind === 'word');
  const isTold =
    draft.entities.filter(({ fields }) => fields.some(({ asked }) => asked)).length > 2;
  return isTold || rest.length > MOST_BEHIND;
}
/** So many words may say behind the list who reads it. */
const MOST_BEHIND = 16;

function fieldIn(draft: Draft, reading: Text, from: number, to: number): DraftField {
  const { text, tokens } = reading;
  const said = text.slice(tokens[from]?.start, tokens[to - 1]?.end).trim();
  const plain = said.replace(YES_NO, '').trim();
  const label = sentenceCase(capital(labelOf(plain || said)), draft.lang);
  const base = { name: fieldName(label), label, role: 'plain' as const, asked: true };
  if (plain !== said) return { ...base, type: 'boolean' };
  if (ASKS.test(fold(plain)))
    return { ...base, label: `${label.replace(/\?$/, '')}?`, type: 'longtext' };
  const noun = nounOf({ ...reading, values: [], out: [] }, { kind: 'field', from, to, lead: 0 });
  return noun ? { ...fieldOf(noun, undefined, draft), asked: true } : { ...base, type: 'text' };
}
