import { z } from 'zod';
import { Action } from './action.ts';
import { Attachment, TableImport, Writer } from './attachments.ts';
import { call } from './call.ts';
import { ChosenElement } from './elements.ts';
import { AppId, MessageId, VersionId } from './ids.ts';
import { LIMITS } from './limits.ts';
import { needs } from './policy.ts';

/** The state of a turn, as the message that it writes shows it. */
export const MessageStatus = z.enum(['streaming', 'ready', 'error', 'stopped', 'interrupted']);
export type MessageStatus = z.infer<typeof MessageStatus>;

/** Tokens and cost of one answer, from the provider's own figures. Costs in dollars. */
export const Usage = z.object({
  promptTokens: z.number(),
  completionTokens: z.number(),
  totalTokens: z.number(),
  cacheReadTokens: z.number(),
  cacheWriteTokens: z.number(),
  finishReason: z.string(),
  timestamp: z.iso.datetime(),
  modelInfo: z.object({ model: z.string() }),
});
export type Usage = z.infer<typeof Usage>;

const cut = (most: number) => z.string().transform((text) => text.slice(0, most));

/** An error that the preview shows while a message is sent: the frame's word, and sent to the model as such. */
export const ShownError = z.object({ title: cut(500), component: cut(100), details: cut(500) });
export type ShownError = z.infer<typeof ShownError>;

/** A line of the preview's console: the frame's word, and sent to the model as such. */
export const ConsoleLine = z.object({
  level: z.enum(['log', 'info', 'debug', 'warn', 'error']),
  text: cut(200),
});
export type ConsoleLine = z.infer<typeof ConsoleLine>;

/** What the product itself did to an answer after it was given (spec 2, section 3): an admin had it repaired. */
export const SystemActionInfo = z.object({
  type: z.literal('repair'),
  /** The version that the answer had made. */
  previousVersionId: VersionId,
});

/**
 * What a message is for, where it is not to change the app at once: `plan` is answered with a plan and questions, and
 * changes nothing; `build` carries out the plan before it. An answer to the first has the word, too.
 */
export const ChatMode = z.enum(['plan', 'build']);
export type ChatMode = z.infer<typeof ChatMode>;

/** What the product knows of a message beside its parts (the spec's first annotation). */
export const MessageMetadata = z.object({
  createdAt: z.iso.datetime().optional(),
  status: MessageStatus.optional(),
  versionId: VersionId.nullable().optional(),
  usage: Usage.optional(),
  /** The name of what answered: 'Built-in builder', or the model. */
  author: z.string().optional(),
  /** Why the turn committed nothing, in words for the person. */
  error: z.string().optional(),
  /** What lies behind that, for admins alone. */
  details: z.string().optional(),
  /** The answer was longer than the model may write, or was lost on the way: more was to come. */
  isCut: z.boolean().optional(),
  systemActionInfo: SystemActionInfo.optional(),
  /** The template that a client made the app of, as it says: on the home page, the example that was pressed. */
  templateId: z.string().max(100).optional(),
  currentPath: z.string().max(500).optional(),
  model: z.string().max(200).optional(),
  mode: ChatMode.optional(),
  /** Nobody asked for the plan: too little was understood to build at once. */
  isGuess: z.boolean().optional(),
  /** Tables among the attachments whose rows go into an entity. */
  imports: z.array(TableImport).max(LIMITS.chat.attachments).optional(),
  /** Where tables came with it. */
  writer: Writer.optional(),
  /** Elements of the app that the message is about, chosen in the preview. */
  elements: z.array(ChosenElement).max(LIMITS.chat.elements).optional(),
  /** What was wrong with the app in the preview when the message was sent. */
  errors: z.array(ShownError).max(LIMITS.chat.errors).optional(),
  /** What the preview had written to its console by then, the newest last. */
  console: z.array(ConsoleLine).max(LIMITS.chat.consoleLines).optional(),
});
export type MessageMetadata = z.infer<typeof MessageMetadata>;

/** What an app is to be called, as an answer says it in app.json. */
export const AppNaming = z.object({
  name: z.string().trim().min(1).max(100),
  tagline: z.string().trim().max(500).optional(),
});
export type AppNaming = z.infer<typeof AppNaming>;

/**
 * An action of the assistant as it stands in a message: a data part `data-action` whose id is
 * `action-{index}`. The content comes once, when the action is complete; until then `lines` grows.
 */
export const ActionCard = Action.extend({
  index: z.number(),
  state: z.enum(['writing', 'applied', 'failed', 'truncated']),
  lines: z.number(),
  /** Why it failed, in words for the person. */
  message: z.string().optional(),
});
export type ActionCard = z.infer<typeof ActionCard>;

/**
 * What could be said next, each a message as it would be sent: a data part `data-next` at the end of an answer. The
 * assistant offers only what it would do.
 */
export const NextMessages = z.object({ messages: z.array(z.string().min(1).max(200)).max(6) });
export type NextMessages = z.infer<typeof NextMessages>;

const TextPart = z.looseObject({ type: z.string(), text: z.string().optional() });

/** A message as it is stored and streamed: the AI SDK's UIMessage (ruling 5). */
export const ChatMessage = z.object({
  id: MessageId,
  role: z.enum(['user', 'assistant', 'system']),
  parts: z.array(TextPart),
  metadata: MessageMetadata.optional(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** Something that the assistant called, as the specification's clients read it. */
export const ToolInvocation = z.object({
  toolCallId: z.string(),
  toolName: z.string(),
  args: z.unknown(),
  state: z.enum(['call', 'result']),
  /** What came of it; of a call that failed `{error}`. */
  result: z.unknown().optional(),
});
export type ToolInvocation = z.infer<typeof ToolInvocation>;

/** A message with what the specification's clients read of one beside its parts (spec 2, section 3; ruling 5). */
export const PresentedMessage = ChatMessage.extend({
  content: z.string(),
  createdAt: z.string().optional(),
  status: MessageStatus,
  attachments: z.array(Attachment),
  toolInvocations: z.array(ToolInvocation),
  annotations: z.array(MessageMetadata),
});
export type PresentedMessage = z.infer<typeof PresentedMessage>;

const onApp = z.object({ appId: AppId });

const Instructions = z
  .string()
  .trim()
  .max(
    LIMITS.chat.instructions,
    `At most ${LIMITS.chat.instructions.toLocaleString('en')} characters`,
  );

export const chatCalls = {
  send: call({
    id: 'chat',
    method: 'POST',
    path: '/api/apps/{appId}/chat',
    who: needs('app.edit'),
    summary: 'Send a message and stream the answer (AI SDK UI message stream)',
    params: onApp,
    body: z.looseObject({
      id: AppId.optional(),
      messages: z.array(ChatMessage).min(1).max(LIMITS.chat.lastMessages),
    }),
  }),
  resume: call({
    id: 'resumeChat',
    method: 'GET',
    path: '/api/apps/{appId}/chat/stream',
    who: needs('app.see'),
    summary: 'The stream of the turn that is under way, from its beginning; 204 when there is none',
    params: onApp,
  }),
  stop: call({
    id: 'stopChat',
    method: 'POST',
    path: '/api/apps/{appId}/chat/stop',
    who: needs('app.edit'),
    summary: 'Stop the turn that is under way; what it wrote so far is kept as text',
    params: onApp,
    answer: z.object({ stopped: z.boolean() }),
  }),
  messages: call({
    id: 'listMessages',
    method: 'GET',
    path: '/api/apps/{appId}/messages',
    who: needs('app.see'),
    summary: 'The conversation, oldest first; `before` a message id for earlier ones',
    params: onApp,
    query: z.object({
      before: MessageId.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(LIMITS.chat.shown),
    }),
    answer: z.object({ messages: z.array(ChatMessage), more: z.boolean() }),
  }),
  instructions: call({
    id: 'chatInstructions',
    method: 'GET',
    path: '/api/apps/{appId}/chat/instructions',
    who: needs('app.edit'),
    summary: "What the app's builders want of every answer of the assistant",
    params: onApp,
    answer: z.object({ text: z.string() }),
  }),
  saveInstructions: call({
    id: 'saveChatInstructions',
    method: 'PUT',
    path: '/api/apps/{appId}/chat/instructions',
    who: needs('app.edit'),
    summary:
      'Save them; `base` the text that they were, refused where somebody changed it meanwhile',
    params: onApp,
    body: z.object({ text: Instructions, base: z.string().max(LIMITS.chat.instructions) }),
    answer: z.object({ text: z.string() }),
  }),
};
