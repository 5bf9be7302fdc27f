import { ScrollArea, Table } from '@mantine/core';
import type { AnalyticsDay } from '@trellis/contract';
import classes from './analytics.module.css';
import { dayName } from './day.ts';

export const FIGURES = [
  ['visitors', 'Visitors'],
  ['visits', 'Visits'],
  ['views', 'Page views'],
  ['signups', 'Sign-ups'],
  ['errors', 'Errors'],
] as const satisfies [keyof AnalyticsDay, string][];

/** Every day with its figures, the last one first. */
export function DayTable({ days }: { days: readonly AnalyticsDay[] }) {
  return (
    <ScrollArea h={300} viewportProps={{ tabIndex: 0, 'aria-label': 'Figures of each day' }}>
      <Table
        stickyHeader
        verticalSpacing={6}
        horizontalSpacing={6}
        miw={380}
        className={classes.raised}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Day</Table.Th>
            {FIGURES.map(([key, label]) => (
              <Table.Th key={key} ta="right">
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {days.toReversed().map((day) => (
            <Table.Tr key={day.day}>
              <Table.Th scope="row" fw={400} style={{ whiteSpace: 'nowrap' }}>
                {dayName(day.day)}
              </Table.Th>
              {FIGURES.map(([key]) => (
                <Table.Td key={key} ta="right">
                  {day[key].toLocaleString()}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}
