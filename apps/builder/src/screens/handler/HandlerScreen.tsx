import { Skeleton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { accountCalls, identityCalls, MESSAGES, memberCalls, otherWayIn } from '@trellis/contract';
import { useMemo } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { api, inWords } from '../../session/api.ts';
import { safePath } from '../../session/goto.ts';
import { useCall } from '../../session/query.ts';
import { refresh } from '../../session/session.ts';
import { askForPassword } from '../../sign-in/choosePassword.ts';
import { appWays, builderWays } from '../../sign-in/ways.ts';
import { AuthPage } from '../../ui/AuthPage.tsx';
import { ErrorPage } from '../../ui/ErrorPage.tsx';
import { AppBrand, AppColors } from '../applogin/AppBrand.tsx';
import { useAppInfo } from '../applogin/useAppInfo.ts';
import { appPerson } from '../appsettings/appPerson.ts';
import { Confirm } from './Confirm.tsx';
import { GoogleFailed } from './GoogleFailed.tsx';
import { MemberInvitation } from './MemberInvitation.tsx';
import { ResetPassword } from './ResetPassword.tsx';

/**
 * Where the links in mails lead (spec 1, section 2). A link alone changes nothing, because mail
 * scanners open links too: it takes a click here.
 */
export function HandlerScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const appId = params.get('appId');
  const secret = params.get('secret') ?? '';
  const { info, failure } = useAppInfo(appId);
  const { value: builders } = useCall(accountCalls.installation, {}, { when: appId === null });
  const house = appId ? info : builders;
  const next = safePath(
    params.get('continueUrl'),
    appId ? `/app/${info?.slug ?? ''}` : '/home',
    info?.host,
  );
  const ways = useMemo(() => (appId ? appWays(appId, next) : builderWays(next)), [appId, next]);
  const goOn = () =>
    appId ? window.location.assign(next) : void navigate(next, { replace: true });
  const login = appId ? `/apps/${appId}/login?nextUrl=${encodeURIComponent(next)}` : '/login';
  const mode = params.get('mode');
  if (mode === 'google') return <GoogleFailed code={params.get('error') ?? ''} login={login} />;
  if (!secret) return <Navigate to={login} replace />;
  if (failure) return <ErrorPage title="This app cannot be reached" message={failure} />;
  // Where to go on and whose page it is are known with the app.
  if (appId && !info)
    return (
      <AuthPage title="One moment" brand={<AppBrand info={null} />}>
        <Skeleton h={80} role="status" aria-label="Loading" />
      </AuthPage>
    );
  const brand = appId ? <AppBrand info={info} /> : undefined;
  const ofApp = appId ? { appId } : {};
  const page = () => {
    switch (mode) {
      case 'resetPassword':
        return (
          <ResetPassword
            secret={secret}
            appId={appId}
            login={login}
            brand={brand}
            isProven={params.get('why') === 'proven'}
            otherWay={house ? otherWayIn(house) : undefined}
            goOn={goOn}
          />
        );
      case 'signIn':
        return (
          <Confirm
            brand={brand}
            title="Sign in"
            hint="Click to sign in."
            button="Sign in"
            work={() => ways.enterLink(secret)}
            then={goOn}
            otherwise={{ label: 'Back to sign-in', to: login }}
          />
        );
      case 'verifyAndChangeEmail':
        return (
          <Confirm
            brand={brand}
            title="Confirm your new address"
            hint="From now on you sign in with it."
            button="Confirm my address"
            work={async () => {
              const by = appId ? appPerson(appId, () => {}).api : api;
              const input = { query: ofApp, body: { secret } };
              const work = by(identityCalls.confirmEmailChange, input);
              const { choosePassword } = await inWords(MESSAGES.emailChangeFailed, work);
              if (choosePassword) await askForPassword(choosePassword, { appId, next });
              notifications.show({ color: 'leaf', message: MESSAGES.emailUpdated });
              if (!appId) await refresh();
            }}
            then={goOn}
            otherwise={{ label: 'Back to sign-in', to: login }}
          />
        );
      case 'joinApp':
        return <MemberInvitation secret={secret} accept={() => join(secret)} />;
      default:
        return <Navigate to={login} replace />;
    }
  };
  return <AppColors info={info}>{page()}</AppColors>;
}

/** Accepts a collaborator's invitation. Its mail proved the address: who just signed up waits for no other. */
async function join(secret: string): Promise<{ appId: string }> {
  const joined = await api(memberCalls.accept, { body: { secret } });
  await refresh();
  return joined;
}
