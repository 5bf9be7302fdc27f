import { Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload } from '@tabler/icons-react';
import { EXPORT_FORMATS, type ExportFormat, exportCalls, type RowExport } from '@trellis/contract';
import { useState } from 'react';
import { api, messageOf } from '../../../session/api.ts';
import type { Column } from '../columns/columns.ts';
import type { SourceAsk } from '../rows/source.ts';

interface Props {
  appId: string;
  entityName: string;
  /** The order and the filter of what is shown. */
  ask: SourceAsk;
  shown: readonly Column[];
  columns: readonly Column[];
}

const NAMES: Record<ExportFormat, string> = { csv: 'CSV', xlsx: 'Excel', json: 'JSON' };
const namesOf = (columns: readonly Column[]) => columns.map(({ id }) => id);

/** Saves what is shown, or everything, as a file that the browser downloads as the server reads it. */
export function ExportButton({ appId, entityName, ask, shown, columns }: Props) {
  const [busy, setBusy] = useState(false);
  const run = async (request: RowExport) => {
    setBusy(true);
    try {
      const { url, rows } = await api(exportCalls.begin, {
        params: { appId, entityName },
        body: request,
      });
      const link = document.createElement('a');
      link.href = url;
      link.download = '';
      link.click();
      notifications.show({ message: `Downloading ${rows.toLocaleString()} rows` });
    } catch (error) {
      notifications.show({ color: 'red', message: messageOf(error) });
    }
    setBusy(false);
  };
  const requestOf = (format: ExportFormat, of: readonly Column[]): RowExport => ({
    format,
    columns: format === 'json' ? ['id', ...namesOf(of), 'updatedAt'] : namesOf(of),
  });
  return (
    <Menu position="bottom-end" withinPortal shadow="md">
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<IconDownload size={14} />} loading={busy}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>The rows and columns shown</Menu.Label>
        {EXPORT_FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => void run({ ...requestOf(format, shown), ...ask })}>
            {NAMES[format]}
          </Menu.Item>
        ))}
        <Menu.Label>Everything</Menu.Label>
        {EXPORT_FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => void run(requestOf(format, columns))}>
            All as {NAMES[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
