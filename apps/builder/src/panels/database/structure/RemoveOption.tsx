import { Alert, Loader, Stack, Text } from '@mantine/core';
import type { FieldSchema } from '@trellis/contract';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import { phrase } from '../../../ui/phrase.ts';
import type { Option } from '../columns/columns.ts';
import type { OfColumn } from './context.ts';
import { Refused } from './parts.tsx';
import { useForecast } from './useForecast.ts';

interface Props extends Pick<OfColumn, 'calls' | 'column'> {
  seen: FieldSchema;
  option: Option;
  isBusy: boolean;
  onRemove(): void;
  onKeep(): void;
}

/** Asks before an option goes, with the rows that hold it and what becomes of them. */
export function RemoveOption({ calls, column, seen, option, isBusy, onRemove, onKeep }: Props) {
  const change = { kind: 'remove-option' as const, field: column.id, seen, option: option.value };
  const foreseen = useForecast(calls, change);
  const rows = foreseen.kind === 'ready' ? foreseen.forecast.values : 0;
  return (
    <Alert color="gray" role="group" aria-label={`Remove the option ${option.label}`} p="xs">
      <Stack gap="xs">
        {foreseen.kind === 'loading' && <Loader size="sm" aria-label="Checking for rows with it" />}
        {foreseen.kind === 'failed' && <Refused problem={foreseen.message} />}
        {foreseen.kind === 'ready' && (
          <Text size="sm" role="status">
            {rows === 0
              ? `No row has ${option.label}.`
              : phrase(
                  '{n, plural, one {# row has {option} and keeps it} other {# rows have {option} and keep it}}, though it is no longer an option.',
                  { n: rows, option: option.label },
                )}
          </Text>
        )}
        <DialogFooter
          act={`Remove ${option.label}`}
          keep="Keep it"
          isDanger
          isBusy={isBusy}
          isOff={foreseen.kind !== 'ready'}
          onAct={onRemove}
          onClose={onKeep}
        />
      </Stack>
    </Alert>
  );
}
