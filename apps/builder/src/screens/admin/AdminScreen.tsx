import { Anchor, Box, Container, Tabs, Title } from '@mantine/core';
import { useRef } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import { useSession } from '../../session/session.ts';
import { Logo } from '../../ui/Logo.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
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
  { key: 'accounts', label: 'Accounts', Page: Accounts },
  { key: 'apps', label: 'Apps', Page: Apps },
  { key: 'usage', label: 'Usage', Page: Usage },
  { key: 'models', label: 'Models', Page: Models },
  { key: 'templates', label: 'Templates', Page: TemplateCategories },
  { key: 'jobs', label: 'Jobs', Page: WorkQueues },
  { key: 'outbox', label: 'Mail outbox', Page: Outbox },
  { key: 'audit', label: 'Audit log', Page: Audit },
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
    <>
      <SkipLink onGo={() => content.current?.focus()}>Skip to content</SkipLink>
      <Container component="main" size={1280} py="xl">
        <Anchor component={Link} to="/home" underline="never" c="inherit">
          <Logo />
        </Anchor>
        <Title order={1} size="h2" mt="xl" mb="md">
          Administration
        </Title>
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
            {TABS.map(({ key, Page }) => (
              <Tabs.Panel key={key} value={key}>
                <Page />
              </Tabs.Panel>
            ))}
          </Box>
        </Tabs>
      </Container>
    </>
  );
}
