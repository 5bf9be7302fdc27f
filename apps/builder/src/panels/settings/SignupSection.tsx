import { Stack, Text } from '@mantine/core';
import { type AppDetail, publishCalls } from '@trellis/contract';
import { useEffect, useState } from 'react';
import { useField } from '../../saving/context.ts';
import { ConflictNote } from '../../saving/fields/ConflictNote.tsx';
import { TextField } from '../../saving/fields/TextField.tsx';
import { api } from '../../session/api.ts';
import { Toggle } from '../../ui/Toggle.tsx';

/** Whether people sign up by themselves (ruling 11), and what they are shown then. */
export function SignupSection({ app, disabled }: { app: AppDetail; disabled: boolean }) {
  const field = useField('settings', 'isSignupEnabled');
  const blocked = useSignupBlocked(app);
  const isOn = field.value === true;
  return (
    <Stack gap="sm" component="section" aria-labelledby="settings-signup">
      <Text component="h3" fw={600} size="sm" id="settings-signup">
        User signup
      </Text>
      <div>
        <Toggle
          label="Users can sign up"
          description="People who visit your app make accounts of their own"
          checked={isOn}
          // What is on can always be switched off.
          blocked={isOn ? null : blocked}
          disabled={disabled}
          error={field.error}
          onChange={field.set}
        />
        <ConflictNote field={field} />
      </div>
      <TextField
        item="settings"
        field="termsOfServiceLink"
        label="Terms of service"
        type="url"
        placeholder="https://"
        disabled={disabled}
        isWanted={isOn}
      />
      <TextField
        item="settings"
        field="privacyPolicyLink"
        label="Privacy policy"
        type="url"
        placeholder="https://"
        disabled={disabled}
        isWanted={isOn}
      />
      <TextField
        item="settings"
        field="supportEmail"
        label="Support email"
        type="email"
        disabled={disabled}
        isWanted={isOn}
      />
    </Stack>
  );
}

/** Why sign-up cannot be switched on, or null when it can; asked again when the app is published or not. */
function useSignupBlocked({ appId, isPublished }: AppDetail): string | null {
  const [blocked, setBlocked] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: being published changes the answer
  useEffect(() => {
    // Where it cannot be asked the server still decides, and says so at the switch.
    api(publishCalls.get, { params: { appId } }).then(
      (publication) => setBlocked(publication.signupBlockedNow),
      () => setBlocked(null),
    );
  }, [appId, isPublished]);
  return blocked;
}
