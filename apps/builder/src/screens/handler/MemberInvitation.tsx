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
      <AuthPage title="This invitation cannot be used" hint={failure}>
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
        {error && (
          <Button component={Link} to="/logout" variant="default">
            Sign in as somebody else
          </Button>
        )}
      </Stack>
    </AuthPage>
  );
}
