import type { ToolDefinition } from '@trellis/contract';
import { ABOUT_PASSAGES } from '../data/passages.ts';
import { ABOUT_ENTERED, entered, fillPrompt } from './fill.ts';
import type { PromptGiven, ToolRequest } from './request.ts';

/**
 * What a model is asked that searches the app's data by itself, before it is asked for the answer (ruling 77: while it has
 * tools it is held to no schema).
 */
export function lookRequest(
  tool: ToolDefinition,
  {
    inputs,
    fileTexts,
    today,
    thread = [],
  }: Pick<PromptGiven, 'inputs' | 'fileTexts' | 'today' | 'thread'>,
): ToolRequest {
  const asked = thread.map(({ answer, question }) => `${answer}\n\nThen: ${entered(question)}`);
  return {
    system: [
      `You prepare the answer of “${tool.title || tool.header || 'a tool'}”, a tool in a web app: you look up what it needs, and do not write it.`,
      `Today is ${today}.`,
      ABOUT_ENTERED,
      ABOUT_PASSAGES,
      'Search with `search` until you have what is needed, in the words that the data would use; `read` shows what stands around a passage; `calculate` reckons. Then answer with short notes: what you found, each with the number of its passage, and what you calculated. Say what you did not find.',
    ].join('\n\n'),
    messages: [
      { role: 'user', text: [fillPrompt(tool, inputs, fileTexts), ...asked].join('\n\n') },
    ],
  };
}
