import type { Fields } from '../entities.ts';
import { address, call } from '../http.ts';
import { appPath, segments } from './address.ts';

const at = (rest = '') => appPath(`/agents/conversations${rest}`);
const idOf = (conversation: unknown): string =>
  typeof conversation === 'string' ? conversation : String((conversation as Fields)?.id);
const POLL_MS = 2_000;

const channel = (name: string, agent: string) =>
  address(appPath(`/agents/${segments(agent, name)}`));

/** `base44.agents`: conversations with an app's agents. */
export const agents = {
  listConversations: (filter: Fields = {}) => call<Fields[]>('GET', at(), { query: filter }),
  getConversations: () => call<Fields[]>('GET', at()),
  getConversation: (id: string) => call<Fields>('GET', at(`/${segments(id)}`)),
  createConversation: (input: Fields) => call<Fields>('POST', at(), { body: input }),
  updateConversation: (id: string, input: Fields) =>
    call<Fields>('PUT', at(`/${segments(id)}`), { body: input }),
  addMessage: (conversation: unknown, message: Fields) =>
    call<Fields>('POST', at(`/v2/${segments(idOf(conversation))}/messages`), { body: message }),
  /** Addresses that say that no messenger is connected. */
  getWhatsAppConnectURL: (agent: string) => channel('whatsapp', agent),
  getTelegramConnectURL: (agent: string) => channel('telegram', agent),
  /** Calls back with the conversation as it changes; the answer ends it. */
  subscribeToConversation(id: string, callback: (conversation: Fields) => void): () => void {
    let last = '';
    const look = async () => {
      const conversation = await agents.getConversation(id).catch(() => null);
      const text = JSON.stringify(conversation);
      if (!conversation || text === last) return;
      last = text;
      callback(conversation);
    };
    void look();
    const timer = setInterval(() => void look(), POLL_MS);
    return () => clearInterval(timer);
  },
};
