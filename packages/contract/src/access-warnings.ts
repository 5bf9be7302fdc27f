import { z } from 'zod';
import { call } from './call.ts';
import { EntityName } from './entity.ts';
import { AppId } from './ids.ts';
import { needs } from './policy.ts';

/** Something about who reaches an entity's rows that whoever builds the app should know before others come. */
export const AccessWarning = z.object({
  entity: z.string(),
  label: z.string(),
  /**
   * `personal`: people's own data are open to read. `spoken`: the conversation speaks of privacy, and the rows are open
   * all the same. `self_given`: a rule asks for what people write of themselves.
   */
  kind: z.enum(['personal', 'spoken', 'self_given']),
  /** The personal fields, or the fields of the app's users that the rule asks for. */
  fields: z.array(z.string()),
  /** Who reads personal data: people without an account, or whoever signs up, where that is open to everybody. */
  readers: z.enum(['anyone', 'signed_in']),
  sentence: z.string(),
});
export type AccessWarning = z.infer<typeof AccessWarning>;

/** What the fixes are called, on the screen and in the answer. */
export const ACCESS_FIXES = {
  close: 'Close it',
  admin_written: 'Let only admins write it',
  keep: 'It’s meant to be open',
} as const;

/** What a fix does: rows for their creator and admins; the users' fields written by admins; the warning is answered. */
export const AccessFix = z.enum(['close', 'admin_written', 'keep']);
export type AccessFix = z.infer<typeof AccessFix>;

const onApp = z.object({ appId: AppId });
const Warnings = z.object({
  warnings: z.array(AccessWarning),
  /** Whether people sign up to the app by themselves. */
  isSignupEnabled: z.boolean(),
});

export const accessCalls = {
  warnings: call({
    id: 'listAccessWarnings',
    method: 'GET',
    path: '/api/apps/{appId}/access-warnings',
    who: needs('app.see'),
    summary: 'What of the current version is more open than most people mean',
    params: onApp,
    answer: Warnings,
  }),
  fix: call({
    id: 'fixAccess',
    method: 'POST',
    path: '/api/apps/{appId}/access-warnings/fix',
    who: needs('app.edit'),
    summary:
      'Close what a warning is about, or say that it is meant; a version that can be taken back',
    params: onApp,
    body: z.object({ entity: EntityName, fix: AccessFix }),
    answer: Warnings,
  }),
};
