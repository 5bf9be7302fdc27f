import {
  ToolDefinition,
  type ToolFile,
  toolFilesIn,
  toolNameOf,
  toolPathOf,
} from '@trellis/contract';
import { freeName, freePath } from '@trellis/tools';
import type { BlueprintInput } from '../input.ts';
import { capital } from '../lexicon/lang.ts';
import { tokenise } from '../lexicon/tokens.ts';
import { respond } from '../respond.ts';
import type { AppSpec, SpecPage, SpecTheme, Understanding } from '../spec.ts';
import { understand } from '../understand/index.ts';
import { languageOf } from '../understand/language.ts';
import { phrasesOf } from '../write/words/index.ts';
import { dataWish } from './wish.ts';

const THEME: SpecTheme = { mode: 'light', hue: 215, tone: 'calm', colour: 'blue' };

/**
 * A message that wishes answers from documents of the app ('answer questions from my handbook'): a page of questions and the
 * AI tool behind it. What else the message wishes is done as always. null where it is about nothing of that.
 */
export function dataTurn(
  input: BlueprintInput,
): { understanding: Understanding; tools: readonly ToolFile[] } | null {
  const text = input.messages.findLast(({ role }) => role === 'user')?.text ?? '';
  const wish = dataWish(text.slice(0, 4_000));
  if (!wish || input.spec?.pages.some(({ view }) => view === 'ask')) return null;
  const language = input.spec?.language ?? languageOf(tokenise(text));
  const tool = askTool(wish.source, language, input);
  const more = wish.rest === '' ? null : respond(wish.rest, input.spec, input.now);
  const known = more && more.kind !== 'unclear' ? more.spec : null;
  const base = known ?? input.spec ?? emptySpec(text, wish.source, language, input.now);
  const page: SpecPage = {
    name: base.entities.length === 0 && base.pages.length === 0 ? 'Home' : 'Ask',
    title: tool.definition.title,
    view: 'ask',
    fields: { tool: tool.definition.path },
    inNavigation: true,
    adminOnly: false,
  };
  const unread = more?.kind === 'unclear' ? [{ word: wish.rest, readAs: 'unread' }] : [];
  const spec = {
    ...base,
    pages: [...base.pages, page],
    readings: [...base.readings, ...unread],
  };
  const kind = input.spec && more?.kind !== 'new' ? 'change' : 'new';
  const changes = [...(more?.changes ?? []), `“${page.title}”`];
  return { understanding: { kind, spec, changes }, tools: [tool] };
}

/** The tool that answers: by the data alone, with where it stands. */
function askTool(source: string, language: string, { files }: BlueprintInput): ToolFile {
  const t = phrasesOf(language);
  const tools = toolFilesIn(files);
  const title = `${t('ask')}: ${capital(source)}`;
  const names = tools.map(({ path }) => toolNameOf(path) ?? '');
  const definition = ToolDefinition.parse({
    title,
    header: title,
    path: freePath(
      'ask',
      tools.map((one) => one.definition),
    ),
    description: t('askText'),
    inputLabel: t('askInput'),
    instructions: `Answer the question from the data of this app alone: what is called “${source}” and whatever else was found there.\n\n[input]\n\nSay where it stands. Where the data does not answer, say so plainly and name what it does say that is near. Answer in the language of the question, in a few sentences.`,
    followups: true,
  } satisfies Partial<ToolDefinition>);
  return { path: toolPathOf(freeName('Ask', names)), definition };
}

/** An app that keeps no rows: its look is what the message says of it. */
function emptySpec(text: string, source: string, language: string, now: Date): AppSpec {
  const read = understand(text, { now });
  const name = capital(source);
  return {
    version: 1,
    name,
    tagline: name,
    language,
    domain: 'general',
    theme: read.kind === 'new' ? read.spec.theme : THEME,
    entities: [],
    behaviours: [],
    pages: [],
    readings: [],
  };
}
