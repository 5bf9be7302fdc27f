import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type AppDetail, detailCalls, may } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { api, messageOf } from '../../session/api.ts';
import { LinkDisplay } from '../../ui/LinkDisplay.tsx';
import { useSlugCheck } from './useSlugCheck.ts';

/** Where the app stands; another address is checked while it is typed. */
export function Address({ app, onSaved }: { app: AppDetail; onSaved(): void }) {
  const address = new URL(`/app/${app.slug}`, window.location.origin).href;
  const [wanted, setWanted] = useState<string | null>(null);
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500}>
        Address
      </Text>
      <LinkDisplay address={address} label="the app’s address" />
      {!app.isPublished && (
        <Text size="xs" c="dimmed">
          It works once you publish your app.
        </Text>
      )}
      {may(app.role, 'app.edit') &&
        (wanted === null ? (
          <Group>
            <Button size="compact-xs" variant="default" onClick={() => setWanted(app.slug)}>
              Change the address
            </Button>
          </Group>
        ) : (
          <Another
            app={app}
            wanted={wanted}
            onWanted={setWanted}
            onDone={() => {
              setWanted(null);
              onSaved();
            }}
            onCancel={() => setWanted(null)}
          />
        ))}
    </Stack>
  );
}

interface AnotherProps {
  app: AppDetail;
  wanted: string;
  onWanted(slug: string): void;
  onDone(): void;
  onCancel(): void;
}

function Another({ app, wanted, onWanted, onDone, onCancel }: AnotherProps) {
  const check = useSlugCheck(app.appId, wanted);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await api(detailCalls.changeSlug, { params: { appId: app.appId }, body: { slug: wanted } });
      onDone();
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  const isFree = check?.status === 'free';
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        size="xs"
        label="New address"
        value={wanted}
        maxLength={50}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        error={failure ?? (check && !isFree ? check.message : null)}
        description={
          isFree
            ? 'This address is free. The old address will redirect to it.'
            : 'Letters, numbers and dashes. The old address keeps working.'
        }
        onChange={(event) => {
          setFailure(null);
          onWanted(event.currentTarget.value.toLowerCase());
        }}
      />
      <Group gap="xs" mt={6}>
        <Button type="submit" size="compact-xs" loading={busy} disabled={!isFree}>
          Use this address
        </Button>
        <Button size="compact-xs" variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
