import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { copyText } from '../../../ui/copy.ts';
import type { Column } from '../columns/columns.ts';
import type { LostValues as AllLost } from '../rows/lost-values.ts';
import { cut, lostWords } from './words.ts';

interface Props {
  lostValues: AllLost;
  columns: readonly Column[];
}

/** What was written and could not stay where it was written, to be taken elsewhere. */
export function LostValues({ lostValues, columns }: Props) {
  if (lostValues.all.length === 0) return null;
  return (
    <Alert color="yellow" p="xs" role="alert" aria-label="Changes not in the table">
      <Stack gap="xs">
        {lostValues.all.map((lost) => (
          <Group key={lost.key} justify="space-between" gap="xs">
            <Text size="xs" style={{ overflowWrap: 'anywhere' }} flex="1 1 240px">
              {lostWords(lost, columns)} You wrote: “{cut(lost.text)}”
            </Text>
            <Group gap={6}>
              <Button
                size="compact-xs"
                variant="default"
                onClick={() => void copyText(lost.text, 'Copied')}
              >
                Copy
              </Button>
              <Button size="compact-xs" variant="default" onClick={() => lostValues.drop(lost)}>
                Discard
              </Button>
            </Group>
          </Group>
        ))}
      </Stack>
    </Alert>
  );
}
