import type { Lexicon } from '../lexicon/index.ts';
import { tokenise } from '../lexicon/tokens.ts';
import type { SpecEntity } from '../spec.ts';
import { type Added, assembleAddition } from '../understand/assemble/addition.ts';
import type { Draft, DraftEntity } from '../understand/draft.ts';
import { findPhrases } from '../understand/phrases.ts';
import { type Noun, readPieces } from '../understand/pieces/index.ts';
import { tagsOf } from '../understand/tagger.ts';
import { walkFrom } from '../understand/walk/index.ts';
import type { Clause } from './clause.ts';
import { needing, placedFirst } from './needing.ts';
import { seedDraft } from './seed.ts';
import { show, shownIn } from './shown.ts';
import type { Changing } from './state.ts';
import { fieldsOf, take } from './take.ts';
import { targetsOf } from './targets.ts';
import { CHANGE_WORDS } from './words.ts';

/** 'Add a genre field with a, b and c', 'each recipe has a source', 'a page with statistics per genre'. */
export function add(clause: Clause, state: Changing, lexicon: Lexicon): boolean {
  const words = CHANGE_WORDS[state.lang];
  const toward = new RegExp(
    `(?:^| )(?:${words.toward}) (?<x>[^,]+?)(?: hinzu| toe)?[.!]*$`,
    'd',
  ).exec(clause.line);
  const opens = new RegExp(
    `^(?:please |bitte |could you |can you |now |and |also |kannst du |puedes |peux tu |podrias )*(?:${words.add})(?: |$)`,
  ).test(clause.line);
  const has =
    /\b(?:has|have|had|should have|needs?|hat|haben|soll(?:en|te|ten)? .* haben|a|ont|tiene|tienen|ha|hanno|tem|heeft|hebben)\b/.test(
      clause.line,
    );
  const behaves = findPhrases(clause.tokens, state.lang).some((found) => found.phrase.does);
  const shown = shownIn(clause, state, lexicon);
  if (shown) return show(shown, state);
  const place = toward?.indices?.groups?.x;
  const there = needing(clause, state) ?? (opens ? placedFirst(clause, state, words.toward) : null);
  if (!there && !opens && !has && !behaves && !startsWithNoun(clause, lexicon)) return false;
  const target =
    there?.entity ??
    (place &&
      targetsOf(clause.typed(...place), state.spec, state.lang, 'entity').find(
        (known) => known.kind === 'entity',
      )?.entity);
  const cut = target && place && !there ? cutBefore(clause, place[0], words.toward) : clause.text;
  // What is quoted and has its place is called exactly so.
  const text = target
    ? (there?.text ?? cut).replace(/["“”„«»]|(?<!\p{L})[‘']|[’'](?!\p{L})/gu, '')
    : cut;
  const draft = seedDraft(state.spec, state.lang, text);
  const before = fieldsOf(draft);
  const named = target ? target.name : subjectOf(clause, state);
  const subject = draft.entities.find((entity) => entity.key === named);
  const isBound = target !== undefined;
  // A list or a field that was named as one is where it goes.
  const isFree = !isBound && !namesField(clause);
  if (read(draft, text, lexicon, subject, isBound, isFree) === 'access') return false;
  return take(state, draft, before, namesField(clause));
}

/** 'A genre field with a and b' says what the field may be; 'add categories a and b' adds to what it may be. */
export function namesField(clause: Clause): boolean {
  return /(?:^| )(?:field|column|feld|spalte|champ|colonne|campo|columna|coluna|veld|kolom)(?: |$)/.test(
    clause.line,
  );
}

/** A bare wish ('a dark mode', 'photos for the plants') counts as an addition where it opens with what it names. */
function startsWithNoun(clause: Clause, lexicon: Lexicon): boolean {
  const [first] = clause.tokens;
  const cls = lexicon.wordClass(first?.low ?? '');
  return (
    clause.tokens.length < 14 &&
    !lexicon.verbClass(first?.low ?? '') &&
    (cls === 'det' || cls === 'some' || cls === 'each' || lexicon.match(clause.tokens, 0) !== null)
  );
}

function cutBefore(clause: Clause, at: number, toward: string): string {
  const head = clause.line.slice(0, at).replace(new RegExp(` (?:${toward}) $`), '');
  return clause.typed(0, head.length);
}

/** What the sentence is about: a list that it names, the one spoken of last, or the app's main one. */
function subjectOf(clause: Clause, state: Changing): string | undefined {
  const { entities } = state.spec;
  const inText = entities.find((entity) =>
    [entity.label, entity.plural].some((word) =>
      new RegExp(`(?<!\\p{L})${quoted(word.toLowerCase())}(?!\\p{L})`, 'u').test(
        clause.text.toLowerCase(),
      ),
    ),
  );
  return (
    inText ??
    ownerNamed(clause, state) ??
    state.focus ??
    entities.find((entity) => !entity.isChild) ??
    entities[0]
  )?.name;
}

/** 'The borrower's phone' is noted where borrowers are: the one list that has a field called so. */
function ownerNamed({ text }: Clause, { spec }: Changing): SpecEntity | undefined {
  const said = ` ${text.toLowerCase().replace(/['’]s\b/g, '')} `;
  const owners = spec.entities.filter(({ fields }) =>
    fields.some(
      ({ label, role }) =>
        role === 'person' && label.length > 3 && said.includes(` ${label.toLowerCase()} `),
    ),
  );
  return owners.length === 1 ? owners[0] : undefined;
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function read(
  draft: Draft,
  text: string,
  lexicon: Lexicon,
  subject: DraftEntity | undefined,
  bound: boolean,
  isFree: boolean,
): Added {
  const tokens = tokenise(text);
  const tags = draft.lang === 'en' ? tagsOf(text, tokens) : new Map();
  const found = findPhrases(tokens, draft.lang);
  if (isFree) {
    const added = assembleAddition(draft, { text, tokens, lexicon, tags, found }, subject);
    if (added) return added;
  }
  const pieces = readPieces(text, tokens, lexicon, tags, found);
  const at = pieces.findIndex(
    (piece) => piece.kind === 'noun' && piece.sense.thing?.key !== subject?.thing?.key,
  );
  const first = pieces[at] as Noun | undefined;
  const next = pieces[at + 1];
  const own = next?.kind === 'fn' && (next.cls === 'with' || next.cls === 'have');
  const list =
    first?.many &&
    !first.sense.view &&
    (first.sense.thing?.kind !== 'log' || own) &&
    !bound &&
    (own || (first.sense.thing !== undefined && !first.sense.attribute));
  walkFrom(draft, { text, tokens, lexicon, tags, found }, subject, list ? 'top' : 'fields', bound);
  return null;
}
