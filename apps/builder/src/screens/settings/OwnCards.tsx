import { Group, Skeleton } from '@mantine/core';
import type { User } from '@trellis/contract';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { SchemeSwitch } from '../../ui/SchemeSwitch.tsx';
import { Card } from './Card.tsx';
import { EmailCard } from './EmailCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { useOwnProfile } from './useOwnProfile.ts';

interface Props {
  user: Omit<User, 'emailVerified'>;
  /** The theme is the app's to choose. */
  isThemeFixed?: boolean;
  children?: ReactNode;
  /** What ends it all, once it is known how the person proves themselves. */
  last(hasPassword: boolean): ReactNode;
}

/** What builders and apps' people alike set for themselves. */
export function OwnCards({ user, isThemeFixed, children, last }: Props) {
  const { profile, failure, reload } = useOwnProfile();
  return (
    <>
      <ProfileCard user={user} />
      {failure && <LoadFailed reason={failure} onRetry={() => void reload()} />}
      {!profile && !failure && <Skeleton h={200} role="status" aria-label="Loading" />}
      {profile && (
        <>
          <EmailCard
            user={user}
            hasPassword={profile.hasPassword}
            isVerified={profile.emailVerified}
          />
          <PasswordCard hasPassword={profile.hasPassword} onChanged={reload} />
        </>
      )}
      {!isThemeFixed && (
        <Card title="Appearance">
          <Group>
            <SchemeSwitch />
          </Group>
        </Card>
      )}
      {children}
      <SessionsCard />
      {profile && last(profile.hasPassword)}
    </>
  );
}
