import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { Link, useLocation, useNavigate } from 'react-router';
import { useArrival } from '../../session/session.ts';
import { AuthPage } from '../../ui/AuthPage.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useInvitation } from '../../ui/useInvitation.ts';

interface Props {
  secret: string;
  accept(): Promise<{ appId: string }>;
}

const WHAT: Record<string, string> = {
  viewer: 'view',
  editor: 'edit',
};

/** A builder is invited to another's app; it takes an account with the address that was invited. */
export function MemberInvitation({ secret, accept }: Props) {
  const { invitation, failure } = useInvitation(secret);
  const session = useArrival();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { attempt, error, busy } = useAttempt();
  if (failure)
    return (
      <AuthPage
        title="This invitation cannot be used"
        hint={`${failure} If you accepted it already, the app is among yours.`}
      >
        <Button component={Link} to="/home">
          Go to my apps
        </Button>
      </AuthPage>
    );
  if (!invitation || session.kind === 'unknown')
    return (
      <AuthPage title="You are invited">
        <Skeleton h={80} role="status" aria-label="Loading" />
      </AuthPage>
    );
  const here = encodeURIComponent(pathname + search);
  const hint = `You can ${WHAT[invitation.role] ?? 'join'} “${invitation.appName}”.`;
  if (session.kind !== 'in')
    return (
      <AuthPage title="You are invited" hint={hint}>
        <Stack gap="sm">
          <Text size="sm">Sign in or sign up as {invitation.email} to accept.</Text>
          <Button component={Link} to={`/login?next=${here}`}>
            Sign in
          </Button>
          <Button component={Link} to={`/login?mode=up&next=${here}`} variant="default">
            Create an account
          </Button>
        </Stack>
      </AuthPage>
    );
  if (session.user.email !== invitation.email)
    return (
      <AuthPage title="You are invited" hint={hint}>
        <Stack gap="sm">
          <Text size="sm">
            This invitation is for {invitation.email}, and you are signed in as {session.user.email}
            .
          </Text>
          <Button component={Link} to={`/logout?next=${here}`}>
            Sign in as {invitation.email}
          </Button>
          <Button component={Link} to="/home" variant="default">
            Go to my apps
          </Button>
        </Stack>
      </AuthPage>
    );
  return (
    <AuthPage title="You are invited" hint={hint}>
      <Stack gap="sm">
        <Failure error={error} />
        <Button
          loading={busy}
          onClick={() =>
            void attempt(async () => {
              const { appId } = await accept();
              navigate(`/build/app/${appId}`, { replace: true });
            })
          }
        >
          Accept
        </Button>
      </Stack>
    </AuthPage>
  );
}
