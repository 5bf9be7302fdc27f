import { Group, Text } from '@mantine/core';
import type { AnalyticsDay } from '@trellis/contract';
import { shortNumber } from '@trellis/contract';
import { useState } from 'react';
import { counted } from '../../ui/counted.ts';
import classes from './analytics.module.css';
import { dayName } from './day.ts';

/** Page views and visitors of each day, for the eye; the table beside it tells the same to everybody. */
export function DayChart({ days }: { days: readonly AnalyticsDay[] }) {
  const [pointed, setPointed] = useState<string | null>(null);
  const most = Math.max(1, ...days.map(({ views }) => views));
  const shown = days.find(({ day }) => day === pointed) ?? days.at(-1);
  const height = (count: number) => `${(count / most) * 100}%`;
  return (
    <div aria-hidden>
      <Group justify="space-between" mb="sm" gap="xs">
        <Group gap="md">
          <Text size="xs">
            <span className={`${classes.key} ${classes.visitors}`} style={KEY} />
            Visitors
          </Text>
          <Text size="xs">
            <span className={`${classes.key} ${classes.views}`} style={KEY} />
            Page views
          </Text>
        </Group>
        {shown && (
          <Text size="xs" c="dimmed">
            {dayName(shown.day)}: {counted(shown.visitors, 'visitor')},{' '}
            {counted(shown.views, 'page view')}
          </Text>
        )}
      </Group>
      <div className={classes.bars} onPointerLeave={() => setPointed(null)}>
        <Text size="xs" c="dimmed" className={classes.most}>
          {shortNumber(most)}
        </Text>
        {days.map(({ day, views, visitors }) => (
          <div
            key={day}
            className={classes.bar}
            data-shown={day === pointed || undefined}
            onPointerEnter={() => setPointed(day)}
          >
            <div className={classes.views} style={{ height: height(views) }} />
            <div className={classes.visitors} style={{ height: height(visitors) }} />
          </div>
        ))}
      </div>
      <Group justify="space-between" mt={4}>
        {[days[0], days.at(-1)].map((end) => (
          <Text key={end?.day} size="xs" c="dimmed">
            {end && dayName(end.day)}
          </Text>
        ))}
      </Group>
    </div>
  );
}

/** The bars' colors, in the line of words. */
const KEY = { position: 'static', borderRadius: 2 } as const;
