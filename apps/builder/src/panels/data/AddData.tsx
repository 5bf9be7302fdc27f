import { Tabs } from '@mantine/core';
import { CONTEXT_TEXTS } from '@trellis/contract';
import { UpgradePrompt } from '../../plans/UpgradePrompt.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { AddConnected } from './AddConnected.tsx';
import { AddFiles } from './AddFiles.tsx';
import { AddSite } from './AddSite.tsx';
import { AddText } from './AddText.tsx';
import type { DataListed } from './useData.ts';

interface Props {
  appId: string;
  listed: DataListed;
  /** Why no further item fits, in words; null where one does. */
  full: string | null;
  onAdded(): void;
  onClose(): void;
}

/** What can become data of an app (spec 1, section 2). */
export function AddData({ appId, listed, full, onAdded, onClose }: Props) {
  const files = { appId, filesAtOnce: listed.filesAtOnce, fileSize: listed.fileSize };
  return (
    <Dialog opened title="Data sources" size="lg" onClose={onClose}>
      {full && <UpgradePrompt message={full} />}
      <Tabs defaultValue="text" keepMounted={false} mt={full ? 'md' : 0}>
        <Tabs.List mb="md">
          <Tabs.Tab value="text">Text</Tabs.Tab>
          <Tabs.Tab value="list">Items List (CSV)</Tabs.Tab>
          <Tabs.Tab value="doc">Doc (DOCX)</Tabs.Tab>
          <Tabs.Tab value="site">Web scraper</Tabs.Tab>
          <Tabs.Tab value="notion">Notion</Tabs.Tab>
          <Tabs.Tab value="drive">Google Drive</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="text">
          <AddText appId={appId} onAdded={onAdded} />
        </Tabs.Panel>
        <Tabs.Panel value="list">
          <AddFiles
            {...files}
            accept=".csv,text/csv"
            kinds={/\.csv$/i}
            wrong="A list is a CSV file"
            hint="The first row names the columns."
          />
        </Tabs.Panel>
        <Tabs.Panel value="doc">
          <AddFiles
            {...files}
            accept=".docx,.pdf,.txt,.md"
            kinds={/\.(docx|pdf|txt|md|markdown|text)$/i}
            wrong={CONTEXT_TEXTS.wrongType}
            hint="Word, PDF, Markdown and plain text."
          />
        </Tabs.Panel>
        <Tabs.Panel value="site">
          <AddSite appId={appId} most={listed.scraper} onAdded={onAdded} />
        </Tabs.Panel>
        <Tabs.Panel value="notion">
          <AddConnected
            appId={appId}
            provider="notion"
            name="Notion"
            help="In Notion, open Settings → Connections → Develop or manage integrations, create an internal integration, copy its token, and share the pages with it."
            onAdded={onAdded}
          />
        </Tabs.Panel>
        <Tabs.Panel value="drive">
          <AddConnected
            appId={appId}
            provider="google-drive"
            name="Google Drive"
            help="Google opens in a new window and asks which files this app can read. Nothing there is changed."
            onAdded={onAdded}
          />
        </Tabs.Panel>
      </Tabs>
    </Dialog>
  );
}
