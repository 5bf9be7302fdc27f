import { Button, Center, Group, Loader } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { SavingProvider } from '../../saving/SavingProvider.tsx';
import { AuthPage } from '../../ui/AuthPage.tsx';
import { useApp } from './useApp.ts';
import { Workbench } from './Workbench.tsx';

/** The builder's home for an app (spec 1, section 2). */
export function BuildScreen() {
  const { appId = '' } = useParams();
  return <OneApp key={appId} appId={appId} />;
}

function OneApp({ appId }: { appId: string }) {
  const { state, reload } = useApp(appId);
  if (state.kind === 'loading')
    return (
      <Center h="100vh">
        <Loader aria-label="Loading the app" />
      </Center>
    );
  if (state.kind === 'error')
    return (
      <AuthPage title="The app could not be opened" hint={state.message}>
        <Group>
          <Button onClick={reload}>Try again</Button>
          <Button variant="default" component={Link} to="/home">
            Go to my apps
          </Button>
        </Group>
      </AuthPage>
    );
  return (
    <SavingProvider appId={appId}>
      <Workbench app={state.app} messages={state.messages} reload={reload} />
    </SavingProvider>
  );
}
