import { Button } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../session/session.ts';
import { Page } from '../../ui/Page.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
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
    <Page skipTo={content}>
      <PageHead title="Settings">
        <Button component={Link} to="/logout" variant="default">
          Sign out
        </Button>
      </PageHead>
      <div className={classes.cards} ref={content} tabIndex={-1}>
        <OwnCards
          user={session.user}
          last={(hasPassword) => <DeleteCard hasPassword={hasPassword} />}
        >
          <PlanCard account={account} />
        </OwnCards>
      </div>
    </Page>
  );
}
