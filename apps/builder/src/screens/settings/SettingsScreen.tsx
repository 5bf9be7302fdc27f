import {
  Alert,
  Anchor,
  Button,
  Container,
  Group,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '../../session/session.ts';
import { Logo } from '../../ui/Logo.tsx';
import { SchemeSwitch } from '../../ui/SchemeSwitch.tsx';
import { useAccount } from '../../ui/useAccount.ts';
import { Card } from './Card.tsx';
import { DeleteCard } from './DeleteCard.tsx';
import { EmailCard } from './EmailCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { useOwnProfile } from './useOwnProfile.ts';

/** What people can set for themselves. */
export function SettingsScreen() {
  const session = useSession();
  const account = useAccount();
  const { profile, failure, reload } = useOwnProfile();
  if (session.kind !== 'in' && session.kind !== 'ended') return null;
  const { user } = session;
  return (
    <Container component="main" size={640} py="xl">
      <Anchor component={Link} to="/home" underline="never" c="inherit">
        <Logo />
      </Anchor>
      <Group justify="space-between" mt="xl" mb="md">
        <Title order={1} size="h2">
          Settings
        </Title>
        <Button component={Link} to="/logout" variant="default">
          Sign out
        </Button>
      </Group>
      <Stack>
        <ProfileCard user={user} />
        {failure && (
          <Alert color="red" role="alert">
            <Group justify="space-between">
              {failure}
              <Button size="xs" variant="default" onClick={() => void reload()}>
                Try again
              </Button>
            </Group>
          </Alert>
        )}
        {!profile && !failure && <Skeleton h={200} role="status" aria-label="Loading" />}
        {profile && (
          <>
            <EmailCard user={user} hasPassword={profile.hasPassword} />
            <PasswordCard hasPassword={profile.hasPassword} onChanged={reload} />
          </>
        )}
        <Card title="Look">
          <Group>
            <SchemeSwitch />
          </Group>
        </Card>
        <Card title="Plan">
          <Text size="sm" tt="capitalize">
            {account?.plan ?? '…'}
          </Text>
        </Card>
        <SessionsCard />
        {profile && <DeleteCard hasPassword={profile.hasPassword} />}
      </Stack>
    </Container>
  );
}
