import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCpu } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';

const ModelDialog = lazy(async () => ({
  default: (await import('./ModelDialog.tsx')).ModelDialog,
}));

/** For admins: which model answers in this app. */
export function ModelPicker({ appId }: { appId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tooltip label="Model">
        <ActionIcon
          size={34}
          radius="xl"
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
