import { z } from 'zod';
import { call } from './call.ts';
import { Proof } from './identity.ts';
import { AppId, VersionId } from './ids.ts';
import { MESSAGES } from './messages.ts';
import { needs } from './policy.ts';

/** An app's error as it travels from the frame (spec 2, section 3). */
export const AppError = z.object({
  title: z.string().max(2_000),
  details: z.string().max(20_000).optional(),
  componentName: z.string().max(200).optional(),
  scope: z.enum(['component', 'page', 'app']),
});
export type AppError = z.infer<typeof AppError>;

export const ErrorReport = z.object({
  // An error is sent with the app that it is in (spec 2, section 5).
  appId: z.string(MESSAGES.noAppId).pipe(AppId),
  appName: z.string().max(200).optional(),
  versionId: z.string().max(64).nullish(),
  errorTitle: z.string().max(2_000),
  errorDetails: z.string().max(20_000).optional(),
  componentName: z.string().max(200).optional(),
  scope: z.enum(['component', 'page', 'app']),
});
export type ErrorReport = z.infer<typeof ErrorReport>;

/** The app bundle (spec 2, section 3). */
export const AppBundle = z.object({
  id: AppId,
  name: z.string(),
  versionId: VersionId.nullable(),
  slug: z.string(),
  pages: z.record(z.string(), z.string()),
  components: z.record(z.string(), z.string()),
  services: z.record(z.string(), z.string()),
  entities: z.record(z.string(), z.unknown()),
  userEntity: z.unknown(),
  layout: z.string().nullable(),
  globalsCss: z.string().nullable(),
  mainPage: z.string().nullable(),
  pageUrls: z.record(z.string(), z.string()),
});
export type AppBundle = z.infer<typeof AppBundle>;

const onApp = z.object({ appId: AppId });
const AppToken = z.object({
  token: z.string().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  user: z
    .object({ id: z.string(), email: z.string(), name: z.string(), role: z.string() })
    .nullable(),
});
export type AppToken = z.infer<typeof AppToken>;

/** What the login page of an app shows. */
export const LoginInfo = z.object({
  name: z.string(),
  slug: z.string(),
  /** The app's own verified host: addresses there are the app's, too. */
  host: z.string().nullable(),
  isSignupEnabled: z.boolean(),
  /** Whether anybody has signed up or come in by an invitation; those who build the app aside. */
  hasAccounts: z.boolean(),
  supportEmail: z.string().nullable(),
  visibility: z.enum(['public', 'signin', 'invite']),
  logoUrl: z.string().nullable(),
  color: z.string(),
  onColor: z.string(),
  styleName: z.enum(['dark', 'colorful', 'light']),
  termsOfServiceLink: z.string().nullable(),
  privacyPolicyLink: z.string().nullable(),
  hasGoogle: z.boolean(),
  hasMail: z.boolean(),
  isMailLate: z.boolean(),
});
export type LoginInfo = z.infer<typeof LoginInfo>;

export const runtimeCalls = {
  bundle: call({
    id: 'runtimeBundle',
    method: 'GET',
    path: '/runtime/bundle',
    who: 'visitor',
    summary:
      "An app's bundle: the published version's, or another's for people with a role on the app",
    query: z.object({
      appId: AppId.optional(),
      slug: z.string().optional(),
      versionId: VersionId.optional(),
    }),
    answer: AppBundle,
  }),
  preview: call({
    id: 'preview',
    method: 'GET',
    path: '/api/apps/{appId}/preview',
    who: needs('app.see'),
    summary: 'What the preview needs to run the draft, or one version',
    params: onApp,
    query: z.object({ versionId: VersionId.optional() }),
    answer: z.unknown(),
  }),
  previewToken: call({
    id: 'previewToken',
    method: 'POST',
    path: '/api/apps/{appId}/preview/token',
    who: needs('app.see'),
    summary: "A token for the preview: the builder's own end user, environment preview",
    params: onApp,
    answer: AppToken,
  }),
  appToken: call({
    id: 'appToken',
    method: 'POST',
    path: '/apps/{appId}/auth/token',
    who: 'app-cookie',
    summary:
      "A token of this app for the cookie of its shell, or for its owner's builder session (ruling 7)",
    params: onApp,
    answer: AppToken,
  }),
  appLogin: call({
    id: 'appLogin',
    method: 'POST',
    path: '/apps/{appId}/auth/login',
    who: 'anyone',
    summary: "Sign in as the app's end user",
    params: onApp,
    body: z.object({ email: z.string().max(254), password: z.string().max(200) }),
    answer: AppToken,
  }),
  appRegister: call({
    id: 'appRegister',
    method: 'POST',
    path: '/apps/{appId}/auth/register',
    who: 'anyone',
    summary: "Sign up as the app's end user, where the app allows it",
    params: onApp,
    body: z.object({
      email: z.string().max(254),
      password: z.string().max(200),
      name: z.string().trim().max(100).default(''),
      /** Where the verification mail leads back to (ruling 13). */
      continueUrl: z.string().max(500).optional(),
    }),
    answer: AppToken,
  }),
  appLogout: call({
    id: 'appLogout',
    method: 'POST',
    path: '/apps/{appId}/auth/logout',
    who: 'anyone',
    summary: "End the end user's session in this app",
    params: onApp,
    answer: z.object({ success: z.boolean() }),
  }),
  loginInfo: call({
    id: 'appLoginInfo',
    method: 'GET',
    path: '/apps/{appId}/auth/info',
    who: 'anyone',
    summary: "What the app's login page shows",
    params: onApp,
    answer: LoginInfo,
  }),
  appExchange: call({
    id: 'appExchangeCustomToken',
    method: 'POST',
    path: '/apps/{appId}/auth/exchange',
    who: 'anyone',
    summary: "Exchange an end user's custom token for a session in this app",
    params: onApp,
    body: z.object({ customToken: z.string().min(1).max(200) }),
    answer: AppToken,
  }),
  acceptInvitation: call({
    id: 'appAcceptInvitation',
    method: 'POST',
    path: '/apps/{appId}/auth/accept-invitation',
    who: 'anyone',
    summary: 'Come in by an invitation, with a password where nothing else would let one in again',
    params: onApp,
    body: z.object({
      secret: z.string().min(1).max(200),
      name: z.string().trim().max(100).default(''),
      password: z.string().max(200).optional(),
    }),
    answer: AppToken,
  }),
  appDeleteAccount: call({
    id: 'appDeleteAccount',
    method: 'POST',
    path: '/apps/{appId}/auth/account/delete',
    who: 'app-cookie',
    summary:
      "Delete the signed-in end user's account in this app, with the password or a code; their rows stay",
    params: onApp,
    body: Proof,
    answer: z.object({ success: z.boolean() }),
  }),
  appError: call({
    id: 'appError',
    method: 'POST',
    path: '/api/app-error',
    who: 'anyone',
    summary: 'Report an error of a running app',
    body: ErrorReport,
    answer: z.object({ success: z.boolean() }),
  }),
};

/** Where the product's own pages send files. */
export const UPLOAD_PATH = '/integrations/Core/UploadFile';
