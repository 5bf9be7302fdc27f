import { z } from 'zod';
import { call } from './call.ts';
import { AppId } from './ids.ts';

/** Conversations of an app's people with its agents, in the public client's words. */
const onApp = z.object({ appId: AppId });
const onOne = onApp.extend({ id: z.string().max(100) });
const Loose = z.record(z.string(), z.unknown());
const at = '/api/apps/{appId}/agents/conversations';

export const AgentMessage = z.looseObject({
  id: z.string(),
  role: z.enum(['user', 'assistant', 'system']),
  content: z.union([z.string(), Loose]),
  created_date: z.string(),
  updated_date: z.string(),
  file_urls: z.array(z.string()).optional(),
});
export type AgentMessage = z.infer<typeof AgentMessage>;

export const AgentConversation = z.object({
  id: z.string(),
  app_id: AppId,
  agent_name: z.string(),
  created_by_id: z.string().nullable(),
  created_date: z.string(),
  updated_date: z.string(),
  metadata: Loose,
  messages: z.array(AgentMessage),
});
export type AgentConversation = z.infer<typeof AgentConversation>;

const NewMessage = z.looseObject({
  role: z.enum(['user', 'assistant', 'system']).default('user'),
  content: z.union([z.string().max(100_000), Loose]).default(''),
  file_urls: z.array(z.string().max(2_000)).max(10).optional(),
});
export type NewAgentMessage = z.output<typeof NewMessage>;

export const agentCalls = {
  list: call({
    id: 'listAgentConversations',
    method: 'GET',
    path: at,
    who: 'visitor',
    summary: "The caller's own conversations with agents, the last changed first",
    params: onApp,
    query: z.looseObject({
      agent_name: z.string().max(200).optional(),
      'q[agent_name]': z.string().max(200).optional(),
      q: z.string().max(2_000).optional(),
      limit: z.coerce.number().int().min(1).max(200).catch(50).default(50),
      skip: z.coerce.number().int().min(0).max(100_000).catch(0).default(0),
    }),
    answer: z.array(AgentConversation),
  }),
  create: call({
    id: 'createAgentConversation',
    method: 'POST',
    path: at,
    who: 'visitor',
    summary: 'Begin a conversation with an agent',
    params: onApp,
    body: z.object({
      agent_name: z.string().trim().min(1).max(200),
      metadata: Loose.nullish(),
      /** Whose it is, where the app itself begins it. */
      app_user_id: z.string().max(100).nullish(),
    }),
    answer: AgentConversation,
  }),
  get: call({
    id: 'getAgentConversation',
    method: 'GET',
    path: `${at}/{id}`,
    who: 'visitor',
    summary: 'One conversation with its messages',
    params: onOne,
    answer: AgentConversation,
  }),
  update: call({
    id: 'updateAgentConversation',
    method: 'PUT',
    path: `${at}/{id}`,
    who: 'visitor',
    summary: 'Change what an app keeps with a conversation',
    params: onOne,
    body: z.object({ metadata: Loose.nullish() }),
    answer: AgentConversation,
  }),
  addMessage: call({
    id: 'addAgentMessage',
    method: 'POST',
    path: `${at}/v2/{id}/messages`,
    who: 'visitor',
    summary: "Say something to an agent; its answer is told to the conversation's followers",
    params: onOne,
    body: NewMessage,
    answer: AgentMessage,
  }),
  addMessageBefore: call({
    id: 'addAgentMessageBefore',
    method: 'POST',
    path: `${at}/{id}/messages`,
    who: 'visitor',
    summary: 'The same, at the path of older clients',
    params: onOne,
    body: NewMessage,
    answer: AgentMessage,
  }),
};
