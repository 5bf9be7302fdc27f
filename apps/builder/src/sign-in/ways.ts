import { notifications } from '@mantine/notifications';
import {
  type AppToken,
  accountCalls,
  type CustomToken,
  identityCalls,
  MESSAGES,
  runtimeCalls,
  type Session,
} from '@trellis/contract';
import { addressOf, api, errorOf, inWords, reach } from '../session/api.ts';
import { enter } from '../session/session.ts';
import { askForPassword } from './choosePassword.ts';

/** The ways into one tenant: the builder's own accounts, or the end users of an app. */
export interface SignInWays {
  /** Whose people they are ways for; null for builders. */
  appId: string | null;
  signIn(email: string, password: string): Promise<void>;
  signUp(email: string, password: string, name: string): Promise<void>;
  /** Mails a link and a code; answers what to tell. */
  sendLink(email: string): Promise<string>;
  enterCode(email: string, otp: string): Promise<void>;
  enterLink(secret: string): Promise<void>;
  /** Mails a link that sets a new password; answers what to tell. */
  sendReset(email: string): Promise<string>;
  /** Where Google's button leads. */
  google: string;
}

/** `next`: where mails and Google lead back to, a path of our own. */
export function builderWays(next: string): SignInWays {
  const take = (session: Session) => {
    enter(session);
  };
  return withWords(
    { appId: null, next },
    {
      signIn: async (email, password) =>
        take(await api(accountCalls.signIn, { body: { email, password } })),
      signUp: async (email, password, name) =>
        take(
          await api(accountCalls.signUp, { body: { email, password, name, continueUrl: next } }),
        ),
      sendLink: async (email) =>
        (await api(identityCalls.sendMagicLink, { body: { email, continueUrl: next } })).message,
      useCode: (email, otp) => api(identityCalls.validateOtp, { body: { email, otp } }),
      useLink: (secret) => api(identityCalls.useMagicLink, { body: { secret } }),
      exchange: async (customToken) => {
        const session = await api(identityCalls.exchange, { body: { customToken } });
        return () => take(session);
      },
      sendReset: async (email) =>
        (await api(identityCalls.sendResetPasswordEmail, { body: { email, continueUrl: next } }))
          .message,
      google: addressOf(identityCalls.google.path, {}, { continueUrl: next }),
    },
  );
}

/** The ways into an app: by its cookie alone, never with a builder's token. */
export function appWays(appId: string, next: string): SignInWays {
  return withWords(
    { appId, next },
    {
      signIn: (email, password) => appCall(runtimeCalls.appLogin.path, appId, { email, password }),
      signUp: (email, password, name) =>
        appCall(runtimeCalls.appRegister.path, appId, {
          email,
          password,
          name,
          continueUrl: next,
        }),
      sendLink: async (email) =>
        (await mailCall(identityCalls.sendMagicLink.path, appId, { email, continueUrl: next }))
          .message,
      useCode: (email, otp) => tokenCall(identityCalls.validateOtp.path, appId, { email, otp }),
      useLink: (secret) => tokenCall(identityCalls.useMagicLink.path, appId, { secret }),
      exchange: async (customToken) => {
        await appCall(runtimeCalls.appExchange.path, appId, { customToken });
        return () => {};
      },
      sendReset: async (email) =>
        (
          await send<{ message: string }>(addressOf(identityCalls.sendResetPasswordEmail.path), {
            email,
            mainAppId: appId,
            continueUrl: next,
          })
        ).message,
      google: addressOf(identityCalls.google.path, {}, { appId, continueUrl: next }),
    },
  );
}

type Mailed = 'enterCode' | 'enterLink';
/** The calls of a tenant; a mailed proof answers a custom token, which is exchanged for the session. */
interface Calls extends Omit<SignInWays, Mailed | 'appId'> {
  useCode(email: string, otp: string): Promise<CustomToken>;
  useLink(secret: string): Promise<CustomToken>;
  /** Answers how the page becomes one of who came in. */
  exchange(customToken: string): Promise<() => void>;
}

/** What people read on the way (spec 1, sections 5 and 8). */
function withWords(
  way: { appId: string | null; next: string },
  { useCode, useLink, exchange, ...calls }: Calls,
): SignInWays {
  const enterBy = async (proof: Promise<CustomToken>) => {
    const { customToken, choosePassword } = await proof;
    const take = await exchange(customToken);
    if (choosePassword) return askForPassword(choosePassword, way);
    take();
    notifications.show({ color: 'leaf', message: MESSAGES.signedIn });
  };
  const comeIn = (proof: Promise<CustomToken>) =>
    inWords(MESSAGES.linkSignInFailed, enterBy(proof));
  return {
    ...calls,
    appId: way.appId,
    signUp: (...who) => inWords(MESSAGES.accountCreateFailed, calls.signUp(...who)),
    sendLink: (email) => inWords(MESSAGES.linkFailedShown, calls.sendLink(email)),
    sendReset: (email) => inWords(MESSAGES.resetMailFailed, calls.sendReset(email)),
    enterCode: (email, otp) => comeIn(useCode(email, otp)),
    enterLink: (secret) => comeIn(useLink(secret)),
  };
}

/** A call at an app's own address; answers nothing that a page may keep. */
export async function appCall(path: string, appId: string, body: object): Promise<void> {
  await send<AppToken>(addressOf(path, { appId }), body);
}

const mailCall = (path: string, appId: string, body: object) =>
  send<{ message: string }>(addressOf(path, {}, { appId }), body);
const tokenCall = (path: string, appId: string, body: object) =>
  send<CustomToken>(addressOf(path, {}, { appId }), body);

async function send<T>(address: string, body: object): Promise<T> {
  const response = await reach(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw await errorOf(response);
  return (await response.json()) as T;
}
