import { Box, Tabs } from '@mantine/core';
import { useRef } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useSession } from '../../session/session.ts';
import { Page } from '../../ui/Page.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useAccount } from '../../ui/useAccount.ts';
import { useTabTitle } from '../../ui/useTabTitle.ts';
import { Accounts } from './Accounts.tsx';
import { Apps } from './Apps.tsx';
import { Audit } from './Audit.tsx';
import { Models } from './Models.tsx';
import { Outbox } from './Outbox.tsx';
import { TemplateCategories } from './TemplateCategories.tsx';
import { Usage } from './Usage.tsx';
import { WorkQueues } from './WorkQueues.tsx';

const TABS = [
  { key: 'accounts', label: 'Accounts', Panel: Accounts },
  { key: 'apps', label: 'Apps', Panel: Apps },
  { key: 'usage', label: 'Usage', Panel: Usage },
  { key: 'models', label: 'Models', Panel: Models },
  { key: 'templates', label: 'Templates', Panel: TemplateCategories },
  { key: 'jobs', label: 'Jobs', Panel: WorkQueues },
  { key: 'outbox', label: 'Mail outbox', Panel: Outbox },
  { key: 'audit', label: 'Audit log', Panel: Audit },
];

const show = (tab: HTMLElement | null) =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** What the installation's admins look after. The server refuses everybody else, whatever this page shows. */
export function AdminScreen() {
  const { tab } = useParams();
  const navigate = useNavigate();
  const account = useAccount();
  const session = useSession();
  const content = useRef<HTMLDivElement>(null);
  const shown = TABS.find(({ key }) => key === tab);
  useTabTitle(shown && `${shown.label} · Administration`);
  if (!shown) return <Navigate to="/admin/accounts" replace />;
  // An admin who just began to act as somebody is on the way to what that person sees.
  const isActing = session.kind === 'in' && session.isAdminActing;
  if (account && !account.isAdmin)
    return <Navigate to={isActing ? '/home' : '/error/unauthorized'} replace />;
  return (
    <Page skipTo={content}>
      <PageHead title="Administration" />
      <Tabs value={shown.key} onChange={(key) => navigate(`/admin/${key}`)} keepMounted={false}>
        <Tabs.List mb="lg" style={{ flexWrap: 'nowrap', overflow: 'auto hidden' }}>
          {TABS.map(({ key, label }) => (
            <Tabs.Tab
              key={key}
              value={key}
              // On a phone the tabs scroll; the open one is in sight.
              ref={key === tab ? show : undefined}
              style={{ flex: 'none' }}
            >
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Box ref={content} tabIndex={-1}>
          {TABS.map(({ key, Panel }) => (
            <Tabs.Panel key={key} value={key}>
              <Panel />
            </Tabs.Panel>
          ))}
        </Box>
      </Tabs>
    </Page>
  );
}
