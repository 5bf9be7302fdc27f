import type { Span } from '../../../labels/index.ts';
import { pluralOf, singularOf } from '../../../lexicon/index.ts';
import { scaleEnd } from '../clauses.ts';
import { goodsOf, isOrdering, leftBehind, senseOf } from '../made.ts';
import {
  type Fact,
  isSame,
  type Outlined,
  type State,
  TOLD,
  textBefore,
  textOf,
  WITH,
} from './state.ts';
import { entry, takeThing } from './things.ts';

/** 'Members order from it', 'farmers list what they have': the rows that this leaves, and what is said of them after. */
export function leaves(state: State, span: Span, next: Span | undefined): boolean {
  const { outline, reading } = state;
  const isNext = next !== undefined && next.from - span.to < 2;
  const isOpen = isNext && next.kind === 'asking';
  const isNamed = isNext && next.kind === 'entity';
  if (isNamed && !isOrdering(textOf(reading, span))) return false;
  const word = leftBehind(textOf(reading, span), isOpen);
  const like = word ? state.nounOf({ ...span, kind: 'entity' }) : null;
  if (!word || !like) return false;
  const sense = senseOf(word, reading.lexicon);
  const noun = { ...entry(like), text: word, head: word, sense, unknown: !sense.thing };
  const known = outline.things.find((thing) => isSame(thing.noun, noun, reading.lexicon));
  const made = known ?? { noun, span, facts: [] };
  if (!known) outline.things.push(made);
  state.subject = made;
  if (isOpen) state.told = next;
  if (isNamed) state.orders = made;
  return true;
}

const REGISTERS =
  /^(?:can )?(?:register|registers|enrol|enroll|sign up|join|melden sich an|s'inscrivent|se inscriben|si iscrivono|inscrevem-se|schrijven zich in)$/i;

/** 'Runners register with name, age group and size': they are what is kept, and what they give is told of them. */
export function registers(
  state: State,
  span: Span,
  previous: Span | undefined,
  next: Span | undefined,
): boolean {
  const { outline, reading } = state;
  const isTold = next?.kind === 'field' && WITH.test(textBefore(reading, next));
  if (previous?.kind !== 'actor' || !isTold || !REGISTERS.test(textOf(reading, span))) return false;
  const noun = state.nounOf({ ...previous, kind: 'entity' });
  if (!noun?.many || /^(?:people|users?|visitors?|everyone)$/i.test(noun.text)) return false;
  const known = outline.things.find((thing) => isSame(thing.noun, noun, reading.lexicon));
  const made = known ?? { noun, span: previous, facts: [] };
  if (!known) outline.things.push(made);
  state.subject = made;
  return true;
}

/** What is ordered is a list to choose from, and each order says what of it; what is said after is of the order. */
export function takeOrdered(state: State, orders: Outlined, span: Span): boolean {
  state.orders = undefined;
  const noun = span.kind === 'entity' ? state.nounOf(span) : null;
  if (!noun) return false;
  // 'Bread' is a list of breads, called so.
  const one = singularOf(noun.text, state.reading.lexicon.lang);
  const plural = pluralOf(one, state.reading.lexicon.lang);
  const goods = { ...noun, sense: goodsOf(noun), many: true, label: one, plural, unknown: false };
  takeThing(state, span, goods, '');
  orders.of ??= state.outline.things.find((thing) => thing.noun === goods);
  state.subject = orders;
  return true;
}

/** What people report is one list, of the kinds that they report. */
export function reportOf(state: State, span: Span): boolean {
  const { outline, reading } = state;
  const rest = reading.text.slice(reading.tokens[span.to - 1]?.end ?? 0);
  if (!/^\s*(?:us )?(?:about )?[\p{L} ]+,[^.;]*?(?:,| and | und | et | y | e | en )/u.test(rest))
    return false;
  if (/^[^,]*\s(?:with|mit|avec|con|com|met)\s/iu.test(rest)) return false;
  const sentence = rest.split(/[.;\n]/)[0] ?? '';
  // 'A hazard, with photo and place': fields, and no kinds.
  if (/^[^,]*,\s*(?:with|mit|avec|con|com|met)\s/i.test(sentence)) return false;
  if (/\bwith\b.*,.*,/.test(sentence) && !/,.*\bwith\b/.test(sentence)) return false;
  const like = state.nounOf({ ...span, kind: 'entity' });
  if (!like) return false;
  const report: Outlined = {
    noun: { ...entry(like), text: 'reports', head: 'reports' },
    span,
    facts: [],
  };
  const kinds: Fact = {
    noun: { ...entry(like), text: 'kind', head: 'kind', many: false },
    span,
    values: [],
  };
  report.facts.push(kinds);
  outline.things.push(report);
  Object.assign(state, { subject: report, kinds });
  return true;
}

export const REPORTS =
  /^(?:can )?(?:report|reports|tell us about|melden|signalent|avisan de|segnalano|avisam)$/i;

/** 'Judges give marks from 1 to 10': who, and how many. */
export function takeGiven({ subject, nounOf, reading }: State, giver: Span, span: Span): void {
  const who = nounOf({ ...giver, kind: 'field' });
  const marks = nounOf(span);
  if (!subject || !who || !marks) return;
  const one = singularOf(who.text, reading.lexicon.lang);
  subject.facts.push(
    { noun: { ...who, text: one, many: false }, span: { ...giver, kind: 'field' }, values: [] },
    {
      noun: marks,
      span: { ...span, kind: 'field', lead: TOLD, to: scaleEnd(reading, span) },
      values: [],
    },
  );
}
