import { Button, List, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { PAYMENT_TEXTS, type PlanCard } from '@trellis/contract';
import { type Period, PlanPrice } from './PlanCards.tsx';

interface Props {
  card: PlanCard;
  period: Period;
  isDemo?: boolean;
  choose(card: PlanCard): void;
}

/** The one plan that there is (spec 1, section 2). Its own lines; the specification's in a demo (ruling 78). */
export function SinglePlan({ card, period, isDemo = false, choose }: Props) {
  const own = card.description.split('\n').filter((line) => line.trim() !== '');
  const benefits = isDemo ? PAYMENT_TEXTS.benefits : own;
  return (
    <Stack align="center" gap="md" py="sm">
      <Title order={3} size="h3" ta="center">
        {card.name}
      </Title>
      {benefits.length > 0 && (
        <List
          spacing="xs"
          icon={
            <ThemeIcon size={20} radius="xl" variant="light">
              <IconCheck size={14} aria-hidden />
            </ThemeIcon>
          }
        >
          {benefits.map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
      )}
      <PlanPrice card={card} period={period} isCentred />
      <Button size="md" disabled={isDemo || card.link === null} onClick={() => choose(card)}>
        {card.buttonText || PAYMENT_TEXTS.startJourney}
      </Button>
      <Text size="xs" c="dimmed">
        {PAYMENT_TEXTS.noCommitment}
      </Text>
    </Stack>
  );
}
