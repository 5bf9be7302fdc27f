import type { Span } from '../../../labels/index.ts';
import { singularOf } from '../../../lexicon/index.ts';
import type { Noun } from '../../pieces/index.ts';
import { classOf } from '../../wordnet.ts';
import { towardIn } from '../toward.ts';
import {
  type Fact,
  type Outlined,
  type State,
  sentenceOf,
  TOLD,
  textBefore,
  WITH,
} from './state.ts';
import { takeThing } from './things.ts';

/**
 * 'Visits to patients with date and reason': what is told behind both is told of the visits, and each is of one
 * patient. True where a stretch is what such rows are about.
 */
export function takeToward(
  state: State,
  span: Span,
  noun: Noun,
  previous: Span | undefined,
  next: Span | undefined,
): boolean {
  const { reading, outline, subject: head } = state;
  const isHead = head && previous?.kind === 'entity' && head.facts.length === 0;
  if (!isHead || span.kind !== 'entity' || !noun.many) return false;
  const toward = towardIn(reading.tokens.slice(previous.to, span.from));
  if (!toward || !isWritten(head, toward.preposition)) return false;
  const isFollowed = next !== undefined && sentenceOf(reading, next) === sentenceOf(reading, span);
  // 'Items with a date, and distributions to families.'
  if (!isFollowed && !(GOES_TO.test(toward.preposition) && isEvent(head))) return false;
  if (isFollowed && !(next.kind === 'field' && WITH.test(textBefore(reading, next)))) return false;
  if (isFollowed && isOfPerson(state.nounOf(next)) && !isOfPerson(head.noun)) return false;
  outline.isToward = true;
  if (toward.isOther) {
    head.facts.push(otherSide(state, span, noun));
    return true;
  }
  takeThing(state, span, noun, '');
  if (state.subject && state.subject !== head) head.of ??= state.subject;
  state.subject = head;
  return true;
}

/** The other side of a match is a name in it: the app keeps no list of teams that are not its own. */
function otherSide({ reading }: State, span: Span, noun: Noun): Fact {
  const one = singularOf(noun.text, reading.lexicon.lang);
  return {
    noun: { ...noun, text: one, many: false, unknown: true, sense: {} },
    span: { ...span, kind: 'field', lead: TOLD },
    values: [],
  };
}

/** Where something goes or comes from; 'for' and 'by' tell whom it is meant for and who made it. */
const GOES_TO = /^(?:to|from|bei|an|vom|à|aux|chez|a|ai|agli|dai|dalle|aos?|dos|bij|aan)$/;

const OF = /^(?:of|von|des?|di|dei|delle|dos?|das?|van)$/;

/** Whether the first of two things is what is written down: several, and for 'of' something that happens. */
function isWritten({ noun }: Outlined, preposition: string): boolean {
  if (!noun.many && !noun.unknown) return false;
  const isPicture = noun.sense.attribute?.role === 'picture';
  return !OF.test(preposition) || (!isPicture && isEvent({ noun }, 'abstract'));
}

const isEvent = ({ noun }: Pick<Outlined, 'noun'>, ...kinds: string[]): boolean =>
  ['event', ...kinds].includes(classOf(singularOf(noun.head.toLowerCase(), 'en')) ?? '');

/** What only people have: a name, an address for mail, a birthday. */
const isOfPerson = (noun: Noun | null): boolean =>
  ['name', 'email', 'phone', 'birthday', 'age'].includes(noun?.sense.attribute?.key ?? '');
