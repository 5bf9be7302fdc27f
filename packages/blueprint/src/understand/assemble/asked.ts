import { singularOf, things } from '../../lexicon/index.ts';
import type { DraftEntity } from '../draft.ts';
import type { Assembly } from './assembly.ts';
import { rename, stemOf } from './called.ts';
import { type Outlined, textOf } from './outline/state.ts';

const ASKS = /^(?:apply|applies|request|requests|ask|asks)(?: for)?$/i;

/**
 * 'Students apply for lab keys with room and dates': what is told is told of the application, which is called by what it
 * is for, and what it is for is no list beside it where nothing else speaks of it.
 */
export function takeAskedFor(assembly: Assembly): void {
  const { draft, outline, entities } = assembly;
  const asked = outline.things.filter((thing) => isAskedFor(assembly, thing));
  const keys = draft.requests.map(({ entity }) => entity);
  const requests = draft.entities.filter(({ key }) => keys.includes(key));
  const [thing] = asked;
  const [request] = requests;
  if (!thing || !request || asked.length > 1 || requests.length > 1) return;
  if (
    outline.things.some(
      ({ noun }) => stemOf(noun.text, draft.lang) === stemOf(request.label, draft.lang),
    )
  )
    return;
  if (isPlain(request)) {
    const what = singularOf(thing.noun.text.toLowerCase(), draft.lang);
    // 'They see their own permits': called as those who see them call them.
    const isOwn = isSeen(assembly, thing);
    const text = isOwn ? what : `${what} ${request.label.toLowerCase()}`;
    rename(draft, request, { ...thing.noun, text, many: false });
    request.worded = true;
    // Who sees their own has an account: no letter box that nobody reads.
    if (isOwn && (request.said?.write ?? 'anonymous') === 'anonymous') {
      request.said = { read: 'creator', write: 'creator' };
      draft.requests = draft.requests.filter(({ entity }) => entity !== request.key);
      draft.wishes = draft.wishes.filter(
        ({ view, entity }) => view !== 'form' || entity !== request.key,
      );
      request.thing = things.get('request');
    }
  }
  request.asked = true;
  request.fields = request.fields.filter(
    ({ label, type }) => type !== 'text' || !isOfActor(assembly, label),
  );
  entities.set(thing, request);
}

/** 'The HOA manager approves': who decides is told by no field. */
function isOfActor({ spans, draft, ...reading }: Assembly, label: string): boolean {
  const stem = stemOf(label, draft.lang);
  return spans.some(
    (span) =>
      span.kind === 'actor' && stemOf(textOf(reading, span), draft.lang).split(' ').includes(stem),
  );
}

/** Whether it is said that they see their own. */
function isSeen({ spans, draft, ...reading }: Assembly, { noun }: Outlined): boolean {
  const stem = stemOf(noun.text, draft.lang).split(' ').at(-1) ?? '';
  return spans.some(
    (span) =>
      span.kind === 'access' && stemOf(textOf(reading, span), draft.lang).split(' ').includes(stem),
  );
}

/** Whether the request is called by nothing but what it is: 'Application'. */
const isPlain = ({ label }: DraftEntity): boolean => !label.includes(' ');

/** What is asked for with fields of its own, and spoken of nowhere else. */
function isAskedFor(
  { spans, draft, lexicon, ...reading }: Assembly,
  { span, noun, facts }: Outlined,
): boolean {
  const at = spans.findIndex(({ from }) => from === span.from);
  const deed = spans.slice(Math.max(0, at - 2), at).find(({ kind }) => kind === 'deed');
  const stem = stemOf(noun.text, draft.lang);
  const mentions = spans.filter(
    (other) =>
      (other.kind === 'entity' || other.kind === 'field') &&
      stemOf(textOf(reading, other), draft.lang).endsWith(stem),
  );
  return (
    lexicon.lang === 'en' &&
    deed !== undefined &&
    ASKS.test(textOf(reading, deed)) &&
    facts.length > 0 &&
    mentions.length === 1
  );
}
