import { Anchor, Autocomplete, Text } from '@mantine/core';
import { DEFAULT_SETTINGS, modelCalls } from '@trellis/contract';
import { Link } from 'react-router';
import { useField } from '../../saving/context.ts';
import { ConflictNote } from '../../saving/fields/ConflictNote.tsx';
import { NumberField } from '../../saving/fields/NumberField.tsx';
import { SwitchField } from '../../saving/fields/SwitchField.tsx';
import { useCall } from '../../session/query.ts';
import { Choice } from '../../ui/Choice.tsx';
import { termsOf } from '../../ui/model-terms.ts';
import { useAccount } from '../../ui/useAccount.ts';
import { Section } from './Section.tsx';

/** How tools are run: for everybody how often, for admins how (spec 1, sections 3 and 6). */
export function RunsSection({ disabled }: { disabled: boolean }) {
  const account = useAccount();
  return (
    <>
      <Section title="Limits">
        <NumberField
          item="settings"
          field="dailyUserLimit"
          label="Runs a day"
          description="Of each tool, by one internet address. From 1 to 100"
          placeholder="No limit"
          min={1}
          max={100}
          disabled={disabled}
        />
        <NumberField
          item="settings"
          field="weeklyUserLimit"
          label="Runs a week"
          description="Of each tool, by one internet address. From 1 to 100"
          placeholder="No limit"
          min={1}
          max={100}
          disabled={disabled}
        />
        <NumberField
          item="settings"
          field="monthlyCostCap"
          label="Most dollars a month"
          description="When this month’s runs have cost so much, no more are made"
          placeholder="No limit"
          min={0}
          max={100_000}
          disabled={disabled}
        />
      </Section>
      {account?.isAdmin && <ForAdmins disabled={disabled} />}
    </>
  );
}

const METHODS = [
  { value: 'default', label: 'The passages that fit' },
  { value: 'smart items filtering', label: 'Smart items filtering' },
  { value: 'full', label: 'Everything, while it fits (60,000 characters)' },
  { value: 'agent', label: 'The model searches by itself' },
];

function ForAdmins({ disabled }: { disabled: boolean }) {
  const method = useField('settings', 'aiQueryMethod');
  return (
    <Section title="AI">
      <ModelPicker disabled={disabled} />
      <NumberField
        item="settings"
        field="modelTemperature"
        label="Temperature"
        description="0 answers alike each time, 2 is the most surprising"
        min={0}
        max={2}
        step={0.1}
        disabled={disabled}
      />
      <div>
        <Choice
          label="Query method"
          description="How the data sources are used"
          value={method.value ?? null}
          options={METHODS}
          disabled={disabled}
          error={method.error}
          onChange={method.set}
        />
        <ConflictNote field={method} />
      </div>
      <NumberField
        item="settings"
        field="creditsPerRun"
        label="Credits per run"
        description="What a run costs a member. From 0 to 20"
        min={0}
        max={20}
        disabled={disabled}
      />
      <SwitchField
        item="settings"
        field="userCanEditResults"
        label="People can edit results"
        description="Each their own; what the model answered stays beside it"
        disabled={disabled}
      />
    </Section>
  );
}

/** The models of the connected provider, with their prices; any other name may be entered (spec 1, section 3). */
function ModelPicker({ disabled }: { disabled: boolean }) {
  const field = useField('settings', 'aiModel');
  const { value: list } = useCall(modelCalls.list);
  const { value: state } = useCall(modelCalls.state);
  const models = list?.models ?? [];
  const byId = new Map(models.map((model) => [model.id, model]));
  const chosen = field.value ?? '';
  const known = byId.get(chosen);
  const isConnected = state ? state.from !== 'none' : true;
  return (
    <div>
      <Autocomplete
        label="AI model"
        description={known ? termsOf(known) || undefined : undefined}
        data={models.map(({ id }) => id)}
        limit={40}
        maxLength={200}
        disabled={disabled}
        error={field.error}
        value={chosen}
        onChange={(value) => field.set(value || DEFAULT_SETTINGS.aiModel)}
        renderOption={({ option }) => (
          <div>
            <Text size="sm">{byId.get(option.value)?.name ?? option.value}</Text>
            <Text size="xs" c="dimmed">
              {byId.has(option.value) ? termsOf(byId.get(option.value)!) : ''}
            </Text>
          </div>
        )}
      />
      {!isConnected && (
        <Text size="xs" c="dimmed" mt={4}>
          No model is connected yet.{' '}
          <Anchor component={Link} to="/admin/models" size="xs">
            Connect one
          </Anchor>
        </Text>
      )}
      {isConnected && list && !known && (
        <Text size="xs" c="dimmed" mt={4}>
          The provider does not list it, so runs use{' '}
          {state?.defaultModel ?? 'the installation’s model'}.
        </Text>
      )}
      <ConflictNote field={field} />
    </div>
  );
}
