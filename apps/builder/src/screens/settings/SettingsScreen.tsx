import { Anchor, Button, Container, Group, Title } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../session/session.ts';
import { Logo } from '../../ui/Logo.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { useAccount } from '../../ui/useAccount.ts';
import { useTabTitle } from '../../ui/useTabTitle.ts';
import { DeleteCard } from './DeleteCard.tsx';
import { OwnCards } from './OwnCards.tsx';
import { PlanCard } from './PlanCard.tsx';
import classes from './settings.module.css';

/** What builders can set for themselves. */
export function SettingsScreen() {
  useTabTitle('Settings');
  const session = useSession();
  const account = useAccount();
  const content = useRef<HTMLDivElement>(null);
  if (session.kind !== 'in' && session.kind !== 'ended') return null;
  return (
    <>
      <SkipLink onGo={() => content.current?.focus()}>Skip to content</SkipLink>
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
        <div className={classes.cards} ref={content} tabIndex={-1}>
          <OwnCards
            user={session.user}
            last={(hasPassword) => <DeleteCard hasPassword={hasPassword} />}
          >
            <PlanCard account={account} />
          </OwnCards>
        </div>
      </Container>
    </>
  );
}
