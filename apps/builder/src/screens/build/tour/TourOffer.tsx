import { Button, CloseButton, Group, Paper, Text } from '@mantine/core';
import { leaveTour, startTour, useTourOffer } from './tour.ts';

/** At the foot of the side panel, until the tour was taken or declined. */
export function TourOffer() {
  if (!useTourOffer()) return null;
  return (
    <Paper withBorder p="xs" m={8} mt="auto" component="section" aria-label="New here">
      <Group justify="space-between" wrap="nowrap" mb={4}>
        <Text size="sm" fw={600}>
          New here?
        </Text>
        <CloseButton size="sm" aria-label="Hide this" onClick={leaveTour} />
      </Group>
      <Text size="xs" c="dimmed" mb="xs">
        Four short steps show you where things are.
      </Text>
      <Button size="xs" variant="light" fullWidth onClick={startTour}>
        Show me around
      </Button>
    </Paper>
  );
}
