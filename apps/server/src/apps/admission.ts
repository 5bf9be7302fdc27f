import { MESSAGES } from '@trellis/contract';
import type { UserRow } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import type { AppNeeds } from './needs.ts';
import type { AppRow } from './row.ts';

export type Visibility = 'public' | 'signin' | 'invite';

/** Whether an app's people have to have a membership (ruling 62). */
export function asksForMembership({ settings }: Pick<AppRow, 'settings'>): boolean {
  const setup = settings.paidMembershipsSettings as { isSetupCompleted?: unknown } | undefined;
  return settings.isPaidMembershipsEnabled === true && setup?.isSetupCompleted === true;
}

/** Who may enter an app, as its builder chose. */
export function chosenVisibility({ settings }: Pick<AppRow, 'settings'>): Visibility {
  const { visibility } = settings;
  return visibility === 'signin' || visibility === 'invite' ? visibility : 'public';
}

/** Who may enter an app: everybody, who is signed in, or who was invited. Members are known by signing in. */
export function visibilityOf(app: Pick<AppRow, 'settings'>): Visibility {
  const chosen = chosenVisibility(app);
  return chosen === 'public' && asksForMembership(app) ? 'signin' : chosen;
}

/** The app's own host once it is verified, else null. */
export function hostOf({ custom_host: own }: Pick<AppRow, 'custom_host'>): string | null {
  return own?.verifiedAt ? own.host : null;
}

/** Why end users' sign-up cannot be on, or null when it can (ruling 11). */
export function signupBlocked(
  services: Pick<AppNeeds, 'config'>,
  app: AppRow,
  isPublishing = false,
): string | null {
  // Once published is published, also while it is offline (ruling 92).
  if (!app.published_at && !isPublishing) return MESSAGES.signupNeedsPublish;
  return services.config.requireCustomDomain && !hostOf(app) ? MESSAGES.signupNeedsDomain : null;
}

/** Whether people may sign up to the app by themselves now. */
export function isSignupOpen(services: Pick<AppNeeds, 'config'>, app: AppRow): boolean {
  return (
    app.settings.isSignupEnabled === true &&
    visibilityOf(app) !== 'invite' &&
    // Nobody signs up to what is not there now.
    app.published_version_id !== null &&
    signupBlocked(services, app) === null
  );
}

/**
 * How somebody comes to an app: with a new password, a known one, a proof of their mailbox (code or
 * link), Google, an invitation, or as the builder whose role claims an end user of their own.
 */
export type WayIn = 'register' | 'login' | 'mail' | 'google' | 'invitation' | 'claim';
/** Ways by which it is certain that the mailbox, or the invitation, is the person's own. */
const PROVEN: readonly WayIn[] = ['mail', 'google', 'invitation', 'claim'];

/**
 * The one admission rule of apps: every way in asks it, before an end user is made and before a
 * session starts. A known user enters unless disabled; an invited one only by a way that proves
 * them; a new one by sign-up where it is open, or by the builder's role. Throws what to answer.
 */
export function admit(
  services: Pick<AppNeeds, 'config'>,
  app: AppRow,
  way: WayIn,
  user: Pick<UserRow, 'status'> | null,
): void {
  if (user?.status === 'disabled')
    throw new Refusal('forbidden', MESSAGES.userDisabled, { code: 'auth/user-disabled' });
  if (user?.status === 'active') return;
  if (user?.status === 'invited' && PROVEN.includes(way)) return;
  if (!user && way === 'claim') return;
  if (!user && way !== 'login' && way !== 'invitation' && isSignupOpen(services, app)) return;
  throw visibilityOf(app) === 'invite'
    ? new Refusal('forbidden', MESSAGES.inviteOnly, { code: 'invite_only' })
    : new Refusal('forbidden', MESSAGES.signupClosed, { code: 'signup_closed' });
}
