import { fold, singularOf } from '../../lexicon/index.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import { addThing, addUnknown, relate } from '../entities.ts';
import { ensure } from '../fields.ts';
import { isOfTrade } from '../pieces/senses.ts';
import type { Text } from '../walk/index.ts';
import { classOf } from '../wordnet.ts';
import { agrees, isDoneTo } from './agreement.ts';
import { takeAskedFor } from './asked.ts';
import { type Assembly, assemblyOf } from './assembly.ts';
import { dropMisheard } from './baskets.ts';
import { callAsSaid, entityCalled, isMisfit, makeEntity, rename, stemOf } from './called.ts';
import { registeredIn } from './clauses.ts';
import { note } from './facts.ts';
import { forget } from './forget.ts';
import { headedIn, keepListed, takeListed } from './headed.ts';
import { noteWho, relateLogs } from './logs.ts';
import { isOnlyTitled, onlyTitled, ownerOfLoose } from './loose.ts';
import { dropMisread } from './misread.ts';
import { tellsMore } from './more.ts';
import { type Outlined, textOf } from './outline/state.ts';
import { ownAppointments } from './owned.ts';
import { dropCompany, dropOwners, dropRun } from './owners.ts';
import { takePosted } from './posted.ts';
import { rowOfLists } from './rows.ts';
import { settingOf } from './setting.ts';
import { keepStates } from './states.ts';
import { dropTaken } from './taken.ts';
import { dropVerbs } from './verbs.ts';
import { placeVotes, takeVotes } from './votes.ts';
import { keepWaiting } from './waiting.ts';

/** From which lead on the labels tell what the app is called. */
const CALLED = 50;
/** In so few words there is little to label: the lexicon's things and what people do with them tell more. */
const FEW = 12;

/**
 * Brings the draft to what the learned labels say of the text: which things it keeps, and whose each field is. What was
 * read of views, deeds and access stays.
 */
export function assemble(draft: Draft, reading: Text): void {
  const assembly = outlined(draft, reading);
  if (!draft.landing) noteWho(assembly);
  dropTaken(draft, reading);
}

/** What `assemble` makes of a text; of a landing page and of what the rules read well, what they read. */
function outlined(draft: Draft, reading: Text): Assembly {
  if (
    draft.does.some(({ kind }) => kind === 'cart') ||
    draft.wishes.some(({ view }) => view === 'cart')
  )
    dropMisheard(draft, reading);
  dropVerbs(draft, reading);
  dropComing(draft, reading);
  dropSigned(draft, reading);
  dropOwners(draft, reading);
  dropRun(draft, reading);
  dropCompany(draft, reading);
  const isWaited = keepWaiting(draft);
  const isShort = reading.tokens.filter(({ kind }) => kind === 'word').length < FEW;
  const assembly = assemblyOf(draft, reading);
  const { outline } = assembly;
  // 'The school needs a bake sale app': what the labels are sure it is called.
  const called = outline.title && assembly.spans.find(({ kind }) => kind === 'container');
  const title = called && textOf(assembly, called);
  const isSure = title && (called.lead >= CALLED || /\sapp$/i.test(title));
  if (isSure && !draft.title?.includes(' ')) draft.title = title;
  draft.setting = settingOf(assembly);
  takeVotes(assembly);
  if (outline.isAssigned) dropAsked(assembly);
  // A page that tells of something is no list of its sections.
  const head = headedIn(assembly);
  if (head) takeListed(assembly, head);
  const isRead =
    isShort &&
    !isWaited &&
    !head &&
    !tellsMore(assembly) &&
    draft.entities.some(({ thing }) => thing);
  if (draft.landing || takePosted(assembly) || isRead) return assembly;
  dropDenied(assembly);
  if (!head && agrees(assembly) && !isOnlyTitled(assembly) && !titleList(assembly)) return assembly;
  takeAskedFor(assembly);
  for (const thing of outline.things)
    if (!assembly.entities.has(thing)) assembly.entities.set(thing, entityOf(assembly, thing));
  const owner = outline.loose.length > 0 ? ownerOfLoose(assembly) : onlyTitled(assembly);
  if (owner) for (const fact of outline.loose) note(assembly, owner, fact);
  for (const [thing, entity] of assembly.entities) {
    for (const fact of thing.facts) note(assembly, entity, fact);
    const parent = thing.of && assembly.entities.get(thing.of);
    if (parent && parent !== entity) relateTo(draft, entity, parent);
    if (parent && entity.thing?.key === 'order') ensure(entity, 'quantity', draft).asked = true;
  }
  settle(assembly, owner, head);
  return assembly;
}

/** Puts right what was noted one by one, once all of it is there. */
function settle(
  assembly: Assembly,
  owner: DraftEntity | undefined,
  head: ReturnType<typeof headedIn>,
): void {
  keepStates(assembly);
  placeVotes(assembly);
  dropShortened(assembly);
  joinTitle(assembly);
  openForm(assembly);
  openRegister(assembly);
  dropListed(assembly.draft);
  dropMisread(assembly, owner);
  if (head) keepListed(assembly, head);
  ownAppointments(assembly);
  relateLogs(assembly);
  inOrder(assembly);
  dropDoubts(assembly);
}

/** What stands in a row of lists was named as one: nothing of it is a guess. */
function dropDoubts(assembly: Assembly): void {
  const row = rowOfLists(assembly.spans, assembly);
  const said = row.filter(({ kind }) => kind === 'entity').map((span) => textOf(assembly, span));
  const { draft } = assembly;
  draft.readings = draft.readings.filter(({ word }) => !said.includes(word));
}

/** Each row is of one of another list's: 'huts with several rooms each', and no room is a choice of the hut. */
function relateTo({ lang }: Draft, entity: DraftEntity, parent: DraftEntity): void {
  relate(entity, parent, { required: true, asked: true });
  const name = stemOf(entity.label, lang);
  parent.fields = parent.fields.filter(
    ({ to, label }) => to !== undefined || stemOf(label, lang) !== name,
  );
}

/** 'Who owes whom' is a list, and no state of what stands beside it. */
function dropAsked({ draft, spans, ...reading }: Assembly): void {
  const asked = spans.filter(({ kind }) => kind === 'asking').map((span) => textOf(reading, span));
  draft.does = draft.does.filter(
    ({ kind, text }) => kind !== 'paid_state' || !asked.includes(text),
  );
}

/** Who checks in arrives, where nothing is a habit; and who checks out is lent to nobody. */
function dropComing(draft: Draft, { text, lexicon }: Text): void {
  if (lexicon.lang !== 'en') return;
  draft.does = draft.does.filter(
    ({ kind, text: said }) => kind !== 'borrow' || !isOfPeople(said.toLowerCase()),
  );
  if (isOfTrade('checkin', text)) return;
  draft.does = draft.does.filter(({ kind }) => kind !== 'checkin');
  for (const entity of draft.entities) if (entity.thing?.key === 'checkin') delete entity.thing;
}

/** 'Check in and out', 'sign kids in and out': who comes and goes is lent to nobody; tools that are checked out are. */
function isOfPeople(said: string): boolean {
  const [, what] = /^(?:check|sign)s?(?: (\w+))? (?:in and out|out and in)$/.exec(said) ?? [
    said,
    said,
  ];
  return what === undefined || (what !== said && classOf(singularOf(what, 'en')) === 'person');
}

/** A permission slip is signed: nobody has a place in it. */
function dropSigned(draft: Draft, { text, lexicon }: Text): void {
  const isSigned =
    lexicon.lang === 'en' &&
    /\bsign(?:s|ed)?\b(?! up| in)/i.test(text) &&
    /\b(?:consent|permission|waiver|contract|agreement|petition)s?\b/i.test(text);
  if (isSigned && !/\bbook\w*|\breserv\w*/i.test(text))
    draft.does = draft.does.filter(({ kind }) => kind !== 'booking');
}

/**
 * 'A suggestion box for ideas': what the app is called by is no list beside what it keeps, and tells what rows of a
 * word that the lexicon does not know are like.
 */
function joinTitle(assembly: Assembly): void {
  const { draft } = assembly;
  const title = titleList(assembly);
  const kept = [...assembly.entities.values()];
  const [first] = kept;
  if (!title || !first || kept.includes(title)) return;
  const isAlone = kept.length === 1 && !first.thing && !first.fields.some(({ asked }) => asked);
  if (isAlone) Object.assign(first, { thing: title.thing, icon: title.icon, worded: true });
  for (const deed of [...draft.does, ...draft.wishes])
    if (deed.entity === title.key) deed.entity = first.key;
  forget(draft, title);
}

/** 'A form for cake orders with date and size': people from outside write its rows, and read none. */
function openForm({ draft, tokens, entities }: Assembly): void {
  for (const [{ span }, entity] of entities) {
    const isForm =
      tokens[span.from - 1]?.low === 'for' && tokens[span.from - 2]?.low === 'form' && !entity.said;
    if (!isForm) continue;
    // 'A contact form for inquiries' is where inquiries come from, and no list beside them.
    const form = draft.entities.find(
      ({ thing, label, fields }) =>
        !thing && /\bform$/i.test(label) && !fields.some((field) => field.asked && !field.to),
    );
    if (form && form !== entity) forget(draft, form);
    entity.said = { read: 'admin', write: 'anonymous' };
    draft.requests.push({ entity: entity.key, action: '' });
    const wish = draft.wishes.find(({ view, entity: of }) => view === 'form' && of === undefined);
    if (wish) wish.entity = entity.key;
  }
}

/** 'Parents register their children for the camp': each writes and sees their own, and nothing is booked beside them. */
function openRegister(assembly: Assembly): void {
  const told = registeredIn(assembly);
  const { draft, entities } = assembly;
  const entity = [...entities].find(([{ span }]) => span.from === told?.from)?.[1];
  if (!entity) return;
  entity.isRegistered = true;
  draft.does = draft.does.filter(({ kind }) => kind !== 'booking' && kind !== 'capacity');
}

/** What was read of the shorter word is the longer one's. */
function dropShortened({ draft, outline, entities }: Assembly): void {
  for (const short of outline.shortened ?? []) {
    const other = draft.entities.find(({ plural, label }) => [plural, label].includes(short));
    const long = [...entities.values()].find(({ plural }) => fold(plural).endsWith(fold(short)));
    if (!other || !long || other === long) continue;
    for (const deed of [...draft.does, ...draft.wishes])
      if (deed.entity === other.key) deed.entity = long.key;
    forget(draft, other);
  }
}

/** The list that the rules made of what the app is called by, where the text names others. */
function titleList({ draft, outline: { title, things } }: Assembly): DraftEntity | undefined {
  const words = title ? [title.sense.thing, ...title.before.map(({ thing }) => thing)] : [];
  // An inventory of kegs keeps kegs, and what is told is told of them.
  const isOfOthers = ({ thing }: DraftEntity) =>
    thing?.key === 'stock_item' && things.some(({ facts }) => facts.length > 1);
  return draft.entities.find(
    (entity) =>
      entity.thing &&
      entity.thing.privacy !== 'form' &&
      words.includes(entity.thing) &&
      things.length === 1 &&
      things.every(({ noun }) => noun.sense.thing !== entity.thing) &&
      (isOfOthers(entity) || !entity.fields.some(({ asked }) => asked)),
  );
}

/** A waiting list that was named as a list is nothing that bookings are put on. */
function dropListed(draft: Draft): void {
  const names = draft.entities
    .filter(({ asked }) => asked)
    .flatMap(({ label, plural }) => [stemOf(label, draft.lang), stemOf(plural, draft.lang)]);
  draft.does = draft.does.filter(
    ({ kind, text }) => kind !== 'capacity' || !names.includes(stemOf(text, draft.lang)),
  );
}

/** What is only said of access ('no sign-in') is nothing that people do. */
function dropDenied({ draft, spans, tokens }: Assembly): void {
  const access = spans.filter(({ kind, lead }) => kind === 'access' && lead >= DENIED);
  draft.does = draft.does.filter(({ verb }) => {
    const places = tokens.flatMap(({ low }, at) => (verb && low === verb ? [at] : []));
    return (
      places.length === 0 ||
      !places.every((at) => access.some(({ from, to }) => from <= at && at < to))
    );
  });
}

/** From which lead on words are about access. */
const DENIED = 16;

/** The draft's entity of a thing of the outline, made where there is none. */
export function entityOf(assembly: Assembly, outlined: Outlined): DraftEntity {
  const { draft, entities } = assembly;
  const { noun, facts } = outlined;
  const taken = new Set(entities.values());
  const there = entityCalled(draft, noun);
  // Courses and lessons are one word to the lexicon: the lessons are those that were called so.
  if (there && isAnothers(assembly, there, outlined))
    return Object.assign(addUnknown(draft, noun), { likely: noun.sense.thing });
  if (there && !taken.has(there)) {
    const isOther = !outlined.isBooked && isMisfit(there, outlined);
    if (isOther) Object.assign(there, { likely: there.thing, thing: undefined });
    if ((isOther && !there.worded) || isDoneTo(assembly, there, outlined))
      rename(draft, there, noun);
    return Object.assign(callAsSaid(draft, there, noun), { asked: true });
  }
  // What is told of a booking makes it no other thing.
  if (outlined.isBooked && noun.sense.thing) return addThing(draft, noun.sense.thing, noun);
  return makeEntity(draft, noun, facts, taken);
}

/** Whether an entity has the very name of another of the outline, and only the kind of this one. */
function isAnothers(
  { draft, outline }: Assembly,
  entity: DraftEntity,
  outlined: Outlined,
): boolean {
  const names = [entity.label, entity.plural].map((name) => stemOf(name, draft.lang));
  const isCalled = ({ noun }: Outlined) => names.includes(stemOf(noun.text, draft.lang));
  return (
    !isCalled(outlined) && outline.things.some((other) => other !== outlined && isCalled(other))
  );
}

/** What the text names first comes first; what it does not name stays behind what it does. */
function inOrder({ draft, entities, tokens }: Assembly): void {
  const stems = tokens.map(({ low }) => singularOf(low, draft.lang));
  const place = (entity: DraftEntity) => {
    const said = [...entities].find(([, one]) => one === entity)?.[0].span.from;
    const word = stemOf(entity.label, draft.lang).split(' ').at(-1) ?? '';
    const at = said ?? stems.indexOf(word);
    return at < 0 ? tokens.length : at;
  };
  draft.entities = draft.entities.toSorted((a, b) => place(a) - place(b));
}
