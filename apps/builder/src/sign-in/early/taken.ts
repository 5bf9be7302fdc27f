import type { Session } from '@trellis/contract';

/** What was typed into the form that the document brings along, until the page's own form is there. */
export interface Early {
  email: string;
  password: string;
  /** Where the person is writing. */
  focused: 'email' | 'password' | null;
}

export const NOTHING: Early = { email: '', password: '', focused: null };

/** The session of who signs in by the document's own form, once that is answered; null where nobody does. */
export const earlySession = async (): Promise<Session | null> =>
  (await (globalThis as { earlySignIn?: Promise<Session | null> }).earlySignIn) ?? null;

/** What the document showed until now goes. */
export function removeEarly(): void {
  document.getElementById('early')?.remove();
}

/**
 * Takes over from the document's form, at once with its end, so that no letter falls between the two; null where there
 * is none.
 */
export function takeEarly(): Early | null {
  const form = document.querySelector<HTMLFormElement>('#early form');
  if (!form || form.hidden) return null;
  const read = (name: string) =>
    form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? '';
  const active = document.activeElement?.getAttribute('name');
  const focused = active === 'email' || active === 'password' ? active : null;
  const early = { email: read('email'), password: read('password'), focused } as const;
  removeEarly();
  return early;
}
