import type { AssistantModel, ModelEvent, ModelRequest } from '@trellis/assistant';
import type { BlueprintEvent, BlueprintInput, Table } from '@trellis/blueprint';
import { BLUEPRINT_FILE } from '@trellis/contract';

/** The builder that needs no model. Its code and lexicon are loaded when they are first needed. */
export const builtInBuilder: AssistantModel = {
  name: 'Built-in builder',
  isByRule: true,
  async *stream(request) {
    if (!isComplaint(request)) {
      const { blueprintTurn } = await import('@trellis/blueprint');
      yield* asModelEvents(blueprintTurn(await blueprintInput(request)), request.signal);
    }
    if (!request.signal.aborted) yield { type: 'finish', reason: 'stop' };
  },
};

/**
 * Whether the turn asks again, about what this turn's own answer left broken: of earlier turns the
 * conversation holds only the words. Code that is written by rule would be written the same again, and
 * the complaint is no wish of the person's to be read.
 */
export const isComplaint = ({ messages, isRepair = false }: ModelRequest): boolean =>
  isRepair || messages.some(({ role, text }) => role === 'assistant' && text.includes('<action '));

/** A turn as the blueprint takes it: the conversation, and the spec that was stored beside the files. */
export async function blueprintInput({ messages, files }: ModelRequest): Promise<BlueprintInput> {
  const { AppSpec } = await import('@trellis/blueprint');
  const stored = files[BLUEPRINT_FILE];
  const spec = stored ? AppSpec.safeParse(JSON.parse(stored)) : null;
  return { messages, files, spec: spec?.success ? spec.data : null, now: new Date() };
}

/** The built-in builder for a message that brings tables: it makes entities of them, with pages, and what else the sentence wishes. */
export function tableBuilder(tables: readonly Table[]): AssistantModel {
  return {
    name: builtInBuilder.name,
    isByRule: true,
    async *stream(request) {
      if (tables.length > 0 && !isComplaint(request)) {
        const { tableTurn } = await import('@trellis/blueprint');
        const input = await blueprintInput(request);
        // What the builder did not write it cannot weave pages into: the entities alone come in.
        const isOwn = input.spec !== null || Object.keys(request.files).length === 0;
        if (isOwn) yield* asModelEvents(tableTurn(input, tables), request.signal);
        else if (tables.some(({ fields }) => fields))
          yield { type: 'text', text: 'Your table is in the app. Ask for the page that shows it.' };
      }
      if (!request.signal.aborted) yield { type: 'finish', reason: 'stop' };
    },
  };
}

/** What the blueprint sends, as a model's events; the spec is kept with the version. */
export async function* asModelEvents(
  turn: AsyncIterable<BlueprintEvent> | Iterable<BlueprintEvent>,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  for await (const event of turn) {
    if (signal.aborted) return;
    if (event.type === 'text' || event.type === 'next') yield event;
    else yield { type: 'memo', path: BLUEPRINT_FILE, content: `${JSON.stringify(event.spec)}\n` };
  }
}
