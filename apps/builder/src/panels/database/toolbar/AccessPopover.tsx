import { Button, Divider, Popover, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconLock } from '@tabler/icons-react';
import {
  ACCESS_LEVEL_LABELS,
  ACCESS_PRESETS,
  type DatabaseEntity,
  MESSAGES,
} from '@trellis/contract';
import { lazy, Suspense, useState } from 'react';
import { WITHIN } from '../../../ui/within.ts';
import type { PanelChat } from '../../types.ts';
import type { SeenPerson } from '../seeas/person.ts';

const SeeAsChooser = lazy(() => import('../seeas/SeeAsChooser.tsx'));

interface Props {
  entity: DatabaseEntity;
  /** Null for who may not ask the assistant. */
  chat: PanelChat | null;
  seeAs: SeeAs;
}

/** What it takes to see the rows as somebody else. */
export interface SeeAs {
  /** The rows are seen as somebody else now: what is exported would be all of them. */
  isOn: boolean;
  appId: string;
  canSearch: boolean;
  onChoose(person: SeenPerson): void;
}

/** Who can read and write the rows, and asking the assistant for another rule (spec 2, section 6). */
export function AccessPopover({ entity, chat, seeAs }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { permissions, sentence } = entity.access;
  const current = ACCESS_PRESETS.find(
    ({ read, write }) => read === permissions?.read && write === permissions.write,
  );
  const words = current?.label ?? (permissions ? levels(permissions) : 'Custom rules');
  const ask = async (key: string) => {
    const preset = ACCESS_PRESETS.find((one) => keyOf(one) === key);
    if (!preset || !chat || preset === current) return;
    if (chat.isBusy) {
      notifications.show({ color: 'red', message: MESSAGES.accessWhileChatBusy });
      return;
    }
    setOpen(false);
    const isAsked = await chat.send(
      `Change the permissions of the ${entity.name} entity: read ${preset.read}, write ${preset.write} (${preset.label}).`,
    );
    // Why it was not is said in the conversation.
    if (!isAsked) notifications.show({ color: 'red', message: MESSAGES.accessChangeFailed });
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      withinPortal
      shadow="md"
      trapFocus
      {...WITHIN}
    >
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          maw={260}
          leftSection={<IconLock size={14} />}
          aria-label={`Access: ${words}`}
          onClick={() => setOpen((now) => !now)}
        >
          {words}
        </Button>
      </Popover.Target>
      <Popover.Dropdown w={340}>
        <Text fw={600} size="sm" mb={4}>
          Access Control Settings
        </Text>
        <Text size="xs" c="dimmed" mb="sm">
          {sentence} You and your collaborators see every row here.
        </Text>
        <Radio.Group
          aria-label="Who can read and write"
          value={current ? keyOf(current) : null}
          onChange={(key) => void ask(key)}
        >
          <Stack gap="xs">
            {ACCESS_PRESETS.map((preset) => (
              <Radio
                key={preset.label}
                size="xs"
                value={keyOf(preset)}
                label={preset.label}
                description={preset.description}
                disabled={chat === null}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Text size="xs" c="dimmed" mt="sm">
          {chat
            ? 'The assistant makes the change. It takes effect when you publish.'
            : 'Only people who can edit the app can change this.'}
        </Text>
        <Divider my="sm" />
        {isOpen && (
          <Suspense fallback={<Skeleton h={90} />}>
            <SeeAsChooser
              appId={seeAs.appId}
              canSearch={seeAs.canSearch}
              onChoose={seeAs.onChoose}
            />
          </Suspense>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

const keyOf = ({ read, write }: { read: string; write: string }) => `${read} ${write}`;
const levels = ({ read, write }: NonNullable<DatabaseEntity['access']['permissions']>) =>
  `${ACCESS_LEVEL_LABELS[read]} Read / ${ACCESS_LEVEL_LABELS[write]} Write`;
