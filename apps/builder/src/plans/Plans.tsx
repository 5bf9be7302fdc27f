import { Alert, Center, SegmentedControl, Stack } from '@mantine/core';
import { cardStates, type PlanCard } from '@trellis/contract';
import { useState } from 'react';
import { type Period, PlanCards } from './PlanCards.tsx';
import { SinglePlan } from './SinglePlan.tsx';

interface Props {
  cards: readonly PlanCard[];
  /** What the person has; null where they have none. */
  current: string | null;
  isDemo?: boolean;
  buy(card: PlanCard, period: Period): void;
}

/** The plans to choose from: cards, or one page where there is only one to buy. */
export function Plans({ cards, current, isDemo = false, buy }: Props) {
  const [period, setPeriod] = useState<Period>('monthly');
  const bought = cards.filter(({ price, link }) => price > 0 || link !== null);
  const single = bought.length === 1 ? bought[0]! : null;
  const hasYearly = cards.some(({ priceYearly }) => priceYearly !== null);
  const choose = (card: PlanCard) => buy(card, period);
  return (
    <Stack gap="md">
      {isDemo && (
        <Alert color="blue" variant="light">
          This is a demo of the plan page: nothing can be bought here.
        </Alert>
      )}
      {hasYearly && (
        <Center>
          <SegmentedControl
            aria-label="Billing period"
            data={[
              { value: 'monthly', label: 'Monthly' },
              { value: 'yearly', label: 'Yearly' },
            ]}
            value={period}
            onChange={(value) => setPeriod(value as Period)}
          />
        </Center>
      )}
      {single && single.id !== current ? (
        <SinglePlan card={single} period={period} isDemo={isDemo} choose={choose} />
      ) : (
        <PlanCards
          cards={cards}
          states={cardStates(cards, current)}
          period={period}
          isDemo={isDemo}
          choose={choose}
        />
      )}
    </Stack>
  );
}
