import { Anchor, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { safePath } from '../../session/goto.ts';
import { SignIn, type SignInMode } from '../../sign-in/SignIn.tsx';
import { appWays } from '../../sign-in/ways.ts';
import { ErrorPage } from '../../ui/ErrorPage.tsx';
import { AppBrand, AppColors } from './AppBrand.tsx';
import { AppInvitation } from './AppInvitation.tsx';
import { type AppInfo, useAppInfo } from './useAppInfo.ts';
import { useSentOn } from './useSentOn.ts';

/** The way into one app, for its end users, under the app's own name and colors. */
export function AppLoginScreen() {
  const { appId = '' } = useParams();
  const [params] = useSearchParams();
  const [mode, setMode] = useState<SignInMode>('in');
  const { info, failure } = useAppInfo(appId);
  const next = safePath(params.get('nextUrl'), `/app/${info?.slug ?? ''}`, info?.host);
  // On the app's own host a path is one of that host; mails, which lead over the product's, name it.
  const isOwnHost = info?.host === window.location.host;
  const back = isOwnHost ? new URL(next, window.location.origin).href : next;
  const ways = useMemo(() => appWays(appId, back), [appId, back]);
  const invitation = params.get('invitation');
  const goOn = () => window.location.assign(next);
  useSentOn(appId, info && !invitation ? next : null);
  if (failure) return <ErrorPage title="This app cannot be reached" message={failure} />;
  return (
    <AppColors info={info}>
      {invitation ? (
        <AppInvitation
          appId={appId}
          secret={invitation}
          brand={<AppBrand info={info} />}
          then={goOn}
        />
      ) : (
        <SignIn
          ways={ways}
          mode={mode}
          onMode={setMode}
          canSignUp={info?.isSignupEnabled ?? false}
          hasGoogle={info?.hasGoogle ?? false}
          hasMail={info?.hasMail ?? false}
          hints={{
            in: info?.visibility === 'invite' ? 'This app is for invited people.' : undefined,
          }}
          brand={<AppBrand info={info} />}
          footer={info && <Small info={info} isUp={mode === 'up'} />}
          onIn={goOn}
        />
      )}
    </AppColors>
  );
}

/** The rules that the app's maker links, and whom to ask. */
function Small({ info, isUp }: { info: AppInfo; isUp: boolean }) {
  const links = [
    { label: 'Terms', href: info.termsOfServiceLink },
    { label: 'Privacy', href: info.privacyPolicyLink },
    { label: info.supportEmail, href: info.supportEmail && `mailto:${info.supportEmail}` },
  ].filter((link): link is { label: string; href: string } => Boolean(link.href));
  if (links.length === 0) return null;
  return (
    <Text size="xs" c="dimmed" ta="center">
      {isUp && info.termsOfServiceLink && 'By signing up you agree to the terms. '}
      {links.map(({ label, href }, index) => (
        <span key={href}>
          {index > 0 && ' · '}
          <Anchor href={href} size="xs" underline="always" target="_blank" rel="noreferrer">
            {label}
          </Anchor>
        </span>
      ))}
    </Text>
  );
}
