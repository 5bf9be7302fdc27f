import { z } from 'zod';
import { call } from './call.ts';
import { AppId } from './ids.ts';

/** A section of the context that a model was sent beside the conversation. */
export const SentPart = z.object({
  name: z.string(),
  why: z.string(),
  tokens: z.number(),
  text: z.string(),
});
export type SentPart = z.infer<typeof SentPart>;

/** One request to a model, as it was sent. */
export const SentRequest = z.object({
  at: z.iso.datetime(),
  model: z.string(),
  /** A request to repair what an answer left broken. */
  isRepair: z.boolean(),
  parts: z.array(SentPart),
  /** What it may have done while it answers: each tool as it is described. */
  tools: z.array(SentPart).optional(),
  /** Files that were named only, since there was no room. */
  leftOut: z.array(z.object({ path: z.string(), tokens: z.number() })),
  messages: z.array(z.object({ role: z.string(), text: z.string(), images: z.number() })),
});
export type SentRequest = z.infer<typeof SentRequest>;

export const sentCalls = {
  sent: call({
    id: 'sentRequests',
    method: 'GET',
    path: '/api/apps/{appId}/messages/{messageId}/sent',
    who: 'admin',
    summary: 'Exactly what was sent to the model for an answer; kept for the last ten of an app',
    params: z.object({ appId: AppId, messageId: z.string().max(64) }),
    answer: z.object({ requests: z.array(SentRequest) }),
  }),
};
