import type { AppLook, CompiledModule } from '@trellis/contract';
import type { AppErrorReport, BridgeUser } from './bridge.ts';

/** What the two halves say to each other. The names in capitals of spec 2, section 7, are its preview messages. */

export type StorageArea = 'local' | 'session' | 'cookie';
export type StorageData = Record<StorageArea, Record<string, string>>;

/** Code as text: modules of the app, and library files by their address. */
export interface CodeParcel {
  modules: CompiledModule[];
  /** Name (bare specifier, `vendor:/…`, `app:/…` of a linked build) → address or file name. */
  names: Record<string, string>;
  /** Address or file name → text. */
  texts: Record<string, string>;
}

/** All that the frame needs to run the app. */
export interface Start {
  appId: string;
  environment: 'preview' | 'published';
  serverUrl: string;
  /** Address of the app's main page as people see it, without a slash at its end. */
  base: string;
  /** App-relative path to begin at. */
  path: string;
  historyState: unknown;
  user: BridgeUser | null;
  storage: StorageData;
  /** Name of the module to run first. */
  entry: string;
  code: CodeParcel;
  css: string;
  /** What the app's branding changes of its looks. */
  look: AppLook;
}

/** Addresses to which an app may lead out of itself. */
export const LEADING_OUT = /^(https?|mailto|tel):/i;

/**
 * The only two messages between windows; everything after them goes through the two ports that come with the second:
 * one for what the parent says, one for what the frame does.
 */
export const HELLO = 'trellis:hello';
export const PORT = 'trellis:port';

/** All that the frame may say. The parent believes none of it: `parent/parse.ts` reads what comes. */
export type FromFrame = FromApp | FromPreview;

/** What is said of any app. */
export type FromApp =
  | { type: 'AppError'; error: AppErrorReport }
  | { type: 'ReadyToReceiveMessages' }
  | { type: 'AppChangedUrl'; url: string; state: unknown; replace: boolean }
  | { type: 'Painted' }
  | { type: 'Ask'; id: number; question: Question }
  | { type: 'Store'; area: StorageArea; changes: Record<string, string | null> }
  | { type: 'HistoryGo'; delta: number }
  | { type: 'Leave'; url: string }
  /** The app calls its page by another name. */
  | { type: 'Titled'; title: string }
  | { type: 'Reload' }
  | { type: 'SignIn'; nextUrl: string }
  | { type: 'Pong'; id: number };

/** A line that the app wrote to its console. */
export interface LogLine {
  level: 'log' | 'info' | 'debug' | 'warn' | 'error';
  text: string;
}

/** What only an app that is being built has somebody to say to. */
export type FromPreview =
  | { type: 'SendChatMessage'; message: string }
  | ({ type: 'Logged' } & LogLine)
  | { type: 'Updated'; id: number; outcome: 'done' | 'rebuild' | 'failed' }
  | { type: 'Used'; id: number; value: unknown; error: string | null };

/** What the frame asks for and waits on. */
export type Question =
  | { kind: 'token'; refresh: boolean }
  | { kind: 'code'; name: string }
  | { kind: 'signOut' };

export type ToFrame =
  | { type: 'Start'; start: Start }
  | { type: 'PreviewStateChanged'; state: unknown }
  | { type: 'Update'; id: number; code: CodeParcel; removed: string[]; css: string | null }
  | { type: 'Answer'; id: number; value: unknown; error: string | null }
  | { type: 'PopState'; path: string; state: unknown }
  | { type: 'UserChanged'; user: BridgeUser | null }
  | { type: 'LookChanged'; look: AppLook }
  /** Runs a tool, whose code comes along: nothing of it is in the frame until then. */
  | { type: 'Use'; id: number; code: CodeParcel; name: string; input: unknown }
  | { type: 'Ping'; id: number };
