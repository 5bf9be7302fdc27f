import { Stack } from '@mantine/core';
import { ConflictNote } from '../../saving/fields/ConflictNote.tsx';
import { ColorField } from '../../ui/ColorField.tsx';
import { ImageUpload } from '../../ui/ImageUpload.tsx';
import { uploadFile } from '../../ui/upload.ts';
import { useToolPart } from './useTool.ts';

interface Props {
  appId: string;
  toolId: string;
  disabled: boolean;
}

/** What stands behind the form: a picture, or a color where there is none (ruling 93). */
export function Behind({ appId, toolId, disabled }: Props) {
  const bound = useToolPart(toolId, 'background');
  const value = bound.value ?? null;
  const isColor = value?.startsWith('#') === true;
  return (
    <Stack gap={6}>
      <ImageUpload
        label="Picture behind the form"
        value={isColor ? null : value}
        disabled={disabled}
        send={(file, onProgress, signal) => uploadFile(appId, file, onProgress, signal)}
        onChange={bound.set}
      />
      {(value === null || isColor) && (
        <ColorField
          label="Color behind the form"
          value={value}
          disabled={disabled}
          error={bound.error}
          onChange={bound.set}
        />
      )}
      <ConflictNote field={bound} />
    </Stack>
  );
}
