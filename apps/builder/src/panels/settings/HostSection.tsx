import { Alert, Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { type AppDetail, type CustomHost, hostCalls } from '@trellis/contract';
import { useState } from 'react';
import { api } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';
import { CopyText } from '../../ui/CopyText.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { LinkDisplay } from '../../ui/LinkDisplay.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { HostForm } from './HostForm.tsx';
import { Section } from './Section.tsx';

const STATUS = {
  waiting: { label: 'Waiting for verification', color: 'blue' },
  verified: { label: 'Verified', color: 'leaf' },
  lost: { label: 'Verification lost', color: 'red' },
} as const;

interface Props {
  app: AppDetail;
  disabled: boolean;
}

/** A host of the app's own: which, how it is proven, and how it stands with it now. */
export function HostSection({ app: { appId }, disabled }: Props) {
  const params = { appId };
  const { value, failure: unread, put } = useCall(hostCalls.get, { params });
  const { attempt, error, busy, clear } = useAttempt();
  const host = value?.host;
  /** A host that is refused is shown at its field; every other failure above. */
  const wrong = error?.fields.host ?? null;
  const failure = wrong ? null : (error?.message ?? unread);
  const run = (work: () => Promise<{ host: CustomHost | null }>) =>
    void attempt(async () => put(await work()));
  return (
    <Section title="Custom domain">
      {failure && (
        <Alert color="red" role="alert" p="xs">
          <Text size="xs">{failure}</Text>
        </Alert>
      )}
      {host === undefined && !failure && <Skeleton h={56} role="status" aria-label="Loading" />}
      {host === null && (
        <HostForm
          busy={busy}
          disabled={disabled}
          error={wrong}
          onChange={clear}
          choose={(wanted) => run(() => api(hostCalls.set, { params, body: { host: wanted } }))}
        />
      )}
      {host && (
        <>
          <State host={host} />
          {host.status !== 'verified' && <Proof host={host} />}
          <Group gap="xs">
            <Button
              size="compact-sm"
              variant="default"
              loading={busy}
              disabled={disabled}
              onClick={() => run(() => api(hostCalls.check, { params }))}
            >
              Check now
            </Button>
            <Removal
              host={host.host}
              disabled={disabled || busy}
              remove={() => run(() => api(hostCalls.remove, { params }))}
            />
          </Group>
        </>
      )}
    </Section>
  );
}

function State({ host }: { host: CustomHost }) {
  const { label, color } = STATUS[host.status];
  const isVerified = host.status === 'verified';
  return (
    <Stack gap={6}>
      <Group gap={6} role="status" aria-label="Custom domain">
        <Badge size="sm" variant="light" color={color}>
          {label}
        </Badge>
        {isVerified && host.isReached && (
          <Badge size="sm" variant="light" color="leaf">
            Live
          </Badge>
        )}
      </Group>
      {isVerified ? (
        <LinkDisplay address={host.address} label="the custom domain" />
      ) : (
        <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {host.host}
        </Text>
      )}
      {host.problem && (
        <Text size="xs" c={isVerified ? 'dimmed' : undefined}>
          {host.problem}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {host.checkedAt
          ? `Last checked ${new Date(host.checkedAt).toLocaleTimeString()}; checked automatically`
          : 'Checked automatically from now on'}
      </Text>
    </Stack>
  );
}

/** What to put where, so that it is known that the host is theirs. */
function Proof({ host: { proof } }: { host: CustomHost }) {
  return (
    <Stack gap={8}>
      <Text size="xs">
        Verify ownership: add this TXT record to its DNS, and point the host to this server.
      </Text>
      <CopyText label="Name of the TXT record" text={proof.dns.name} />
      <CopyText label="Value of the TXT record" text={proof.dns.value} />
      <Text size="xs">Or put this file on the current site.</Text>
      <CopyText label="Address of the file" text={proof.file.address} />
      <CopyText label="Content of the file" text={proof.file.content} />
    </Stack>
  );
}

interface RemovalProps {
  host: string;
  disabled: boolean;
  remove(): void;
}

function Removal({ host, disabled, remove }: RemovalProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        c="var(--mantine-color-error)"
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        Remove
      </Button>
      <Dialog opened={isOpen} onClose={close} title={`Remove ${host}?`}>
        <Text size="sm" mb="md">
          The app will no longer be served there. Its address here stays.
        </Text>
        <DialogFooter
          act="Remove"
          isDanger
          keep="Keep it"
          onAct={() => {
            close();
            remove();
          }}
          onClose={close}
        />
      </Dialog>
    </>
  );
}
