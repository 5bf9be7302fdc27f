import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { type AppKind, type Publication, publishCalls } from '@trellis/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import AccessWarnings from '../../panels/access/AccessWarnings.tsx';
import { SignupNeeded } from '../../panels/access/SignupNeeded.tsx';
import { VISIBILITIES } from '../../panels/settings/visibilities.ts';
import { api } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Confirming } from '../../ui/Confirming.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failing } from '../../ui/Failing.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { AccessLines } from './AccessLines.tsx';
import { activateOnly, ToolsToPublish } from './ToolsToPublish.tsx';

const ShareSheet = lazy(() => import('./ShareSheet.tsx'));

interface Props {
  appId: string;
  name: string;
  kind: AppKind;
  canTakeOffline: boolean;
  busy: boolean;
  /** Opens the people of the app; absent where this person does not manage them. */
  onInvite?: (() => void) | undefined;
  onClose(): void;
  /** With what holds now. */
  onChanged(publication: Publication): void;
  /** Whether it is being published, or taken offline. */
  onWorking(isWorking: boolean): void;
}

type Visibility = Publication['visibility'];

/** Says who will be able to see and change what, before anything goes live. */
export function PublishDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <Dialog opened={opened} onClose={props.onClose} size="md" title="Publish your app">
      <Publishing {...props} />
    </Dialog>
  );
}

/** What the switch for sign-up means as it stands. */
function signupWords(visibility: Visibility, isEnabled: boolean): string {
  if (visibility === 'invite') return 'Invite-only: sign-up is off.';
  return isEnabled
    ? 'On: whoever opens the app can create an account.'
    : 'Off: only you and people you invite can sign in.';
}

/** What is in the dialog, begun anew each time that it is opened. */
function Publishing(props: Props) {
  const { appId, name, kind, canTakeOffline, busy, onInvite, onClose, onChanged, onWorking } =
    props;
  const params = { appId };
  const {
    value: publication,
    failure: unread,
    reload,
    put,
  } = useCall(publishCalls.get, { params });
  /** What was chosen in the dialog, over what holds now. */
  const [chosen, choose] = useState<{ signup?: boolean; visibility?: Visibility }>({});
  const [justDone, setJustDone] = useState(false);
  const { attempt, error, busy: working } = useAttempt();
  useEffect(() => onWorking(working), [onWorking, working]);
  const failure = error?.message ?? unread;
  const visibility = chosen.visibility ?? publication?.visibility ?? 'public';
  const isSignupEnabled = chosen.signup ?? publication?.isSignupEnabled ?? false;
  const show = (done: Publication, isDone: boolean) => {
    put(done);
    setJustDone(isDone);
    onChanged(done);
  };
  const run = (work: () => Promise<Publication>, isDone: boolean) =>
    void attempt(async () => show(await work(), isDone));
  const publish = (despiteErrors = false) => {
    const body = { isSignupEnabled, visibility, despiteErrors };
    run(async () => {
      const published = await api(publishCalls.publish, { params, body });
      await activateOnly(appId, kind);
      return published;
    }, true);
  };
  return (
    <Stack>
      {failure && (
        <Alert color="red" role="alert">
          {failure}
          {error?.code === 'compilation_failed' && (
            <>
              <Text size="sm" mt={6}>
                Visitors will see an error on the broken parts. Everything else works.
              </Text>
              <Button
                size="xs"
                mt={8}
                variant="default"
                loading={working}
                onClick={() => publish(true)}
              >
                Publish anyway
              </Button>
            </>
          )}
        </Alert>
      )}
      {!publication && !failure && <Skeleton h={180} role="status" aria-label="Loading" />}
      {publication && (
        <>
          <Shared publication={publication} isNew={justDone} name={name} onInvite={onInvite} />
          <ToolsToPublish appId={appId} kind={kind} />
          <AccessLines publication={publication} visibility={visibility} />
          <AccessWarnings
            appId={appId}
            canFix={!busy}
            isSignupEnabled={isSignupEnabled && visibility !== 'invite'}
            onFixed={() => void reload()}
          />
          <Choice<Visibility>
            label="Who can open this app"
            value={visibility}
            options={VISIBILITIES}
            onChange={(next) => choose({ ...chosen, visibility: next })}
          />
          <Toggle
            label="Let people sign up"
            description={signupWords(visibility, isSignupEnabled)}
            checked={isSignupEnabled && visibility !== 'invite'}
            blocked={publication.signupBlocked}
            disabled={visibility === 'invite'}
            onChange={(signup) => choose({ ...chosen, signup })}
          />
          {visibility !== 'invite' && !isSignupEnabled && (
            <SignupNeeded
              access={publication.access}
              {...(publication.signupBlocked === null && {
                onAllow: () => choose({ ...chosen, signup: true }),
              })}
            />
          )}
          <Pending publication={publication} {...{ visibility, isSignupEnabled }} />
          <Acts
            publication={publication}
            canTakeOffline={canTakeOffline}
            canPublish={!busy && publication.versionId !== null}
            working={working}
            justDone={justDone}
            onClose={onClose}
            onPublish={() => publish()}
            onTakeOffline={() =>
              during(onWorking, async () =>
                show(await api(publishCalls.unpublish, { params }), false),
              )
            }
          />
          {publication.versionId === null && (
            <Text size="xs" c="dimmed">
              Nothing to publish yet. Ask the assistant to build something first.
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}

/** A live app goes on as it was published until what was chosen here is published as well. */
function Pending(
  props: Pick<Publication, 'visibility' | 'isSignupEnabled'> & { publication: Publication },
) {
  const { status, visibility, isSignupEnabled } = props.publication;
  const isSame = props.visibility === visibility && props.isSignupEnabled === isSignupEnabled;
  return (
    <Text size="sm" role="status" hidden={status !== 'published' || isSame}>
      What you changed here holds once you publish again.
    </Text>
  );
}

/** Says so while something is under way. */
async function during(onWorking: (isWorking: boolean) => void, work: () => Promise<void>) {
  onWorking(true);
  try {
    await work();
  } finally {
    onWorking(false);
  }
}

/** Where the app is, with what one does then; its code comes with the first publication. */
function Shared(props: {
  publication: Publication;
  isNew: boolean;
  name: string;
  onInvite?: (() => void) | undefined;
}) {
  const { publication, isNew, name, onInvite } = props;
  if (publication.status !== 'published') return null;
  return (
    <Failing what="What is being shared">
      <Suspense fallback={<Skeleton h={150} role="status" aria-label="Loading" />}>
        <ShareSheet
          address={new URL(publication.address, window.location.origin).href}
          name={name}
          isNew={isNew}
          onInvite={onInvite}
        />
      </Suspense>
    </Failing>
  );
}

interface ActsProps {
  publication: Publication;
  canTakeOffline: boolean;
  canPublish: boolean;
  working: boolean;
  justDone: boolean;
  onClose(): void;
  onPublish(): void;
  onTakeOffline(): Promise<void>;
}

function Acts(props: ActsProps) {
  const { publication, canTakeOffline, canPublish, working, justDone } = props;
  const isLive = publication.status === 'published';
  const [isAsking, setAsking] = useState(false);
  return (
    <Group justify="space-between">
      {isAsking && (
        <Confirming
          title="Take the app offline?"
          button="Take offline"
          work={props.onTakeOffline}
          onClose={() => setAsking(false)}
        >
          Visitors will no longer be able to open it. Its data and users stay, and you can publish
          it again.
        </Confirming>
      )}
      {isLive && canTakeOffline ? (
        <Button
          variant="subtle"
          color="red"
          c="var(--mantine-color-error)"
          size="sm"
          onClick={() => setAsking(true)}
          disabled={working}
        >
          Take offline
        </Button>
      ) : (
        <span />
      )}
      <Group gap="xs">
        <Button variant="default" onClick={props.onClose}>
          {justDone ? 'Done' : 'Cancel'}
        </Button>
        <Button onClick={props.onPublish} loading={working} disabled={!canPublish}>
          {isLive ? 'Publish again' : 'Publish'}
        </Button>
      </Group>
    </Group>
  );
}
