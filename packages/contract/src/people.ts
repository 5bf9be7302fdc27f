import { z } from 'zod';

/** An e-mail address as it is stored: trimmed, in lower case. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('This email is invalid'));
/** Eight characters or more (OWASP ASVS 5.0, 6.2.1); longer than 200 is refused, so that hashing stays cheap. */
export const Password = z
  .string()
  .min(8, 'This password is too weak')
  .max(200, 'This password is too long');

/**
 * What became of somebody's newest mail, where it is told: `late` while no mail server takes it and it is tried again,
 * `undelivered` once it was given up; null for the others.
 */
export const MailFate = z.enum(['late', 'undelivered']).nullable();
export type MailFate = z.infer<typeof MailFate>;

export const User = z.object({
  uid: z.string(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
});
export type User = z.infer<typeof User>;

/** A fresh access token; the refresh token travels in an HttpOnly cookie. */
export const Session = z.object({
  token: z.string(),
  expiresAt: z.iso.datetime(),
  user: User,
  /** An admin of the installation acts as this person. */
  isAdminActing: z.boolean().optional(),
});
export type Session = z.infer<typeof Session>;
