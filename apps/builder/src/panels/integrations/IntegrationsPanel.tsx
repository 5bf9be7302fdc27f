import { Button, Menu, Skeleton, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import {
  INTEGRATION_PACKAGES,
  type InstalledIntegration,
  type IntegrationPackage,
  integrationPackageCalls,
} from '@trellis/contract';
import { useState } from 'react';
import { useCall } from '../../session/query.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { NoMail } from '../../ui/NoMail.tsx';
import type { PanelProps } from '../types.ts';
import { Functions } from './Functions.tsx';
import { InstalledCard } from './InstalledCard.tsx';
import { IntegrationDialog } from './IntegrationDialog.tsx';
import { Usage } from './Usage.tsx';

const OFFER: Record<IntegrationPackage, string> = {
  HTTP: 'HTTP API',
  Slack: 'A Slack channel',
  custom: 'An OpenAPI document',
};

type Open = { kind: IntegrationPackage; installed: InstalledIntegration | null };

/** Services outside that the app's code may call, with secrets that it never sees. */
export function IntegrationsPanel({ app: { appId } }: PanelProps) {
  const { value, failure, reload } = useCall(integrationPackageCalls.list, { params: { appId } });
  const installed = value?.integrations;
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <Stack gap="md">
      <Text size="xs" c="dimmed">
        Connect outside services for the app's code to call. Keys stay on the server.
      </Text>
      {failure && <LoadFailed reason={failure} onRetry={reload} />}
      {!installed && !failure && <Skeleton h={96} role="status" aria-label="Loading" />}
      {installed && (
        <>
          <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
            {installed.map((one) => (
              <InstalledCard
                key={one.id}
                appId={appId}
                installed={one}
                onEdit={() => setOpen({ kind: one.package, installed: one })}
                onRemoved={reload}
              />
            ))}
          </Stack>
          {installed.length === 0 && (
            <Text size="sm" ta="center" py="md">
              No services connected yet
            </Text>
          )}
          <Menu width="target" shadow="md">
            <Menu.Target>
              <Button size="xs" variant="default" leftSection={<IconPlus size={16} />}>
                Connect a service
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {INTEGRATION_PACKAGES.map((kind) => (
                <Menu.Item key={kind} onClick={() => setOpen({ kind, installed: null })}>
                  {OFFER[kind]}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          <NoMail what="Any email the app sends" link="none" />
          <Functions appId={appId} />
          <Usage appId={appId} />
        </>
      )}
      {open && (
        <IntegrationDialog
          key={open.installed?.id ?? open.kind}
          {...open}
          appId={appId}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            void reload();
          }}
        />
      )}
    </Stack>
  );
}
