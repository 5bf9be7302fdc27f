import { Button, FileButton } from '@mantine/core';

interface Props {
  label: string;
  /** As a file input takes it. */
  accept: string;
  isBusy: boolean;
  /** Beside a button that does more. */
  isSecond?: boolean;
  onPick(file: File): void;
}

/** A button with words that lets people choose one file. */
export function PickFile({ label, accept, isBusy, isSecond = false, onPick }: Props) {
  return (
    <FileButton accept={accept} onChange={(file) => file && onPick(file)}>
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
