import { capital, fold, things } from '../../lexicon/index.ts';
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

const BOOKING =
  /(?<!\p{L})(?:book(?!s\b)\w*|capacity|limited|full|regist\w*|signs? up|buch(?:en|t|ung\p{L}*)|anmeld\w*|r[eé]serv\w*|inscri\w*|inschrijv\w*)(?!\p{L})/iu;

/** Who joins the list itself: 'a waiting list people can join', 'sign up for the waiting list'. */
const JOINED = new RegExp(
  `(?:${LIST.source})(?: (?:that|which|where))? (?:\\w+ )?(?:can|may|could) (?:\\w+ ){0,2}?(?:join|sign up|add|put|get on)\\b|` +
    `\\b(?:join|sign up|register|add|put|get)\\b(?: \\w+)?(?: to| for| on| onto)?(?: (?:a|the|our))? (?:${LIST.source})|` +
    `auf (?:die|eine|unsere) (?:${LIST.source}) (?:setzen|schreiben|eintragen)`,
  'i',
);

/** 'Plot holders, rent, a waiting list': where nothing is booked, it is a list of who waits. Tells whether there is one. */
export function keepWaiting(draft: Draft): boolean {
  const waits = draft.does.filter(({ kind, text }) => kind === 'capacity' && LIST.test(fold(text)));
  const entry = things.get('waiting_entry');
  const joined = JOINED.exec(fold(draft.text))?.[0];
  const others = fold(draft.text).replace(joined ?? LIST, '');
  // Where the list itself is joined, a place may be where something is.
  const isBooked = (joined ? BOOKING : BOOKED).test(others);
  if ((waits.length === 0 && !joined) || !entry || isBooked) return false;
  // What people join is the list, and no place in something else.
  if (joined)
    draft.does = draft.does.filter(
      ({ kind, verb }) => kind !== 'booking' || !joined.includes(verb ?? ' '),
    );
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

/** The same list is no field of another and no second list, and is called as it was. */
export function oneWaitingList(draft: Draft): void {
  const list = draft.entities.find(({ thing }) => thing?.key === 'waiting_entry');
  if (!list) return;
  for (const other of draft.entities.filter(
    ({ thing, label }) => !thing && LIST.test(fold(label)),
  )) {
    for (const field of other.fields)
      if (field.asked && field.to === undefined) addField(list, field);
    forget(draft, other);
  }
  const called = LIST.exec(draft.text.toLowerCase())?.[0];
  if (called) Object.assign(list, { plural: capital(called), worded: true });
  for (const entity of draft.entities)
    entity.fields = entity.fields.filter(
      ({ label, type }) => type === 'relation' || fold(label).replace(LIST, '') !== '',
    );
}
