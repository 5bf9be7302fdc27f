import type { Span } from '../../labels/index.ts';
import { type Lang, singularOf } from '../../lexicon/index.ts';
import type { Token } from '../../lexicon/tokens.ts';
import type { Draft, DraftEntity, DraftField } from '../draft.ts';
import { isForMany, relate } from '../entities.ts';
import { addField, ensure } from '../fields.ts';
import { fieldName, singularLabel } from '../names.ts';
import { classOf } from '../wordnet.ts';
import type { Assembly } from './assembly.ts';
import { entityCalled, stemOf } from './called.ts';
import { happeningIn, OF_ONE } from './happened.ts';
import { isWriting } from './noting.ts';
import { nounOf } from './nouns.ts';
import { goesOn, type Outlined } from './outline/state.ts';
import { isPerson } from './people.ts';

/** People, animals and things that such a row is about; of what is listed with something else only the animals. */
export function isBearer({ thing, label, isChild }: DraftEntity, lang: string): boolean {
  const isAnimal = classOf(thing?.words.en[0]?.one ?? '') === 'animal';
  if ((isChild && !isAnimal) || OF_ONE.test(label)) return false;
  if (thing) return thing.kind === 'person' || thing.kind === 'item' || thing.kind === 'org';
  const kind = lang === 'en' ? classOf(label.split(' ').at(-1) ?? '') : 'object';
  return kind !== 'event' && kind !== 'time' && kind !== 'text';
}

/** 'Each day', behind what somebody notes. */
const DAILY =
  /^[^,.;:\n]{0,20}\b(?:each|every|per|a) (?:day|morning|evening|night)\b|^[^,.;:\n]{0,20}\bdaily\b/i;

/** 'Pickers log crates each day': each row says who noted it, and on which day. */
export function noteWho(assembly: Assembly): void {
  const { draft, entities, outline, spans, tokens, text } = assembly;
  for (const outlined of outline.things) {
    const entity = entities.get(outlined) ?? entityCalled(draft, outlined.noun);
    if (!entity) continue;
    const at = firstOfRow(assembly, outlined);
    const [actor, deed] = [spans[at - 2], spans[at - 1]];
    const isNoted =
      actor?.kind === 'actor' &&
      deed?.kind === 'deed' &&
      deed.from - actor.to < 2 &&
      (spans[at]?.from ?? 0) - deed.to < 3 &&
      isWriting(tokens[deed.to - 1]?.low ?? '', draft.lang);
    if (!isNoted) continue;
    const noun = nounOf({ ...assembly, out: [] }, actor);
    if (
      !noun ||
      (noun.many === false && draft.lang === 'en') ||
      /^(?:people|users?)$/i.test(noun.text)
    )
      continue;
    const who = entityCalled(draft, noun);
    const isSaid = entity.fields.some(({ role }) => role === 'person');
    if (who && who !== entity) relate(entity, who, { asked: true });
    else if (!who && !isSaid) {
      const label = singularLabel(noun.text, draft.lang);
      addField(entity, {
        name: fieldName(label),
        label,
        type: 'text',
        role: 'person',
        asked: true,
        isMaker: true,
      });
    }
    entity.actor ??= noun.text;
    if (DAILY.test(text.slice(tokens[outlined.span.to - 1]?.end ?? 0))) day(draft, entity);
  }
}

/** Where the row of things begins that a thing stands in: 'log vaccinations and walks'. */
function firstOfRow({ spans, tokens, lexicon, text }: Assembly, { span }: Outlined): number {
  let at = spans.findIndex(({ from }) => from === span.from);
  const isRow = (before: Span | undefined, here: Span | undefined) =>
    before?.kind === 'entity' && here && goesOn({ spans, tokens, lexicon, text }, before, here);
  while (isRow(spans[at - 1], spans[at])) at--;
  return at;
}

/** Visits, grades, payments: rows about what was named before point at it, at one thing and the people of it. */
export function relateLogs({ draft, entities, tokens, lexicon }: Assembly): void {
  const happening = happeningIn({ tokens, lexicon })?.what.from;
  for (const [outlined, entity] of entities) {
    const happens = outlined.span.from === happening;
    if (outlined.isLog || happens) day(draft, entity);
    const isOfOne =
      happens ||
      OF_ONE.test(outlined.noun.text) ||
      entity.thing?.kind === 'log' ||
      isNoted(tokens, outlined.span.from, draft.lang);
    if (!isOfOne || !entity.asked || isForMany(entity)) continue;
    const bearers = namedBefore({ draft, entities, tokens }, outlined).filter(
      (one) => one !== entity && isBearer(one, draft.lang),
    );
    // 'Horses, owners, feeding plans': a plan is of a horse, whoever owns it.
    const owned = bearers.some((one) => !isPerson(one, draft.lang));
    const people = bearers
      .filter((one) => isPerson(one, draft.lang) && !(owned && OWNER.test(one.label)))
      .slice(0, 2);
    dropBeside(draft, outlined, entity, bearers);
    const tied = entity.fields.some(({ type }) => type === 'relation');
    const things = tied ? [] : bearers.filter((one) => !people.includes(one)).slice(0, 1);
    // A roof is repaired, and not who lives under it.
    const isOfThing = things.length > 0 && OF_A_THING.test(outlined.noun.text);
    for (const bearer of people.length > 0 && !tied && !isOfThing ? people : things)
      if (!bearer.fields.some(({ to }) => to === entity.key))
        relate(entity, bearer, { asked: true });
  }
}

const OWNER =
  /^(?:owner|besitzer(?:in)?|halter(?:in)?|eigent[uü]mer(?:in)?|propri[eé]taire|dueñ[oa]|propietari[oa]|proprietari[oa]|don[oa]|eigenaar)$/i;
const OF_A_THING = /(?:repairs?|maintenance|cleanings?|calibrations?)$/i;

/** What is over when it is done: nothing else happens to it. */
const HAS_NONE =
  /(?:walk|feeding|cleaning|vaccination|payment|repair|weighing|milking|harvest|deposit)$/i;

/** 'Dogs, walks, incidents': an incident is of a dog, and of a walk only where that was said. */
function dropBeside(
  draft: Draft,
  { facts, of }: Outlined,
  entity: DraftEntity,
  bearers: readonly DraftEntity[],
): void {
  if (bearers.length === 0 || of) return;
  const isBeside = ({ type, to }: DraftField) => {
    const other = draft.entities.find(({ key }) => key === to);
    const isSaid = facts.some(
      ({ noun }) => other && stemOf(noun.text, draft.lang) === stemOf(other.label, draft.lang),
    );
    return type === 'relation' && other && HAS_NONE.test(other.label) && !isSaid;
  };
  entity.fields = entity.fields.filter((field) => !isBeside(field));
}

/** The lists that a text speaks of before it speaks of another, as it speaks of them. */
function namedBefore(
  { draft, entities, tokens }: Pick<Assembly, 'draft' | 'entities' | 'tokens'>,
  { span: { from } }: Outlined,
): DraftEntity[] {
  const stems = tokens.slice(0, from).map(({ low }) => singularOf(low, draft.lang));
  const place = (entity: DraftEntity) => {
    const said = [...entities].find(([, one]) => one === entity)?.[0].span.from;
    const word = stemOf(entity.label, draft.lang).split(' ').at(-1) ?? '';
    return said ?? (entity.asked ? stems.indexOf(word) : -1);
  };
  return draft.entities
    .map((entity) => ({ entity, at: place(entity) }))
    .filter(({ at }) => at >= 0 && at < from)
    .toSorted((a, b) => a.at - b.at)
    .map(({ entity }) => entity);
}

/** 'During the day we note naps, meals and stories': in the sentence before the word somebody notes it. */
function isNoted(tokens: readonly Token[], at: number, lang: Lang): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const token = tokens[before];
    if (!token || (token.kind === 'sign' && /[.;:!?\n]/.test(token.text))) return false;
    if (isWriting(token.low, lang)) return true;
  }
  return false;
}

/** What is noted of something day by day has a day. */
function day(draft: Assembly['draft'], entity: DraftEntity): void {
  if (!entity.fields.some(({ role }) => role === 'date'))
    addField(entity, { ...ensure(entity, 'date', draft), asked: true });
}
