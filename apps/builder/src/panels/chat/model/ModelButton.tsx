import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCpu } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';

interface Props {
  /** What it says of the model that was chosen; null where none was. */
  chosen: string | null;
  /** The dialog that it opens, which may still have to be fetched. */
  children(close: () => void): ReactNode;
}

/** Opens the choice of a model, and shows whether one was made. */
export function ModelButton({ chosen, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tooltip label={chosen ?? 'Model'}>
        <ActionIcon
          size={34}
          radius="xl"
          variant={chosen ? 'light' : 'subtle'}
          aria-label="Choose the model"
          onClick={() => setOpen(true)}
        >
          <IconCpu size={18} />
        </ActionIcon>
      </Tooltip>
      {isOpen && <Suspense fallback={null}>{children(() => setOpen(false))}</Suspense>}
    </>
  );
}
