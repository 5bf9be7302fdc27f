import { ACCOUNT_CREATE_FAILED, type Arrival, type Session } from '@trellis/contract';
import { ApiError, addressOf, errorOf, inWords, messageOf, reach } from '../../session/answers.ts';
import { afterAppSignIn, afterSignIn } from '../../session/goto.ts';
import { arrival, type EarlyState, firstMode } from './arrival.ts';
import { inputOf, setBusy, showError, showMode, showRest } from './form.ts';
import { showApp } from './looks.ts';

/**
 * The form that the document of a login page brings along: people sign in and up from the first paint on. What they typed
 * until the page's own form is here, that one takes over. This script stands in every document, so it is short.
 */
const asked = new URLSearchParams(window.location.search);
const early = document.getElementById('early');
const known = arrival();
// Who is invited comes in by their invitation.
if (early && known && !asked.has('invitation')) begin(early, known);
early?.classList.add('ready');

function begin(early: HTMLElement, known: Arrival): void {
  const form = early.querySelector('form');
  if (!form) return;
  const { app } = known;
  if (app) showApp(early, app);
  const to = app ? afterAppSignIn(asked, app) : { next: afterSignIn(asked) };
  // Where mails and Google lead back to.
  const continueUrl = 'back' in to ? to.back : to.next;
  const of = app ?? known.house;
  const canSignUp = app?.isSignupEnabled ?? true;
  let mode = firstMode({ hasAccounts: of.hasAccounts, canSignUp });
  if (!app && asked.get('mode') === 'up') mode = 'up';
  const state: EarlyState = {};
  window.early = state;
  const appId = app ? known.appId : undefined;
  const turn = showRest(form, known, addressOf(known.google, {}, { appId, continueUrl }), () => {
    mode = mode === 'in' ? 'up' : 'in';
    state.error = null;
    show();
  });
  const show = () => {
    showMode(form, mode, known);
    turn(mode);
  };
  show();
  form.hidden = false;
  inputOf(form, 'email').focus();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    state.error = null;
    showError(form, null);
    setBusy(form, true);
    // Once it went through the form is done with: it waits for the page that goes on.
    state.session = send().catch((error) => {
      state.error = error instanceof ApiError ? error : new ApiError(0, messageOf(error));
      showError(form, state.error);
      setBusy(form, false);
      return null;
    });
  });

  async function send(): Promise<Session | null> {
    const [name, email, password] = ['name', 'email', 'password'].map(
      (field) => inputOf(form as HTMLFormElement, field).value,
    );
    const answer =
      mode === 'in'
        ? await post(known.signIn, { email, password })
        : await inWords(
            ACCOUNT_CREATE_FAILED,
            post(known.signUp, { email, password, name, continueUrl }),
          );
    if (!app) return (await answer.json()) as Session;
    // An app's people go on at once: the page that is on its way is not for them any more.
    window.location.assign(to.next);
    return null;
  }
}

async function post(address: string, body: object): Promise<Response> {
  const response = await reach(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw await errorOf(response);
  return response;
}
