import { Button, Overlay, Text } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { isAttachable } from '@trellis/contract';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { droppedFiles, looseFiles } from './dropped.ts';
import { useDrop } from './useDrop.ts';

const ImportForm = lazy(async () => ({ default: (await import('./ImportForm.tsx')).ImportForm }));

interface Props {
  /** Takes files that are no project to what is to be built; false where nothing takes them. */
  onAttach(files: readonly File[]): boolean;
}

/**
 * An app out of a project that exists: its folder or ZIP file is dropped on the page, or chosen. What is dropped and no
 * project comes along with the words of an app.
 */
export function ImportApp({ onAttach }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [dropped, setDropped] = useState<Promise<File[]> | null>(null);
  const isOver = useDrop(
    useCallback(
      (data) => {
        const loose = isOpen ? null : looseFiles(data);
        if (loose?.every(mayBeAttached) && onAttach(loose)) return;
        setDropped(droppedFiles(data));
        setOpen(true);
      },
      [isOpen, onAttach],
    ),
  );
  const close = () => {
    setOpen(false);
    setDropped(null);
  };
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        leftSection={<IconFileImport size={14} />}
        onClick={() => setOpen(true)}
      >
        Import an app
      </Button>
      {isOver && !isOpen && (
        // What is under it takes the files itself: the box for words.
        <Overlay
          fixed
          center
          backgroundOpacity={0.75}
          blur={3}
          zIndex={400}
          style={{ pointerEvents: 'none' }}
        >
          <Text c="white" fw={600} size="lg" ta="center">
            Drop a project’s folder or ZIP file to import it, or another file to attach it
          </Text>
        </Overlay>
      )}
      <Dialog opened={isOpen} onClose={close} title="Import an app">
        <Suspense>
          <ImportForm dropped={dropped} />
        </Suspense>
      </Dialog>
    </>
  );
}

const mayBeAttached = ({ name, type }: File): boolean => isAttachable({ name, contentType: type });
