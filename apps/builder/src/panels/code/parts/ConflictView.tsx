import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import classes from '../code.module.css';
import { CodeView } from './CodeView.tsx';
import { DiffView } from './DiffView.tsx';

interface Props {
  id: string;
  mine: string;
  /** null: they deleted the file. */
  theirs: string | null;
  /** null: the file goes, as they wanted. */
  onChoose(content: string | null): void;
}

/** Two people changed the same lines: both texts, and the choice. Nothing is saved before it is made. */
export function ConflictView({ id, mine, theirs, onChoose }: Props) {
  const [text, setText] = useState(mine);
  if (theirs === null)
    return (
      <Stack className={classes.conflict} gap={0}>
        <Alert
          color="yellow"
          role="alert"
          title={`${id} was deleted`}
          radius={0}
          style={{ flex: 'none' }}
        >
          <Stack gap="sm">
            <Text size="sm">Somebody deleted this file while you were editing it.</Text>
            <Group gap="xs">
              <Button size="xs" onClick={() => onChoose(mine)}>
                Keep my text
              </Button>
              <Button size="xs" variant="default" onClick={() => onChoose(null)}>
                Discard my text
              </Button>
            </Group>
          </Stack>
        </Alert>
        <CodeView id={id} text={mine} />
      </Stack>
    );
  return (
    <Stack className={classes.conflict} gap={0}>
      <Alert
        color="yellow"
        role="alert"
        title="Somebody else changed the same lines"
        radius={0}
        style={{ flex: 'none' }}
      >
        <Stack gap="xs">
          <Text size="sm">
            Their text is on the left, yours on the right. Use the arrows to take what you want, or
            edit it directly.
          </Text>
          <Group gap="xs">
            <Button size="xs" onClick={() => onChoose(text)}>
              {text === mine ? 'Keep mine' : 'Use this text'}
            </Button>
            <Button size="xs" variant="default" onClick={() => onChoose(theirs)}>
              Take theirs
            </Button>
          </Group>
        </Stack>
      </Alert>
      <DiffView
        id={id}
        before={theirs}
        after={mine}
        labels={['Their text', 'Your text']}
        onChange={setText}
      />
    </Stack>
  );
}
