import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCpu } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useAskedFor } from './asked.ts';

const ModelDialog = lazy(async () => ({
  default: (await import('./ModelDialog.tsx')).ModelDialog,
}));

/** For admins: which model answers in this app, or their own messages in it. */
export function ModelPicker({ appId }: { appId: string }) {
  const [isOpen, setOpen] = useState(false);
  const asked = useAskedFor(appId);
  return (
    <>
      <Tooltip label={asked ? `My messages use ${asked}` : 'Model'}>
        <ActionIcon
          size={34}
          radius="xl"
          variant={asked ? 'light' : 'subtle'}
          aria-label="Choose the model"
          onClick={() => setOpen(true)}
        >
          <IconCpu size={18} />
        </ActionIcon>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <ModelDialog appId={appId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
