import { Button } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useAccount } from '../../../ui/useAccount.ts';

const SpaceForm = lazy(async () => ({ default: (await import('./SpaceForm.tsx')).SpaceForm }));

/** The way to an app whose code is written by hand, for those who may write it. */
export function StartWithCode() {
  const account = useAccount();
  const [isOpen, setOpen] = useState(false);
  if (!account?.isAdmin) return null;
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        leftSection={<IconCode size={14} />}
        onClick={() => setOpen(true)}
      >
        Start with code
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="New space app">
        <Suspense>
          <SpaceForm />
        </Suspense>
      </Dialog>
    </>
  );
}
