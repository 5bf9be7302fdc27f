import {
  Button,
  Group,
  Paper,
  ScrollArea,
  SimpleGrid,
  Stack,
  Table,
  Text,
  Title,
} from '@mantine/core';
import {
  type AppUse,
  analyticsCalls,
  money,
  ofSmallest,
  shortNumber,
  type UseDay,
  type UseFigure,
} from '@trellis/contract';
import { addressOf, request } from '../../session/api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import classes from './analytics.module.css';
import { dayName } from './day.ts';
import type { Span } from './useAnalytics.ts';

interface Figure {
  key: UseFigure;
  label: string;
  words(value: number, currency: string): string;
}

const plain = shortNumber;

const OF_TOOLS: Figure[] = [
  { key: 'opened', label: 'Opened', words: plain },
  { key: 'dropped', label: 'Left without a run', words: plain },
  { key: 'runs', label: 'Runs', words: plain },
  { key: 'answered', label: 'Answered', words: plain },
  { key: 'people', label: 'People', words: plain },
  { key: 'liked', label: 'Liked', words: plain },
  { key: 'disliked', label: 'Disliked', words: plain },
  { key: 'cost', label: 'Cost', words: (value) => money(value) },
];
const OF_MEMBERS: Figure[] = [
  { key: 'joined', label: 'Joined', words: plain },
  { key: 'left', label: 'Left', words: plain },
  {
    key: 'revenue',
    label: 'Revenue',
    words: (value, currency) => money(ofSmallest(value, currency), currency),
  },
];

/** What was done with the app's tools and what came in, beside the days before. */
export function UseReport({ appId, use, span }: { appId: string; use: AppUse; span: Span }) {
  const { attempt, error, busy } = useAttempt();
  const download = () =>
    attempt(async () => {
      const address = addressOf(analyticsCalls.exportUse.path, { appId }, { days: span });
      const blob = await (await request(address)).blob();
      const link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = 'analytics.csv';
      link.click();
      URL.revokeObjectURL(link.href);
    });
  return (
    <Stack>
      {use.hasTools && <Figures title="AI tools" figures={OF_TOOLS} use={use} span={span} />}
      {use.hasMemberships && (
        <Figures title="Memberships" figures={OF_MEMBERS} use={use} span={span} />
      )}
      {use.hasOtherCurrencies && (
        <Text size="xs" c="dimmed">
          Revenue counts sales in {use.currency.toUpperCase()}. For other currencies, see Members
          and revenue in the app's settings.
        </Text>
      )}
      <Failure error={error} />
      <Group>
        <Button size="xs" variant="default" loading={busy} onClick={() => void download()}>
          Export CSV
        </Button>
      </Group>
    </Stack>
  );
}

interface Props {
  title: string;
  figures: Figure[];
  use: AppUse;
  span: Span;
}

function Figures({ title, figures, use, span }: Props) {
  const { days, before, currency, people } = use;
  // Who came on several days is one of them.
  const total = (key: UseFigure) =>
    key === 'people' ? people.now : days.reduce((sum, day) => sum + day[key], 0);
  const past = (key: UseFigure) => (key === 'people' ? people.before : before[key]);
  return (
    <section aria-label={title}>
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      <SimpleGrid
        cols={{ base: 2, xs: 3, md: Math.min(4, figures.length) }}
        component="dl"
        my={0}
        mb="sm"
      >
        {figures.map(({ key, label, words }) => (
          <Paper key={key} withBorder p="md" bg="var(--trellis-raised)">
            <Text size="xs" c="dimmed" component="dt">
              {label}
            </Text>
            <Text size="xl" fw={650} component="dd" m={0}>
              {words(total(key), currency)}
            </Text>
            <Text size="xs" c="dimmed" component="dd" m={0}>
              {words(past(key), currency)} in the {span} days before
            </Text>
          </Paper>
        ))}
      </SimpleGrid>
      <Days title={title} figures={figures} days={days} currency={currency} />
    </section>
  );
}

function Days({
  title,
  figures,
  days,
  currency,
}: Omit<Props, 'use' | 'span'> & { days: UseDay[]; currency: string }) {
  const told = days.filter((day) => figures.some(({ key }) => day[key] !== 0));
  if (told.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Nothing in this period.
      </Text>
    );
  return (
    <ScrollArea.Autosize mah={260} viewportProps={{ tabIndex: 0, 'aria-label': `${title} by day` }}>
      <Table stickyHeader verticalSpacing={6} className={classes.raised}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Day</Table.Th>
            {figures.map(({ key, label }) => (
              <Table.Th key={key} ta="right">
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {told.toReversed().map((day) => (
            <Table.Tr key={day.day}>
              <Table.Th scope="row" fw={400}>
                {dayName(day.day)}
              </Table.Th>
              {figures.map(({ key, words }) => (
                <Table.Td key={key} ta="right">
                  {words(day[key], currency)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  );
}
