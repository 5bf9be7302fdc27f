import { Anchor, Button, Container, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '../../session/session.ts';
import { Logo } from '../../ui/Logo.tsx';
import { SchemeSwitch } from '../../ui/SchemeSwitch.tsx';
import { useAccount } from '../../ui/useAccount.ts';

/** What a person can set for themselves. */
export function SettingsScreen() {
  const session = useSession();
  const account = useAccount();
  const user = session.kind === 'in' || session.kind === 'ended' ? session.user : null;
  return (
    <Container component="main" size={640} py="xl">
      <Anchor component={Link} to="/home" underline="never" c="inherit">
        <Logo />
      </Anchor>
      <Title order={1} size="h2" mt="xl" mb="md">
        Settings
      </Title>
      <Paper withBorder p="lg" bg="var(--trellis-raised)">
        <Stack gap="lg">
          <Row label="Name">{user?.name}</Row>
          <Row label="Email">{user?.email}</Row>
          <Row label="Plan">{account?.plan ?? '…'}</Row>
          <Row label="Theme">
            <SchemeSwitch />
          </Row>
        </Stack>
      </Paper>
      <Group mt="lg">
        <Button component={Link} to="/logout" variant="default">
          Sign out
        </Button>
      </Group>
    </Container>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="div" size="sm" truncate>
        {children}
      </Text>
    </Group>
  );
}
