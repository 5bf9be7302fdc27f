import { fold } from '../lexicon/index.ts';
import type { AppSpec } from '../spec.ts';
import { inSentence } from '../write/names.ts';
import { sampleRecords } from '../write/samples.ts';
import type { Skipped } from '../write/stream/index.ts';
import { phrasesOf } from '../write/words/index.ts';
import { accessLines } from './access.ts';
import type { Held } from './gate.ts';
import { noMap } from './maps.ts';
import { typeInWords } from './types.ts';
import { sentences } from './words.ts';

/** What the built-in builder says around its cards, in the app's language. */
export interface Answer {
  /** What will be built or changed. */
  before: string;
  /** What is there now, who may see it, what to try, what could be next; and what was left out. */
  after: (skipped: readonly Skipped[]) => string;
}

export function answerFor(
  spec: AppSpec,
  kind: 'new' | 'change',
  changes: readonly string[] = [],
  before?: AppSpec,
  held: Held = { sentences: [], plurals: new Set() },
): Answer {
  const say = sentences(spec.language);
  return {
    before: kind === 'new' ? plan(spec) : say('update'),
    after: (skipped) =>
      [
        kind === 'new' ? ready(spec) : changed(spec, done(changes, held)),
        held.sentences.join('\n\n'),
        asks(spec, before),
        ...(hasRows(spec) && (kind === 'new' || accessChanged(spec, before))
          ? [[say('access'), ...accessLines(spec)].join('\n')]
          : []),
        left(spec, skipped),
        readings(spec),
        kind === 'new' ? trial(spec) : '',
        say('by'),
      ]
        .filter(Boolean)
        .join('\n\n'),
  };
}

const hasRows = ({ entities }: AppSpec): boolean => entities.length > 0;

function ready(spec: AppSpec): string {
  const pages = spec.pages.length;
  if (!hasRows(spec)) return '';
  // Rows of a table that came with the message are nobody's to delete.
  const ready = sampleRecords(spec).length > 0 ? 'ready' : 'ready_own';
  const say = sentences(spec.language);
  return say(pages === 1 ? `${ready}_one` : ready, spec.name, String(pages));
}

/** What a new page of questions needs: data, and its tool activated. */
function asks(spec: AppSpec, before?: AppSpec): string {
  const page = spec.pages.find(({ view }) => view === 'ask');
  if (!page || before?.pages.some(({ view }) => view === 'ask')) return '';
  // 'Ask: Staff handbook' is asked of the staff handbook.
  const source = page.title.split(': ').at(-1) ?? page.title;
  return sentences(spec.language)('ready_ask', spec.name, source, page.title);
}

function plan(spec: AppSpec): string {
  const say = sentences(spec.language);
  const names = spec.entities
    .filter((entity) => !entity.isChild)
    .map((entity) => low(spec, entity.plural));
  // An app without data is its pages.
  if (names.length === 0)
    return say(
      'build',
      spec.name,
      list(
        spec,
        spec.pages.map(({ title }) => say('quoted', title)),
      ),
    );
  // An app that is called as its list is told once.
  const others = names.filter((name) => fold(name) !== fold(spec.name));
  const what =
    others.length > 0 ? say('build', spec.name, list(spec, others)) : say('build_named', spec.name);
  const first = spec.pages[0];
  const page =
    first && first.title !== spec.name ? ` ${say('first', say('quoted', first.title))}` : '';
  return `${what}${page}`;
}

const low = (spec: AppSpec, text: string): string => inSentence(text, spec.language);

/** 'a, b and c' */
function list(spec: AppSpec, names: string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(', ')} ${sentences(spec.language)('and')} ${last}`;
}

/** A rule that was put aside is not told as done. */
const done = (changes: readonly string[], { plurals }: Held): string[] =>
  changes.filter((change) => ![...plurals].some((name) => isRuleOf(name, change)));

const isRuleOf = (name: string, change: string): boolean =>
  change.startsWith(`${name}:`) || change.startsWith(`${name} :`);

function changed(spec: AppSpec, changes: readonly string[]): string {
  const say = sentences(spec.language);
  const kept = spec.entities.length ? ` ${say('kept')}` : '';
  if (changes.length === 0) return kept.trim();
  if (changes.length === 1) return `${say('done')} ${changes[0]}.${kept}`;
  return [say('done'), ...changes.map((one) => `- ${one}`), '', kept.trim()].join('\n').trim();
}

function accessChanged(spec: AppSpec, before: AppSpec | undefined): boolean {
  return before !== undefined && accessLines(before).join() !== accessLines(spec).join();
}

/** Places that were left alone because a person wrote there. */
function left(spec: AppSpec, skipped: readonly Skipped[]): string {
  if (!skipped.length) return '';
  const files = [...new Set(skipped.map(({ file }) => `\`${file}\``))];
  const places = skipped.map(({ file, what }) => `- \`${file}\`: ${what}`);
  return [sentences(spec.language)('skipped', list(spec, files)), ...places].join('\n');
}

/** Words that were read by guess, and how. */
function readings(spec: AppSpec): string {
  const say = sentences(spec.language);
  const guesses: string[] = [];
  const lines: string[] = [];
  const asides: string[] = [];
  const slips: string[] = [];
  for (const { word, readAs } of spec.readings) {
    const [kind, detail = ''] = readAs.split(':');
    if (kind === 'entity') {
      if (isListed(spec, word)) guesses.push(say('as_entity', word));
    } else if (kind === 'field') {
      const field = fieldCalled(spec, word);
      if (field) guesses.push(say('as_field', word, typeInWords(field.type, spec.language)));
    } else if (kind === 'aside') asides.push(say('quoted', word));
    else if (kind === 'gloss') lines.push(say('gloss', word));
    else if (kind === 'spelling') slips.push(say('as_spelling', word, detail));
    else if (kind === 'map') lines.push(noMap(spec, spec.language));
    else if (kind === 'unread') lines.push(say('unread', say('quoted', word)));
    else if (kind === 'rest') lines.push(say('rest', detail));
  }
  if (slips.length) lines.push(say('spelling', list(spec, slips)));
  if (guesses.length) lines.push(say('guess', list(spec, guesses)));
  if (asides.length) lines.push(say('aside', list(spec, asides)));
  return lines.join(' ');
}

/** The one thing to try first. */
function trial(spec: AppSpec): string {
  const say = sentences(spec.language);
  const home = spec.pages[0];
  const has = (kind: string) => spec.behaviours.some((one) => one.kind === kind);
  if (spec.behaviours.some(({ kind, fields }) => kind === 'booking' && fields.when))
    return say('try_slot');
  if (has('booking') && has('capacity')) return say('try_booking');
  if (has('quiz')) return say('try_quiz');
  if (has('cart')) return say('try_cart');
  if (home?.view === 'checkin') return say('try_checkin');
  if (home?.view === 'board') return say('try_board');
  const form = spec.landing?.formEntity ?? home?.entity;
  const inbox = spec.pages.find((page) => page.adminOnly && page.entity === form);
  if ((home?.view === 'form' || home?.view === 'landing') && inbox)
    return say('try_form', inbox.title);
  const entity = spec.entities.find(({ name }) => name === home?.entity) ?? spec.entities[0];
  return entity
    ? say('try_new', phrasesOf(spec.language)('newTitle', low(spec, entity.label)))
    : '';
}

const wordsIn = (text: string): string => fold(text).replace(/[_\s-]+/g, ' ');

/** Whether what a word was read as is there in the end: what another reading took back is not spoken of. */
const isListed = ({ entities }: AppSpec, word: string): boolean =>
  entities.some(({ label, plural }) =>
    [label, plural].some(
      (name) => wordsIn(name).endsWith(wordsIn(word)) || wordsIn(word).endsWith(wordsIn(name)),
    ),
  );

const fieldCalled = ({ entities }: AppSpec, word: string) =>
  entities
    .flatMap(({ fields }) => fields)
    .find(({ label, name }) => [label, name].some((one) => wordsIn(one).includes(wordsIn(word))));
