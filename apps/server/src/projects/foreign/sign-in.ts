import type { Project } from './shape.ts';

const ASKED = /\brequiresAuth\s*:\s*true\b/;
/** What leads to the sign-in, or is one. */
const LEADS =
  /\b(login|loginWithRedirect|redirectToLogin|navigateToLogin|loginViaEmailPassword|loginWithProvider)\b/;

/**
 * A client that asks for a sign-in sends everybody there before anything is shown, and every older
 * project came with such a client. One whose pages lead there by themselves means some of them for
 * everybody; any other counts on somebody being signed in, and has no other way for them to be.
 */
export function takeSignIn(project: Project): void {
  const { clients, files, notes } = project;
  const asks = clients.some((code) => ASKED.test(code.replace(/(^|\s)\/\/.*/g, '$1')));
  const leads = Object.entries(files).some(
    ([path, code]) => !/^(entities|server|agents)\//.test(path) && LEADS.test(code),
  );
  project.asksSignIn = asks && !leads;
  if (project.asksSignIn)
    notes.push(
      'The client that came along asks everybody to sign in, and no page leads there: the app is for people who are signed in. Publishing it lets you choose otherwise.',
    );
}
