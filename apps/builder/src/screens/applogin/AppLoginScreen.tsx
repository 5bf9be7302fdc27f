import { Anchor, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { afterAppSignIn } from '../../session/goto.ts';
import { SignIn, type SignInMode } from '../../sign-in/SignIn.tsx';
import { useFirstMode } from '../../sign-in/useFirstMode.ts';
import { appWays } from '../../sign-in/ways.ts';
import { AGREES, appHints, smallLinks } from '../../sign-in/words.ts';
import { ErrorPage } from '../../ui/ErrorPage.tsx';
import { AppBrand, AppColors } from './AppBrand.tsx';
import { AppInvitation } from './AppInvitation.tsx';
import { type AppInfo, useAppInfo } from './useAppInfo.ts';
import { useSentOn } from './useSentOn.ts';

/** The way into one app, for its end users, under the app's own name and colors. */
export function AppLoginScreen() {
  const { appId = '' } = useParams();
  const [params] = useSearchParams();
  const [chosen, setMode] = useState<SignInMode | null>(null);
  const { info, failure } = useAppInfo(appId);
  const canSignUp = info?.isSignupEnabled ?? false;
  const hasAccounts = info?.hasAccounts ?? true;
  const first = useFirstMode(info && { hasAccounts, canSignUp });
  const mode = chosen ?? first;
  const { next, back } = afterAppSignIn(params, info);
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
          info={info}
          brand={<AppBrand info={info} />}
          then={goOn}
        />
      ) : (
        <SignIn
          ways={ways}
          mode={mode}
          onMode={setMode}
          canSignUp={canSignUp}
          hasAccounts={hasAccounts}
          hasGoogle={info?.hasGoogle ?? false}
          hasMail={info?.hasMail ?? false}
          hints={appHints(info)}
          brand={<AppBrand info={info} />}
          footer={info && <Small info={info} isUp={mode === 'up'} />}
          onIn={goOn}
        />
      )}
    </AppColors>
  );
}

function Small({ info, isUp }: { info: AppInfo; isUp: boolean }) {
  const links = smallLinks(info);
  if (links.length === 0) return null;
  return (
    <Text size="xs" c="dimmed" ta="center">
      {isUp && info.termsOfServiceLink && AGREES}
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
