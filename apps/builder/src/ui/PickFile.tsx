import { Button, FileButton } from '@mantine/core';

interface Props {
  label: string;
  /** As a file input takes it. */
  accept: string;
  isBusy: boolean;
  /** Beside a button that does more. */
  isSecond?: boolean;
  /** Several may be chosen at once. */
  multiple?: boolean;
  /** The first one, and all of them. */
  onPick(file: File, all: File[]): void;
}

/** A button with words that lets people choose a file, or several. */
export function PickFile({
  label,
  accept,
  isBusy,
  isSecond = false,
  multiple = false,
  onPick,
}: Props) {
  const take = (picked: File | File[] | null) => {
    const all = picked === null ? [] : [picked].flat();
    if (all[0]) onPick(all[0], all);
  };
  return (
    <FileButton multiple={multiple} accept={accept} onChange={take}>
      {(props) => (
        <Button
          {...props}
          size={isSecond ? 'sm' : 'xs'}
          variant={isSecond ? 'default' : 'filled'}
          loading={isBusy}
          data-autofocus={!isSecond || undefined}
        >
          {label}
        </Button>
      )}
    </FileButton>
  );
}
