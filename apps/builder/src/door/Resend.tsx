import { Anchor, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { messageOf } from '../session/api.ts';

const WAIT = 30;

/** Sends a mail once more; not twice within half a minute, since mails take their time. */
export function Resend({ send }: { send(): Promise<unknown> }) {
  const [left, setLeft] = useState(WAIT);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  const again = async () => {
    setLeft(WAIT);
    try {
      await send();
      setSaid('A new mail is on its way.');
    } catch (failure) {
      setSaid(messageOf(failure));
    }
  };
  return (
    <Text size="sm" c="dimmed" ta="center" component="div">
      <span role="status">{said ?? 'No mail yet? Look into the spam folder, too.'}</span>{' '}
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
