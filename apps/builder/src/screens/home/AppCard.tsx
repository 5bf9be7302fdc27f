import { Badge, Box, Card, Group, Image, Text } from '@mantine/core';
import { appCalls, type ListedApp } from '@trellis/contract';
import { Link } from 'react-router';
import { addressOf } from '../../session/api.ts';
import { ago } from '../../ui/ago.ts';
import { useFetchedAddress } from '../../ui/useFetchedAddress.ts';
import classes from './AppCard.module.css';
import { AppMenu } from './AppMenu.tsx';
import { Skeleton } from './Skeleton.tsx';

interface Props {
  app: ListedApp;
  folders: readonly string[];
  /** The list is no longer as it was. */
  onChange(): void;
}

/** One app: a picture of its first page, its name, its state, and what can be done with it. */
export function AppCard({ app, folders, onChange }: Props) {
  const { appId, hasPicture, pictureStamp: v } = app;
  const picture = useFetchedAddress(
    hasPicture ? addressOf(appCalls.picture.path, { appId }, { v }) : null,
  );
  return (
    <Card
      component="article"
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
      <Group p="sm" pr={6} justify="space-between" wrap="nowrap" gap="xs">
        <div style={{ minWidth: 0 }}>
          <Text
            component={Link}
            to={`/build/app/${app.appId}`}
            fw={600}
            truncate
            dir="auto"
            display="block"
            w="fit-content"
            maw="100%"
            className={classes.link}
          >
            {app.name}
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {app.sharedBy !== null &&
              `${app.sharedBy} · ${app.role === 'editor' ? 'can edit' : 'view only'} · `}
            <time dateTime={app.updatedAt} title={new Date(app.updatedAt).toLocaleString()}>
              Edited {ago(app.updatedAt)}
            </time>
          </Text>
        </div>
        <Group gap={4} wrap="nowrap">
          {app.isPublished && (
            <Badge size="sm" variant="light" color="leaf" tt="none">
              Published
            </Badge>
          )}
          <AppMenu app={app} folders={folders} onChange={onChange} />
        </Group>
      </Group>
    </Card>
  );
}
