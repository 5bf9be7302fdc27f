import { Group, Image, Paper, Text } from '@mantine/core';
import type { AppDetail, AppStyle, AppTexts } from '@trellis/contract';
import { useSaving } from '../../saving/context.ts';
import { shownValue } from '../../saving/state.ts';

/** The app as a browser's tab and a shared address show it, while it is typed. */
export function SharedCard({ app }: { app: AppDetail }) {
  const header = useSaving((state) => shownValue(state, 'texts.header')) as AppTexts['header'];
  const words = useSaving((state) => shownValue(state, 'texts.description')) as string;
  const logo = useSaving((state) => shownValue(state, 'style.logoUrl')) as AppStyle['logoUrl'];
  const title = header?.trim() || app.name;
  return (
    <Paper
      withBorder
      p="xs"
      bg="var(--trellis-surface)"
      role="img"
      aria-label={`Shared as: ${title}`}
    >
      <Group gap={6} wrap="nowrap">
        {logo && <Image src={logo} alt="" w={16} h={16} fit="contain" />}
        <Text size="sm" fw={600} truncate>
          {title}
        </Text>
      </Group>
      <Text size="xs" c="dimmed" truncate>
        {window.location.host}/app/{app.slug}
      </Text>
      {words && (
        <Text size="xs" lineClamp={3} mt={4}>
          {words}
        </Text>
      )}
    </Paper>
  );
}
