import { ActionIcon, Tooltip } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';

const SentDialog = lazy(async () => ({
  default: (await import('./SentDialog.tsx')).SentDialog,
}));

/** For admins: exactly what the model was sent for this answer. */
export function SentTool({ messageId }: { messageId: string }) {
  const { appId } = useParams();
  const [isOpen, setOpen] = useState(false);
  if (!appId) return null;
  return (
    <>
      <Tooltip label="What was sent">
        <ActionIcon size="sm" aria-label="What was sent to the model" onClick={() => setOpen(true)}>
          <IconListSearch size={14} />
        </ActionIcon>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <SentDialog appId={appId} messageId={messageId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
