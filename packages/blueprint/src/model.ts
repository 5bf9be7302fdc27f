import type { AppFiles } from '@trellis/contract';
import { respond } from './respond.ts';
import type { AppSpec } from './spec.ts';
import { writeTurn } from './turn.ts';

export interface BlueprintInput {
  messages: readonly { role: 'user' | 'assistant'; text: string }[];
  files: AppFiles;
  spec: AppSpec | null;
  now: Date;
}

export type BlueprintEvent = { type: 'text'; text: string } | { type: 'spec'; spec: AppSpec };

/** One turn of the built-in builder: the person's last message, read and answered. */
export async function* blueprintTurn(input: BlueprintInput): AsyncGenerator<BlueprintEvent> {
  const text = input.messages.findLast(({ role }) => role === 'user')?.text ?? '';
  const understanding = respond(text, input.spec, input.now);
  if (understanding.kind === 'unclear') {
    yield { type: 'text', text: understanding.answer ?? '' };
    return;
  }
  yield* writeTurn(input, understanding, (answer) => answer);
}
