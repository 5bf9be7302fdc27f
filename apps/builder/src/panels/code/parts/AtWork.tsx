import { Text } from '@mantine/core';
import { useAtWork } from '../../../session/at-work.ts';
import classes from '../code.module.css';

/** What becomes of what is typed while the assistant is at work. */
export function AtWork({ appId, current }: { appId: string; current: string | null }) {
  const { busy, files } = useAtWork(appId);
  if (!busy) return null;
  return (
    <Text className={classes.notice} size="xs" role="status">
      {current !== null && files.includes(current)
        ? 'The assistant is working on this file. Your changes are merged with its changes.'
        : 'The assistant is working. Changes you make meanwhile are kept.'}
    </Text>
  );
}
