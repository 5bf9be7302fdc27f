import type { AppStyle } from '@trellis/contract';
import { useCallback } from 'react';
import { ColorField } from '../../ui/ColorField.tsx';
import { ImageUpload } from '../../ui/ImageUpload.tsx';
import { uploadFile } from '../../ui/upload.ts';
import type { Send } from '../../ui/useUpload.ts';
import { useField } from '../context.ts';
import { ConflictNote } from './ConflictNote.tsx';

type Colors = { [F in keyof AppStyle]: F extends `${string}Color` ? F : never }[keyof AppStyle];

interface ColorProps {
  field: Colors;
  label: string;
  description?: string;
  /** What it is read on. */
  on?: string | null;
  /** What it is read on by visitors who choose dark colors. */
  orOn?: string | null;
  disabled?: boolean;
}

/** A color of the branding that saves itself. */
export function StyleColor({ field, ...rest }: ColorProps) {
  const bound = useField('style', field);
  return (
    <div>
      <ColorField {...rest} value={bound.value ?? null} error={bound.error} onChange={bound.set} />
      <ConflictNote field={bound} />
    </div>
  );
}

interface ImageProps {
  appId: string;
  field: 'backgroundImage' | 'logoUrl';
  label: string;
  description?: string;
  disabled?: boolean;
}

/** A picture of the branding: uploaded, and saved with the rest. */
export function StyleImage({ appId, field, ...rest }: ImageProps) {
  const bound = useField('style', field);
  const send: Send = useCallback(
    (file, onProgress, signal) => uploadFile(appId, file, onProgress, signal),
    [appId],
  );
  return (
    <div>
      <ImageUpload {...rest} value={bound.value ?? null} send={send} onChange={bound.set} />
      <ConflictNote field={bound} />
    </div>
  );
}
