import { Alert, List, Stack, Text } from '@mantine/core';
import { type CopyExisting, dataCopyCalls, type RestoredEntity } from '@trellis/contract';
import { useState } from 'react';
import { addressOf, messageOf, request } from '../../../session/api.ts';
import { counted } from '../../../ui/counted.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { NativeChoice } from '../../../ui/NativeChoice.tsx';
import { PickFile } from '../../../ui/PickFile.tsx';

interface Props {
  appId: string;
  onClose(): void;
}

const CHOICES: { value: CopyExisting; label: string }[] = [
  { value: 'keep', label: 'Keep as they are' },
  { value: 'replace', label: 'Restore the values in the file' },
];

interface Restored {
  entities: RestoredEntity[];
  withoutOwner: number;
}

/** Puts the rows of a file back that was downloaded here, and says what became of them. */
export default function RestoreDialog({ appId, onClose }: Props) {
  const [existing, setExisting] = useState<CopyExisting>('keep');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [result, setResult] = useState<Restored | null>(null);
  const restore = async (file: File) => {
    setBusy(true);
    setProblem(null);
    setResult(null);
    try {
      const body = new FormData();
      body.append('file', file);
      const { path, method } = dataCopyCalls.restore;
      const address = `${addressOf(path, { appId })}?existing=${existing}`;
      const response = await request(address, { method, body });
      setResult((await response.json()) as Restored);
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <Dialog opened title="Restore data from a file" size="md" isHeld={isBusy} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">
          Rows are restored with their ids, owners and times. Rows added since the file was made are
          kept. Replaced values stay in a row’s history.
        </Text>
        <NativeChoice
          isLabelled
          label="Existing rows"
          value={existing}
          options={CHOICES}
          onChange={(value) => setExisting(value === 'replace' ? 'replace' : 'keep')}
        />
        <div>
          <PickFile
            label="Choose file"
            accept=".json,application/json"
            isBusy={isBusy}
            onPick={(file) => void restore(file)}
          />
        </div>
        {problem !== null && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {result && <Result result={result} />}
      </Stack>
    </Dialog>
  );
}

function Result({ result: { entities, withoutOwner } }: { result: Restored }) {
  const words = ({ added, replaced, kept, failed }: RestoredEntity) =>
    [
      `${counted(added, 'row')} added`,
      ...(replaced > 0 ? [`${replaced.toLocaleString()} restored from the file`] : []),
      ...(kept > 0 ? [`${kept.toLocaleString()} kept as they are`] : []),
      ...(failed > 0 ? [`${failed.toLocaleString()} not restored`] : []),
    ].join(', ');
  return (
    <Stack gap={6} role="status">
      <List size="sm">
        {entities.map((one) => (
          <List.Item key={one.entity} style={{ overflowWrap: 'anywhere' }}>
            {one.entity}: {words(one)}.{one.problem !== null && ` ${one.problem}.`}
          </List.Item>
        ))}
      </List>
      {entities.length === 0 && <Text size="sm">This file has no rows.</Text>}
      {withoutOwner > 0 && (
        <Text size="xs">
          The owners of {counted(withoutOwner, 'row')} are not users of this app, so these rows now
          have no owner.
        </Text>
      )}
    </Stack>
  );
}
