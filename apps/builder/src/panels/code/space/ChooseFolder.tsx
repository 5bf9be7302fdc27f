import { Button, Group } from '@mantine/core';
import { type ChangeEvent, useRef } from 'react';

interface ChooseFolderProps {
  disabled: boolean;
  onTake(files: Promise<readonly File[]>): void;
}

/** A folder or a ZIP file, for who does not drop it on the page. */
export function ChooseFolder({ disabled, onTake }: ChooseFolderProps) {
  const folders = useRef<HTMLInputElement>(null);
  const zips = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.currentTarget.files ?? [])];
    event.currentTarget.value = '';
    if (chosen.length > 0) onTake(Promise.resolve(chosen));
  };
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="xs"
        disabled={disabled}
        onClick={() => folders.current?.click()}
      >
        Choose a folder
      </Button>
      <Button variant="default" size="xs" disabled={disabled} onClick={() => zips.current?.click()}>
        Choose a ZIP file
      </Button>
      <input
        ref={(input) => {
          folders.current = input;
          // React knows no such property.
          input?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        hidden
        multiple
        onChange={take}
      />
      <input ref={zips} type="file" hidden accept=".zip,application/zip" onChange={take} />
    </Group>
  );
}
