import { Button, Group, Text } from '@mantine/core';
import { accountCalls } from '@trellis/contract';
import { Link, useSearchParams } from 'react-router';
import { useCall } from '../../session/query.ts';
import { AuthPage } from '../../ui/AuthPage.tsx';

/** Where people land who have no access; with a payment id, so that support can find what was paid. */
export function UnauthorizedScreen() {
  const [params] = useSearchParams();
  const support = useCall(accountCalls.installation).value?.supportEmail;
  const paymentId = params.get('paymentId');
  return (
    <AuthPage
      title="You don’t have access"
      hint="This page belongs to an app or account you are not part of."
    >
      {paymentId && <Text size="sm">Payment: {paymentId}</Text>}
      {support && <Text size="sm">If this is a mistake, write to {support}.</Text>}
      <Group>
        <Button component={Link} to="/home">
          Go to my apps
        </Button>
        <Button component={Link} to="/logout" variant="default">
          Sign out
        </Button>
      </Group>
    </AuthPage>
  );
}
