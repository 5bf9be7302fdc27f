import { Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import { money, type PaymentSetup, paymentCalls, type TierLimits } from '@trellis/contract';
import { useState } from 'react';
import { usePerson } from '../../../session/person.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { useAttempt } from '../../../ui/useAttempt.ts';

interface Props {
  appId: string;
  setup: PaymentSetup;
  disabled: boolean;
  put(setup: PaymentSetup): void;
}

/** What each tier gives of the app's AI tools. */
export function TierForm({ appId, setup, disabled, put }: Props) {
  const { api } = usePerson();
  const [changed, setChanged] = useState<Record<string, TierLimits>>({});
  const { attempt, error, busy } = useAttempt();
  const set = (name: string, limits: TierLimits) =>
    setChanged((now) => ({ ...now, [name]: limits }));
  const save = () =>
    attempt(async () => {
      const all = Object.fromEntries(setup.tiers.map(({ name, limits }) => [name, limits]));
      const tiers = { ...all, ...changed };
      put(await api(paymentCalls.tiers, { params: { appId }, body: { tiers } }));
      setChanged({});
    });
  return (
    <Stack gap="xs">
      {setup.tiers.map(({ name, price, currency, limits: kept }) => {
        const limits = changed[name] ?? kept;
        return (
          <Stack key={name} gap={4} role="group" aria-label={name || 'Members'}>
            <Text size="xs" fw={600}>
              {name || 'Members'} · {money(price, currency)}
            </Text>
            <Group grow gap="xs" align="flex-start">
              <Limit
                label="Runs a day"
                value={limits.dailyRuns}
                min={1}
                disabled={disabled}
                set={(dailyRuns) => set(name, { ...limits, dailyRuns })}
              />
              <Limit
                label="Credits a month"
                value={limits.monthlyCredits}
                min={0}
                disabled={disabled}
                set={(monthlyCredits) => set(name, { ...limits, monthlyCredits })}
              />
            </Group>
          </Stack>
        );
      })}
      <Failure error={error} />
      {Object.keys(changed).length > 0 && (
        <Group>
          <Button size="compact-sm" loading={busy} onClick={() => void save()}>
            Save the tiers
          </Button>
        </Group>
      )}
    </Stack>
  );
}

interface LimitProps {
  label: string;
  value: number | null;
  min: number;
  disabled: boolean;
  set(value: number | null): void;
}

function Limit({ label, value, min, disabled, set }: LimitProps) {
  return (
    <NumberInput
      size="xs"
      label={label}
      placeholder="No limit"
      min={min}
      max={1_000_000}
      allowDecimal={false}
      allowNegative={false}
      disabled={disabled}
      value={value ?? ''}
      onChange={(next) => set(typeof next === 'number' ? next : null)}
    />
  );
}
