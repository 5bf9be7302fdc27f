import { type AppDetail, publishCalls } from '@trellis/contract';
import { useEffect, useState } from 'react';
import { useField } from '../../saving/context.ts';
import { SwitchField } from '../../saving/fields/SwitchField.tsx';
import { TextField } from '../../saving/fields/TextField.tsx';
import { api } from '../../session/api.ts';
import { Section } from './Section.tsx';

/** Whether people sign up by themselves (ruling 11), and what they are shown then. */
export function SignupSection({ app, disabled }: { app: AppDetail; disabled: boolean }) {
  const isOn = useField('settings', 'isSignupEnabled').value === true;
  const blocked = useSignupBlocked(app);
  return (
    <Section title="User signup">
      <SwitchField
        item="settings"
        field="isSignupEnabled"
        label="Users can sign up"
        description="People who visit your app make accounts of their own"
        blocked={blocked}
        disabled={disabled}
      />
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
    </Section>
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
