import type { ChatMessage } from './chat.ts';
import type { PreviewUpdate } from './compile.ts';

/** Where the one realtime gateway listens (the public client's path). */
export const SOCKET_PATH = '/ws-user-apps/socket.io/';

/** Rooms that a builder joins with `join`: `app:{appId}`. Rooms of an app's run time: `entities:{appId}:{Entity}`. */
export const appRoom = (appId: string) => `app:${appId}`;
export const entityRoom = (appId: string, entity: string) => `entities:${appId}:${entity}`;

/** What the gateway sends into `app:{appId}`. */
export interface BuilderEvents {
  /** The latest two messages, after one of them changed (spec 2, section 7). */
  messages: { appId: string; messages: ChatMessage[] };
  /** A new state of the draft or of the turn under way. */
  preview: { appId: string; update: PreviewUpdate };
  /** The app's name, address, publication or collaborators changed; also to who has just lost their role. */
  app: { appId: string };
  /** Rows of an entity were made, changed or deleted, by whomever; at most 150 in one event. */
  rows: { appId: string; entityId: string; type: RowEvent['type']; ids: string[] };
  /** The saved views of an entity changed. */
  views: { appId: string; entityId: string };
  /** The assistant wants to see a page of the app as this person sees it; null for the first page. */
  screenshot: { appId: string; screenshotId: string; page: string | null; isPhone: boolean };
  /** Data items came, went or have another status. */
  context: { appId: string };
  /** Somebody among the app's end users came, changed or left. */
  people: { appId: string };
}

/** What the gateway sends into an entity's room; `data` is JSON text of RowEvent. */
export interface UpdateModel {
  room: string;
  data: string;
}
export interface RowEvent {
  type: 'create' | 'update' | 'delete';
  id: string;
  data: Record<string, unknown> | null;
  timestamp: string;
}
