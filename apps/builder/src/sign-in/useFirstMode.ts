import { useState } from 'react';
import { firstMode, type Mode } from './early/arrival.ts';

/**
 * What a page for signing in begins with, once that is known. It stays so: somebody else may make the first account while
 * a person is typing theirs.
 */
export function useFirstMode(of: { hasAccounts: boolean; canSignUp: boolean } | null): Mode {
  const [first, setFirst] = useState<Mode | null>(of && firstMode(of));
  if (first === null && of) setFirst(firstMode(of));
  return first ?? 'in';
}
