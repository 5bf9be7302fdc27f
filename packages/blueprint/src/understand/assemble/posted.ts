import type { Draft, DraftEntity } from '../draft.ts';
import { addField, sentenceCase } from '../fields.ts';
import { fieldName, labelOf } from '../names.ts';
import type { Text } from '../walk/index.ts';
import type { Assembly } from './assembly.ts';
import { stemOf } from './called.ts';
import { forget } from './forget.ts';
import { unnamedRows } from './unnamed.ts';

const ALL = /^(?:everybody|everyone|jeder|jede|alle|chacun|tous|todos|tutti|ognuno|iedereen)$/;
const POSTS =
  /^(?:posts?|writes?|shares?|logs?|reports?|answers?|notes?|enters?|schreibt|schreiben|notiert|postet|écrit|note|escribe|escriben|anota|scrive|scrivono|escreve|escrevem|schrijft|noteert)$/;

const YESTERDAY = /^(?:yesterday|gestern|hier|ayer|ieri|ontem|gisteren)$/;

/** How many words name what each writes. */
const LONGEST_PART = 4;

/** The parts of what everybody writes, in a row of three or more: 'everybody posts yesterday, today, blockers'. */
export function postedIn({ tokens, lexicon }: Pick<Text, 'tokens' | 'lexicon'>): Part[] {
  const said = tokens.findIndex(
    ({ low }, at) => POSTS.test(low) && ALL.test(tokens[at - 1]?.low ?? ''),
  );
  // 'Daily standup: yesterday, today, blockers'.
  const rows = tokens.findIndex(
    ({ text }, at) => text === ':' && YESTERDAY.test(tokens[at + 1]?.low ?? ''),
  );
  const verb = said < 0 ? rows : said;
  if (verb < 0) return [];
  const parts: Part[] = [];
  let from = verb + 1;
  for (let at = from; at <= tokens.length; at++) {
    const token = tokens[at];
    const isEnd = token === undefined || (token.kind === 'sign' && /[.;:!?\n]/.test(token.text));
    const isBreak = isEnd || token.text === ',' || lexicon.wordClass(token.low) === 'and';
    if (!isBreak) continue;
    if (at > from) parts.push({ from, to: at });
    from = at + 1;
    if (isEnd) break;
  }
  const isRow = parts.length > 2 && parts.every((part) => part.to - part.from <= LONGEST_PART);
  return isRow ? parts : [];
}

interface Part {
  from: number;
  to: number;
}

/** What a part is asked by, and no word of its name. */
const ASKED = /^(?:what|was|ce qui|ce que|lo que|che cosa|cosa|o que|wat)\s+/iu;
/** Of these everybody reads what the others wrote. */
const TOGETHER =
  /(?<!\p{L})(?:teams?|stand-?ups?|retros?|crew|colleagues|kollegen|équipe|equipo|squadra|equipa)(?!\p{L})/iu;

/** Rows in which everybody writes something of each kind: who, on which day, and what. True where a text is of such. */
export function takePosted(assembly: Assembly): boolean {
  const parts = postedIn(assembly);
  const rows = parts.length > 0 ? unnamedRows(assembly, true) : undefined;
  if (!rows) return false;
  const { draft, text, tokens } = assembly;
  for (const { from, to } of parts) {
    const said = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
    const label = sentenceCase(labelOf(said.replace(ASKED, '')), draft.lang);
    addField(rows, {
      name: fieldName(label),
      label,
      type: 'longtext',
      role: 'body',
      asked: true,
    });
    forgetCalled(draft, label, rows);
  }
  // 'Stand-up notes: yesterday, today': the rows are the notes.
  if (/^[^.;!?\n]*:/.test(text))
    for (const other of draft.entities.filter((one) => one !== rows))
      if (!other.fields.some(({ asked }) => asked)) forget(draft, other);
  if (TOGETHER.test(text)) rows.said ??= { read: 'all', write: 'creator' };
  return true;
}

/** What is written into a row is no list beside it, and no field of another. */
function forgetCalled(draft: Draft, label: string, rows: DraftEntity): void {
  const stem = stemOf(label, draft.lang);
  for (const entity of draft.entities.filter((one) => one !== rows))
    if (stemOf(entity.label, draft.lang) === stem) forget(draft, entity);
    else entity.fields = entity.fields.filter((field) => stemOf(field.label, draft.lang) !== stem);
}
