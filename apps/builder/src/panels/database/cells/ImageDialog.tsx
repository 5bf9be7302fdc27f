import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ImageUpload } from '../../../ui/ImageUpload.tsx';
import { uploadFile } from '../../../ui/upload.ts';
import type { EditorProps } from './editor.ts';

/** A picture: uploaded, or by its address. */
export function ImageDialog({ appId, column, value, onWrite, onCommit, onCancel }: EditorProps) {
  const [address, setTo] = useState(String(value ?? ''));
  /** The picture is looked at: keys are those of what lies above. */
  const [isLarge, setLarge] = useState(false);
  const setAddress = (next: string) => {
    setTo(next);
    onWrite(next);
  };
  return (
    <Dialog opened title={column.label} isHeld={isLarge} onClose={() => onCancel()}>
      <ImageUpload
        label="Picture"
        value={address || null}
        send={(file, onProgress, signal) => uploadFile(appId, file, onProgress, signal)}
        onLook={setLarge}
        onChange={(uploaded) => setAddress(uploaded ?? '')}
      />
      <TextInput
        mt="sm"
        size="xs"
        label="Or its web address"
        placeholder="https://"
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={(event) => event.stopPropagation()}
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={() => onCancel()}>
          Cancel
        </Button>
        <Button onClick={() => onCommit(address.trim() || null, 'stay')}>Save</Button>
      </Group>
    </Dialog>
  );
}
