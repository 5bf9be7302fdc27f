import { attributes, fold } from '../../lexicon/index.ts';
import { ANY_NUMBER, SEVERAL_WORDS } from '../../lexicon/numbers.ts';
import { unitOf } from '../../lexicon/units.ts';
import type { Draft, DraftEntity, DraftField } from '../draft.ts';
import { relate } from '../entities.ts';
import { addField, fieldOf, fromAttribute, sentenceCase } from '../fields.ts';
import { fieldName, labelOf } from '../names.ts';
import { optionsFrom } from '../options.ts';
import { answerTo } from './asking.ts';
import type { Assembly } from './assembly.ts';
import { entityCalled, stemOf } from './called.ts';
import { type Fact, isSame, textOf } from './outline/state.ts';
import { isPerson } from './people.ts';
import { endOf, isScale, periodOf, toldField } from './timed.ts';

const ASKS =
  /^(?:(?:by|to|from|with|for|about|on) (?:whom|who|what|which)|what|wat|who|whom|whose|when|where|why|how|whether|if|since when|until when|(?:wer|wem|was|wann|wo|warum|qui|quoi|quand|pourquoi|quien|cuando|donde|chi|cosa|dove|perche|quem|onde|wanneer|waar|waarom)$)\b/;

/** Whether a field is told by a question, labelled so or not. */
export const asks = ({ span, noun }: Fact): boolean =>
  span.kind === 'asking' || ASKS.test(fold(noun.text));

/** Notes a field with an entity: a relation where it is another's name, else by what the word means. */
export function note(assembly: Assembly, subject: DraftEntity, fact: Fact): void {
  const { draft } = assembly;
  const said = textOf(assembly, fact.span);
  const entity = perOf(draft, said) ?? subject;
  const end = endOf(said, siblingsOf(assembly, fact), draft);
  if (end) {
    if (!entity.fields.some(({ name }) => name === end.name)) addField(entity, end);
    return;
  }
  const period = periodOf(said, draft);
  if (period) {
    for (const field of period) addField(entity, field).asked = true;
    return;
  }
  if (asks(fact) || ASKS.test(fold(said))) {
    noteAnswer(assembly, entity, fact);
    return;
  }
  if (tied(assembly, entity, fact, said)) return;
  if (isOption(entity, fact) || isDeed(assembly, fact) || isItself(entity, fact, draft)) return;
  const field = stateOf(assembly, fact) ?? fieldFor(assembly, entity, fact);
  entity.fields = entity.fields.filter((other) => !isPartOf(assembly, other, field, said));
  // 'Number of guests' has a name of its own where the rules read it.
  const twin = entity.fields.find(
    ({ label, type }) => type === field.type && fold(label) === fold(field.label),
  );
  const there = twin ?? addField(entity, field);
  there.asked = true;
  chooseAmong(entity, there, fact);
}

/** 'Street, city, state, zip': a part of an address, and nothing that changes. */
function stateOf(assembly: Assembly, fact: Fact): DraftField | undefined {
  const said = textOf(assembly, fact.span);
  const isPart =
    /^state$/i.test(said) &&
    /\b(?:zip|post ?codes?|city|town|street)\b/i.test(siblingsOf(assembly, fact));
  return isPart
    ? { name: 'state', label: 'State', type: 'text', role: 'plain', asked: true }
    : undefined;
}

/** Ties an entity to another whose name the fact is. False where it is nobody's. */
function tied(assembly: Assembly, entity: DraftEntity, fact: Fact, said: string): boolean {
  const { draft, lexicon } = assembly;
  const other = [...assembly.entities].find(
    ([thing, of]) =>
      of !== entity && fact.values.length === 0 && isSame(thing.noun, fact.noun, lexicon),
  )?.[1];
  const known = other ?? listCalled(assembly, fact);
  if (known && known !== entity && !other && fact.noun.many) {
    relate(known, entity, { asked: true });
    return true;
  }
  // 'A hut with three rooms': each room is of the hut.
  if (other && SEVERAL.test(fold(said))) {
    const name = stemOf(fact.noun.text, draft.lang);
    entity.fields = entity.fields.filter(({ label }) => stemOf(label, draft.lang) !== name);
    relate(other, entity, { asked: true });
    return true;
  }
  if (other) {
    // 'Batches: style, tank': the batch names its tank, whatever else was taken for a tie.
    other.fields = other.fields.filter(({ to, required }) => to !== entity.key || required);
    const said = stemOf(fact.noun.text, draft.lang);
    entity.fields = entity.fields.filter(
      ({ type, label }) => type === 'relation' || stemOf(label, draft.lang) !== said,
    );
    relate(entity, other, { asked: true, label: labelOf(fact.noun.text) });
    return true;
  }
  return false;
}

const SEVERAL = new RegExp(`^(?:${ANY_NUMBER}|${SEVERAL_WORDS}|a few|\\d+)\\s`);

/** What a question asks for: a field, or one of the only people that are kept. */
function noteAnswer(assembly: Assembly, entity: DraftEntity, fact: Fact): void {
  const field = answerTo(textOf(assembly, fact.span), assembly.lexicon);
  if (isRead(assembly, entity, fact)) {
    const there = entity.fields.find(({ name }) => name === field?.name);
    if (there) chooseAmong(entity, there, fact);
    return;
  }
  const people = field?.role === 'person' ? peopleOf(assembly, entity) : undefined;
  if (people) {
    relate(entity, people, { asked: true });
    return;
  }
  if (!field) return;
  const there = entity.fields.find(({ name }) => name === field.name) ?? addField(entity, field);
  chooseAmong(entity, there, fact);
}

/** 'Item' of a pantry item is what it is called; 'products' of a list of them are the list itself. */
function isItself({ label, thing }: DraftEntity, { noun }: Fact, { lang }: Draft): boolean {
  if (!thing) return false;
  const [own, said] = [stemOf(label, lang), stemOf(noun.text, lang)];
  if (noun.many) return !noun.sense.attribute && (noun.sense.thing === thing || said === own);
  return ITEM.test(noun.text) && own.endsWith(` ${said}`);
}

const ITEM = /^(?:items?|name|artikel|article|art[ií]culo|articolo|artigo)$/i;

/** 'Where it is (fridge, shelf)': a choice, and none of its values is a field beside it. */
function chooseAmong(entity: DraftEntity, there: DraftField, { values }: Fact): void {
  if (values.length < 2) return;
  choose(there, values);
  const low = values.map(fold);
  entity.fields = entity.fields.filter(
    ({ label, type }) => type === 'relation' || !low.includes(fold(label)),
  );
}

/** 'Volunteers, shifts, who covers which shift': who is one of the only people that are kept. */
function peopleOf({ outline, entities, draft }: Assembly, entity: DraftEntity) {
  const people = [...entities.values()].filter((one) => isPerson(one, draft.lang));
  const [only] = people;
  return outline.isAssigned && people.length === 1 && only !== entity ? only : undefined;
}

/** 'Load' was read of 'load-in time', 'temper' of 'temper 1-5', 'players' of 'number of players'. */
export function isPartOf(
  { draft }: Pick<Assembly, 'draft'>,
  other: DraftField,
  field: DraftField,
  said: string,
) {
  if (other.type === 'relation') return false;
  if (isScale(said)) return other.name === field.name;
  if (other.type === 'text' && ['boolean', 'date'].includes(field.type))
    return other.name === field.name;
  if (other.attribute?.key === 'amount' && field.attribute?.key === 'quantity')
    return other.label === field.label;
  const [low, stem] = [other.label.toLowerCase(), stemOf(other.label, draft.lang)];
  const counted = COUNTED.test(said) && stemOf(said.split(/\s+/).at(-1) ?? '', draft.lang);
  return (
    field.label.toLowerCase().startsWith(`${low}-`) ||
    (other.type === 'text' &&
      field.type === 'integer' &&
      (stem === counted || other.label === field.label))
  );
}

/** What else is said of the same rows. */
function siblingsOf(assembly: Assembly, fact: Fact): string {
  const { things, loose } = assembly.outline;
  const facts = things.find((thing) => thing.facts.includes(fact))?.facts ?? loose;
  return facts.map(({ span }) => textOf(assembly, span)).join(', ');
}

/** 'Price per visit' is of the visit, whatever is spoken of. */
function perOf(draft: Draft, said: string): DraftEntity | undefined {
  const per = /\s(?:per|pro|par|por)\s+(\p{L}+)$/iu.exec(said)?.[1];
  return per
    ? draft.entities.find(({ label }) => stemOf(label, draft.lang) === stemOf(per, draft.lang))
    : undefined;
}

/** A list that the rules made of the phrase, of a thing that the lexicon knows: 'weeks with runs, distance and pace'. */
function listCalled({ draft }: Assembly, { noun, values }: Fact): DraftEntity | undefined {
  const list = values.length === 0 ? entityCalled(draft, noun) : undefined;
  return list?.asked && list.thing && !noun.sense.attribute ? list : undefined;
}

/** What people do with the rows ('suggest films and vote') is no field of them. */
const isDeed = ({ draft }: Assembly, { noun }: Fact): boolean =>
  /^(?:pay|cancel|check ?out)$/i.test(noun.text) ||
  draft.does.some(({ kind, verb }) => [kind, verb].includes(fold(noun.text)));

/** One of the values that a choice of the entity has is no field beside it. */
export const isOption = (entity: DraftEntity, { noun }: Fact): boolean =>
  entity.fields.some(({ options }) =>
    options?.some(({ label }) => fold(label) === fold(noun.text)),
  );

const USED =
  /\s(?:used|consumed|burned|spent|verbraucht|utilis[eé]e?s?|consomm[eé]e?s?|usad[oa]s?|consumid[oa]s?|consumat[oaie]|verbruikt)$/iu;
/** 'Number of bottles', in seven languages. */
export const COUNTED =
  /^(?:the |a |die |der |le |la |el |o |a |het )?(?:number|count|amount|quantity|anzahl|zahl|nombre|n[uú]mero|cantidad|numero|quantit[aà]|quantidade|aantal)\s+(?:of|der|von|de|di|van)?\s*\S+/iu;

/** The field that a fact tells of an entity: a count ('number of bottles'), a measure ('area in hectares'), or what the word means. */
export function fieldFor(
  { draft, ...assembly }: Pick<Assembly, 'draft' | 'text' | 'tokens'>,
  entity: DraftEntity,
  fact: Fact,
): DraftField {
  const said = textOf(assembly, fact.span);
  if (COUNTED.test(said)) {
    // 'Number of guests' is the guests that are counted there already.
    const counted = stemOf(said.split(/\s+/).at(-1) ?? '', draft.lang);
    const there = entity.fields.find(
      ({ label, type }) => type === 'integer' && stemOf(label, draft.lang) === counted,
    );
    if (there) return there;
    const label = sentenceCase(labelOf(said.replace(/^(?:the|a) /i, '')), draft.lang);
    return { name: fieldName(label), label, type: 'integer', role: 'quantity', asked: true };
  }
  const counts = entity.thing?.fields.map(({ attribute }) => attribute) ?? [];
  // The amount of what is counted is how many there are.
  if (/^(?:amount|menge|quantit[eéà])$/i.test(said) && counts.includes('quantity')) {
    const quantity = attributes.get('quantity');
    if (quantity) return fromAttribute(quantity, draft.lang, labelOf(said));
  }
  const told = toldField(said, draft.lang);
  if (told) return told;
  const field = fieldOf(fact.noun, entity, draft);
  // 'Fuel used' is how much of it, and not of which kind.
  if (field.type === 'enum' && field.attribute && fact.values.length === 0 && USED.test(said)) {
    const label = sentenceCase(labelOf(said), draft.lang);
    entity.fields = entity.fields.filter(({ attribute }) => attribute !== field.attribute);
    return { name: fieldName(label), label, type: 'number', role: 'quantity', asked: true };
  }
  const behind = assembly.text.slice(assembly.tokens[fact.span.to - 1]?.end ?? 0);
  if (isCompared(assembly, fact) && ['text', 'boolean'].includes(field.type)) {
    const label = sentenceCase(labelOf(fact.noun.text), draft.lang);
    const type = isOfMoney(entity) ? ('money' as const) : ('number' as const);
    const role = type === 'money' ? ('amount' as const) : ('quantity' as const);
    return { name: fieldName(label), label, type, role, asked: true };
  }
  const which = /^ (?:back|out|in|returned|zur[uü]ck)(?= *(?:[,.;)\n]|and |$))/iu.exec(behind)?.[0];
  if (which && field.type === 'date') {
    const label = sentenceCase(labelOf(said + which), draft.lang);
    return { name: fieldName(label), label, type: 'date', role: 'date', asked: true };
  }
  const measure =
    /\s(?:in|en|em)\s+(\S+)$/i.exec(said) ?? /^\s+(?:in|en|em)\s+(\p{L}+)/iu.exec(behind);
  const unit = unitOf(measure?.[1] ?? '');
  if (!unit || ['money', 'date', 'datetime'].includes(field.type)) return field;
  const { options: _none, ...measured } = field;
  const name = field.role === 'place' ? fieldName(field.label) : field.name;
  return { ...measured, name, type: 'number', role: 'quantity', unit };
}

/** 'Planned vs actual': figures. */
const isCompared = ({ text, tokens }: Pick<Assembly, 'text' | 'tokens'>, { span }: Fact): boolean =>
  /^\s+(?:vs|versus)[\s.]/i.test(text.slice(tokens[span.to - 1]?.end ?? 0)) ||
  /\s(?:vs|versus)\.?\s+$/i.test(text.slice(0, tokens[span.from]?.start ?? 0));

const isOfMoney = ({ thing, label }: DraftEntity): boolean =>
  /budget|cost|expense|spend|sale|revenue|income|invoice/i.test(label) ||
  (thing?.fields.some(({ attribute }) => ['amount', 'limit', 'price'].includes(attribute ?? '')) ??
    false);

/** A turn of phrase that was read already: its field is where it belongs. */
function isRead({ found, draft }: Assembly, entity: DraftEntity, { span }: Fact): boolean {
  const phrase = found.find(
    ({ from, to, phrase }) => phrase.field && from < span.to && to > span.from,
  );
  const key = phrase?.phrase.field;
  const isIt = (field: DraftField) => field.asked && field.attribute?.key === key;
  const holder = key ? draft.entities.find(({ fields }) => fields.some(isIt)) : undefined;
  if (!holder) return false;
  const [field] = holder === entity ? [] : holder.fields.splice(holder.fields.findIndex(isIt), 1);
  if (field) addField(entity, field);
  return true;
}

function choose(field: DraftField, values: readonly string[]): void {
  const isChosen = field.options && field.attribute === undefined;
  if (isChosen && (field.options?.length ?? 0) >= values.length) return;
  field.options = optionsFrom(values.map(labelOf));
  if (field.type !== 'multienum') field.type = 'enum';
  if (['plain', 'subtitle', 'place', 'list'].includes(field.role)) field.role = 'category';
}
