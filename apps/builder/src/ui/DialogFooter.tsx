import { Button, Group, type MantineSpacing } from '@mantine/core';

interface Props {
  act: string;
  isBusy?: boolean;
  isDanger?: boolean;
  isOff?: boolean;
  keep?: string;
  mt?: MantineSpacing;
  onAct?(): void;
  onClose(): void;
}

/** The two ways out of a dialog; without `onAct` it sends the form around it. */
export function DialogFooter(props: Props) {
  const { act, isBusy, isDanger, isOff, keep = 'Cancel', mt = 'xs', onAct, onClose } = props;
  return (
    <Group justify="flex-end" mt={mt}>
      <Button variant="default" onClick={onClose}>
        {keep}
      </Button>
      <Button
        type={onAct ? 'button' : 'submit'}
        color={isDanger ? 'red.9' : undefined}
        loading={isBusy}
        disabled={isOff}
        onClick={onAct}
      >
        {act}
      </Button>
    </Group>
  );
}
