import type { DraftEntity, DraftField } from '../draft.ts';
import { addField } from '../fields.ts';
import type { Assembly } from './assembly.ts';
import { stemOf } from './called.ts';
import { fieldFor } from './facts.ts';
import { forget } from './forget.ts';
import { listIn } from './heading.ts';
import { type Fact, type Outlined, TOLD, textOf } from './outline/state.ts';

/** The thing that such a list is headed by; null for any other text. */
export function headedIn(assembly: Assembly): Outlined | null {
  const list = listIn(assembly, assembly.spans);
  const head = assembly.outline.things.find(({ span }) => span.to === list?.head.to);
  return head && head.facts.length > 1 ? head : null;
}

/** The items are the heading's: things that were only seen among them are fields, too. */
export function takeListed({ outline }: Assembly, head: Outlined): void {
  const others = outline.things.filter((thing) => thing !== head);
  const items = others.filter(({ span, noun }) => span.lead < TOLD || !noun.sense.thing);
  for (const thing of others) head.facts.push(...thing.facts.splice(0));
  for (const { noun, span } of items) head.facts.push({ noun, span, values: [] });
  head.facts.sort((a, b) => a.span.from - b.span.from);
  outline.things = outline.things.filter((thing) => !items.includes(thing));
}

/** No item is lost, and none is there twice: what is a field of the heading is no list beside it. */
export function keepListed(assembly: Assembly, head: Outlined): void {
  const { draft } = assembly;
  const entity = assembly.entities.get(head);
  if (!entity) return;
  for (const fact of head.facts) {
    const said = stemOf(fact.noun.text, draft.lang);
    const isCalled = ({ label }: { label: string }) => stemOf(label, draft.lang) === said;
    const list = draft.entities.find((one) => one !== entity && isCalled(one));
    const there = entity.fields.find(isCalled);
    const isTwice = there && there.type !== 'relation' && !list?.fields.some(({ asked }) => asked);
    if (list && isTwice) forget(draft, list);
    if (list || there || isMeant(entity, fact) || fact.span.kind === 'asking') continue;
    addField(entity, fieldFor(assembly, entity, fact)).asked = true;
  }
  entity.fields = entity.fields.filter((field) => !isCut(assembly, head, entity, field));
  // 'A zoo with animals': where they are is no list of its own.
  const colon = assembly.tokens.findIndex(({ text }) => text === ':');
  const before = assembly.tokens.slice(0, colon).map(({ low }) => stemOf(low, draft.lang));
  for (const other of draft.entities)
    if (other !== entity && before.includes(stemOf(other.label, draft.lang))) forget(draft, other);
}

/** Whether the entity has what an item means by another word: 'flat' by its property. */
function isMeant({ fields }: DraftEntity, { noun: { sense } }: Fact): boolean {
  return fields.some(
    ({ asked, attribute, to }) =>
      (asked && attribute !== undefined && attribute === sense.attribute) ||
      (to !== undefined && to === sense.thing?.key),
  );
}

/** What was read of a part of an item alone ('eggs' of 'eggs per week'), or is there by the item's own words as well. */
function isCut(assembly: Assembly, { facts }: Outlined, entity: DraftEntity, field: DraftField) {
  const { draft } = assembly;
  const stem = stemOf(field.label, draft.lang);
  const said = facts.map(({ span }) => stemOf(textOf(assembly, span), draft.lang));
  const alike = entity.fields.filter(
    ({ asked, label }) => asked && stemOf(label, draft.lang) === stem,
  );
  // 'Ort' is a place of the row, and not its town as well.
  const [best] = [...alike.filter(({ type }) => type !== 'text'), ...alike];
  if (field.asked && best && best !== field) return true;
  if (!field.asked || field.type === 'relation' || said.includes(stem)) return false;
  return entity.fields.some(({ label, attribute }) => {
    const other = stemOf(label, draft.lang);
    const isSame = attribute !== undefined && attribute === field.attribute;
    return said.includes(other) && other !== stem && (isSame || other.startsWith(`${stem} `));
  });
}
