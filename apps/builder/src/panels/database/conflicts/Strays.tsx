import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { copyText } from '../../../ui/copy.ts';
import type { Column } from '../columns/columns.ts';
import type { Strays as AllStrays } from '../rows/strays.ts';
import { cut, strayWords } from './words.ts';

interface Props {
  strays: AllStrays;
  columns: readonly Column[];
}

/** What was written and could not stay where it was written, to be taken elsewhere. */
export function Strays({ strays, columns }: Props) {
  if (strays.all.length === 0) return null;
  return (
    <Alert color="yellow" p="xs" role="alert" aria-label="Written, and not in the table">
      <Stack gap="xs">
        {strays.all.map((stray) => (
          <Group key={stray.key} justify="space-between" gap="xs">
            <Text size="xs" style={{ overflowWrap: 'anywhere' }} flex="1 1 240px">
              {strayWords(stray, columns)} You wrote: “{cut(stray.text)}”
            </Text>
            <Group gap={6}>
              <Button
                size="compact-xs"
                variant="default"
                onClick={() => void copyText(stray.text, 'Copied')}
              >
                Copy
              </Button>
              <Button size="compact-xs" variant="default" onClick={() => strays.drop(stray)}>
                Throw away
              </Button>
            </Group>
          </Group>
        ))}
      </Stack>
    </Alert>
  );
}
