import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { type Publication, publishCalls } from '@trellis/contract';
import { useEffect, useState } from 'react';
import AccessWarnings from '../../panels/access/AccessWarnings.tsx';
import { ApiError, api, messageOf } from '../../session/api.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LinkDisplay } from '../../ui/LinkDisplay.tsx';
import { Toggle } from '../../ui/Toggle.tsx';

interface Props {
  appId: string;
  canTakeOffline: boolean;
  opened: boolean;
  busy: boolean;
  onClose(): void;
  onChanged(): void;
}

type Visibility = Publication['visibility'];
const VISIBILITIES: { value: Visibility; label: string }[] = [
  { value: 'public', label: 'Anyone with the address' },
  { value: 'signin', label: 'People who are signed in' },
  { value: 'invite', label: 'People you invited' },
];

/** Says who will be able to see and change what, before anything goes live. */
export function PublishDialog({ appId, canTakeOffline, opened, busy, onClose, onChanged }: Props) {
  const [publication, setPublication] = useState<Publication | null>(null);
  const [signup, setSignup] = useState(false);
  const [visibility, setVisibility] = useState<Visibility>('public');
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const [justDone, setJustDone] = useState(false);

  useEffect(() => {
    if (!opened) return;
    setError(null);
    setIsBroken(false);
    setJustDone(false);
    api(publishCalls.get, { params: { appId } })
      .then((loaded) => {
        setPublication(loaded);
        setSignup(loaded.isSignupEnabled);
        setVisibility(loaded.visibility);
      })
      .catch((failure) => setError(messageOf(failure)));
  }, [appId, opened]);

  const run = async (
    call: typeof publishCalls.publish | typeof publishCalls.unpublish,
    body?: { isSignupEnabled: boolean; visibility: Visibility; despiteErrors: boolean },
  ) => {
    setWorking(true);
    setError(null);
    setIsBroken(false);
    try {
      setPublication(await api(call, { params: { appId }, body: body as never }));
      setJustDone(body !== undefined);
      onChanged();
    } catch (failure) {
      setError(messageOf(failure));
      setIsBroken(failure instanceof ApiError && failure.code === 'compilation_failed');
    } finally {
      setWorking(false);
    }
  };
  const publish = (despiteErrors = false) =>
    run(publishCalls.publish, { isSignupEnabled: signup, visibility, despiteErrors });
  /** The lines as they are after a fix; what was chosen in the dialog stays chosen. */
  const reload = () =>
    api(publishCalls.get, { params: { appId } }).then(setPublication, (failure) =>
      setError(messageOf(failure)),
    );
  const isLive = publication?.status === 'published';
  const address = publication ? new URL(publication.address, window.location.origin).href : '';
  return (
    <Dialog opened={opened} onClose={onClose} size="md" title="Publish your app">
      <Stack>
        {error && (
          <Alert color="red" role="alert">
            {error}
            {isBroken && (
              <>
                <Text size="sm" mt={6}>
                  Whoever gets to a broken part sees an error there; the rest works.
                </Text>
                <Button
                  size="xs"
                  mt={8}
                  variant="default"
                  loading={working}
                  onClick={() => void publish(true)}
                >
                  Publish it as it is
                </Button>
              </>
            )}
          </Alert>
        )}
        {!publication && !error && <Skeleton h={180} role="status" aria-label="Loading" />}
        {publication && (
          <>
            {isLive && (
              <div>
                <Text size="xs" c="dimmed" mb={4}>
                  {justDone ? 'Your app is live at' : 'Published at'}
                </Text>
                <LinkDisplay address={address} label="the published app" />
              </div>
            )}
            <div>
              <Text fw={600} size="sm" mb={6}>
                Who can see and change what
              </Text>
              {publication.access.length === 0 && (
                <Text size="sm" c="dimmed">
                  This app keeps no data, so there is nothing to protect.
                </Text>
              )}
              <Stack gap={8}>
                {publication.access.map((line) => (
                  <div key={line.entity}>
                    <Text size="sm" fw={550}>
                      {line.label}
                    </Text>
                    <Text size="sm" c="dimmed">
                      {line.sentence}
                      {line.isDefault && ' (Nothing was set, so this is the careful default.)'}
                    </Text>
                  </div>
                ))}
                {publication.functions.length > 0 && <OnServer functions={publication.functions} />}
              </Stack>
            </div>
            <AccessWarnings
              appId={appId}
              canFix={!busy}
              isSignupEnabled={signup && visibility !== 'invite'}
              onFixed={() => void reload()}
            />
            <Choice<Visibility>
              label="Who may open the app"
              value={visibility}
              options={VISIBILITIES}
              onChange={setVisibility}
            />
            <Toggle
              label="People can sign up to this app"
              description={
                visibility === 'invite'
                  ? 'The app is for invited people, so nobody signs up by themselves.'
                  : 'Off: only you and people you invite can sign in.'
              }
              checked={signup && visibility !== 'invite'}
              blocked={publication.signupBlocked}
              disabled={visibility === 'invite'}
              onChange={setSignup}
            />
            <Group justify="space-between">
              {isLive && canTakeOffline ? (
                <Button
                  variant="subtle"
                  color="red"
                  c="var(--mantine-color-error)"
                  size="sm"
                  onClick={() => void run(publishCalls.unpublish)}
                  disabled={working}
                >
                  Take offline
                </Button>
              ) : (
                <span />
              )}
              <Group gap="xs">
                <Button variant="default" onClick={onClose}>
                  {justDone ? 'Done' : 'Cancel'}
                </Button>
                <Button
                  onClick={() => void publish()}
                  loading={working}
                  disabled={busy || publication.versionId === null}
                >
                  {isLive ? 'Publish again' : 'Publish'}
                </Button>
              </Group>
            </Group>
            {publication.versionId === null && (
              <Text size="xs" c="dimmed">
                There is nothing to publish yet. Ask the assistant to build something first.
              </Text>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

/** Code on the server answers whom it chooses; what acts as the app passes by the rules above. */
function OnServer({ functions }: Pick<Publication, 'functions'>) {
  const acting = functions.filter(({ actsAsApp }) => actsAsApp).map(({ name }) => name);
  const others = functions.filter(({ actsAsApp }) => !actsAsApp).map(({ name }) => name);
  return (
    <div>
      <Text size="sm" fw={550}>
        Code on the server
      </Text>
      {acting.length > 0 && (
        <Text size="sm" c="dimmed">
          {acting.join(', ')}: may act as the app itself and reach all data. The code decides whom
          it answers.
        </Text>
      )}
      {others.length > 0 && (
        <Text size="sm" c="dimmed">
          {others.join(', ')}: anybody may call, with the rights they have themselves.
        </Text>
      )}
    </div>
  );
}
