import { Button, Group, Stack, Text } from '@mantine/core';
import { type AppDetail, MESSAGES, may, paymentCalls } from '@trellis/contract';
import { lazy, Suspense, useState } from 'react';
import { useField } from '../../saving/context.ts';
import { SwitchField } from '../../saving/fields/SwitchField.tsx';
import { useCall } from '../../session/query.ts';
import { PaymentSetupForm } from './payments/PaymentSetupForm.tsx';
import { Section } from './Section.tsx';

const MembersDialog = lazy(async () => ({
  default: (await import('./payments/MembersDialog.tsx')).MembersDialog,
}));

/** Whether people pay to use the app, by which product, and who does (spec 1, sections 2 and 5). */
export function MembershipsSection({ app, disabled }: { app: AppDetail; disabled: boolean }) {
  const hasSignup = useField('settings', 'isSignupEnabled').value === true;
  const isOn = useField('settings', 'isPaidMembershipsEnabled').value === true;
  const call = { params: { appId: app.appId } };
  const { value: setup, failure, put } = useCall(paymentCalls.setup, call, { when: isOn });
  const [shows, setShows] = useState(false);
  const canConnect = may(app.role, 'integrations.manage') && !disabled;
  return (
    <Section title="Paid memberships">
      <SwitchField
        item="settings"
        field="isPaidMembershipsEnabled"
        label="People pay to use the app"
        description="Members only, through a product you sell on Gumroad"
        blocked={hasSignup ? null : MESSAGES.membershipsNeedSignup}
        disabled={disabled}
      />
      {failure && (
        <Text size="sm" c="red">
          {failure}
        </Text>
      )}
      <PaymentSetupForm appId={app.appId} setup={setup} disabled={!isOn || !canConnect} put={put} />
      {setup?.isSetupCompleted && (
        <Stack gap="xs">
          {setup.problem && (
            <Text size="xs" c="dimmed">
              {setup.problem}
            </Text>
          )}
          <Group>
            <Button size="compact-sm" variant="default" onClick={() => setShows(true)}>
              Members and revenue
            </Button>
          </Group>
        </Stack>
      )}
      {shows && (
        <Suspense>
          <MembersDialog appId={app.appId} onClose={() => setShows(false)} />
        </Suspense>
      )}
    </Section>
  );
}
