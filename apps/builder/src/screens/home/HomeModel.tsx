import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCpu } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';

const HomeModelDialog = lazy(async () => ({
  default: (await import('./HomeModelDialog.tsx')).HomeModelDialog,
}));

interface Props {
  /** Null for the installation's own. */
  value: string | null;
  onChange(model: string | null): void;
}

/** For admins: which model answers in the app that is made next. */
export function HomeModel({ value, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tooltip label={value ? `Built by ${value}` : 'Model'}>
        <ActionIcon
          size={34}
          radius="xl"
          variant={value ? 'light' : 'subtle'}
          aria-label="Choose the model"
          onClick={() => setOpen(true)}
        >
          <IconCpu size={18} />
        </ActionIcon>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <HomeModelDialog value={value} onChange={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
