import {
  type ToolDefinition,
  type ToolFile,
  toolFile,
  toolNameOf,
  toolPathOf,
} from '@trellis/contract';
import { freeName } from '@trellis/tools';
import type { BlueprintEvent } from '../input.ts';
import type { Lang } from '../lexicon/lang.ts';
import { tokenise } from '../lexicon/tokens.ts';
import { languageOf } from '../understand/language.ts';
import { changeTool } from './change/index.ts';
import { draftTool } from './draft.ts';
import { listedIn, toolWords } from './words.ts';

/** What a turn about an app's tools is given. */
export interface ToolTurnInput {
  /** The person's message. */
  text: string;
  /** Another tool is wished, whatever there is. */
  isNew: boolean;
  /** The tool that the person looks at, with its file; null where there is none yet. */
  tool: ToolFile | null;
  /** All of the app's tools. */
  tools: readonly ToolFile[];
}

/** One turn of the built-in builder about an AI tool: a new one out of the sentence, or changes of the one there is. */
export function* toolTurn({ text, isNew, tool, tools }: ToolTurnInput): Generator<BlueprintEvent> {
  if (isNew || !tool) {
    const definition = draftTool(
      text,
      tools.map((one) => one.definition),
    );
    const names = tools.map(({ path }) => toolNameOf(path) ?? '');
    const file = toolPathOf(freeName(definition.title, names));
    const lang = languageOf(tokenise(text));
    const next = toolWords(lang, 'next');
    yield said(`${about(definition, lang)}\n\n${action(file, definition)}\n${next}`);
    return;
  }
  const { tool: changed, done, refused, unclear } = changeTool(text, tool.definition);
  const parts = [...done, ...refused, ...unclear.map((wish) => `I did not understand “${wish}”.`)];
  if (parts.length === 0 || unclear.length > 0) parts.push(CAN);
  const prose = parts.join(' ');
  yield said(done.length > 0 ? `${prose}\n\n${action(tool.path, changed)}` : prose);
}

const said = (text: string): BlueprintEvent => ({ type: 'text', text });

const CAN =
  'I can add, rename or remove what is asked for, make it optional, give it choices, change the texts, add or remove parts of the answer, and add sentences to the instructions. The panels at the side change everything.';

/** What was made, and what was left open. */
function about(
  { title, fields, blocks, isInputHidden, examples }: ToolDefinition,
  lang: Lang,
): string {
  const words = (key: string, ...values: string[]) => toolWords(lang, key, ...values);
  const low = (name: string) => (lang === 'de' ? name : name.toLowerCase());
  const titles = blocks.map(({ title: name, type }) =>
    low(name || (type === 'text' ? words('a_text') : type)),
  );
  const asked = listedIn(
    lang,
    fields.map(({ label, name }) => low(label || name)),
  );
  const parts = [
    words('made', title),
    words(isInputHidden ? 'asks' : 'free', asked, listedIn(lang, titles)),
    ...(examples.length > 0 ? [words('begin', String(examples.length))] : []),
  ];
  return parts.join(' ');
}

const action = (path: string, tool: ToolDefinition): string =>
  `<action type="add_file" file="${path}" title="the tool ${tool.title.replace(/["<>&]/g, '')}">\n${toolFile(tool)}</action>\n`;
