import { ActionIcon, Tooltip } from '@mantine/core';
import { IconStethoscope } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import type { ChatItem } from '../types.ts';

const AdminTools = lazy(async () => ({
  default: (await import('./AdminTools.tsx')).AdminTools,
}));

/** Validation and repair of an answer's version, opened when an admin asks for them. */
export function MessageTools({ message }: { message: ChatItem }) {
  const { appId } = useParams();
  const [isOpen, setOpen] = useState(false);
  if (!appId || !message.metadata?.versionId) return null;
  return (
    // Apart from the buttons above it, as far as fingers need it.
    <div style={{ marginTop: 4 }}>
      <Tooltip label="Validation and repair">
        <ActionIcon
          size="sm"
          aria-label="Validation and repair tools"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconStethoscope size={14} />
        </ActionIcon>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <AdminTools appId={appId} message={message} />
        </Suspense>
      )}
    </div>
  );
}
