import {
  Alert,
  Anchor,
  Button,
  Container,
  Group,
  Skeleton,
  Stack,
  Tabs,
  Title,
} from '@mantine/core';
import { type AppToken, runtimeCalls } from '@trellis/contract';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { People } from '../../panels/users/People.tsx';
import { ApiError, messageOf } from '../../session/api.ts';
import { PersonContext, usePerson } from '../../session/person.ts';
import { useRead } from '../../session/query.ts';
import { appCall } from '../../sign-in/ways.ts';
import { ErrorPage } from '../../ui/ErrorPage.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { AppBrand, AppColors } from '../applogin/AppBrand.tsx';
import { type AppInfo, useAppInfo } from '../applogin/useAppInfo.ts';
import { Card } from '../settings/Card.tsx';
import { DeleteAccount } from '../settings/DeleteAccount.tsx';
import { OwnCards } from '../settings/OwnCards.tsx';
import { type AppPerson, appPerson } from './appPerson.ts';
import { Memories } from './Memories.tsx';

type Somebody = NonNullable<AppToken['user']>;

/** What an app's people set for themselves there, in the app's own looks; its admins look after the others, too. */
export function AppSettingsScreen() {
  const { appId = '' } = useParams();
  const { info, failure } = useAppInfo(appId);
  const [user, setUser] = useState<Somebody | null>(null);
  const person = useMemo(() => appPerson(appId, setUser), [appId]);
  const { error } = useRead(['appPerson', appId], async () => {
    if (!(await person.user())) window.location.replace(person.signInAddress);
    // Builders are in their app by their own account.
    else await person.own('me');
    return true;
  });
  const problem = error && {
    message: messageOf(error),
    isBuilder: error instanceof ApiError && error.code === 'via_builder',
  };
  if (failure) return <ErrorPage title="This app cannot be reached" message={failure} />;
  const back = info ? addressOfApp(info) : null;
  return (
    <AppColors info={info}>
      <PersonContext value={person}>
        <Container component="main" size={640} py="xl">
          <Group justify="space-between">
            <AppBrand info={info} />
            {back && (
              <Anchor href={back} size="sm">
                Back to the app
              </Anchor>
            )}
          </Group>
          <Group justify="space-between" mt="xl" mb="md">
            <Title order={1} size="h2">
              Settings
            </Title>
            {user && !problem && <SignOut appId={appId} person={person} />}
          </Group>
          {problem && (
            <Alert color={problem.isBuilder ? 'gray' : 'red'} role="alert">
              <Group justify="space-between">
                {problem.message}
                {problem.isBuilder ? (
                  <Button component="a" href="/settings" size="xs" variant="default">
                    Open the builder settings
                  </Button>
                ) : (
                  <Button size="xs" variant="default" onClick={() => window.location.reload()}>
                    Try again
                  </Button>
                )}
              </Group>
            </Alert>
          )}
          {!user && !problem && <Skeleton h={320} role="status" aria-label="Loading" />}
          {user && info && !problem && <Matters appId={appId} info={info} user={user} />}
        </Container>
      </PersonContext>
    </AppColors>
  );
}

const addressOfApp = ({ host, slug }: AppInfo): string =>
  host === window.location.host ? '/' : `/app/${slug}`;

function Matters({ appId, info, user }: { appId: string; info: AppInfo; user: Somebody }) {
  if (user.role !== 'admin') return <Own appId={appId} info={info} user={user} />;
  return (
    <Tabs defaultValue="own" keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="own">Your account</Tabs.Tab>
        <Tabs.Tab value="people">People</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="own">
        <Own appId={appId} info={info} user={user} />
      </Tabs.Panel>
      <Tabs.Panel value="people">
        <Card
          title="People"
          hint="Who can sign in, and what they can do. Changes apply immediately."
        >
          <People appId={appId} ownId={user.id} />
        </Card>
      </Tabs.Panel>
    </Tabs>
  );
}

function Own({ appId, info, user }: { appId: string; info: AppInfo; user: Somebody }) {
  const { api } = usePerson();
  const { id, email, name } = user;
  return (
    <Stack>
      <OwnCards
        user={{ uid: id, email, name }}
        isThemeFixed={info.styleName === 'dark'}
        last={(hasPassword) => (
          <>
            <Memories appId={appId} />
            <Card title="Your data" hint="Your account here is for this app only.">
              <Group>
                <DeleteAccount
                  hasPassword={hasPassword}
                  warning={`Your account in ${info.name} is permanently deleted. The data you added stays, without your name.`}
                  button="Delete my account"
                  erase={(proof) =>
                    api(runtimeCalls.appDeleteAccount, { params: { appId }, body: proof })
                  }
                />
              </Group>
            </Card>
          </>
        )}
      />
    </Stack>
  );
}

function SignOut({ appId, person: { signInAddress } }: { appId: string; person: AppPerson }) {
  const { attempt, error, busy } = useAttempt();
  const leave = () =>
    void attempt(async () => {
      await appCall(runtimeCalls.appLogout.path, appId, {});
      window.location.assign(signInAddress);
    });
  return (
    <>
      <Button variant="default" loading={busy} onClick={leave}>
        Sign out
      </Button>
      <Failure error={error} />
    </>
  );
}
