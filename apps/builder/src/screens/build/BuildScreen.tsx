import { Button, Center, Group, Loader, Stack, Text } from '@mantine/core';
import { useNavigate, useParams } from 'react-router';
import { SavingProvider } from '../../saving/SavingProvider.tsx';
import { useApp } from './useApp.ts';
import { Workbench } from './Workbench.tsx';

/** The builder's home for an app (spec 1, section 2). */
export function BuildScreen() {
  const { appId = '' } = useParams();
  return <OneApp key={appId} appId={appId} />;
}

function OneApp({ appId }: { appId: string }) {
  const navigate = useNavigate();
  const { state, reload } = useApp(appId);
  if (state.kind === 'loading')
    return (
      <Center h="100vh">
        <Loader aria-label="Loading the app" />
      </Center>
    );
  if (state.kind === 'error')
    return (
      <Center h="100vh" p="md">
        <Stack align="center" gap="sm">
          <Text fw={600}>{state.message}</Text>
          <Group>
            <Button onClick={reload}>Try again</Button>
            <Button variant="default" onClick={() => navigate('/home')}>
              Go to my apps
            </Button>
          </Group>
        </Stack>
      </Center>
    );
  return (
    <SavingProvider appId={appId}>
      <Workbench app={state.app} messages={state.messages} reload={reload} />
    </SavingProvider>
  );
}
