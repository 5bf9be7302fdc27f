import { z } from 'zod';
import { call } from '../call.ts';
import { AppId } from '../ids.ts';
import { needs } from '../policy.ts';

const words = (max: number) => z.string().max(max, `At most ${max} characters`);
const onApp = z.object({ appId: AppId });

/** What an app's chat assistant says, and its instructions, each part as its panel saves it. */
const shape = {
  welcomeMessage: words(2_000),
  /** The instructions of the model; no visitor reads them. */
  instructions: words(20_000),
  /** Questions to begin with. */
  examples: z.array(words(200)).max(3, 'At most three example questions'),
};
const Shape = z.object(shape);

/** The chat assistant of an app: a record of its own, which `chatAppId` names (ruling 91). */
export const ChatAssistant = Shape.extend({
  chatAppId: z.string(),
  status: z.enum(['draft', 'active']),
});
export type ChatAssistant = z.infer<typeof ChatAssistant>;
/** The parts of it that are edited. */
export type AssistantTexts = z.infer<typeof Shape>;
const AssistantChange = Shape.partial();
export type AssistantChange = z.infer<typeof AssistantChange>;

/** The chat assistant of an app, for who builds it. What is saved takes effect at once. */
export const assistantCalls = {
  get: call({
    id: 'getAssistant',
    method: 'GET',
    path: '/api/apps/{appId}/assistant',
    who: needs('app.see'),
    summary: "The app's chat assistant",
    params: onApp,
    answer: ChatAssistant,
  }),
  save: call({
    id: 'saveAssistant',
    method: 'PUT',
    path: '/api/apps/{appId}/assistant',
    who: needs('app.edit'),
    summary:
      'Save parts of the chat assistant; what is not named stays. A part that is another than its `base` by now is refused with 409',
    params: onApp,
    body: z.object({ change: AssistantChange, base: AssistantChange.optional() }),
    answer: ChatAssistant,
  }),
  activate: call({
    id: 'activateAssistant',
    method: 'POST',
    path: '/api/apps/{appId}/chat/activate',
    who: needs('app.edit'),
    summary: 'Let people talk to the chat assistant, or no longer',
    params: onApp,
    body: z.object({ isActive: z.boolean() }),
    answer: z.object({ chatAppId: z.string() }),
  }),
};
