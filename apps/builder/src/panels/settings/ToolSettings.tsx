import { Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import { type ToolSettings as Own, savingCalls } from '@trellis/contract';
import { useState } from 'react';
import { api } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { useAccount } from '../../ui/useAccount.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { ModelInUse, ModelPicker } from './ModelPicker.tsx';
import { METHODS } from './methods.ts';
import { Section } from './Section.tsx';

interface Props {
  appId: string;
  toolId: string;
  disabled: boolean;
}

/** How one tool is run where that is not as the app says (ruling 87). */
export function ToolSettings({ appId, toolId, disabled }: Props) {
  const at = { params: { appId }, query: { toolId } };
  const { value, failure, reload } = useCall(savingCalls.settings, at);
  const { attempt, error, busy } = useAttempt();
  const [draft, setDraft] = useState<Own>({});
  if (!value)
    return failure ? (
      <Text size="sm" role="alert">
        {failure}
      </Text>
    ) : null;
  const isOwn = value.own.length > 0 || Object.keys(draft).length > 0;
  const shown = { ...value, ...draft };
  const set = <K extends keyof Own>(name: K, next: Own[K]) =>
    setDraft((before) => ({ ...before, [name]: next }));
  const save = () =>
    attempt(async () => {
      await api(savingCalls.saveSettings, { ...at, body: { appSettings: draft } });
      setDraft({});
      await reload();
    });
  const clear = () =>
    attempt(async () => {
      if (value.own.length > 0)
        await api(savingCalls.clearToolSettings, { params: { appId, toolId } });
      setDraft({});
      await reload();
    });
  const { dailyUserLimit, weeklyUserLimit } = value;
  return (
    <Section title="This tool">
      <Toggle
        label="Own settings"
        description="Instead of the app’s settings, shown below"
        checked={isOwn}
        disabled={disabled || busy}
        onChange={(is) => (is ? setDraft({ dailyUserLimit, weeklyUserLimit }) : void clear())}
      />
      {isOwn && (
        <Stack gap="sm">
          <Limit
            label="Runs a day of this tool"
            value={shown.dailyUserLimit}
            error={error?.fields.dailyUserLimit}
            disabled={disabled}
            onChange={(next) => set('dailyUserLimit', next)}
          />
          <Limit
            label="Runs a week of this tool"
            value={shown.weeklyUserLimit}
            error={error?.fields.weeklyUserLimit}
            disabled={disabled}
            onChange={(next) => set('weeklyUserLimit', next)}
          />
          <ForAdmins shown={shown} disabled={disabled} set={set} />
          <Failure error={error} />
          <Group justify="flex-end">
            <Button
              size="xs"
              loading={busy}
              disabled={disabled || Object.keys(draft).length === 0}
              onClick={() => void save()}
            >
              Save
            </Button>
          </Group>
        </Stack>
      )}
    </Section>
  );
}

interface LimitProps {
  label: string;
  value: number | null;
  error: string | undefined;
  disabled: boolean;
  onChange(value: number | null): void;
}

function Limit({ label, value, error, disabled, onChange }: LimitProps) {
  return (
    <NumberInput
      label={label}
      description="Per IP address, 1 to 100"
      placeholder="No limit"
      min={1}
      max={100}
      allowDecimal={false}
      disabled={disabled}
      value={value ?? ''}
      error={error}
      onChange={(next) => onChange(typeof next === 'number' ? next : null)}
    />
  );
}

interface AdminProps {
  shown: Required<Own>;
  disabled: boolean;
  set<K extends keyof Own>(name: K, next: Own[K]): void;
}

/** What admins of the installation change alone (spec 1, section 6). */
function ForAdmins({ shown, disabled, set }: AdminProps) {
  const account = useAccount();
  if (!account?.isAdmin) return <ModelInUse model={shown.aiModel} />;
  const number = (name: 'modelTemperature' | 'creditsPerRun') => (next: number | string) => {
    if (typeof next === 'number') set(name, next);
  };
  return (
    <>
      <ModelPicker
        value={shown.aiModel}
        error={null}
        disabled={disabled}
        onChange={(model) => set('aiModel', model)}
      />
      <NumberInput
        label="Temperature"
        min={0}
        max={2}
        step={0.1}
        decimalScale={1}
        disabled={disabled}
        value={shown.modelTemperature}
        onChange={number('modelTemperature')}
      />
      <Choice
        label="Query method"
        value={shown.aiQueryMethod}
        options={METHODS}
        disabled={disabled}
        onChange={(method) => set('aiQueryMethod', method)}
      />
      <NumberInput
        label="Credits per run"
        min={0}
        max={20}
        allowDecimal={false}
        disabled={disabled}
        value={shown.creditsPerRun}
        onChange={number('creditsPerRun')}
      />
      <Toggle
        label="People can edit results"
        checked={shown.userCanEditResults}
        disabled={disabled}
        onChange={(is) => set('userCanEditResults', is)}
      />
    </>
  );
}
