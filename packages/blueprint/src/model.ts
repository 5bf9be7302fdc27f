import type { AppFiles } from '@trellis/contract';
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
  const spec = design(
    understanding.spec,
    understanding.kind === 'change' ? (input.spec ?? undefined) : undefined,
  );
  const stream = toActionStream({
    current: Object.keys(input.files).length > 0 ? input.files : null,
    written: input.spec ? writeApp(input.spec) : null,
    after: writeApp(spec),
    records: sampleRecords(spec, input.now),
    language: spec.language,
    answerBefore: `${spec.name}: ${spec.tagline}`,
    answerAfter: () => spec.entities.map((entity) => entity.plural).join(', '),
  });
  for (const piece of stream.text) yield { type: 'text', text: piece };
  yield { type: 'spec', spec };
}
