import type { Session } from '@trellis/contract';

/** What was typed into the form that the document brings along, until the page's own form is there. */
export interface Early {
  email: string;
  password: string;
  /** Where the person is writing. */
  focused: 'email' | 'password' | null;
}

const NOTHING: Early = { email: '', password: '', focused: null };
let early = NOTHING;

/**
 * Takes over from the document's form just before it goes: what was typed, and the session of who signed in by it
 * already; null where nobody did.
 */
export async function takeOver(): Promise<Session | null> {
  const signing = (globalThis as { earlySignIn?: Promise<Session | null> }).earlySignIn;
  const session = (await signing) ?? null;
  const form = document.querySelector<HTMLFormElement>('#early form');
  if (!form || form.hidden) return session;
  const read = (name: string) =>
    form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? '';
  const active = document.activeElement?.getAttribute('name');
  const focused = active === 'email' || active === 'password' ? active : null;
  early = { email: read('email'), password: read('password'), focused };
  return session;
}

export const typedEarly = (): Early => early;

/** The form has it now; the next one begins empty. */
export function forgetEarly(): void {
  early = NOTHING;
}
