import { useField } from '../../saving/context.ts';
import { ConflictNote } from '../../saving/fields/ConflictNote.tsx';
import { NumberField } from '../../saving/fields/NumberField.tsx';
import { SwitchField } from '../../saving/fields/SwitchField.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { useAccount } from '../../ui/useAccount.ts';
import { ModelInUse, ModelPicker } from './ModelPicker.tsx';
import { METHODS } from './methods.ts';
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
          description="Per tool and IP address, 1 to 100"
          placeholder="No limit"
          min={1}
          max={100}
          disabled={disabled}
        />
        <NumberField
          item="settings"
          field="weeklyUserLimit"
          label="Runs a week"
          description="Per tool and IP address, 1 to 100"
          placeholder="No limit"
          min={1}
          max={100}
          disabled={disabled}
        />
        <NumberField
          item="settings"
          field="monthlyCostCap"
          label="Monthly budget ($)"
          description="Runs stop when this month’s cost reaches it"
          placeholder="No limit"
          min={0}
          max={100_000}
          disabled={disabled}
        />
      </Section>
      {account?.isAdmin ? <ForAdmins disabled={disabled} /> : <ForOthers />}
    </>
  );
}

function ForAdmins({ disabled }: { disabled: boolean }) {
  const model = useField('settings', 'aiModel');
  const method = useField('settings', 'aiQueryMethod');
  return (
    <Section title="AI">
      <div>
        <ModelPicker
          value={model.value ?? ''}
          error={model.error}
          disabled={disabled}
          onChange={model.set}
        />
        <ConflictNote field={model} />
      </div>
      <NumberField
        item="settings"
        field="modelTemperature"
        label="Temperature"
        description="0 is consistent, 2 is most varied"
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
        description="What a run costs a member, 0 to 20"
        min={0}
        max={20}
        disabled={disabled}
      />
      <SwitchField
        item="settings"
        field="userCanEditResults"
        label="People can edit results"
        description="Each person edits their own; the model’s answer is kept"
        disabled={disabled}
      />
    </Section>
  );
}

/** What others than admins may know of the model, and may not change (spec 1, section 6). */
function ForOthers() {
  const model = useField('settings', 'aiModel');
  return (
    <Section title="AI">
      <ModelInUse model={model.value ?? ''} />
    </Section>
  );
}
