import { Anchor, Button, Group, Loader, Stack, Text } from '@mantine/core';
import {
  type Account,
  LIMITS,
  linkOfCard,
  MESSAGES,
  PAYMENT_TEXTS,
  type PlanCard,
  planCalls,
} from '@trellis/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../session/query.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { refreshAccount, useAccount } from '../ui/useAccount.ts';
import type { Period } from './PlanCards.tsx';
import { Plans } from './Plans.tsx';

/** `none`: closed. `default`: all plans. `show-plan`: the one that is asked for (spec 1, section 2). */
export type PlanMode = 'none' | 'default' | 'show-plan';

interface Props {
  mode: PlanMode;
  /** The plan that `show-plan` shows. */
  plan?: string | undefined;
  title?: string | undefined;
  onClose(): void;
}

/** The plans of the installation, over whatever was being done: that stays, and goes on afterwards. */
export function PlanDialog({ mode, plan, title = MESSAGES.upgradePlan, onClose }: Props) {
  return (
    <Dialog opened={mode !== 'none'} onClose={onClose} title={title} size="lg">
      {mode !== 'none' && <Offer only={mode === 'show-plan' ? plan : undefined} />}
    </Dialog>
  );
}

function Offer({ only }: { only: string | undefined }) {
  const account = useAccount();
  const [params] = useSearchParams();
  const { value, failure, reload } = useCall(planCalls.paidPlans, { query: {} });
  const [bought, setBought] = useState<PlanCard | null>(null);
  if (failure) return <LoadFailed reason={failure} onRetry={() => void reload()} />;
  if (!value || !account) return <Loader aria-label="Loading the plans" />;
  const cards = value.plans.filter(({ id }) => only === undefined || id === only);
  if (cards.length === 0) return <NoPlans plan={account.plan} />;
  const buy = (card: PlanCard, period: Period) => {
    // Beside what is being done here, which stays as it is.
    const page = linkOfCard(card, { accountId: account.accountId, period });
    if (page) window.open(page, '_blank', 'noopener');
    setBought(card);
  };
  return (
    <Stack>
      {bought && <Waiting before={account.plan} card={bought} />}
      <Plans cards={cards} current={account.plan} isDemo={params.get('demo') === '1'} buy={buy} />
      <Paid account={account} manageUrl={value.manageUrl} />
    </Stack>
  );
}

/** What goes on with what is paid for now: it ends by itself nowhere, and where it was ended it lasts for what was paid. */
function Paid({ account, manageUrl }: { account: Account; manageUrl: string | null }) {
  const { subscriptionId, planSubscriptionCancelledAt: ends } = account;
  if (subscriptionId === null) return null;
  const day = ends && new Date(ends).toLocaleDateString(undefined, { dateStyle: 'long' });
  return (
    <Text size="sm" c="dimmed" ta="center">
      {day ? PAYMENT_TEXTS.planEnds(day) : PAYMENT_TEXTS.planGoesOn}{' '}
      {manageUrl && (
        <Anchor
          href={manageUrl}
          target="_blank"
          rel="noopener noreferrer"
          size="sm"
          underline="always"
        >
          {PAYMENT_TEXTS.manage}
        </Anchor>
      )}
    </Text>
  );
}

function NoPlans({ plan }: { plan: string }) {
  return (
    <Text size="sm">
      Your account is on the {plan} plan. {PAYMENT_TEXTS.noPlans}
    </Text>
  );
}

/** Looks for the purchase while the person buys on the other page: every 4 seconds, 15 times (spec 2, section 7). */
function Waiting({ before, card }: { before: string; card: PlanCard }) {
  const [first] = useState(before);
  const [tries, setTries] = useState(0);
  const isThere = before !== first;
  const isOver = tries >= LIMITS.accountRefresh.tries;
  const isLooking = !isThere && !isOver;
  useEffect(() => {
    if (!isLooking) return;
    const timer = setInterval(() => {
      setTries((now) => now + 1);
      // One that fails is as good as one that does not know yet.
      refreshAccount().catch(() => null);
    }, LIMITS.accountRefresh.every);
    return () => clearInterval(timer);
  }, [isLooking]);
  return (
    <Group gap="sm" role="status">
      {isThere && <Text size="sm">Thank you. You are now on the {before} plan.</Text>}
      {isLooking && (
        <>
          <Loader size="xs" aria-hidden />
          <Text size="sm">
            Buy {card.name} on the page that opened. Your plan updates here shortly.
          </Text>
        </>
      )}
      {!isThere && isOver && (
        <>
          <Text size="sm">No purchase found yet.</Text>
          <Button size="compact-sm" variant="default" onClick={() => setTries(0)}>
            Check again
          </Button>
        </>
      )}
    </Group>
  );
}
