import { CoreInput, type InvokeEvent } from '@trellis/contract';
import { logFault } from '../../log.ts';
import { Refusal } from '../../refusal.ts';
import { noModel } from '../../runs/index.ts';
import { answer } from '../answer.ts';
import { countedFile } from '../counted-file.ts';
import { readDocument } from '../documents.ts';
import { EventStream, endpoint } from '../endpoint.ts';
import { readSchema } from '../json-schema/schema.ts';

/** Asks the installation's model. */
export const invokeLLM = endpoint({
  name: 'InvokeLLM',
  summary: 'Asks the model; an object where `response_json_schema` is given, else a text',
  input: CoreInput.InvokeLLM,
  who: 'anyone',
  kind: 'InvokeLLM',
  async run(input, ask) {
    const given = input.response_json_schema ?? {};
    const schema = Object.keys(given).length > 0 ? readSchema(given) : null;
    if (ask.services.models.isBuiltIn) throw noModel();
    const documents = [];
    for (const address of input.file_urls ?? [])
      documents.push(
        await readDocument(ask.services, ask.app.app_id, await countedFile(address, ask)),
      );
    const events = answer(
      {
        prompt: input.prompt,
        documents,
        schema,
        asksForInternet: input.add_context_from_internet === true,
      },
      ask,
    );
    if (input.stream) return new EventStream(endingInWords(events));
    for await (const event of events) if (event.type === 'done') return event.output;
    throw new Refusal('upstream', 'The model said nothing', { code: 'model_failed' });
  },
});

/** The same events, where a refusal is the last of them. */
async function* endingInWords(events: AsyncIterable<InvokeEvent>): AsyncGenerator<InvokeEvent> {
  try {
    yield* events;
  } catch (error) {
    if (!(error instanceof Refusal)) logFault('InvokeLLM', error);
    const message = error instanceof Refusal ? error.message : 'The model failed. Try again.';
    yield { type: 'error', message };
  }
}
