/**
 * The address that a password belongs to, where it is known and not asked for: password managers read it
 * here. Not of type hidden, which they do not look at.
 */
export function KnownUsername({ email }: { email: string }) {
  return (
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
