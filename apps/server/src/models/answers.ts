import type { ModelEvent, ModelTool } from '@trellis/assistant';
import { ask } from './ask.ts';
import { languageModel } from './provider.ts';
import type { ModelChoice } from './registry.ts';

const STALL_MS = 60_000;
/** One answer to an app may be this long. */
export const MOST_ANSWER_TOKENS = 8_000;

/** A piece of a question: words, or a file that the model looks at itself. */
export type AnswerPart =
  | { type: 'text'; text: string }
  | { type: 'file'; data: Uint8Array; mediaType: string };

export interface AnswerQuestion {
  system: string;
  messages: { role: 'user' | 'assistant'; parts: AnswerPart[] }[];
  /** The JSON schema that the answer is to fit. */
  schema?: object;
  /** What it may have done meanwhile. */
  tools?: Record<string, ModelTool>;
  signal: AbortSignal;
}

/** A provider's model as apps ask it: one question, with or without a schema. */
export interface AnswerModel {
  name: string;
  mostTokens: number;
  ask(question: AnswerQuestion): AsyncGenerator<ModelEvent>;
}

export function answerModel(choice: ModelChoice): AnswerModel {
  return {
    name: choice.model,
    mostTokens: MOST_ANSWER_TOKENS,
    ask: ({ system, messages, schema, tools, signal }) =>
      ask({
        model: languageModel(choice),
        name: choice.model,
        system,
        messages: messages.map(({ role, parts }) =>
          role === 'user'
            ? { role, content: parts }
            : { role, content: parts.flatMap((part) => (part.type === 'text' ? [part] : [])) },
        ),
        signal,
        stallMs: choice.timeoutMs ?? STALL_MS,
        maxOutputTokens: MOST_ANSWER_TOKENS,
        ...(schema && { schema: { name: 'answer', schema } }),
        ...(tools && { tools }),
      }),
  };
}
