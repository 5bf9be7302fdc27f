import { accountCalls, type Installation } from './accounts.ts';
import { identityCalls } from './identity.ts';
import { type LoginInfo, runtimeCalls } from './runtime.ts';

/**
 * What the document of a login page brings along, so that its form is shown and works before the page's own code is
 * there: where it sends what is typed, and what that code would ask first.
 */
export type Arrival = {
  signIn: string;
  signUp: string;
  google: string;
} & ({ house: Installation; app: null } | { app: LoginInfo; appId: string });

/** The attribute of the document's root element that holds it. */
export const ARRIVAL = 'data-arrival';

/** The arrival of builders. */
export const houseArrival = (house: Installation): Arrival => ({
  signIn: accountCalls.signIn.path,
  signUp: accountCalls.signUp.path,
  google: identityCalls.google.path,
  house,
  app: null,
});

/** The arrival of an app's people. */
export const appArrival = (appId: string, app: LoginInfo): Arrival => ({
  signIn: runtimeCalls.appLogin.path.replace('{appId}', appId),
  signUp: runtimeCalls.appRegister.path.replace('{appId}', appId),
  google: identityCalls.google.path,
  appId,
  app,
});
