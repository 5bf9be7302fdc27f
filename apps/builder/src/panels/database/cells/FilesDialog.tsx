import { Button, Group, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PickFile } from '../../../ui/PickFile.tsx';
import { uploadFile } from '../../../ui/upload.ts';
import { useUpload } from '../../../ui/useUpload.ts';
import type { EditorProps } from './editor.ts';
import { parseCell } from './parse.ts';

/** Files: uploaded, or by their addresses. */
export function FilesDialog({ appId, column, value, onWrite, onCommit, onCancel }: EditorProps) {
  const [text, setTo] = useState(() => (Array.isArray(value) ? value.join('\n') : ''));
  const [problem, setProblem] = useState<string>();
  /** What is written while a file is on its way stays. */
  const now = useRef(text);
  const setText = (next: string) => {
    now.current = next;
    setTo(next);
    onWrite(next);
  };
  const { state, start } = useUpload(
    (file, onProgress, signal) => uploadFile(appId, file, onProgress, signal),
    (address) => setText(`${now.current.trim()}\n${address}`.trim()),
  );
  const save = () => {
    const parsed = parseCell(text, column);
    if ('problem' in parsed) setProblem(parsed.problem);
    else onCommit(parsed.value ?? null, 'stay');
  };
  return (
    <Dialog opened title={column.label} onClose={() => onCancel()}>
      <Textarea
        label="Addresses, one per line"
        data-autofocus
        autosize
        minRows={3}
        maxRows={12}
        value={text}
        error={problem ?? (state.kind === 'failed' && state.message)}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => event.stopPropagation()}
      />
      <Group justify="flex-end" mt="md">
        <PickFile
          label="Upload a file"
          accept=""
          isSecond
          isBusy={state.kind === 'sending'}
          onPick={(file) => void start(file)}
        />
        <Button variant="default" onClick={() => onCancel()}>
          Cancel
        </Button>
        <Button disabled={state.kind === 'sending'} onClick={save}>
          Save
        </Button>
      </Group>
    </Dialog>
  );
}
