import { Anchor, Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AuthPage } from '../../ui/AuthPage.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';

interface Props {
  title: string;
  hint: string;
  button: string;
  brand?: ReactNode;
  work(): Promise<unknown>;
  then(): void;
  otherwise: { label: string; to: string };
}

/** One click that uses a mail's link, and a way on when the link is spent. */
export function Confirm({ title, hint, button, brand, work, then, otherwise }: Props) {
  const { attempt, error, busy } = useAttempt();
  const confirm = () =>
    void attempt(async () => {
      await work();
      then();
    });
  return (
    <AuthPage title={title} hint={hint} brand={brand}>
      <Stack gap="sm">
        <Failure error={error} />
        <Button onClick={confirm} loading={busy}>
          {button}
        </Button>
        {error && (
          <Anchor component={Link} to={otherwise.to} size="sm" ta="center">
            {otherwise.label}
          </Anchor>
        )}
      </Stack>
    </AuthPage>
  );
}
