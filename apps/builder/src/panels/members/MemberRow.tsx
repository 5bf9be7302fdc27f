import { ActionIcon, Badge, Group, Menu, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDots } from '@tabler/icons-react';
import { type Member, memberCalls } from '@trellis/contract';
import { api, messageOf } from '../../session/api.ts';

interface Props {
  appId: string;
  member: Member;
  canManage: boolean;
  onChanged(): Promise<void>;
  onLeft(): void;
}

const FATES = {
  late: { label: 'Email delayed', color: 'orange' },
  undelivered: { label: 'Email not delivered', color: 'red' },
} as const;
const ROLE = { owner: 'Owner', editor: 'Can edit', viewer: 'Can view' } as const;

/** One collaborator, and what may be done about them. */
export function MemberRow({ appId, member, canManage, onChanged, onLeft }: Props) {
  const params = { appId, memberId: member.id };
  const tell = async (work: () => Promise<unknown>, then: () => unknown) => {
    try {
      await work();
      await then();
    } catch (failure) {
      notifications.show({ color: 'red', message: messageOf(failure) });
    }
  };
  const isOwner = member.role === 'owner';
  const other = member.role === 'editor' ? 'viewer' : 'editor';
  return (
    <Group justify="space-between" wrap="nowrap" gap={4}>
      <div style={{ minWidth: 0 }}>
        <Text size="sm" fw={500} truncate title={member.email}>
          {member.name || member.email}
          {member.isYou && ' (you)'}
        </Text>
        {member.name && (
          <Text size="xs" c="dimmed" truncate title={member.email}>
            {member.email}
          </Text>
        )}
        <Group gap={4} mt={2}>
          <Badge size="xs" variant="light">
            {ROLE[member.role]}
          </Badge>
          {member.status === 'invited' && (
            <Badge size="xs" variant="light" color="blue">
              Invited
            </Badge>
          )}
          {member.mailFate && (
            <Badge size="xs" variant="light" color={FATES[member.mailFate].color}>
              {FATES[member.mailFate].label}
            </Badge>
          )}
        </Group>
      </div>
      {!isOwner && (canManage || member.isYou) && (
        <Menu position="bottom-end" width={200} shadow="md">
          <Menu.Target>
            <ActionIcon aria-label={`Actions for ${member.email}`}>
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {canManage && member.status === 'active' && (
              <Menu.Item
                onClick={() =>
                  void tell(
                    () => api(memberCalls.change, { params, body: { role: other } }),
                    onChanged,
                  )
                }
              >
                {other === 'editor' ? 'Make editor' : 'Make viewer'}
              </Menu.Item>
            )}
            <Menu.Item
              color="red"
              onClick={() =>
                void tell(
                  () => api(memberCalls.remove, { params }),
                  member.isYou ? onLeft : onChanged,
                )
              }
            >
              {member.isYou ? 'Leave this app' : 'Remove'}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}
