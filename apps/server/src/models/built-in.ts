import type { AssistantModel } from '@trellis/assistant';
import { BLUEPRINT_FILE } from '@trellis/contract';

/** The builder that needs no model. Its code and lexicon are loaded when they are first needed. */
export const builtInBuilder: AssistantModel = {
  name: 'Built-in builder',
  async *stream({ messages, files, signal }) {
    const { blueprintTurn, AppSpec } = await import('@trellis/blueprint');
    const stored = files[BLUEPRINT_FILE];
    const spec = stored ? AppSpec.safeParse(JSON.parse(stored)) : null;
    const turn = blueprintTurn({
      messages,
      files,
      spec: spec?.success ? spec.data : null,
      now: new Date(),
    });
    for await (const event of turn) {
      if (signal.aborted) return;
      if (event.type === 'text') yield event;
      else yield { type: 'memo', path: BLUEPRINT_FILE, content: `${JSON.stringify(event.spec)}\n` };
    }
    yield { type: 'finish', reason: 'stop' };
  },
};
