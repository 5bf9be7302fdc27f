import { type ToolFile, toolFile } from '@trellis/contract';
import { saidOf } from './answer/gate.ts';
import { answerFor } from './answer/index.ts';
import { accessAsked } from './change/requested.ts';
import { design } from './design/design.ts';
import { gate } from './gate/index.ts';
import type { BlueprintEvent, BlueprintInput } from './input.ts';
import { nextMessages } from './next/index.ts';
import type { AppSpec, Understanding } from './spec.ts';
import { writeApp } from './write/app.ts';
import { sampleRecords } from './write/samples.ts';
import { toActionStream } from './write/stream/index.ts';

/**
 * What was understood, written: the whole app, or only the files that a change touches. Whoever understood it, the gate
 * stands before the writing. `closing` may say more at the end of the answer; `tools` come with the change.
 */
export function* writeTurn(
  input: BlueprintInput,
  understanding: Understanding,
  closing: (answer: string, spec: AppSpec) => string,
  tools: readonly ToolFile[] = [],
): Generator<BlueprintEvent> {
  const isChange = understanding.kind === 'change';
  const before = isChange ? (input.spec ?? undefined) : undefined;
  const message = input.messages.findLast(({ role }) => role === 'user')?.text ?? '';
  // The panel's own sentence names its rules to the letter.
  const held = accessAsked(message)
    ? { spec: understanding.spec, closings: [] }
    : gate(message, understanding.spec, before);
  const spec = design(held.spec, before);
  const kind = isChange ? 'change' : 'new';
  const answer = answerFor(spec, kind, understanding.changes, before, saidOf(held.closings, spec));
  const stream = toActionStream({
    current: Object.keys(input.files).length > 0 ? input.files : null,
    written: input.spec ? writeApp(input.spec) : null,
    after: writeApp(spec),
    records: sampleRecords(spec, isChange ? input.spec : null),
    added: Object.fromEntries(tools.map((tool) => [tool.path, toolFile(tool.definition)])),
    answerBefore: answer.before,
    answerAfter: (skipped) => closing(answer.after(skipped), spec),
  });
  for (const piece of stream.text) yield { type: 'text', text: piece };
  yield { type: 'spec', spec };
  yield { type: 'next', messages: nextMessages(spec, held.closings, input.now) };
}
