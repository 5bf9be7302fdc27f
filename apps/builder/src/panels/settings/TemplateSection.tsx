import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type AppDetail, CLAIM_TEXTS, claimCalls, may } from '@trellis/contract';
import { useField } from '../../saving/context.ts';
import { SwitchField } from '../../saving/fields/SwitchField.tsx';
import { inWords } from '../../session/api.ts';
import { usePerson } from '../../session/person.ts';
import { copyText } from '../../ui/copy.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { Section } from './Section.tsx';
import { TemplateFields } from './TemplateFields.tsx';

/** For admins: the app as a template, and its way to the customer it was made for (spec 1, section 2). */
export function TemplateSection({ app, disabled }: { app: AppDetail; disabled: boolean }) {
  const isClaimable = useField('settings', 'isClaimable').value === true;
  return (
    <Section title="Template and handover">
      <SwitchField item="settings" field="isAppTemplate" label="App Template" disabled={disabled} />
      <TemplateFields appId={app.appId} disabled={disabled} />
      <SwitchField
        item="settings"
        field="isClaimable"
        label="App claim by customer"
        description="Whoever accepts the invite link becomes the owner; you stay as an editor, or leave"
        disabled={disabled}
      />
      {isClaimable && (
        <>
          <SwitchField
            item="settings"
            field="requireBuilderCollaboratorAccount"
            label="Require a builder collaborator account"
            description="Only an existing collaborator on this app can claim it"
            disabled={disabled}
          />
          {may(app.role, 'settings.change') && <InviteLink app={app} disabled={disabled} />}
        </>
      )}
    </Section>
  );
}

function InviteLink({ app, disabled }: { app: AppDetail; disabled: boolean }) {
  const { api } = usePerson();
  const { attempt, error, busy } = useAttempt();
  const params = { appId: app.appId };
  const copy = () =>
    attempt(async () => {
      const asked = api(claimCalls.invitation, { params });
      const { inviteLink } = await inWords(CLAIM_TEXTS.failed, asked);
      await copyText(inviteLink, 'Invite link copied');
    });
  const revoke = () =>
    attempt(async () => {
      const { revoked } = await api(claimCalls.revoke, { params });
      const message = revoked
        ? 'Link revoked. The next one will be different.'
        : 'There was no link to revoke.';
      notifications.show({ message });
    });
  return (
    <>
      <Failure error={error} />
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          loading={busy}
          disabled={disabled}
          onClick={() => void copy()}
        >
          Copy invite link
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          disabled={disabled || busy}
          onClick={() => void revoke()}
        >
          Revoke link
        </Button>
      </Group>
    </>
  );
}
