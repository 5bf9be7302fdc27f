import { Alert, Stack, Text } from '@mantine/core';
import { NoMail, useHasMail } from '../ui/NoMail.tsx';
import { Resend } from './Resend.tsx';
import { useVerificationMail } from './useVerificationMail.ts';

/** Tells somebody who is signed in that their address is not proved yet: where the mail is, and the way to another. */
export function Unproved({ email, next }: { email: string; next: string }) {
  const hasMail = useHasMail();
  const { trouble, again } = useVerificationMail(true);
  return (
    <Alert variant="light" color="orange" title="Not verified yet">
      <Stack gap={4} align="flex-start">
        {hasMail && (
          <Text size="sm">
            {trouble(email) ?? `Open the link in the email we sent to ${email}.`}
          </Text>
        )}
        <NoMail what="The email with your link" />
        <Resend send={() => again(next)} />
      </Stack>
    </Alert>
  );
}
