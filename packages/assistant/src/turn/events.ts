import type { Action, RepairNote, Usage } from '@trellis/contract';
import type { LlmEvent, LlmFailure, LlmMessage, LlmTool, ToolUse } from '@trellis/llm';
import type { Draft } from '../draft/draft.ts';

/** What a model sends: what every one does, and what the built-in builder keeps. */
export type ModelEvent =
  | LlmEvent
  /** What could be said next, each a message as it would be sent. */
  | { type: 'next'; messages: string[] }
  /** Something to keep with the version beside the files, by path (the built-in builder's spec). */
  | { type: 'memo'; path: string; content: string };

export type ModelMessage = LlmMessage;

export interface ModelRequest {
  system: string;
  /** Characters of it that the next request has too: a provider may keep what it read of them. */
  stableLength?: number;
  messages: ModelMessage[];
  /** What the app's builders want of every answer; `system` holds it too, for a model that is sent that. */
  instructions?: string;
  /** The app's files as they stand, for a model that reads them itself. */
  files: Readonly<Record<string, string>>;
  signal: AbortSignal;
  /** What it may have done while it answers; a model that knows no tools goes without. */
  tools?: Readonly<Record<string, LlmTool>>;
  /** How often it may be asked in this answer, with what its tools gave. */
  maxRequests?: number;
  /** A request to repair what an answer left broken, not one of a person's. */
  isRepair?: boolean;
  /** Told what really goes out, by a model that words its requests itself (a small one fills a spec). */
  onSent?(sent: SentPrompt): void;
}

/** A request as a model that words it itself sends it. */
export interface SentPrompt {
  system: string;
  messages: ModelMessage[];
  /** What the answer is held to. */
  schema?: object;
}

/** Anything that can answer: a provider's model, or the built-in builder. */
export interface AssistantModel {
  /** As the chat names the author. */
  name: string;
  /** Whether it is shown pictures; others go by the words alone. */
  isShownImages?: boolean;
  /** Its words are a rule's: where it says nothing, there is nothing to say. */
  isByRule?: boolean;
  stream(request: ModelRequest): AsyncIterable<ModelEvent>;
}

/** All that happens in a turn, in order. One union from the loop to the screen. */
export type TurnEvent =
  | { type: 'text'; text: string }
  | { type: 'reasoning'; text: string }
  /** What was said since the last step began was thought, and nothing of it is done. */
  | { type: 'thought' }
  | ToolUse
  | { type: 'action-start'; index: number; action: Action }
  | { type: 'action-line'; index: number; lines: number }
  | {
      type: 'action-end';
      index: number;
      action: Action;
      state: 'applied' | 'failed' | 'truncated';
      message?: string;
    }
  /** A file of the draft is finished. */
  | { type: 'file'; path: string }
  /** The model is asked again (2 to 4), and why. */
  | { type: 'step'; step: number; why: 'edits' | 'retry' }
  /** What rules mended, in words. */
  | { type: 'mended'; repairs: string[] }
  /** The model is asked to repair, in a request beside the steps; sent again when it is done. */
  | { type: 'repair'; note: RepairNote }
  /** What could be said next, each a message as it would be sent. */
  | { type: 'next'; messages: string[] }
  | { type: 'usage'; usage: Usage }
  | { type: 'end'; outcome: TurnOutcome };

export type TurnOutcome =
  /** The draft is good; it may hold no change at all (an answer in words). */
  | {
      kind: 'done';
      draft: Draft;
      memos: Record<string, string>;
      repairs: string[];
      /** What did not fit a file, and was not made up for. */
      misfits?: readonly { path: string | null; message: string }[];
      /** More was to come: the answer was longer than the model may write. */
      isCut?: boolean;
    }
  /** Nothing is to be stored; `message` says what failed and what was kept. */
  | { kind: 'failed'; message: string; failure?: LlmFailure; isCut?: boolean }
  | { kind: 'stopped' };
