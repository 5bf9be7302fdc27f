import {
  ActionIcon,
  Button,
  FileButton,
  Group,
  Image,
  Input,
  Progress,
  Text,
  UnstyledButton,
} from '@mantine/core';
import { IconTrash, IconUpload } from '@tabler/icons-react';
import { MESSAGES } from '@trellis/contract';
import { isPictureFile } from '@trellis/tool-ui/picture-file';
import { useId, useState } from 'react';
import { ImageOverlay } from './ImageOverlay.tsx';
import { type Send, useUpload } from './useUpload.ts';

interface Props {
  label: string;
  description?: string;
  /** The picture's address, or null. */
  value: string | null;
  disabled?: boolean;
  send: Send;
  onChange(address: string | null): void;
  /** It is looked at as large as the page, or not any more. */
  onLook?(isLarge: boolean): void;
}

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/gif,image/avif,image/svg+xml';
const NO_PICTURE = 'This file is not a picture. Choose a PNG, JPEG, WebP, GIF, AVIF or SVG file.';

/** A picture: what it is, another one with its progress, or none. */
export function ImageUpload({
  label,
  description,
  value,
  disabled,
  send,
  onChange,
  onLook,
}: Props) {
  const { state, start, cancel } = useUpload(async (file, ...rest) => {
    // A browser lets people choose others all the same, and a name proves nothing.
    if (!ACCEPTED.split(',').includes(file.type) || !(await isPictureFile(file)))
      throw new Error(NO_PICTURE);
    return send(file, ...rest);
  }, onChange);
  const [isLarge, setIsLarge] = useState(false);
  const setLarge = (is: boolean) => {
    setIsLarge(is);
    onLook?.(is);
  };
  const id = useId();
  const percent = state.kind === 'sending' ? Math.round(state.part * 100) : 0;
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      size="xs"
      description={description}
      error={state.kind === 'failed' && state.message}
      errorProps={{ role: 'alert' }}
      role="group"
      aria-labelledby={id}
      labelProps={{ id }}
    >
      <Group gap="xs" mt={6} wrap="nowrap">
        {value && (
          <UnstyledButton aria-label={`View ${label}`} onClick={() => setLarge(true)}>
            <Image
              src={value}
              alt=""
              h={44}
              w={64}
              fit="contain"
              radius="sm"
              bg="var(--trellis-surface)"
            />
          </UnstyledButton>
        )}
        {state.kind === 'sending' ? (
          <Group gap="xs" flex={1} wrap="nowrap">
            <Progress value={percent} flex={1} aria-label={`Uploading ${label}`} />
            <Text size="xs">{percent}%</Text>
            <Button size="compact-xs" variant="default" onClick={cancel}>
              Cancel
            </Button>
          </Group>
        ) : (
          <FileButton accept={ACCEPTED} onChange={(file) => void start(file)} disabled={disabled}>
            {(props) => (
              <Button
                {...props}
                size="xs"
                variant="default"
                leftSection={<IconUpload size={14} />}
                aria-label={`${value ? 'Replace' : 'Upload'} ${label}`}
              >
                {value ? 'Replace' : 'Upload'}
              </Button>
            )}
          </FileButton>
        )}
        {value && state.kind !== 'sending' && (
          <ActionIcon
            aria-label={`Remove ${label}`}
            disabled={disabled}
            onClick={() => onChange(null)}
          >
            <IconTrash size={16} />
          </ActionIcon>
        )}
      </Group>
      {state.kind === 'done' && (
        <Text size="xs" c="var(--trellis-accent)" role="status" mt={4}>
          {MESSAGES.uploadDone}
        </Text>
      )}
      <ImageOverlay src={isLarge ? value : null} label={label} onClose={() => setLarge(false)} />
    </Input.Wrapper>
  );
}
