import { Anchor, Autocomplete, Text } from '@mantine/core';
import { DEFAULT_SETTINGS, modelCalls } from '@trellis/contract';
import { Link } from 'react-router';
import { useCall } from '../../session/query.ts';
import { termsOf } from '../../ui/model-terms.ts';

interface Props {
  value: string;
  error: string | null;
  disabled: boolean;
  onChange(model: string): void;
}

/** The models of the connected provider, with their prices; any other name may be entered (spec 1, section 3). */
export function ModelPicker({ value: chosen, error, disabled, onChange }: Props) {
  const { value: list } = useCall(modelCalls.list);
  const { value: state } = useCall(modelCalls.state);
  const models = list?.models ?? [];
  const byId = new Map(models.map((model) => [model.id, model]));
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
        error={error}
        value={chosen}
        onChange={(value) => onChange(value || DEFAULT_SETTINGS.aiModel)}
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
    </div>
  );
}
