/** Whom an access rule is decided for, as rules see them. null: nobody is signed in. */
export interface Subject {
  id: string;
  /** null until the address is proved: an unverified e-mail is nobody's (security.md). */
  email: string | null;
  role: string;
  /** The profile's own fields, for `{{user.data.x}}`. */
  data?: Record<string, unknown>;
}
