import { Anchor, Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { accountCalls, MESSAGES, ownCalls, VERIFIED_ALREADY } from '@trellis/contract';
import { useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { ApiError, api } from '../../session/api.ts';
import { safePath } from '../../session/goto.ts';
import { refresh, useArrival } from '../../session/session.ts';
import { Arriving } from '../../sign-in/Arriving.tsx';
import { CodeForm } from '../../sign-in/CodeForm.tsx';
import { askForPassword } from '../../sign-in/choosePassword.ts';
import { useVerificationMail } from '../../sign-in/useVerificationMail.ts';
import { AuthPage } from '../../ui/AuthPage.tsx';
import { NoMail, useHasMail } from '../../ui/NoMail.tsx';
import { useReturn } from '../../ui/useReturn.ts';
import { AppBrand, AppColors } from '../applogin/AppBrand.tsx';
import { useAppInfo } from '../applogin/useAppInfo.ts';
import { appPerson } from '../appsettings/appPerson.ts';
import { Confirm } from '../handler/Confirm.tsx';

/** Where unverified people wait for their mail, and where the mail's link leads. A link only acts on a click. */
export function VerifyScreen() {
  const [params] = useSearchParams();
  const appId = params.get('appId');
  const { info } = useAppInfo(appId);
  const secret = params.get('secret');
  const next = safePath(
    params.get('continueUrl'),
    appId ? `/app/${info?.slug ?? ''}` : '/home',
    info?.host,
  );
  const navigate = useNavigate();
  const [isSpent, setSpent] = useState(false);
  if (!secret) return <Waiting next={next} />;
  const brand = appId ? <AppBrand info={info} /> : undefined;
  const login = appId
    ? `/apps/${appId}/login?nextUrl=${encodeURIComponent(next)}`
    : `/login?next=${encodeURIComponent(next)}`;
  if (isSpent)
    return (
      <AppColors info={info}>
        <AuthPage title="Already verified" hint={MESSAGES.verifiedAlready} brand={brand}>
          <Button component={Link} to={login}>
            Sign in
          </Button>
        </AuthPage>
      </AppColors>
    );
  const goOn = () => (appId ? window.location.assign(next) : navigate(next, { replace: true }));
  return (
    <AppColors info={info}>
      <Confirm
        brand={brand}
        title="Verify your email address"
        hint={appId ? 'Click to verify and continue.' : 'Click to verify and start building.'}
        button="Verify my address"
        work={async () => {
          // As whoever is signed in here: who registered in this browser keeps their session and password.
          const by = appId ? appPerson(appId, () => {}).api : api;
          const body = { secret, ...(appId && { appId }) };
          const { choosePassword } = await by(accountCalls.verifyEmail, { body }).catch(
            async (error: unknown) => {
              if (!(await isVerified(appId))) {
                if (error instanceof ApiError && error.code === VERIFIED_ALREADY) setSpent(true);
                throw error;
              }
              notifications.show({ message: MESSAGES.verifiedAlready });
              return { choosePassword: null };
            },
          );
          if (choosePassword) await askForPassword(choosePassword, { appId, next });
          if (!appId) await refresh();
        }}
        then={goOn}
        otherwise={{ label: 'Back to sign-in', to: login }}
      />
    </AppColors>
  );
}

/** A signed-in builder whose address is not verified yet: the mail's code will do as well. */
function Waiting({ next }: { next: string }) {
  const session = useArrival();
  const hasMail = useHasMail();
  const mailed = useVerificationMail(session.kind === 'in');
  // Verified in another tab meanwhile: this one goes on by itself.
  useReturn(() => void Promise.all([refresh(), mailed.reload()]));
  if (session.kind === 'out' || session.kind === 'ended')
    return <Navigate to={`/login?next=${encodeURIComponent(next)}`} replace />;
  if (session.kind === 'unknown') return <Arriving isAway={session.isAway} />;
  const { email, emailVerified } = session.user;
  if (emailVerified) return <Navigate to={next} replace />;
  const enter = async (otp: string) => {
    await api(accountCalls.verifyEmail, { body: { email, otp } });
    await refresh();
  };
  return (
    <AuthPage
      title={hasMail ? 'Check your email' : 'Verify your email address'}
      hint={
        hasMail
          ? (mailed.trouble(email) ??
            `We sent a link and a code to ${email}. Open the link, or type the code here.`)
          : `${email} needs verifying with a link or a code.`
      }
    >
      <NoMail what="The email with both" />
      <CodeForm button="Verify my address" enter={enter} resend={() => mailed.again(next)} />
      <Text size="sm" c="dimmed" ta="center">
        Not you?{' '}
        <Anchor component={Link} to="/logout" size="sm" underline="always">
          Sign out
        </Anchor>
      </Text>
    </AuthPage>
  );
}

/** Whether who is signed in here has proved their address, perhaps by the very link that is spent now. */
async function isVerified(appId: string | null): Promise<boolean> {
  const own = appId ? appPerson(appId, () => {}).own('me') : api(ownCalls.me.builder);
  return own.then(
    ({ emailVerified }) => emailVerified,
    // Nobody is signed in, so nobody is told anything about the address.
    () => false,
  );
}
