import { Button } from '@mantine/core';
import { MESSAGES } from '@trellis/contract';
import { Link } from 'react-router';
import { AuthPage } from '../../ui/AuthPage.tsx';

/** By the refusal's code; whatever is not here has a general text. */
const WORDS: Record<string, string> = {
  'auth/user-disabled': MESSAGES.userDisabled,
  signup_closed: MESSAGES.signupClosed,
  invite_only: MESSAGES.inviteOnly,
};

/** Google sent the person back without a way in. */
export function GoogleFailed({ code, login }: { code: string; login: string }) {
  return (
    <AuthPage title="You are not signed in" hint={WORDS[code] ?? MESSAGES.googleFailed}>
      <Button component={Link} to={login}>
        Back to sign-in
      </Button>
    </AuthPage>
  );
}
