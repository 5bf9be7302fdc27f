import {
  compoundTail,
  type Entry,
  HEAD_FIRST,
  looksPlural,
  splitCompound,
} from '../../lexicon/index.ts';
import type { Token } from '../../lexicon/tokens.ts';
import { ofTheTrade } from './senses.ts';
import type { Noun, Part, Sense, Source } from './types.ts';

/** A noun phrase of its parts: the head's senses, and those of the words before it. */
export function buildNoun(source: Source, parts: Part[]): Noun {
  const romance = HEAD_FIRST.has(source.lexicon.lang);
  const head = (romance ? parts[0] : germanicHead(parts)) as Part;
  const used = romance ? parts : parts.slice(0, parts.indexOf(head) + 1);
  const first = source.tokens[used[0]?.from ?? 0] as Token;
  const last = source.tokens[(used.at(-1)?.to ?? 1) - 1] as Token;
  const headText = textOf(source, head);
  const previous = source.out.at(-1);
  const det =
    previous?.kind === 'fn' && ['det', 'each', 'some'].includes(previous.cls)
      ? previous.low
      : undefined;
  const compound = compoundOf(source, head);
  const entries = ofTheTrade(compound?.entries ?? head.entries, headText, source);
  const before = used
    .filter((part) => part !== head)
    .map((part): Noun['before'][number] => ({
      ...senseOf(part.entries),
      text: textOf(source, part),
      ...(part.tag ? { tag: part.tag } : {}),
    }));
  if (compound?.before) before.push(compound.before);
  const labelled =
    entries.find((entry) => entry.kind === 'thing') ??
    entries.find((entry) => entry.kind === 'attribute');
  return {
    kind: 'noun',
    text: source.text.slice(first.start, last.end),
    head: headText,
    sense: senseOf(entries),
    before,
    many:
      labelled && 'many' in labelled ? labelled.many : looksPlural(headText, source.lexicon.lang),
    ...(labelled ? { label: labelled.label } : {}),
    ...(labelled?.kind === 'thing' ? { plural: labelled.plural } : {}),
    unknown: entries.length === 0,
    ...(det ? { det } : {}),
    from: used[0]?.from ?? 0,
    to: used.at(-1)?.to ?? 1,
  };
}

/** The last part, but an adjective that trails ('tasks overdue') does not lead. */
function germanicHead(parts: Part[]): Part {
  for (let i = parts.length - 1; i > 0; i--) {
    const part = parts[i] as Part;
    if (part.entries.length > 0 || part.tag !== 'adjective') return part;
  }
  return parts[0] as Part;
}

function compoundOf(
  source: Source,
  head: Part,
): { entries: Entry[]; before?: Sense & { text: string } } | null {
  const low = source.tokens[head.from]?.low ?? '';
  if (head.entries.length > 0 || head.to - head.from > 1) return null;
  const split = splitCompound(low, source.lexicon.lang);
  if (split) {
    const [first, tail] = split;
    return {
      entries: source.lexicon.phrase(tail),
      before: { ...senseOf(source.lexicon.phrase(first)), text: first },
    };
  }
  const tail = compoundTail(low, source.lexicon.lang);
  return tail
    ? {
        entries: source.lexicon.phrase(tail),
        before: { text: low.slice(0, low.length - tail.length) },
      }
    : null;
}

function textOf(source: Source, part: Part): string {
  return source.text.slice(
    source.tokens[part.from]?.start ?? 0,
    source.tokens[part.to - 1]?.end ?? 0,
  );
}

function senseOf(entries: readonly Entry[]): Sense {
  const sense: Sense = {};
  for (const entry of entries) {
    if (entry.kind === 'thing') {
      if (sense.thing && sense.thing !== entry.thing)
        sense.others = [...(sense.others ?? []), entry.thing];
      sense.thing ??= entry.thing;
    } else if (entry.kind === 'attribute') sense.attribute ??= entry.attribute;
    else if (entry.kind === 'view') sense.view ??= entry.view;
    else if (entry.kind === 'container') sense.container ??= entry.view;
    else if (entry.kind === 'context') sense.context ??= entry.context;
    else sense.colour ??= entry.colour;
  }
  return sense;
}
