import { Anchor, Button, Container, Group, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '../../session/session.ts';
import { Logo } from '../../ui/Logo.tsx';
import { useAccount } from '../../ui/useAccount.ts';
import { DeleteCard } from './DeleteCard.tsx';
import { OwnCards } from './OwnCards.tsx';
import { PlanCard } from './PlanCard.tsx';
import classes from './settings.module.css';

/** What builders can set for themselves. */
export function SettingsScreen() {
  const session = useSession();
  const account = useAccount();
  if (session.kind !== 'in' && session.kind !== 'ended') return null;
  return (
    <Container component="main" size={1120} py="xl">
      <Anchor component={Link} to="/home" underline="never" c="inherit">
        <Logo />
      </Anchor>
      <Group justify="space-between" mt="xl" mb="md">
        <Title order={1} size="h2">
          Settings
        </Title>
        <Button component={Link} to="/logout" variant="default">
          Sign out
        </Button>
      </Group>
      <div className={classes.cards}>
        <OwnCards
          user={session.user}
          last={(hasPassword) => <DeleteCard hasPassword={hasPassword} />}
        >
          <PlanCard account={account} />
        </OwnCards>
      </div>
    </Container>
  );
}
