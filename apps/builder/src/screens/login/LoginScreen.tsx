import { accountCalls } from '@trellis/contract';
import { useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { afterSignIn } from '../../session/goto.ts';
import { useCall } from '../../session/query.ts';
import { useArrival } from '../../session/session.ts';
import { houseAtFirst } from '../../sign-in/early/taken.ts';
import { SignIn, type SignInMode } from '../../sign-in/SignIn.tsx';
import { useFirstMode } from '../../sign-in/useFirstMode.ts';
import { builderWays } from '../../sign-in/ways.ts';
import { houseHints } from '../../sign-in/words.ts';
import { ErrorPage } from '../../ui/ErrorPage.tsx';

/** Where an invitation is accepted, whose link proves the address. */
const OPEN_TO_UNPROVED = '/auth/handler?mode=joinApp';

/** Signing in and signing up of builders. */
export function LoginScreen() {
  const [params] = useSearchParams();
  const session = useArrival();
  const [chosen, setMode] = useState<SignInMode | null>(params.get('mode') === 'up' ? 'up' : null);
  const { value, failure } = useCall(accountCalls.installation);
  const [known] = useState(houseAtFirst);
  const told = value ?? known;
  const house = told ?? { hasAccounts: true, hasGoogle: false, hasMail: false };
  const first = useFirstMode(told && { hasAccounts: told.hasAccounts, canSignUp: true });
  const mode = chosen ?? first;
  const next = afterSignIn(params);
  const ways = useMemo(() => builderWays(next), [next]);
  if (session.kind === 'in') {
    const verify = `/auth/verifyEmail?continueUrl=${encodeURIComponent(next)}`;
    const mayGoOn = session.user.emailVerified || next.startsWith(OPEN_TO_UNPROVED);
    return <Navigate to={mayGoOn ? next : verify} replace />;
  }
  if (failure) return <ErrorPage title="Sign-in is unavailable right now" message={failure} />;
  return (
    <SignIn
      ways={ways}
      mode={mode}
      onMode={setMode}
      canSignUp
      hasGoogle={house.hasGoogle}
      // The first one has no address yet that a link could be for.
      hasMail={house.hasMail && house.hasAccounts}
      hasAccounts={house.hasAccounts}
      hints={houseHints(house)}
    />
  );
}
