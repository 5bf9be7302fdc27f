import { Loader, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import { phrase } from '../../../ui/phrase.ts';
import { Toggle } from '../../../ui/Toggle.tsx';
import { ValueField } from '../cells/ValueField.tsx';
import type { OfColumn } from './context.ts';
import { Refused } from './parts.tsx';
import { useChange } from './useChange.tsx';
import { useForecast } from './useForecast.ts';
import { hasDefault } from './words.ts';

/** Whether new rows must have something in a column, and what they get where nothing is said. */
export function Constraints(props: OfColumn) {
  const { calls, column, onClose } = props;
  const { isBusy, problems, run, clear } = useChange(props);
  const [seen] = useState(column.field ?? {});
  const [isRequired, setRequired] = useState(column.isRequired);
  const [value, setValue] = useState<unknown>(seen.default ?? null);
  const [wasRequired] = useState(column.isRequired);
  const [wrong, setWrong] = useState<string>();
  const base = { kind: 'constrain' as const, field: column.id, seen, wasRequired };
  const foreseen = useForecast(calls, { ...base, isRequired, default: seen.default ?? null });
  const empty = foreseen.kind === 'ready' ? foreseen.forecast.empty : 0;
  const change = async () => {
    const words = isRequired ? 'required' : 'optional';
    if (await run({ ...base, isRequired, default: value }, `${column.label} is now ${words}`))
      onClose();
  };
  return (
    <Dialog opened title={`Required and default value of ${column.label}`} onClose={onClose}>
      <Stack gap="sm">
        <Toggle label="Required in every new row" checked={isRequired} onChange={setRequired} />
        {hasDefault(column.type.id) && (
          <ValueField
            label="Default value"
            type={column.type}
            field={column.field}
            options={column.options}
            value={value}
            problem={wrong ?? problems.default}
            onChange={(next, why) => {
              setValue(next);
              setWrong(why);
              clear('default');
            }}
          />
        )}
        {foreseen.kind === 'loading' && <Loader size="sm" aria-label="Checking the values" />}
        {foreseen.kind === 'failed' && <Refused problem={foreseen.message} />}
        {foreseen.kind === 'ready' && (
          <Text size="sm" role="status">
            {empty === 0
              ? 'Every row has a value.'
              : phrase(
                  '{n, plural, one {# row is empty here and stays} other {# rows are empty here and stay}} that way. The rule applies to new rows.',
                  { n: empty },
                )}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          Live in the preview now; the published app gets it when you publish.
        </Text>
        <Refused problem={problems['']} />
        <DialogFooter
          act="Save"
          isBusy={isBusy}
          isOff={foreseen.kind !== 'ready' || wrong !== undefined}
          onAct={() => void change()}
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  );
}
