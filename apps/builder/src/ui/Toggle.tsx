import { Switch, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  description?: string;
  checked: boolean;
  /** Why it cannot be switched, or null when it can. */
  blocked?: string | null;
  disabled?: boolean;
  error?: ReactNode;
  onChange(checked: boolean): void;
}

/** On or off; where it cannot be switched, it says why. */
export function Toggle({ label, description, checked, blocked, disabled, error, onChange }: Props) {
  return (
    <Tooltip
      label={blocked}
      disabled={!blocked}
      multiline
      w={240}
      events={{ hover: true, focus: true, touch: true }}
    >
      <div>
        <Switch
          size="sm"
          label={label}
          // The reason is also read out, and there for those who cannot hover.
          description={blocked ?? description}
          checked={checked}
          // Not taken out of the order of Tab, so that the reason can be reached.
          aria-disabled={blocked ? true : undefined}
          disabled={disabled}
          error={error}
          onChange={(event) => !blocked && onChange(event.currentTarget.checked)}
        />
      </div>
    </Tooltip>
  );
}
