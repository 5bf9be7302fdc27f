import { Badge, Button, Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { CARD_WORDS, type CardState, money, type PlanCard, yearlySaving } from '@trellis/contract';
import styles from './plans.module.css';

export type Period = 'monthly' | 'yearly';

interface Props {
  cards: readonly PlanCard[];
  states: readonly CardState[];
  period: Period;
  /** Nothing is bought here. */
  isDemo?: boolean;
  choose(card: PlanCard): void;
}

/** Several plans, each with its price and what its button does (spec 1, section 2). */
export function PlanCards({ cards, states, period, isDemo = false, choose }: Props) {
  return (
    <SimpleGrid cols={{ base: 1, sm: inARow(cards.length) }} spacing="md">
      {cards.map((card, at) => (
        <PlanCardOf
          key={card.id}
          card={card}
          state={states[at] ?? 'none'}
          period={period}
          isDemo={isDemo}
          choose={choose}
        />
      ))}
    </SimpleGrid>
  );
}

/** None stands alone below the others where they are four. */
const inARow = (cards: number): number => (cards === 4 ? 2 : Math.min(3, cards));

interface OneProps extends Omit<Props, 'cards' | 'states'> {
  card: PlanCard;
  state: CardState;
}

function PlanCardOf({ card, state, period, isDemo, choose }: OneProps) {
  const words = state === 'upgrade' || state === 'none' ? card.buttonText : null;
  // Who goes down or stays where nothing is sold has nobody to go to.
  const leads = card.link !== null && state !== 'selected' && state !== 'disabled';
  return (
    <Paper
      withBorder
      p="lg"
      radius="lg"
      component="section"
      aria-label={card.name}
      className={card.isMostPopular ? styles.popular : undefined}
    >
      <Stack gap="sm" h="100%">
        <Group justify="space-between" wrap="nowrap" mih={24}>
          <Text fw={600}>{card.name}</Text>
          {card.isMostPopular && <Badge variant="light">Most popular</Badge>}
        </Group>
        <PlanPrice card={card} period={period} />
        {card.description && (
          <Text size="sm" c="dimmed" flex={1} className={styles.words}>
            {card.description}
          </Text>
        )}
        <Button
          mt="auto"
          fullWidth
          variant={state === 'upgrade' || state === 'none' ? 'filled' : 'default'}
          disabled={!leads || isDemo}
          onClick={() => choose(card)}
        >
          {words || CARD_WORDS[state]}
        </Button>
      </Stack>
    </Paper>
  );
}

interface PriceProps {
  card: PlanCard;
  period: Period;
  isCentred?: boolean;
}

/** What a plan costs: by the month, by the year as of a month, or once. */
export function PlanPrice({ card, period, isCentred }: PriceProps) {
  const { price, priceYearly, discuountedPrice, oneTimePayment, currency } = card;
  const isYearly = period === 'yearly' && priceYearly !== null;
  const full = isYearly ? priceYearly / 12 : price;
  const now = !isYearly && discuountedPrice !== null ? discuountedPrice : full;
  const saving = isYearly ? yearlySaving(card) : null;
  const justify = isCentred ? 'center' : 'flex-start';
  return (
    <div>
      <Group gap={6} align="baseline" justify={justify}>
        <Text fz={28} fw={650} lh={1.1}>
          {money(now, currency)}
        </Text>
        <Text size="sm" c="dimmed">
          {oneTimePayment ? 'one time' : 'a month'}
        </Text>
      </Group>
      <Group gap={6} mih={22} justify={justify}>
        {now !== full && (
          <Text size="xs" c="dimmed">
            instead of <s>{money(full, currency)}</s>
          </Text>
        )}
        {isYearly && (
          <Text size="xs" c="dimmed">
            {money(priceYearly, currency)} a year
          </Text>
        )}
        {saving !== null && (
          <Badge size="sm" variant="default">
            Save {saving}%
          </Badge>
        )}
      </Group>
    </div>
  );
}
