import { ActionIcon, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { messageOf } from '../../../session/api.ts';
import { dateOf } from './days.ts';
import type { Period } from './usePeriod.ts';

interface Props {
  period: Period;
  /** Why the days could not be read. */
  failure: unknown;
  onAgain(): void;
}

/** Which days are shown, and the way to others. */
export function CalendarBar({ period, failure, onAgain }: Props) {
  const { mode, days, around, step, setMode, goToday } = period;
  const words = dateOf(mode === 'month' ? around : days[0]!).toLocaleDateString(undefined, {
    month: 'long',
    year: 'numeric',
    ...(mode === 'week' && { day: 'numeric' }),
  });
  return (
    <Group gap="xs">
      <ActionIcon aria-label={`Previous ${mode}`} onClick={() => step(-1)}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <ActionIcon aria-label={`Next ${mode}`} onClick={() => step(1)}>
        <IconChevronRight size={18} />
      </ActionIcon>
      <Text component="h3" fw={600} size="sm" aria-live="polite">
        {mode === 'week' && 'Week of '}
        {words}
      </Text>
      <Button size="compact-xs" variant="default" onClick={goToday}>
        Today
      </Button>
      <SegmentedControl
        size="xs"
        aria-label="Time span"
        value={mode}
        data={[
          { value: 'month', label: 'Month' },
          { value: 'week', label: 'Week' },
        ]}
        onChange={(value) => setMode(value === 'week' ? 'week' : 'month')}
      />
      {failure !== null && (
        <Group gap={6} role="alert">
          <Text size="xs">{messageOf(failure)}</Text>
          <Button size="compact-xs" variant="default" onClick={onAgain}>
            Try again
          </Button>
        </Group>
      )}
    </Group>
  );
}
