import { ARRIVAL, type Installation, type LoginInfo, type Session } from '@trellis/contract';
import { ApiError } from '../../session/api.ts';
import { arrival, type Mode } from './arrival.ts';

/** What was typed into the form that the document brings along, until the page's own form is there. */
export interface Early {
  mode: Mode;
  name: string;
  email: string;
  password: string;
  /** Where the person is writing; null while the document's form is still the one they write in. */
  focused: 'name' | 'email' | 'password' | null;
  /** What their last try was answered, where that was a refusal. */
  error: ApiError | null;
}

const NOTHING: Early = {
  mode: 'in',
  name: '',
  email: '',
  password: '',
  focused: 'email',
  error: null,
};

/** What the page's own form begins with: as long as there is the document's, it takes the focus from nobody. */
export const earlyAtFirst = (): Early => (formShown() ? { ...NOTHING, focused: null } : NOTHING);

function formShown(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>('#early form:not([hidden])');
}

/** The session of who signs in by the document's own form, once that is answered; null where nobody does. */
export const earlySession = async (): Promise<Session | null> =>
  (await window.early?.session) ?? null;

/** What the document showed until now goes, and what it brought along is not true for long. */
export function removeEarly(): void {
  document.getElementById('early')?.remove();
  document.documentElement.removeAttribute(ARRIVAL);
}

/**
 * Takes over from the document's form, at once with its end, so that no letter falls between the two; null where there
 * is none.
 */
export function takeEarly(): Early | null {
  const form = formShown();
  if (!form) return null;
  const read = (name: string) =>
    form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? '';
  const active = form.contains(document.activeElement) && document.activeElement;
  const focused = active ? active.getAttribute('name') : null;
  const error = window.early?.error;
  const early: Early = {
    mode: form.dataset.mode === 'up' ? 'up' : 'in',
    name: read('name'),
    email: read('email'),
    password: read('password'),
    focused: focused === 'name' || focused === 'password' ? focused : 'email',
    error: error ? new ApiError(error.status, error.message, error.code, error.fields) : null,
  };
  removeEarly();
  return early;
}

/** What the document knows of the installation. */
export function houseAtFirst(): Installation | null {
  const known = arrival();
  return known && 'house' in known ? known.house : null;
}

/** What the document knows of an app; null where it is another's. */
export function appAtFirst(appId: string | null): LoginInfo | null {
  const known = arrival();
  return known && 'appId' in known && known.appId === appId ? known.app : null;
}
