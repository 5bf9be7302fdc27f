import { Badge, Box, Card, Group, Image, Text } from '@mantine/core';
import { type AppSummary, appCalls, type ListedApp } from '@trellis/contract';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { addressOf, request } from '../../session/api.ts';
import classes from './AppCard.module.css';
import { Skeleton } from './Skeleton.tsx';

/** One app: a picture of its first page, its name, whether it is published; for somebody else's, whose it is and what one may do. */
export function AppCard({ app }: { app: ListedApp }) {
  const picture = usePicture(app);
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

/** The picture's object address: it is fetched with the person's token, which an <img> cannot carry. */
function usePicture(app: AppSummary): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!app.hasPicture) return;
    const stop = new AbortController();
    let made: string | null = null;
    request(addressOf(appCalls.picture.path, { appId: app.appId }, { v: app.pictureStamp }), {
      signal: stop.signal,
    })
      .then(async (response) => {
        made = URL.createObjectURL(await response.blob());
        setAddress(made);
      })
      .catch(() => setAddress(null));
    return () => {
      stop.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [app.appId, app.hasPicture, app.pictureStamp]);
  return address;
}
