import { ActionIcon, Tooltip } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';

interface Props {
  isOn: boolean;
  onToggle(): void;
}

/** Whether messages are answered with a plan and questions, and change nothing. */
export function PlanSwitch({ isOn, onToggle }: Props) {
  return (
    <Tooltip
      label={isOn ? 'Plan first is on: nothing changes until you approve' : 'Plan first (/plan)'}
    >
      <ActionIcon
        size={34}
        radius="xl"
        variant={isOn ? 'light' : 'subtle'}
        color={isOn ? 'leaf' : undefined}
        aria-label="Plan first"
        aria-pressed={isOn}
        onClick={onToggle}
      >
        <IconListCheck size={18} />
      </ActionIcon>
    </Tooltip>
  );
}
