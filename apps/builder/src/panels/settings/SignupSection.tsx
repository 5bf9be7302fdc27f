import { type AppDetail, type Publication, publishCalls } from '@trellis/contract';
import { useField } from '../../saving/context.ts';
import { SwitchField } from '../../saving/fields/SwitchField.tsx';
import { TextField } from '../../saving/fields/TextField.tsx';
import { useCall } from '../../session/query.ts';
import { SignupNeeded } from '../access/SignupNeeded.tsx';
import { Section } from './Section.tsx';

/** Whether people sign up by themselves (ruling 11), and what they are shown then. */
export function SignupSection({ app, disabled }: { app: AppDetail; disabled: boolean }) {
  const isOn = useField('settings', 'isSignupEnabled').value === true;
  const visibility = useField('settings', 'visibility').value;
  const publication = usePublication(app);
  return (
    <Section title="User signup">
      <SwitchField
        item="settings"
        field="isSignupEnabled"
        label="Users can sign up"
        description={saysWho(visibility, app.isPublished)}
        blocked={publication?.signupBlockedNow ?? null}
        disabled={disabled}
      />
      {publication && !isOn && visibility !== 'invite' && (
        <SignupNeeded access={publication.access} />
      )}
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

/** What the switch does as the app is now: a setting that has no effect yet is not said to have one. */
function saysWho(visibility: unknown, isPublished: boolean): string {
  if (visibility === 'invite') return 'Invite-only: sign-up is off';
  const who = 'Visitors to your app can create accounts';
  return isPublished ? who : `${who} once it is published`;
}

/** Why sign-up cannot be switched on and who needs it; asked again when the app is published or changes. */
function usePublication({ appId, isPublished, versionId }: AppDetail): Publication | null {
  // Where it cannot be asked the server still decides, and says so at the switch.
  const call = { params: { appId } };
  const since = `${isPublished} ${versionId}`;
  return useCall(publishCalls.get, call, { since, keepsLast: true }).value ?? null;
}
