import { Button, FileButton } from '@mantine/core';

interface Props {
  label: string;
  /** As a file input takes it. */
  accept: string;
  isBusy: boolean;
  onPick(file: File): void;
}

/** A button with words that lets people choose one file. */
export function PickFile({ label, accept, isBusy, onPick }: Props) {
  return (
    <FileButton accept={accept} onChange={(file) => file && onPick(file)}>
      {(props) => (
        <Button {...props} size="xs" loading={isBusy} data-autofocus>
          {label}
        </Button>
      )}
    </FileButton>
  );
}
