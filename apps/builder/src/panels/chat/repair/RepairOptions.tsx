import { NumberInput, TextInput } from '@mantine/core';
import { clampIterations, REPAIR_ITERATIONS } from '@trellis/contract';
import { Choice } from '../../../ui/Choice.tsx';
import type { RepairChoices } from './choices.ts';

interface Props {
  choices: RepairChoices;
  onChange(choices: RepairChoices): void;
}

/** How often, and which model, is asked to repair. */
export function RepairOptions({ choices, onChange }: Props) {
  return (
    <>
      <NumberInput
        size="xs"
        w={70}
        aria-label="Iterations"
        min={REPAIR_ITERATIONS.least}
        max={REPAIR_ITERATIONS.most}
        clampBehavior="none"
        value={choices.iterations}
        onChange={(value) => {
          // Emptied to type another number: the last one holds until then.
          if (value !== '') onChange({ ...choices, iterations: clampIterations(Number(value)) });
        }}
      />
      <Choice
        label="Repair model"
        isBare
        w={140}
        value={choices.isCustom ? 'custom' : 'default'}
        options={[
          { value: 'default', label: 'Default model' },
          { value: 'custom', label: 'Custom model' },
        ]}
        onChange={(value) => onChange({ ...choices, isCustom: value === 'custom' })}
      />
      {choices.isCustom && (
        <TextInput
          size="xs"
          w={150}
          aria-label="Custom model"
          maxLength={200}
          value={choices.customModel}
          onChange={(event) => onChange({ ...choices, customModel: event.currentTarget.value })}
        />
      )}
    </>
  );
}
