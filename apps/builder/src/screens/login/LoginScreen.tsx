import { accountCalls } from '@trellis/contract';
import { useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { afterSignIn } from '../../session/goto.ts';
import { useCall } from '../../session/query.ts';
import { useArrival } from '../../session/session.ts';
import { SignIn, type SignInMode } from '../../sign-in/SignIn.tsx';
import { builderWays } from '../../sign-in/ways.ts';
import { ErrorPage } from '../../ui/ErrorPage.tsx';

/** Signing in and signing up of builders. */
export function LoginScreen() {
  const [params] = useSearchParams();
  const session = useArrival();
  const [chosen, setMode] = useState<SignInMode | null>(params.get('mode') === 'up' ? 'up' : null);
  const { value, failure } = useCall(accountCalls.installation);
  const house = value ?? { hasAccounts: true, hasGoogle: false, hasMail: false };
  const mode = chosen ?? (house.hasAccounts ? 'in' : 'up');
  const next = afterSignIn(params);
  const ways = useMemo(() => builderWays(next), [next]);
  // The public client's habit (ruling 13): its sign-in link leads to the login of that app.
  const appId = params.get('app_id');
  if (appId && /^[0-9a-f]{24}$/.test(appId))
    return (
      <Navigate
        to={`/apps/${appId}/login?nextUrl=${encodeURIComponent(params.get('from_url') ?? '')}`}
        replace
      />
    );
  if (session.kind === 'in') {
    const verify = `/auth/verifyEmail?continueUrl=${encodeURIComponent(next)}`;
    return <Navigate to={session.user.emailVerified ? next : verify} replace />;
  }
  if (failure) return <ErrorPage title="Signing in is not possible now" message={failure} />;
  return (
    <SignIn
      ways={ways}
      mode={mode}
      onMode={setMode}
      canSignUp
      hasGoogle={house.hasGoogle}
      // The first one has no address yet that a link could be for.
      hasMail={house.hasMail && house.hasAccounts}
      hints={{
        in: 'Sign in to keep building.',
        up: house.hasAccounts
          ? 'Describe an app and watch it grow.'
          : 'You are the first one here, so this account will look after the installation.',
      }}
    />
  );
}
