import { Box, Button, Card, Group, Image, Stack, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { Template } from '@trellis/contract';
import { isPlanLimit } from '../../plans/isPlanLimit.ts';
import { UpgradePrompt } from '../../plans/UpgradePrompt.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useLook, useStart } from '../templates/useTemplate.ts';
import classes from './AppCard.module.css';

/** A template as an app that can be tried at once, or made one's own. */
export function FinishedApp({ template }: { template: Template }) {
  const { id, name, description, picture } = template;
  const { look, error: unseen, busy: isOpening } = useLook(id);
  const { start, error, busy } = useStart(id);
  return (
    <Card
      component="article"
      aria-label={name}
      withBorder
      padding={0}
      radius="lg"
      bg="var(--trellis-raised)"
    >
      <Box className={classes.picture}>
        <Image src={picture} alt="" h="100%" fit="cover" />
      </Box>
      <Stack p="sm" gap="xs" flex={1}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed" lineClamp={2} flex={1}>
          {description}
        </Text>
        <Group gap="xs" grow>
          <Button
            size="sm"
            variant="default"
            loading={isOpening}
            rightSection={<IconExternalLink size={14} />}
            onClick={look}
          >
            Try it
          </Button>
          <Button size="sm" variant="light" loading={busy} onClick={() => void start(name)}>
            Make it yours
          </Button>
        </Group>
        {error && isPlanLimit(error) ? (
          <UpgradePrompt message={error.message} />
        ) : (
          <Failure error={error ?? unseen} />
        )}
      </Stack>
    </Card>
  );
}
