import type { AppLook, Diagnostic } from '@trellis/contract';
import type { AppErrorReport, BridgeUser } from '../bridge.ts';
import type { LogLine } from '../messages.ts';

/** An error of the app, positions mapped to its sources. */
export interface AppFailure extends AppErrorReport {
  /** Where the error comes from in the app's own files, when the stack tells. */
  place?: { file: string; line: number; column: number };
}

export interface MountEvents {
  /** The frame is there and takes messages. */
  ready?(): void;
  /** The app is on the screen: for the first time, or after a rebuild. `errors` are those that it reported so far. */
  painted?(errors: readonly AppFailure[]): void;
  /** The app went to another place; `url` is app-relative. */
  url?(url: string): void;
  /** The app calls its page by another name. */
  titled?(title: string): void;
  error?(error: AppFailure): void;
  /** The app has a message for the chat: its own word, not a person's. */
  chat?(message: string): void;
  /** The app wrote this to its console. */
  logged?(line: LogLine): void;
  /** An update holds errors, so that the last good picture stays. */
  kept?(diagnostics: Diagnostic[]): void;
  /**
   * An update is on the screen. `errors` are those that it reported so far: what broke before is gone. null where
   * it brought no code, as the one does that makes a draft a version: that mends nothing.
   */
  updated?(how: 'in-place' | 'rebuilt', errors: readonly AppFailure[] | null): void;
  /** Something navigated the frame away; it has been rebuilt. */
  slipped?(): void;
  /** The app has stopped answering, or answers again. */
  busy?(isBusy: boolean): void;
  /** The app asks for its sign-in; `nextUrl` is a place of it. */
  signIn?(nextUrl: string): void;
  signOut?(): Promise<void>;
  /** The app would lead out of itself, to this address; nothing has come of it yet, and whether a person wants it is not known. */
  leave?(url: string): void;
}

/** `C`: what the app's code comes as. */
export interface MountOptions<C> {
  /** Is filled by the frame; must be positioned. */
  container: HTMLElement;
  appId: string;
  /** Address of the static frame document for this app. */
  frameUrl: string;
  /** What to run; may still be on its way while the frame starts. */
  code: C | Promise<C>;
  /** Address of the app's main page as people see it, without a slash at its end. */
  base: string;
  /** App-relative path to begin at; `/` by default. */
  path?: string;
  title?: string;
  /** What the app's branding changes of its looks. */
  look?: AppLook;
  /** Who is signed in; may still be on its way while the frame and the code are fetched. */
  user: BridgeUser | null | Promise<BridgeUser | null>;
  /** The app's token. Asked once, again when it is about to end or was refused. */
  getToken(options: { refresh: boolean }): Promise<string | null>;
  on?: MountEvents;
}
