import { Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { MESSAGES, may } from '@trellis/contract';
import { lazy, Suspense, useState } from 'react';
import { PagedList } from '../../ui/PagedList.tsx';
import { useVersions } from '../../ui/useVersions.ts';
import type { PanelProps } from '../types.ts';
import type { Comparison } from './ChangesDialog.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import type { Target } from './restored.ts';
import { VersionRow } from './VersionRow.tsx';
import { useViewed, view } from './viewed.ts';

const ChangesDialog = lazy(async () => ({
  default: (await import('./ChangesDialog.tsx')).ChangesDialog,
}));

/** The version history: ten versions, newest first, and more when asked (spec 2, section 9). */
export function VersionsPanel({ app, chat }: PanelProps) {
  const { appId, role } = app;
  const pages = useVersions(appId);
  const viewed = useViewed(appId);
  const [compared, setCompared] = useState<Comparison | null>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const compare = (comparison: Comparison) => {
    if (chat.isBusy) notifications.show({ color: 'red', message: MESSAGES.diffWhileStreaming });
    else setCompared(comparison);
  };
  return (
    <>
      <PagedList
        pages={pages}
        more="Load more"
        empty="No versions yet. Each change you ask for creates one."
      >
        {(versions) => (
          <Stack gap={6} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
            {versions.map((version) => (
              <VersionRow
                key={version.id}
                version={version}
                isViewed={viewed ? viewed.id === version.id : version.isCurrent}
                canRestore={may(role, 'app.edit') && !version.isCurrent}
                onView={() => view(appId, version.isCurrent ? null : version)}
                onCompare={() => compare({ from: version.parentId, to: version.id })}
                onRestore={() => {
                  if (version.messageId)
                    setTarget({ versionId: version.id, messageId: version.messageId });
                  else notifications.show({ color: 'red', message: MESSAGES.noMessageId });
                }}
              />
            ))}
          </Stack>
        )}
      </PagedList>
      {compared && (
        <Suspense fallback={null}>
          <ChangesDialog appId={appId} {...compared} onClose={() => setCompared(null)} />
        </Suspense>
      )}
      <RestoreDialog appId={appId} role={role} target={target} onClose={() => setTarget(null)} />
    </>
  );
}
