import { fold } from '../lexicon/lang.ts';
import type { Draft, DraftEntity, DraftField } from './draft.ts';
import { namesPeople } from './people.ts';

/** Whom a row is of: what `access.ts` asks before it opens one. */

const SEEN_AS_THEIRS =
  /\b(?:see|view|find|read|check|look (?:at|up)|download|access) their (?:own )?([\p{L}-]+)\s*([^.;:\n]{0,80})/gu;

/** 'Patients can see their exercises': each those that are theirs. */
export const isTheirs = ({ text, lang }: Draft, { plural }: DraftEntity): boolean => {
  if (lang !== 'en') return false;
  const named = fold(plural);
  return [...fold(text).matchAll(SEEN_AS_THEIRS)].some(
    ([, word = '', rest = '']) => rest.startsWith(named) || `${word} ${rest}`.startsWith(named),
  );
};

const OWN =
  /(?<!\p{L})(?:own|theirs|eigene\p{L}*|propres?|propi[oa]s?|propri[oaei]|pr[oó]pri[oa]s?|eigen)(?!\p{L})/iu;

/** Whether a text speaks of what people have of their own. */
export const speaksOfOwn = ({ text }: Draft): boolean => OWN.test(text);

/** A lesson of a student, where students are known to staff alone. */
export const isOfClosed = (draft: Draft, { fields }: DraftEntity): boolean =>
  fields.some(({ to }) => {
    const target = draft.entities.find(({ key }) => key === to)?.thing;
    return target?.kind === 'person' && target.privacy === 'staff';
  });

const DONE_WITH =
  /\b(?:what|how) (?:I|we) (?:did|do|covered|cover|taught|practi[sc]ed?|worked on|discussed?|talked about)\b/i;

/** 'What I did in each session': of what is held with people, and not offered to them. */
export const isLogged = ({ text, lang }: Draft, { thing }: DraftEntity): boolean =>
  lang === 'en' && ['class', 'event'].includes(thing?.key ?? '') && DONE_WITH.test(text);

/** Who stands with their name for what is shown: an author, a speaker, a player. */
const STANDS_FOR = new Set([
  'author',
  'artist',
  'composer',
  'director',
  'host',
  'instructor',
  'teacher_name',
  'coach_name',
  'referee',
  'judge',
  'winner',
  'player',
  'faction_leader',
]);
/** A row that names somebody, or points at one of a list of people of whom nothing else is known. */
export const saysWho = (draft: Draft, { fields }: DraftEntity): boolean =>
  fields.some(isOfSomebody) ||
  fields.some(({ to }) =>
    draft.entities.some((other) => other.key === to && !other.thing && isOfPeople(draft, other)),
  );

/** A field that is a person's name, though the row may be known by it. */
export const namesSomebody = ({ fields }: DraftEntity): boolean =>
  fields.some(
    ({ attribute, type }) =>
      type === 'text' && attribute?.role === 'person' && !STANDS_FOR.has(attribute.key),
  );

/** Whom somebody looks after, in seven languages: 'progress per child' is for whoever notes it. */
const CARED =
  /^(?:child|kid|pupil|patient|client|student|kind|schüler|mandant|klient|enfant|élève|niñ[oa]|alumn[oa]|paciente|bambin[oa]|alunn[oa]|paziente|criança|alun[oa]|leerling|cliënt)/iu;

export const isOfCared = ({ fields }: DraftEntity): boolean =>
  fields.some((field) => isOfSomebody(field) && CARED.test(field.label));

/** Rows of people of whom nothing else is known. */
export const isOfPeople = ({ lang }: Draft, { label }: DraftEntity): boolean =>
  namesPeople(label, lang);

/** A field for the name of a person whom the row concerns, and who is not known by it. */
export const isOfSomebody = ({ role, type, attribute }: DraftField): boolean =>
  role === 'person' && type === 'text' && !STANDS_FOR.has(attribute?.key ?? '');

const CLOSE = [
  'partner|wife|husband|spouse|girlfriend|boyfriend|fiancee?|sister|brother|siblings|mother|father|mum|mom|dad|parents|family|best friend|room ?mates?|flat ?mates?|house ?mates?|co-?founder',
  'partnerin|frau|mann|freund(?:in)?|verlobter?|schwester|bruder|mutter|vater|eltern|familie|mitbewohner(?:in(?:nen)?)?',
  'mari|femme|copain|copine|compagne|compagnon|conjointe?|soeur|frere|mere|pere|famille|colocs?|colocataires?',
  'pareja|mujer|marido|espos[oa]|novi[oa]|herman[oa]|madre|padre|familia|companer[oa]s? de piso',
  'marito|moglie|compagn[oa]|fidanzat[oa]|sorella|fratello|famiglia|coinquilin[oaie]',
  'esposo|namorad[oa]|companheir[oa]|irmao|irma|mae|pai',
  'vrouw|man|vriend(?:in)?|zus|broer|moeder|vader|gezin|huisgenoten',
].join('|');
const MY =
  '(?:my|our|meine?|unsere?|mon|ma|mes|mi|mis|(?:il |la |i )?mi[oa]|(?:o |a )?meu|(?:a )?minha|mijn)';
const AND = '(?:and|und|et|y|e|ed|en)';
const ME = '(?:i|me|ich|mich|mir|moi|yo|io|eu|ik)';
const TWO = new RegExp(
  `(?<!\\p{L})(?:${MY} (?:${CLOSE}) ${AND} ${ME}|${ME} ${AND} ${MY} (?:${CLOSE})|(?:the two of us|both of us|we both|wir beiden?|nous deux|nosotr[oa]s dos|noi due|nos dois|wij tweeen))(?!\\p{L})`,
  'u',
);

/** 'My partner and I', 'meine Frau und ich': the two keep it together. */
export const isOfTwo = ({ text }: Draft): boolean => TWO.test(fold(text));

const OFFERING =
  /(?<!\p{L})(?:people|neighbou?rs|members|residents|students|villagers|parents|users|locals|collectors|makers|artists|farmers|gardeners|everyone|anyone) (?:(?:can|may|could|who|to|also) )*(?:offers?|sells?|swaps?|trades?|gives? away|lists?|advertises?|exchanges?|lends?(?: (?:each other|one another|out))?)(?: (?:and|or) \p{L}+)? ([^.;:!?\n]{1,80})/gu;
const MARKET =
  /(?<!\p{L})(?:market ?place|classifieds?|(?:notice|bulletin|swap) ?board|swap ?shop|flea market|web ?(?:site|page)|page|site)(?!\p{L})/u;

/** Who sees what people offer each other: 'neighbours sell used bikes', on a market all who come by; null where nobody offers it. */
export function offeredTo({ text, lang }: Draft, entity: DraftEntity): 'anonymous' | 'all' | null {
  if (lang !== 'en' || entity.thing?.kind === 'person') return null;
  const said = fold(text);
  const isNamed = (rest: string) =>
    [entity.label, entity.plural].some((word) =>
      new RegExp(`(?<!\\p{L})${fold(word).replace(/[^\p{L}\p{N} -]/gu, '.')}(?!\\p{L})`, 'u').test(
        rest,
      ),
    );
  if (![...said.matchAll(OFFERING)].some(([, rest = '']) => isNamed(rest))) return null;
  return MARKET.test(said) ? 'anonymous' : 'all';
}
