import { z } from 'zod';
import { call } from './call.ts';
import { AppId } from './ids.ts';

/** The public client's calls about an app and its people (`base44-compatibility.md`). */
const onApp = z.object({ appId: AppId });
const at = '/api/apps/{appId}/auth';
const Done = z.object({ success: z.boolean(), message: z.string() });
const Text = z.string().max(1_000);
const SignedIn = z.object({
  /** Lives as long as its session, for clients that know no refresh (ruling 8). */
  access_token: z.string(),
  success: z.boolean(),
  user: z.record(z.string(), z.unknown()),
});

export const sdkAppCalls = {
  login: call({
    id: 'sdkLogin',
    method: 'POST',
    path: `${at}/login`,
    who: 'visitor',
    isForNobody: true,
    summary: 'Sign an end user in with e-mail and password',
    params: onApp,
    body: z.object({ email: Text, password: Text }),
    answer: SignedIn,
  }),
  register: call({
    id: 'sdkRegister',
    method: 'POST',
    path: `${at}/register`,
    who: 'visitor',
    isForNobody: true,
    summary: 'Make an end user, who is mailed a code',
    params: onApp,
    body: z.object({ email: Text, password: Text, full_name: z.string().max(200).optional() }),
    answer: Done,
  }),
  verifyOtp: call({
    id: 'sdkVerifyOtp',
    method: 'POST',
    path: `${at}/verify-otp`,
    who: 'visitor',
    isForNobody: true,
    summary:
      'Verify an address by its mailed code, and sign in; the password stays where the same client registered it',
    params: onApp,
    body: z.object({ email: Text, otp_code: z.coerce.string().max(20) }),
    answer: SignedIn.extend({
      /** Sets a new password with `resetPassword`, where the one of before is gone; else null. */
      reset_token: z.string().nullable(),
    }),
  }),
  resendOtp: call({
    id: 'sdkResendOtp',
    method: 'POST',
    path: `${at}/resend-otp`,
    who: 'visitor',
    isForNobody: true,
    summary: 'Mail the code again',
    params: onApp,
    body: z.object({ email: Text }),
    answer: Done,
  }),
  resetPasswordRequest: call({
    id: 'sdkResetPasswordRequest',
    method: 'POST',
    path: `${at}/reset-password-request`,
    who: 'visitor',
    isForNobody: true,
    summary: 'Mail a link that sets a new password',
    params: onApp,
    body: z.object({ email: Text }),
    answer: Done,
  }),
  resetPassword: call({
    id: 'sdkResetPassword',
    method: 'POST',
    path: `${at}/reset-password`,
    who: 'visitor',
    isForNobody: true,
    summary: 'Set a new password by a mailed link',
    params: onApp,
    body: z.object({ reset_token: Text, new_password: Text }),
    answer: Done,
  }),
  changePassword: call({
    id: 'sdkChangePassword',
    method: 'POST',
    path: `${at}/change-password`,
    who: 'visitor',
    summary: "Change the signed-in end user's password",
    params: onApp,
    body: z.object({
      user_id: Text.optional(),
      current_password: Text,
      new_password: Text,
    }),
    answer: Done,
  }),
  publicSettings: call({
    id: 'sdkPublicSettings',
    method: 'GET',
    path: '/api/apps/public/prod/public-settings/by-id/{appId}',
    who: 'visitor',
    isForNobody: true,
    summary:
      'What an app tells before anybody is signed in; 403 with the reason where it tells nothing',
    params: onApp,
    answer: z.object({
      id: z.string(),
      /** Who may open it, in the client's own words. */
      public_settings: z.enum(['public_without_login', 'public_with_login', 'private_with_login']),
      app_name: z.string(),
      slug: z.string(),
      is_signup_enabled: z.boolean(),
    }),
  }),
  logout: call({
    id: 'sdkLogout',
    method: 'GET',
    path: '/api/apps/auth/logout',
    who: 'visitor',
    isForNobody: true,
    summary: 'A page that signs an end user out and leads back',
    query: z.object({
      from_url: z.string().max(4_000).optional(),
      app_id: AppId.optional().catch(undefined),
    }),
  }),
  logUser: call({
    id: 'sdkLogUserInApp',
    method: 'POST',
    path: '/api/app-logs/{appId}/log-user-in-app/{pageName}',
    who: 'visitor',
    isForNobody: true,
    summary: 'Somebody opened a page',
    params: onApp.extend({ pageName: z.string().max(200) }),
    answer: z.object({ success: z.boolean() }),
  }),
  track: call({
    id: 'sdkTrack',
    method: 'POST',
    path: '/api/apps/{appId}/analytics/track/batch',
    who: 'visitor',
    isForNobody: true,
    summary: "Events of the public client's own telemetry, which are not kept",
    params: onApp,
    answer: z.object({ success: z.boolean() }),
  }),
};
