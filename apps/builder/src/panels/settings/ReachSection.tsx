import { Stack, Text } from '@mantine/core';
import { useField } from '../../saving/context.ts';
import { ConflictNote } from '../../saving/fields/ConflictNote.tsx';
import { TextField } from '../../saving/fields/TextField.tsx';
import { Toggle } from '../../ui/Toggle.tsx';

/** Where the published app is found: in search engines, and inside of other pages. */
export function ReachSection({ disabled }: { disabled: boolean }) {
  const hidden = useField('settings', 'isHiddenFromSearch');
  return (
    <Stack gap="sm" component="section" aria-labelledby="settings-reach">
      <Text component="h3" fw={600} size="sm" id="settings-reach">
        Search and embedding
      </Text>
      <div>
        <Toggle
          label="Hide from search engines"
          description="Apps that are not for everybody are always hidden"
          checked={hidden.value === true}
          disabled={disabled}
          error={hidden.error}
          onChange={hidden.set}
        />
        <ConflictNote field={hidden} />
      </div>
      <TextField
        item="settings"
        field="embedOrigins"
        label="Sites that may embed the app"
        description="Their addresses, with spaces between"
        placeholder="https://example.org"
        disabled={disabled}
      />
    </Stack>
  );
}
