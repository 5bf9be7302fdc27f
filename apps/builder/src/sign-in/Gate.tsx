import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { followIdentity } from '../session/live.ts';
import { useArrival } from '../session/session.ts';
import classes from './ActingBanner.module.css';
import { ActingBanner } from './ActingBanner.tsx';
import { Arriving } from './Arriving.tsx';
import { GotoDialog } from './GotoDialog.tsx';

const load = () => import('./SignInAgain.tsx');
const SignInAgain = lazy(async () => ({ default: (await load()).SignInAgain }));
/** Its code is here long before a session ends, and not among what the page begins with. */
const AHEAD_MS = 20_000;

/** Lets signed-in, verified builders through; others are led to where they can become that. */
export function Gate() {
  const session = useArrival();
  const { pathname, search, hash } = useLocation();
  const isIn = session.kind === 'in';
  useEffect(() => {
    if (!isIn) return;
    followIdentity();
    // What does not come now is asked for again when it is needed.
    const ahead = setTimeout(() => void load().catch(() => undefined), AHEAD_MS);
    return () => clearTimeout(ahead);
  }, [isIn]);
  if (session.kind === 'unknown') return <Arriving isAway={session.isAway} />;
  const here = encodeURIComponent(pathname + search + hash);
  if (session.kind === 'out') return <Navigate to={`/login?next=${here}`} replace />;
  if (!session.user.emailVerified)
    return <Navigate to={`/auth/verifyEmail?continueUrl=${here}`} replace />;
  return (
    <>
      {session.kind === 'in' && session.isAdminActing ? (
        <>
          <ActingBanner name={session.user.name || session.user.email} />
          <div className={classes.below}>
            <Outlet />
          </div>
        </>
      ) : (
        <Outlet />
      )}
      {session.kind === 'in' && <GotoDialog />}
      {session.kind === 'ended' && (
        <Suspense fallback={null}>
          <SignInAgain email={session.user.email} />
        </Suspense>
      )}
    </>
  );
}
