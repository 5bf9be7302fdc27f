import { Alert, Box, Group, Progress, Stack, Text } from '@mantine/core';
import { CONTEXT_TEXTS } from '@trellis/contract';
import { type DragEvent, useState } from 'react';
import { UpgradePrompt } from '../../plans/UpgradePrompt.tsx';
import { PickFile } from '../../ui/PickFile.tsx';
import { useAccount } from '../../ui/useAccount.ts';
import { type Sending, useFiles } from './useFiles.ts';

interface Props {
  appId: string;
  /** As a file input takes it, and by names. */
  accept: string;
  kinds: RegExp;
  /** What is said of others. */
  wrong: string;
  hint: string;
  filesAtOnce: number;
  fileSize: number;
}

/** Files that become data: chosen or dropped, each with how far it is and what came of it. */
export function AddFiles({ appId, accept, kinds, wrong, hint, filesAtOnce, fileSize }: Props) {
  const [isOver, setOver] = useState(false);
  // Paid plans take more and larger ones (spec 1, section 6).
  const isForUpgrade = useAccount()?.hasPaidAppPackage === false;
  const limits = { atOnce: filesAtOnce, size: fileSize, isForUpgrade };
  const { files, tooMany, add, isBusy } = useFiles(appId, limits, kinds, wrong);
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setOver(is);
  };
  return (
    <Stack gap="sm">
      <Box
        p="xl"
        ta="center"
        bd={`1px dashed var(--mantine-color-${isOver ? 'blue-5' : 'default-border'})`}
        style={{ borderRadius: 'var(--mantine-radius-md)' }}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false);
          void add([...event.dataTransfer.files]);
        }}
      >
        <Stack gap="xs" align="center">
          <PickFile
            label={filesAtOnce > 1 ? 'Choose files' : 'Choose a file'}
            accept={accept}
            isBusy={isBusy}
            multiple={filesAtOnce > 1}
            onPick={(_, all) => void add(all)}
          />
          <Text size="sm" c="dimmed">
            or drop {filesAtOnce > 1 ? 'them' : 'it'} here. {hint} At most {fileSize / 1_000_000} MB
            each.
          </Text>
        </Stack>
      </Box>
      {tooMany && isForUpgrade && tooMany !== CONTEXT_TEXTS.noFile ? (
        <UpgradePrompt message={tooMany} />
      ) : (
        tooMany && <Alert color="yellow">{tooMany}</Alert>
      )}
      <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {files.map((file) => (
          <li key={file.id}>
            <FileOnItsWay file={file} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function FileOnItsWay({ file: { name, part, state, problem, isForUpgrade } }: { file: Sending }) {
  return (
    <Stack gap={4}>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" truncate>
          {name}
        </Text>
        <Text size="xs" c="dimmed" role="status" style={{ flexShrink: 0 }}>
          {state === 'done' ? 'Uploaded' : state === 'failed' ? '' : `${Math.round(part * 100)} %`}
        </Text>
      </Group>
      {state === 'sending' && <Progress value={part * 100} aria-label={`Uploading ${name}`} />}
      {problem && isForUpgrade ? (
        <UpgradePrompt message={problem} />
      ) : (
        problem && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {problem}
          </Text>
        )
      )}
    </Stack>
  );
}
