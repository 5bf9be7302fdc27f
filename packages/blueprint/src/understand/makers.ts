import type { Lang } from '../lexicon/index.ts';
import { accessOf } from './access.ts';
import { BOOKINGS } from './booked.ts';
import type { Draft, DraftEntity, DraftField } from './draft.ts';
import { addField, sentenceCase } from './fields.ts';
import { fieldName, singularLabel } from './names.ts';
import { isWhom } from './usual.ts';
import { isOfSomebody } from './whose.ts';

const BOOKED_BY: Record<Lang, string> = {
  en: 'Booked by',
  de: 'Gebucht von',
  fr: 'Réservé par',
  es: 'Reservado por',
  it: 'Prenotato da',
  pt: 'Reservado por',
  nl: 'Geboekt door',
};

/** Words for whoever comes: they call nobody. */
const ANYBODY =
  /^(?:i|we|you|they|people|persons?|everyone|everybody|anyone|users?|visitors?|guests?|customers?|clients?|man|wir|ich|leute|personen|nutzer|benutzer|besucher|g[aä]ste|kund(?:e|en|innen)|je|nous|on|gens|personnes|utilisateurs|visiteurs|clients|yo|gente|personas|usuarios|visitantes|clientes|io|persone|utenti|visitatori|clienti|eu|pessoas|utilizadores|usu[aá]rios|ik|wij|mensen|gebruikers|bezoekers|klanten)$/i;

/** Fields that say who made a row, by the lexicon's words for them. */
const MAKERS = ['customer_name', 'reporter', 'borrower', 'author'];

/**
 * Who made a row stands in it where others go by it: an account is known to admins alone, and a list of bookings without
 * names tells nobody who comes. Such a field begins with the name of who is signed in.
 */
export function nameMakers(draft: Draft): void {
  for (const entity of draft.entities) {
    if (!isMadeByPeople(draft, entity)) continue;
    const isBooking = BOOKINGS.includes(entity.thing?.key ?? '');
    const name = entity.fields.find(({ asked, attribute }) => asked && attribute?.key === 'name');
    if (isBooking && name) name.isMaker = true;
    else if (isBooking && !saysWhose(draft, entity)) addField(entity, bookerOf(draft, entity));
    else if (!isBooking && !saysWhose(draft, entity)) {
      const asking = askingOf(draft, entity);
      if (asking) addField(entity, asking);
    }
    const known = entity.fields.find(
      ({ type, attribute }) => type === 'text' && MAKERS.includes(attribute?.key ?? ''),
    );
    if (known && !entity.fields.some(({ isMaker }) => isMaker)) known.isMaker = true;
  }
}

/** Whoever is signed in makes rows of their own, beside others'. */
function isMadeByPeople(draft: Draft, entity: DraftEntity): boolean {
  const { permissions, permissionsBecause } = accessOf(draft, entity, undefined);
  return permissions.write === 'creator' && permissionsBecause !== 'private';
}

const saysWhose = (draft: Draft, { fields }: DraftEntity): boolean =>
  fields.some((field) => isOfSomebody(field) || field.type === 'email' || isWhom(draft, field));

function bookerOf(draft: Draft, { key }: DraftEntity): DraftField {
  const { lang, does, entities } = draft;
  const actor = does.find(({ kind, actor }) => kind === 'booking' && actor)?.actor ?? '';
  const said = singularLabel(actor, lang);
  const isList = entities.some((other) => other.key !== key && other.label === said);
  return makerCalled(actor && !ANYBODY.test(actor) && !isList ? said : BOOKED_BY[lang]);
}

/** Who decides about a claim must know whose it is: 'employees hand in claims, the manager approves'. */
function askingOf(draft: Draft, { key, actor }: DraftEntity): DraftField | undefined {
  const { lang, does, entities } = draft;
  const decided = does.filter(({ kind, entity }) => kind === 'approval' && entity === key);
  if (decided.length === 0) return undefined;
  const said = actor ?? decided.find((one) => one.actor)?.actor ?? '';
  const label = sentenceCase(singularLabel(said, lang), lang);
  const isList = entities.some((other) => other.key !== key && other.label === label);
  return said === '' || ANYBODY.test(said) || isList ? undefined : makerCalled(label);
}

const makerCalled = (label: string): DraftField => ({
  name: fieldName(label),
  label,
  type: 'text',
  role: 'person',
  asked: false,
  isMaker: true,
});
