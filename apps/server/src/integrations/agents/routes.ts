import { setTimeout } from 'node:timers/promises';
import { agentCalls, type NewAgentMessage } from '@trellis/contract';
import type { AppRow } from '../../apps/index.ts';
import { type Ask, knownOrigin, type Route, route } from '../../http/index.ts';
import { ANONYMOUS, actorOf, appRole } from '../../identity/index.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { takeCall } from '../allowance.ts';
import { type Caller, callerOf } from '../caller.ts';
import type { IntegrationNeeds } from '../needs.ts';
import {
  changeMetadata,
  createConversation,
  getConversation,
  keepMessage,
  listConversations,
  messageOf,
  type Owner,
} from './conversations.ts';
import { respond } from './respond.ts';
import type { Asking } from './tools.ts';

/** How long somebody who says something waits for the answer. */
const ANSWER_MS = 20_000;

type AgentAsk = Pick<Ask<unknown, unknown, unknown>, 'actor' | 'address' | 'c'>;

/** Conversations with an app's agents, in the public client's words. */
export function agentRoutes(services: IntegrationNeeds): Route[] {
  const { db, bus } = services;

  const say = async (
    ask: AgentAsk & { params: { appId: string; id: string } },
    given: NewAgentMessage,
  ) => {
    const { appId, id } = ask.params;
    const { app, caller, owner } = await ownerOf(services, ask, appId);
    const before = await getConversation(db, owner, id);
    await takeCall(services, 'agents', before.agent_name, caller);
    // What people send is theirs, whatever role they claim for it.
    const role = given.role === 'system' ? 'user' : given.role;
    const message = messageOf({ ...given, role });
    await keepMessage(db, { appId, talkId: id, id: message.id }, message);
    bus.publish({ kind: 'conversation', appId, conversationId: id, messageId: message.id });
    if (role === 'user') {
      const conversation = { ...before, messages: [...before.messages, message] };
      const origin = knownOrigin(ask.c, services) ?? '';
      const answered = respond(
        services,
        app,
        caller,
        conversation,
        origin,
        asking(services, ask, appId),
      ).catch((error: Error) => console.error(`agent: ${error.message}`));
      // Followers hear of the answer as it comes. Code that follows nothing looks for it once this call
      // is done; an answer that takes longer outlives it.
      await Promise.race([answered, setTimeout(ANSWER_MS, undefined, { ref: false })]);
    }
    return message;
  };

  return [
    route(agentCalls.list, async (ask) => {
      const { owner } = await ownerOf(services, ask, ask.params.appId);
      const { agent_name, q, limit, skip } = ask.query;
      const agentName = agent_name ?? ask.query['q[agent_name]'] ?? namedIn(q);
      return listConversations(db, owner, { agentName, limit, skip });
    }),
    route(agentCalls.create, async (ask) => {
      const { owner, caller } = await ownerOf(services, ask, ask.params.appId);
      const { agent_name, metadata, app_user_id } = ask.body;
      await takeCall(services, 'agents', agent_name, caller);
      const isFor = owner.userId === null && app_user_id ? app_user_id : null;
      if (isFor) await requirePerson(services, owner.appId, isFor);
      const userId = isFor ?? owner.userId;
      return createConversation(db, { ...owner, userId }, agent_name, metadata ?? {});
    }),
    route(agentCalls.addMessage, (ask) => say(ask, ask.body)),
    route(agentCalls.addMessageBefore, (ask) => say(ask, ask.body)),
    route(agentCalls.get, async (ask) => {
      const { owner } = await ownerOf(services, ask, ask.params.appId);
      return getConversation(db, owner, ask.params.id);
    }),
    route(agentCalls.update, async (ask) => {
      const { owner } = await ownerOf(services, ask, ask.params.appId);
      return changeMetadata(db, owner, ask.params.id, ask.body.metadata ?? {});
    }),
  ];
}

/** The person behind a call: an end user, a visitor by the id that their client made up, or the app itself. */
async function ownerOf(
  services: IntegrationNeeds,
  ask: AgentAsk,
  appId: string,
): Promise<{ app: AppRow; caller: Caller; owner: Owner }> {
  const { app, caller } = await callerOf(services, ask, appId);
  if (ask.actor.kind === 'service') return { app, caller, owner: { appId, userId: null } };
  const anonymous = ask.c.req.header('X-Base44-Anonymous-Id') ?? '';
  const userId =
    caller.userId ?? (/^[\w-]{16,100}$/.test(anonymous) ? `anonymous:${anonymous}` : null);
  if (!userId)
    throw new Refusal('unauthenticated', 'Sign in to talk to agents', { code: 'sign_in' });
  return { app, caller, owner: { appId, userId } };
}

async function requirePerson({ db }: IntegrationNeeds, appId: string, id: string): Promise<void> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', appId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('There is no such person in this app');
}

/** Whoever made the call, as they are when it is asked: by the same token, while its session lives. */
function asking(services: IntegrationNeeds, { actor, c }: AgentAsk, appId: string): Asking {
  // What the app's own code passes on may be anybody's words: the agent acts as for somebody who is not signed in.
  if (actor.kind === 'service') return async () => ({ actor: ANONYMOUS, role: null });
  const token = /^Bearer\s+(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? null;
  return async () => {
    const now = await actorOf(token, services.tokens, services.sessions);
    if (now?.kind !== actor.kind)
      throw new Refusal('unauthenticated', 'The session of this person has ended');
    const role = now.kind === 'builder' ? await appRole(services.db, appId, now.userId) : null;
    return { actor: now, role };
  };
}

function namedIn(q: string | undefined): string | undefined {
  try {
    const { agent_name } = JSON.parse(q ?? '{}') as { agent_name?: unknown };
    return typeof agent_name === 'string' ? agent_name : undefined;
  } catch {
    // A filter that cannot be read filters nothing.
    return undefined;
  }
}
