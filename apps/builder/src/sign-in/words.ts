/**
 * What is read on the pages where people sign in, for the page and for the form that its document brings along. Nothing
 * else is in this file: that form is in every document.
 */
export const TITLES = {
  in: 'Welcome back',
  up: 'Create your account',
  link: 'Sign in by email',
  code: 'Check your email',
  forgot: 'Set a new password',
  sent: 'Check your email',
} as const;

/** The button of the form, and the way to the other one. */
export const BUTTONS = {
  in: { send: 'Sign in', question: 'New here?', other: 'Create an account' },
  up: { send: 'Create account', question: 'Already have an account?', other: 'Sign in' },
} as const;

export const LABELS = { name: 'Name', email: 'Email', password: 'Password' } as const;
export const NEW_PASSWORD = 'At least eight characters';
export const FORGOT = 'Forgot your password?';
export const OR = 'or';
export const BY_GOOGLE = 'Continue with Google';
export const BY_MAIL = 'Email me a sign-in link';

/** Under the title of signing in and signing up. */
export interface Hints {
  in?: string;
  up?: string;
}

export const houseHints = ({ hasAccounts }: { hasAccounts: boolean }): Hints => ({
  in: 'Sign in to keep building.',
  up: hasAccounts
    ? 'Describe an app and watch it grow.'
    : 'You are the first one here, so this account will be the administrator.',
});

export const appHints = (app: { visibility: string; name: string } | null): Hints => ({
  in:
    app === null
      ? undefined
      : app.visibility === 'invite'
        ? 'This app is for invited people.'
        : `Sign in to ${app.name}.`,
});

export const AGREES = 'By signing up you agree to the terms. ';

interface Linked {
  termsOfServiceLink: string | null;
  privacyPolicyLink: string | null;
  supportEmail: string | null;
}

/** The rules that the app's maker links, and whom to ask. */
export function smallLinks(app: Linked): { label: string; href: string }[] {
  const links = [
    { label: 'Terms', href: app.termsOfServiceLink },
    { label: 'Privacy', href: app.privacyPolicyLink },
    { label: app.supportEmail, href: app.supportEmail && `mailto:${app.supportEmail}` },
  ];
  return links.filter((link): link is { label: string; href: string } => Boolean(link.href));
}
