import { Stack } from '@mantine/core';
import type { AppDetail, ToolField } from '@trellis/contract';
import { NativeChoice } from '../../ui/NativeChoice.tsx';
import { useData } from '../data/useData.ts';

interface Props {
  app: AppDetail;
  field: ToolField;
  disabled: boolean;
  onChange(next: ToolField): void;
}

const GONE = 'Selected list not found';

/** Whether a select offers what is typed here, or what stands in a column of one of the app's lists. */
export function OptionsFrom({ app, field, disabled, onChange }: Props) {
  const items = useData(app.appId).value?.contextItems ?? [];
  const lists = items.filter(({ columns }) => columns !== null);
  const from = field.optionsFrom ?? null;
  if (lists.length === 0 && !from) return null;
  const list = lists.find(({ id }) => id === from?.itemId);
  const columns = list?.columns ?? [];
  const choose = (itemId: string) => {
    const [column] = lists.find(({ id }) => id === itemId)?.columns ?? [];
    onChange({ ...field, optionsFrom: column ? { itemId, column } : null });
  };
  return (
    <Stack gap="xs">
      <NativeChoice
        label="Options come from"
        isLabelled
        disabled={disabled}
        value={from?.itemId ?? ''}
        options={[
          { value: '', label: 'Options below' },
          ...lists.map(({ id, name }) => ({ value: id, label: name })),
          ...(from && !list ? [{ value: from.itemId, label: GONE }] : []),
        ]}
        onChange={choose}
      />
      {from && list && (
        <NativeChoice
          label="Column"
          isLabelled
          disabled={disabled}
          value={from.column}
          options={columns.includes(from.column) ? columns : [from.column, ...columns]}
          onChange={(column) => onChange({ ...field, optionsFrom: { ...from, column } })}
        />
      )}
    </Stack>
  );
}
