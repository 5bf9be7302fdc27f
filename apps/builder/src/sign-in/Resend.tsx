import { Anchor, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { messageOf } from '../session/api.ts';
import { useHasMail } from '../ui/NoMail.tsx';

const WAIT_MS = 30_000;

/** Sends a mail once more; not twice within half a minute, since mails take their time. */
export function Resend({ send }: { send(): Promise<unknown> }) {
  const hasMail = useHasMail();
  const [until, setUntil] = useState(() => Date.now() + WAIT_MS);
  const [now, setNow] = useState(() => Date.now());
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((until - now) / 1_000));
  const again = async () => {
    setNow(Date.now());
    setUntil(Date.now() + WAIT_MS);
    try {
      await send();
      setSaid(hasMail ? 'A new email is on its way.' : 'A new one is in the mail outbox.');
    } catch (failure) {
      setSaid(messageOf(failure));
    }
  };
  return (
    <Text size="sm" c="dimmed" ta="center" component="div">
      <span role="status">{said ?? (hasMail ? 'No email yet? Check your spam folder.' : '')}</span>{' '}
      {left > 0 ? (
        <span>Send again in {left} s</span>
      ) : (
        <Anchor component="button" type="button" size="sm" onClick={() => void again()}>
          Send again
        </Anchor>
      )}
    </Text>
  );
}
