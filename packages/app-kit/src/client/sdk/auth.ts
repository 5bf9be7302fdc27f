import { anonymousId } from '../anonymous.ts';
import { bridge } from '../bridge.ts';
import { announce } from '../changes.ts';
import type { Fields } from '../entities.ts';
import { call } from '../http.ts';
import { sayingKept } from '../kept-mail.ts';
import { keepToken, knownToken, ownToken, visitorToken } from '../token.ts';
import { appPath } from './address.ts';

const me = () => appPath('/entities/User/me');
const post = (path: string) => (input: Fields) =>
  call<Fields>('POST', appPath(`/auth/${path}`), { body: input });
/** Says in which browser it is: who registers and types the mailed code in one keeps their password, and others' tries lock nobody out of it. */
const postHere = (path: string, body: Fields) =>
  call<Fields>('POST', appPath(`/auth/${path}`), {
    body,
    headers: { 'X-Base44-Anonymous-Id': anonymousId() },
  });

/** Code hands over whole addresses, paths and names of pages; the page around knows which are the app's own. */
function placeOf(next?: unknown): string | undefined {
  if (typeof next !== 'string' || !next) return undefined;
  return /^(https?:|\/)/.test(next) ? next : `/${next}`;
}

async function keep(answer: Promise<Fields>): Promise<Fields> {
  const kept = await answer;
  if (typeof kept.access_token === 'string') keepToken(kept.access_token);
  return kept;
}

async function updateMe(data: Fields): Promise<Fields> {
  const person = await call<Fields>('PUT', me(), { body: data });
  announce('User', { type: 'update', id: String(person.id), data: person });
  return person;
}

/** `base44.auth`: who is signed in, and the ways in and out. */
export const auth = {
  me: () => call<Fields>('GET', me()),
  updateMe,
  updateMyUserData: updateMe,
  /** A token that the app's own form brought may have ended; that of the page around is fresh. */
  async isAuthenticated(): Promise<boolean> {
    const token = await visitorToken().catch(() => null);
    if (token === null || ownToken() === null) return token !== null;
    return call('GET', me()).then(
      () => true,
      () => false,
    );
  },
  login: async (next?: string) => bridge().signIn(placeOf(next)),
  loginWithRedirect: async (next?: string) => bridge().signIn(placeOf(next)),
  redirectToLogin: (next?: string) => bridge().signIn(placeOf(next)),
  loginWithProvider: (_provider: string, next?: string) => bridge().signIn(placeOf(next)),
  /** The app begins again as a visitor's, where the code says. */
  logout: async (next?: string) => {
    keepToken(null);
    const { serverUrl, navigate, signOut } = bridge();
    if (
      typeof next === 'string' &&
      (/^\/(?!\/)/.test(next) || `${next}/`.startsWith(`${serverUrl}/`))
    )
      navigate(next, { replace: true });
    await signOut();
  },
  hasToken: () => knownToken() !== null,
  setToken: (token: string) => keepToken(token),
  loginViaEmailPassword: (email: string, password: string) =>
    keep(postHere('login', { email, password })),
  loginViaUsernamePassword: (email: string, password: string) =>
    keep(postHere('login', { email, password })),
  register: (input: Fields) => postHere('register', input),
  verifyOtp: ({ email, otpCode, otp_code }: Record<string, string>) =>
    keep(postHere('verify-otp', { email, otp_code: otp_code ?? otpCode })),
  resendOtp: (email: string) => post('resend-otp')({ email }),
  resetPasswordRequest: (email: string) => post('reset-password-request')({ email }),
  resetPassword: (input: Record<string, string>) =>
    post('reset-password')({
      reset_token: input.reset_token ?? input.resetToken,
      new_password: input.new_password ?? input.newPassword,
    }),
  changePassword: (input: Record<string, string>) =>
    post('change-password')({
      user_id: input.user_id ?? input.userId,
      current_password: input.current_password ?? input.currentPassword,
      new_password: input.new_password ?? input.newPassword,
    }),
  inviteUser: (email: string, role = 'user') => inviteUser(email, role),
};

export const inviteUser = (email: string, role = 'user') =>
  sayingKept(
    call<unknown>('POST', appPath('/users/invite-user'), { body: { user_email: email, role } }),
  );
