import { ChatCompletionInput, type ConversationMessage, type InvokeEvent } from '@trellis/contract';
import { newId } from '../../ids.ts';
import { logFault } from '../../log.ts';
import { Refusal } from '../../refusal.ts';
import { answer, type Question } from '../answer.ts';
import { countedFile } from '../counted-file.ts';
import { type Document, readDocument } from '../documents.ts';
import { type EndpointAsk, EventStream, endpoint, type Meter } from '../endpoint.ts';
import { readSchema } from '../json-schema/schema.ts';
import { assertModel } from './models.ts';

/** Answers a conversation with the installation's model, in the form of OpenAI's Chat Completions API. */
export const chatCompletions = endpoint({
  name: 'chat/completions',
  summary: 'Answers a conversation, as clients of OpenAI’s Chat Completions API ask for it',
  input: ChatCompletionInput,
  who: 'anyone',
  kind: 'InvokeLLM',
  assertConnected: assertModel,
  async run(input, ask) {
    const question = await questionOf(input, ask);
    const events = answer(question, ask);
    // What has a form to fit may be asked for twice: only what fits is told.
    const isWhole = question.schema !== null;
    const head = {
      id: `chatcmpl-${newId()}`,
      created: Math.floor(Date.now() / 1000),
      model: ask.services.models.defaultName,
    };
    if (input.stream) {
      const wantsUsage = input.stream_options?.include_usage === true;
      return new EventStream(
        chunks(events, head, { meter: ask.meter, wantsUsage, isWhole }),
        '[DONE]',
      );
    }
    for await (const event of events)
      if (event.type === 'done')
        return {
          ...head,
          object: 'chat.completion',
          choices: [
            {
              index: 0,
              message: { role: 'assistant', content: textOf(event.output), refusal: null },
              logprobs: null,
              finish_reason: endOf(ask.meter),
            },
          ],
          usage: usageOf(ask.meter),
        };
    throw new Refusal('upstream', 'The model said nothing', { code: 'model_failed' });
  },
});

/** What is asked: the last message, what was said before it, and the form of the answer. */
async function questionOf(input: ChatCompletionInput, ask: EndpointAsk): Promise<Question> {
  const isRule = ({ role }: ConversationMessage) => role === 'system' || role === 'developer';
  const rules = input.messages.filter(isRule).map(wordsOf);
  const said = input.messages.filter((message) => !isRule(message));
  const last = said.at(-1);
  if (last?.role !== 'user')
    throw new Refusal('invalid', 'The last of `messages` is to be of the role `user`', {
      fields: { messages: 'The last one is to be of the role user' },
    });
  const documents: Document[] = [];
  for (const part of said.flatMap(partsOf)) {
    // Whoever has gone reads none of them.
    ask.signal.throwIfAborted();
    if (part.type === 'image_url') documents.push(await pictureAt(part.image_url.url, ask));
  }
  const format = input.response_format;
  return {
    prompt: wordsOf(last),
    documents,
    schema:
      format?.type === 'json_schema'
        ? readSchema(format.json_schema.schema)
        : format?.type === 'json_object'
          ? readSchema({ type: 'object' })
          : null,
    asksForInternet: false,
    mostTokens: input.max_completion_tokens ?? input.max_tokens ?? undefined,
    ...(rules.length > 0 && { system: rules.join('\n\n') }),
    before: said.slice(0, -1).map((message) => ({
      role: message.role === 'assistant' ? 'assistant' : 'user',
      text: wordsOf(message),
    })),
  };
}

const partsOf = ({ content }: ConversationMessage) =>
  typeof content === 'string' ? [{ type: 'text' as const, text: content }] : (content ?? []);

const wordsOf = (message: ConversationMessage): string =>
  partsOf(message)
    .flatMap((part) => (part.type === 'text' ? part.text : []))
    .join('\n');

/** A picture by its address, or written into the address itself (RFC 2397). */
async function pictureAt(url: string, ask: EndpointAsk): Promise<Document> {
  const inline = /^data:(image\/[\w.+-]+);base64,([A-Za-z0-9+/=]+)$/.exec(url);
  const file = inline
    ? new File([Buffer.from(inline[2]!, 'base64')], 'picture', { type: inline[1]! })
    : await countedFile(url, ask);
  const document = await readDocument(ask.services, ask.app.app_id, file);
  if (document.kind !== 'image')
    throw new Refusal('unsupported', 'An `image_url` names a file that is not a picture');
  return document;
}

/** An object that was asked for is told as the JSON that it was answered with. */
const textOf = (output: unknown): string =>
  typeof output === 'string' ? output : JSON.stringify(output);

type Ending = 'stop' | 'length' | 'content_filter';

const endOf = ({ reason }: Meter): Ending =>
  reason === 'length' ? 'length' : reason === 'filter' ? 'content_filter' : 'stop';

const usageOf = ({ promptTokens, completionTokens }: Meter) => ({
  prompt_tokens: promptTokens,
  completion_tokens: completionTokens,
  total_tokens: promptTokens + completionTokens,
});

/** The answer in pieces, or `isWhole` in one; with its tokens where they are asked for. */
async function* chunks(
  events: AsyncIterable<InvokeEvent>,
  head: object,
  { meter, wantsUsage, isWhole }: { meter: Meter; wantsUsage: boolean; isWhole: boolean },
): AsyncGenerator<object> {
  const chunk = (delta: object, finish_reason: Ending | null = null) => ({
    ...head,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, logprobs: null, finish_reason }],
  });
  try {
    yield chunk({ role: 'assistant', content: '' });
    let told = '';
    for await (const event of events) {
      if (event.type === 'error') throw new Refusal('upstream', event.message);
      const whole = event.type === 'done' ? textOf(event.output) : null;
      // What was not told in pieces is told at the end.
      const text = event.type === 'text' && !isWhole ? event.text : '';
      const piece = whole !== null && told === '' ? whole : text;
      told += piece;
      if (piece !== '') yield chunk({ content: piece });
    }
    yield chunk({}, endOf(meter));
    if (wantsUsage)
      yield { ...head, object: 'chat.completion.chunk', choices: [], usage: usageOf(meter) };
  } catch (error) {
    if (!(error instanceof Refusal)) logFault('chat/completions', error);
    const message = error instanceof Refusal ? error.message : 'The model failed. Try again.';
    yield { type: 'error', error: { message, type: 'server_error', code: 'model_failed' } };
  }
}
