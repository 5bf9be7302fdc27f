import type { RunSource, ToolBlock, ToolDefinition } from '@trellis/contract';
import { ABOUT_PASSAGES, passagesText } from '../data/passages.ts';
import type { Inputs } from '../inputs/check.ts';
import { layoutOf } from '../layout/read.ts';
import { answerSchema } from '../layout/schema.ts';
import { answerWords } from '../layout/words.ts';
import { ABOUT_ENTERED, entered, type FileTexts, fillPrompt } from './fill.ts';

/** What goes into a request beside the tool itself. */
export interface PromptGiven {
  inputs: Inputs;
  fileTexts?: FileTexts;
  images?: readonly { data: Uint8Array; mediaType: string }[];
  /** Whether the model can be held to a schema; otherwise it is asked for sections. */
  holdsSchema: boolean;
  /** ISO date. */
  today: string;
  /** What was found in the app's data for it. */
  sources?: readonly RunSource[];
  /** What a model noted that looked things up before. */
  notes?: string;
  /** What was answered before, and asked then, in an order of its own; the last question is the one to answer. */
  thread?: readonly { answer: string; question: string }[];
}

/** One request of a run to a model. */
export interface ToolRequest {
  system: string;
  messages: { role: 'user' | 'assistant'; text: string; images?: PromptGiven['images'] }[];
  schema?: { name: string; schema: object };
}

/** A layout that is one text without a heading is asked for as it is. */
const isOneText = (blocks: readonly ToolBlock[]): boolean =>
  blocks.length === 1 && blocks[0]!.type === 'text' && blocks[0]!.title.trim() === '';

/** What a model is asked for an answer in these blocks: by default the whole layout. */
export function toolRequest(
  tool: ToolDefinition,
  given: PromptGiven,
  blocks: readonly ToolBlock[] = layoutOf(tool.blocks),
): ToolRequest {
  const { images = [], holdsSchema, today, sources = [], notes = '', thread = [] } = given;
  const isPlain = isOneText(blocks);
  const schema = holdsSchema && !isPlain ? answerSchema(blocks) : null;
  const about = blocks.length === 1 ? blocks[0]!.instructions.trim() : '';
  const form = schema
    ? `Answer with JSON alone that fits this JSON schema:\n${JSON.stringify(schema)}`
    : isPlain
      ? about
      : answerWords(blocks);
  const system = [
    `You are “${tool.title || tool.header || 'a tool'}”, a tool in a web app. You do what its instructions say, for one person, and answer with the result alone.`,
    `Today is ${today}.`,
    ABOUT_ENTERED,
    sources.length > 0 ? ABOUT_PASSAGES : '',
    form,
  ];
  const text = [
    fillPrompt(tool, given.inputs, given.fileTexts),
    passagesText(sources),
    notes && `Notes from looking things up:\n${entered(notes)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
  return {
    system: system.filter(Boolean).join('\n\n'),
    messages: [
      { role: 'user', text, ...(images.length > 0 && { images }) },
      ...thread.flatMap(({ answer, question }) => [
        { role: 'assistant' as const, text: answer },
        { role: 'user' as const, text: entered(question) },
      ]),
    ],
    ...(schema && { schema: { name: 'answer', schema } }),
  };
}
