import { Alert, Button, Group, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { type DatabaseEntity, seeAsCalls } from '@trellis/contract';
import { useEffect, useRef } from 'react';
import { useCall } from '../../../session/query.ts';
import type { SeenPerson } from './person.ts';

interface Props {
  appId: string;
  entity: DatabaseEntity;
  person: SeenPerson;
  onEnd(): void;
}

/** Says through whose eyes the rows are seen, and ends it. */
export default function SeeAsBanner({ appId, entity, person, onEnd }: Props) {
  const end = useRef<HTMLButtonElement>(null);
  const { name, count } = entity;
  // Asked anew with every row that comes or goes.
  const { value: sight, failure } = useCall(
    seeAsCalls.sight,
    { params: { appId, entityName: name }, query: { as: person.as } },
    { since: count, keepsLast: true },
  );
  // The button that was pressed for it is gone.
  useEffect(() => end.current?.focus(), []);
  const words =
    failure ??
    sight?.closed ??
    (sight &&
      `They see ${sight.count.toLocaleString()} of ${sight.total.toLocaleString()} rows and can${sight.mayAdd ? '' : 'not'} add rows.`);
  return (
    <Alert color="orange" p="xs" icon={<IconEye size={18} />} role="status" aria-label="Viewing as">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          You see this as <b>{person.name}</b>. {words} Nothing can be changed in this view. The
          preview’s rules apply.
        </Text>
        <Button ref={end} size="compact-sm" variant="default" onClick={onEnd}>
          Show all rows again
        </Button>
      </Group>
    </Alert>
  );
}
