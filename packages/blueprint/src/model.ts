import type { AppFiles } from '@trellis/contract';
import { answerFor } from './answer/index.ts';
import { design } from './design/design.ts';
import { respond } from './respond.ts';
import type { AppSpec } from './spec.ts';
import { writeApp } from './write/app.ts';
import { sampleRecords } from './write/samples.ts';
import { toActionStream } from './write/stream/index.ts';

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
  const isChange = understanding.kind === 'change';
  const before = isChange ? (input.spec ?? undefined) : undefined;
  const spec = design(understanding.spec, before);
  const answer = answerFor(spec, isChange ? 'change' : 'new', understanding.changes, before);
  const stream = toActionStream({
    current: Object.keys(input.files).length > 0 ? input.files : null,
    written: input.spec ? writeApp(input.spec) : null,
    after: writeApp(spec),
    records: sampleRecords(spec, isChange ? input.spec : null),
    language: spec.language,
    answerBefore: answer.before,
    answerAfter: answer.after,
  });
  for (const piece of stream.text) yield { type: 'text', text: piece };
  yield { type: 'spec', spec };
}
