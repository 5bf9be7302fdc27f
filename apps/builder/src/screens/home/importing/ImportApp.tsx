import { Button, Overlay, Text } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useDrop } from './useDrop.ts';

const ImportForm = lazy(async () => ({ default: (await import('./ImportForm.tsx')).ImportForm }));

/** An app out of a project that exists: its folder or ZIP file is dropped on the page, or chosen. */
export function ImportApp() {
  const [isOpen, setOpen] = useState(false);
  const [dropped, setDropped] = useState<Promise<File[]> | null>(null);
  const isOver = useDrop(
    useCallback((files) => {
      setDropped(files);
      setOpen(true);
    }, []),
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
        <Overlay fixed center backgroundOpacity={0.75} blur={3} zIndex={400}>
          <Text c="white" fw={600} size="lg">
            Drop a project’s folder or ZIP file to import it
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
