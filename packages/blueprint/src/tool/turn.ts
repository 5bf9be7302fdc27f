import {
  type ToolDefinition,
  type ToolFile,
  toolFile,
  toolNameOf,
  toolPathOf,
} from '@trellis/contract';
import { freeName } from '@trellis/tools';
import type { BlueprintEvent } from '../input.ts';
import { changeTool } from './change/index.ts';
import { draftTool } from './draft.ts';

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
    yield said(`${about(definition)}\n\n${action(file, definition)}${NEXT}`);
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
const NEXT = '\nTry it in the preview; tell me what to change, or change it in the panels.';

/** What was made, and what was left open. */
function about({ title, fields, blocks, isInputHidden, examples }: ToolDefinition): string {
  const asks = isInputHidden
    ? `It asks for ${listed(fields.map(({ label, name }) => (label || name).toLowerCase()))}`
    : 'People say in a line of their own what they need';
  const titles = blocks.map(({ title: name, type }) =>
    (name || (type === 'text' ? 'a text' : type)).toLowerCase(),
  );
  const starts = examples.length > 0 ? ` There are ${examples.length} examples to begin with.` : '';
  return `I made the tool “${title}”. ${asks}, and the answer has ${listed(titles)}.${starts}`;
}

const listed = (all: readonly string[]): string =>
  all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;

const action = (path: string, tool: ToolDefinition): string =>
  `<action type="add_file" file="${path}" title="the tool ${tool.title.replace(/["<>&]/g, '')}">\n${toolFile(tool)}</action>\n`;
