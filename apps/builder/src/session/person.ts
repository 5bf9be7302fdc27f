import { ownCalls } from '@trellis/contract';
import { createContext, useContext } from 'react';
import type { z } from 'zod';
import { type AnswerOf, api } from './api.ts';
import { forgetHere, refresh } from './session.ts';

type OwnCalls = typeof ownCalls;
type BodyOf<C> = C extends { body?: infer B } ? (B extends z.ZodType ? z.input<B> : never) : never;

/**
 * Whoever makes the calls of a part of the page: the builder, unless the part is given another; on the
 * pages that an app's people have of their own, one of those.
 */
export interface Person {
  /** The app whose people they are of; null for builders. */
  appId: string | null;
  /** Makes a declared call as this person. */
  api: typeof api;
  /** A call about their own identity. */
  own<K extends keyof OwnCalls>(
    name: K,
    body?: BodyOf<OwnCalls[K]['builder']>,
  ): Promise<AnswerOf<OwnCalls[K]['builder']>>;
  /** What the page knows of them is read anew. */
  changed(): Promise<unknown>;
  /** Takes away what this device keeps of them: they leave it. */
  forget(): void;
  /** Where mails lead back to. */
  here: string;
  /** Where somebody signs in who is not any more. */
  signInAddress: string;
}

const builder: Person = {
  appId: null,
  api,
  own: (name, body) => api(ownCalls[name].builder as never, { body } as never) as never,
  changed: refresh,
  forget: forgetHere,
  here: '/settings',
  signInAddress: '/login',
};

export const PersonContext = createContext<Person>(builder);

export const usePerson = (): Person => useContext(PersonContext);
