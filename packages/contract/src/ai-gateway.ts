import { z } from 'zod';
import { call } from './call.ts';
import { AppId } from './ids.ts';

/**
 * The installation's model for clients that speak OpenAI's Chat Completions API, at the address that the public client's
 * `aiGateway.connection()` names (https://platform.openai.com/docs/api-reference/chat).
 */
const onApp = z.object({ appId: AppId });
const at = '/api/apps/{appId}/ai/openai/v1';

/** As long as a prompt of InvokeLLM. */
const Words = z.string().max(200_000, 'A message is this long at most: 200,000 characters');
/** Pictures of a conversation, as many as InvokeLLM takes files. */
const MOST_PICTURES = 10;

const Part = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: Words }),
  z.object({
    type: z.literal('image_url'),
    image_url: z.object({ url: z.string().min(1).max(1_500_000) }),
  }),
]);
export const ConversationMessage = z.object({
  role: z.enum(['system', 'developer', 'user', 'assistant']),
  content: z.union([Words, z.array(Part).max(100)]).nullish(),
});
export type ConversationMessage = z.infer<typeof ConversationMessage>;

const picturesIn = (messages: readonly ConversationMessage[]): number =>
  messages
    .flatMap(({ content }) => (Array.isArray(content) ? content : []))
    .filter(({ type }) => type === 'image_url').length;

/** What is not named here is the model's own affair, and taken for nothing. */
export const ChatCompletionInput = z.object({
  /** The installation's own model answers, whichever is named. */
  model: z.string().max(100).nullish(),
  messages: z
    .array(ConversationMessage)
    .min(1)
    .max(200)
    .refine(
      (messages) => picturesIn(messages) <= MOST_PICTURES,
      `A conversation has ${MOST_PICTURES} pictures at most`,
    ),
  /** Tokens of the answer; more than an app's answers may have is taken for that. */
  max_tokens: z.int().min(1).max(1_000_000).nullish(),
  max_completion_tokens: z.int().min(1).max(1_000_000).nullish(),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  response_format: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('text') }),
      z.object({ type: z.literal('json_object') }),
      z.object({
        type: z.literal('json_schema'),
        json_schema: z.object({ schema: z.record(z.string(), z.unknown()) }),
      }),
    ])
    .nullish(),
  n: z.literal(1, 'One answer is given at a time').nullish(),
  tools: z.array(z.unknown()).max(0, 'A model is given no tools here').nullish(),
});
export type ChatCompletionInput = z.infer<typeof ChatCompletionInput>;

export const aiGatewayCalls = {
  models: call({
    id: 'listGatewayModels',
    method: 'GET',
    path: `${at}/models`,
    who: 'visitor',
    summary: 'The model that answers apps, as clients of OpenAI list models',
    params: onApp,
    answer: z.unknown(),
  }),
  chat: call({
    id: 'gatewayChat',
    method: 'POST',
    path: `${at}/chat/completions`,
    who: 'visitor',
    summary: 'Have a conversation answered, as clients of OpenAI ask for it',
    params: onApp,
    // Clients of OpenAI send headers of their own.
    tokens: 'any',
    answer: z.unknown(),
  }),
};
