import { Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDatabaseExport, IconDownload, IconRestore } from '@tabler/icons-react';
import { dataCopyCalls } from '@trellis/contract';
import { lazy, Suspense, useState } from 'react';
import { addressOf, messageOf, request } from '../../../session/api.ts';

const RestoreDialog = lazy(() => import('./RestoreDialog.tsx'));

/** All of the app's data as one file, and back. */
export function DataCopy({ appId }: { appId: string }) {
  const [isBusy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const response = await request(addressOf(dataCopyCalls.download.path, { appId }));
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await response.blob());
      link.download = `data_${new Date().toISOString().slice(0, 10)}.json`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    } catch (error) {
      notifications.show({ color: 'red', message: messageOf(error) });
    }
    setBusy(false);
  };
  return (
    <>
      <Menu position="bottom-start" withinPortal shadow="md">
        <Menu.Target>
          <Button
            size="compact-xs"
            variant="default"
            mx="xs"
            style={{ alignSelf: 'flex-start' }}
            leftSection={<IconDatabaseExport size={14} />}
            loading={isBusy}
          >
            Backup
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconDownload size={14} />} onClick={() => void download()}>
            Download all data
          </Menu.Item>
          <Menu.Item leftSection={<IconRestore size={14} />} onClick={() => setAsks(true)}>
            Restore from a file
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>{asks && <RestoreDialog appId={appId} onClose={() => setAsks(false)} />}</Suspense>
    </>
  );
}
