import type { Arrival } from '@trellis/contract';
import {
  AGREES,
  appHints,
  BUTTONS,
  BY_GOOGLE,
  BY_MAIL,
  FORGOT,
  houseHints,
  NEW_PASSWORD,
  OR,
  smallLinks,
  TITLES,
} from '../words.ts';
import type { EarlyState, Mode } from './arrival.ts';

/** One of the inputs that the document has. */
export const inputOf = (form: HTMLFormElement, name: string): HTMLInputElement =>
  form.elements.namedItem(name) as HTMLInputElement;

const part = (form: HTMLFormElement, name: string): HTMLElement =>
  form.querySelector(`.${name}`) as HTMLElement;

function say(element: HTMLElement, words: string | undefined): void {
  element.textContent = words ?? '';
  element.hidden = !words;
}

/** Signing in or signing up: the same form in other words. */
export function showMode(form: HTMLFormElement, mode: Mode, known: Arrival): void {
  const isUp = mode === 'up';
  form.dataset.mode = mode;
  const { app } = known;
  const hints = app ? appHints(app) : houseHints(known.house);
  say(part(form, 'title'), TITLES[mode]);
  say(part(form, 'hint'), hints[mode]);
  say(part(form, 'about'), isUp ? NEW_PASSWORD : undefined);
  const canForget = !isUp && (app ?? known.house).hasAccounts;
  say(part(form, 'forgot'), canForget ? FORGOT : undefined);
  part(form, 'send').textContent = BUTTONS[mode].send;
  inputOf(form, 'password').autocomplete = isUp ? 'new-password' : 'current-password';
  part(form, 'name').hidden = !isUp;
  showError(form, null);
}

/** What went wrong with an input stands beside it, what went wrong as a whole above all, as on the page itself. */
export function showError(form: HTMLFormElement, error: EarlyState['error']): void {
  const fields = error?.fields ?? {};
  say(part(form, 'failure'), Object.keys(fields).length > 0 ? undefined : error?.message);
  for (const name of ['name', 'email', 'password']) {
    inputOf(form, name).ariaInvalid = fields[name] ? 'true' : null;
    say(document.getElementById(`early-${name}-error`) as HTMLElement, fields[name]);
  }
}

export function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  (part(form, 'send') as HTMLButtonElement).disabled = isBusy;
}

function make<K extends keyof HTMLElementTagNameMap>(
  kind: K,
  name: string,
  words: string,
): HTMLElementTagNameMap[K] {
  const made = document.createElement(kind);
  made.className = name;
  made.textContent = words;
  return made;
}

/**
 * What stands below the form. What leads to a form that only the page itself has keeps its room empty until that is here.
 * Answers how it turns to the other mode.
 */
export function showRest(
  form: HTMLFormElement,
  known: Arrival,
  google: string,
  onTurn: () => void,
): (mode: Mode) => void {
  const { app } = known;
  const hasMail = app ? app.hasMail : known.house.hasMail && known.house.hasAccounts;
  const { hasGoogle } = app ?? known.house;
  const rest = part(form, 'rest');
  if (hasGoogle || hasMail) rest.append(make('div', 'or', OR));
  if (hasGoogle) {
    const link = make('a', 'other', BY_GOOGLE);
    link.href = google;
    rest.append(link);
  }
  if (hasMail) rest.append(make('div', 'other later', BY_MAIL));
  const question = make('p', 'turn', '');
  const turn = make('button', 'link', '');
  turn.type = 'button';
  turn.addEventListener('click', onTurn);
  const canSignUp = app ? app.isSignupEnabled : true;
  if (canSignUp) rest.append(question);
  const links = app ? smallLinks(app) : [];
  const small = make('p', 'small', '');
  if (links.length > 0) rest.append(small);
  return (mode) => {
    question.replaceChildren(`${BUTTONS[mode].question} `, turn);
    turn.textContent = BUTTONS[mode].other;
    small.replaceChildren(
      mode === 'up' && app?.termsOfServiceLink ? AGREES : '',
      ...links.flatMap(({ label, href }, index) => [index > 0 ? ' · ' : '', linkTo(label, href)]),
    );
  };
}

function linkTo(label: string, href: string): HTMLAnchorElement {
  const link = make('a', '', label);
  link.href = href;
  link.target = '_blank';
  link.rel = 'noreferrer';
  return link;
}
