import {
  type AppToken,
  accountCalls,
  identityCalls,
  runtimeCalls,
  type Session,
} from '@trellis/contract';
import { addressOf, api, errorOf, reach } from '../session/api.ts';
import { enter } from '../session/session.ts';
import { forgetAccount } from '../ui/useAccount.ts';

/** The ways into one tenant: the builder's own accounts, or the end users of an app. */
export interface Doorway {
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
export function builderDoorway(next: string): Doorway {
  const take = (session: Session) => {
    forgetAccount();
    enter(session);
  };
  const exchange = async (customToken: string) =>
    take(await api(identityCalls.exchange, { body: { customToken } }));
  return {
    signIn: async (email, password) =>
      take(await api(accountCalls.signIn, { body: { email, password } })),
    signUp: async (email, password, name) =>
      take(await api(accountCalls.signUp, { body: { email, password, name, continueUrl: next } })),
    sendLink: async (email) =>
      (await api(identityCalls.sendMagicLink, { body: { email, continueUrl: next } })).message,
    enterCode: async (email, otp) =>
      exchange((await api(identityCalls.validateOtp, { body: { email, otp } })).customToken),
    enterLink: async (secret) =>
      exchange((await api(identityCalls.useMagicLink, { body: { secret } })).customToken),
    sendReset: async (email) =>
      (await api(identityCalls.sendResetPasswordEmail, { body: { email, continueUrl: next } }))
        .message,
    google: addressOf(identityCalls.google.path, {}, { continueUrl: next }),
  };
}

/** An app's own door: by its cookie alone, never with a builder's token. */
export function appDoorway(appId: string, next: string): Doorway {
  const exchange = (customToken: string) =>
    appCall(runtimeCalls.appExchange.path, appId, { customToken });
  return {
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
    enterCode: async (email, otp) =>
      exchange(
        (await tokenCall(identityCalls.validateOtp.path, appId, { email, otp })).customToken,
      ),
    enterLink: async (secret) =>
      exchange((await tokenCall(identityCalls.useMagicLink.path, appId, { secret })).customToken),
    sendReset: async (email) =>
      (
        await send<{ message: string }>(addressOf(identityCalls.sendResetPasswordEmail.path), {
          email,
          mainAppId: appId,
          continueUrl: next,
        })
      ).message,
    google: addressOf(identityCalls.google.path, {}, { appId, continueUrl: next }),
  };
}

/** A call at an app's own address; answers nothing that a page may keep. */
export async function appCall(path: string, appId: string, body: object): Promise<void> {
  await send<AppToken>(addressOf(path, { appId }), body);
}

const mailCall = (path: string, appId: string, body: object) =>
  send<{ message: string }>(addressOf(path, {}, { appId }), body);
const tokenCall = (path: string, appId: string, body: object) =>
  send<{ customToken: string }>(addressOf(path, {}, { appId }), body);

async function send<T>(address: string, body: object): Promise<T> {
  const response = await reach(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw await errorOf(response);
  return (await response.json()) as T;
}
