import { fold, things } from '../../lexicon/index.ts';
import type { Draft } from '../draft.ts';
import { addThing } from '../entities.ts';
import { addField } from '../fields.ts';
import { forget } from './forget.ts';

const LIST =
  /waiting list|wait ?list|warteliste|liste d'attente|lista de espera|lista d'attesa|wachtlijst/;
/** What such a list was misread as: a list of waitings. */
const WAITING = /^(?:waiting|wait|warte\p{L}*|attente|espera|attesa|wacht\p{L}*)$/iu;
/** Where places are taken, who finds none waits for one. */
const BOOKED =
  /(?<!\p{L})(?:book\w*|places?|spots?|seats?|slots?|class(?:es)?|courses?|workshops?|events?|capacity|limited|full|regist\w*|signs? up|buch\w*|pl[aä]tze?|kurs\p{L}*|anmeld\w*|r[eé]serv\w*|cours|inscri\w*|clases?|cursos?|plazas?|cors[oi]|post[oi]|iscri\w*|vagas?|aulas?|inschrijv\w*|plaatsen|lessen)(?!\p{L})/iu;

/** 'Plot holders, rent, a waiting list': where nothing is booked, it is a list of who waits. Tells whether there is one. */
export function keepWaiting(draft: Draft): boolean {
  const waits = draft.does.filter(({ kind, text }) => kind === 'capacity' && LIST.test(fold(text)));
  const entry = things.get('waiting_entry');
  if (waits.length === 0 || !entry || BOOKED.test(draft.text.replace(LIST, ''))) return false;
  if (draft.does.some((deed) => deed.kind === 'booking')) return false;
  // Who signs up on a page stands in a list already.
  const isThere = draft.entities.some(({ label }) => LIST.test(fold(label)));
  if (draft.landing || isThere || draft.requests.length > 0) return false;
  draft.does = draft.does.filter((deed) => !waits.includes(deed));
  const list = addThing(draft, entry);
  list.asked = true;
  for (const other of draft.entities.filter(({ thing, label }) => !thing && WAITING.test(label))) {
    for (const field of other.fields)
      if (field.asked && field.to === undefined) addField(list, field);
    forget(draft, other);
  }
  return true;
}

/** The same list is no field of another. */
export function dropWaitingFields({ entities }: Draft): void {
  if (!entities.some(({ thing }) => thing?.key === 'waiting_entry')) return;
  for (const entity of entities)
    entity.fields = entity.fields.filter(
      ({ label, type }) => type === 'relation' || fold(label).replace(LIST, '') !== '',
    );
}
