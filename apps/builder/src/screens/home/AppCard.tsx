import { Badge, Box, Card, Group, Image, Text } from '@mantine/core';
import { appCalls, type ListedApp } from '@trellis/contract';
import { Link } from 'react-router';
import { addressOf } from '../../session/api.ts';
import { useFetchedAddress } from '../../ui/useFetchedAddress.ts';
import classes from './AppCard.module.css';
import { Skeleton } from './Skeleton.tsx';

/** One app: a picture of its first page, its name, whether it is published; for somebody else's, whose it is and what one may do. */
export function AppCard({ app }: { app: ListedApp }) {
  const { appId, hasPicture, pictureStamp: v } = app;
  const picture = useFetchedAddress(
    hasPicture ? addressOf(appCalls.picture.path, { appId }, { v }) : null,
  );
  return (
    <Card
      component={Link}
      to={`/build/app/${app.appId}`}
      withBorder
      padding={0}
      radius="lg"
      className={classes.card}
      bg="var(--trellis-raised)"
    >
      <Box className={classes.picture}>
        {picture ? (
          <Image src={picture} alt="" h="100%" fit="cover" />
        ) : (
          <Skeleton seed={app.appId} />
        )}
      </Box>
      <Group p="sm" justify="space-between" wrap="nowrap" gap="xs">
        <div style={{ minWidth: 0 }}>
          <Text fw={600} truncate>
            {app.name}
          </Text>
          {app.sharedBy !== null && (
            <Text size="xs" c="dimmed" truncate>
              {app.sharedBy} · {app.role === 'editor' ? 'you may edit' : 'you may look'}
            </Text>
          )}
        </div>
        {app.isPublished && (
          <Badge size="sm" variant="light" color="leaf" tt="none">
            Published
          </Badge>
        )}
      </Group>
    </Card>
  );
}
