import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import classes from './ActingBanner.module.css';

/** Says on every page that an admin acts as somebody else, and leads back to the admin's own session. */
export function ActingBanner({ name }: { name: string }) {
  return (
    <Group component="aside" aria-label="Acting as somebody else" className={classes.banner}>
      <Text size="sm" truncate>
        You are acting as <strong>{name}</strong>. The audit log records it.
      </Text>
      <Button component={Link} to="/logout" size="compact-xs" variant="white" color="dark">
        Stop
      </Button>
    </Group>
  );
}
