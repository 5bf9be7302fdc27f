import { Alert, Stack, Text } from '@mantine/core';
import { counted } from '../../../ui/counted.ts';
import { ChooseFolder } from './ChooseFolder.tsx';
import type { ReadFolder } from './read-folder.ts';

/** What is read of a folder for a space app, wherever it is asked for. */
export const SPACE_FOLDER =
  'One with pages/, components/, entities/ or services/ in it, or in its src/.';

interface Props {
  hint: string;
  /** What it is called that has no name. */
  unnamed: string;
  chosen: ReadFolder | null;
  busy: boolean;
  choose(files: Promise<readonly File[]>): Promise<void>;
}

/** Asks for a folder or ZIP file, and says what was read of it. */
export function Chosen({ hint, unnamed, chosen, busy, choose }: Props) {
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      <ChooseFolder disabled={busy} onTake={(files) => void choose(files)} />
      {chosen && (
        <Text size="sm" role="status">
          {chosen.name || unnamed}: {counted(chosen.files.length, 'file')}
        </Text>
      )}
    </Stack>
  );
}

/** What did not work. */
export function Failed({ failure }: { failure: string | null }) {
  return (
    failure && (
      <Alert color="red" role="alert">
        {failure}
      </Alert>
    )
  );
}
