import { ARRIVAL, type Arrival, type Session } from '@trellis/contract';
import type { ApiError } from '../../session/answers.ts';

export type Mode = 'in' | 'up';

/** How the document's form and the page that takes over hear of each other. */
export interface EarlyState {
  /** Of who pressed the button, once that is answered; null when it was refused, or leads away from here. */
  session?: Promise<Session | null>;
  /** Of the last try. Of another script's class, so it is read, not recognized. */
  error?: Pick<ApiError, 'status' | 'message' | 'code' | 'fields'> | null;
}

declare global {
  interface Window {
    early?: EarlyState;
  }
}

/** What the document brings along; null on pages that are not for signing in. */
export function arrival(): Arrival | null {
  const text = document.documentElement.getAttribute(ARRIVAL);
  return text ? (JSON.parse(text) as Arrival) : null;
}

/** What a page for signing in begins with: where nobody has an account yet, making one. */
export const firstMode = (of: { hasAccounts: boolean; canSignUp: boolean }): Mode =>
  of.canSignUp && !of.hasAccounts ? 'up' : 'in';
