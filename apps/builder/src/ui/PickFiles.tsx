import { ActionIcon, FileButton, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** As a file input takes it. */
  accept: string;
  children: ReactNode;
  onPick(files: File[]): void;
}

/** A button with an icon that lets people choose files. */
export function PickFiles({ label, accept, children, onPick }: Props) {
  return (
    <FileButton multiple accept={accept} onChange={onPick}>
      {(props) => (
        <Tooltip label={label}>
          <ActionIcon {...props} size={34} radius="xl" aria-label={label}>
            {children}
          </ActionIcon>
        </Tooltip>
      )}
    </FileButton>
  );
}
