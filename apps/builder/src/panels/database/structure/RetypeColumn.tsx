import { Loader, Stack, TagsInput, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type Retype, type RowEdit, titleFieldOf } from '@trellis/contract';
import { useContext, useState } from 'react';
import { messageOf } from '../../../session/api.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import { TitlesContext } from '../cells/relations.ts';
import { Conversion } from './Conversion.tsx';
import type { OfColumn } from './context.ts';
import { linksOf } from './links.ts';
import { Naming, Refused } from './parts.tsx';
import { useChange } from './useChange.tsx';
import { useForecast } from './useForecast.ts';
import { hasOptions, retypeChoices } from './words.ts';

/** Another type for a column: what becomes of each value is shown before it is done. */
export function RetypeColumn(props: OfColumn) {
  const { calls, column, onClose } = props;
  const { isBusy, problems, run, clear } = useChange(props);
  const choices = retypeChoices(column);
  const [seen] = useState(column.field ?? {});
  const [type, setType] = useState<Retype>(choices[0]!.value);
  /** Null: those that the values are. */
  const [own, setOwn] = useState<string[] | null>(null);
  const [asked] = useDebouncedValue(own, 300);
  const titles = useContext(TitlesContext);
  const tables = titles?.names ?? [];
  const [unread, setUnread] = useState<string>();
  const [table, setTable] = useState(
    // Another one than its own is likelier.
    tables.find((name) => name !== props.entity.name) ?? tables[0] ?? '',
  );
  const base = {
    kind: 'retype' as const,
    field: column.id,
    seen,
    type,
    ...(type === 'relation' && { relation: table }),
  };
  const foreseen = useForecast(
    calls,
    hasOptions(type) && asked ? { ...base, options: asked } : base,
  );
  const found = foreseen.kind === 'ready' ? foreseen.forecast : null;
  const options = own ?? found?.options ?? [];
  const change = async () => {
    const wanted = hasOptions(type) ? { ...base, options } : base;
    const words = choices.find(({ value }) => value === type)?.label ?? type;
    let links: RowEdit[] = [];
    try {
      // What rows are called by cannot be links to them as well.
      const isTitle =
        table === props.entity.name && titleFieldOf(props.entity.schema) === column.id;
      // Read before they go: an id is all that a relation holds.
      if (type === 'relation' && titles && !isTitle)
        links = await linksOf(props.table.calls, titles, column.id, table);
    } catch (error) {
      setUnread(messageOf(error));
      return;
    }
    if (!(await run(wanted, `Type of ${column.label} changed to ${words}`))) return;
    onClose();
    await props.table.setEach(links, `the links of ${column.label}`);
  };
  return (
    <Dialog opened title={`Change the type of ${column.label}`} size="md" onClose={onClose}>
      <Stack gap="sm">
        <Choice
          label="New type"
          value={type}
          options={choices}
          onChange={(next) => {
            setType(next);
            setOwn(null);
          }}
        />
        {type === 'relation' && (
          <Choice
            label="Entity"
            description="A value that is the name of one row there becomes that row."
            value={table}
            options={tables.map((value) => ({ value, label: value }))}
            onChange={setTable}
          />
        )}
        {hasOptions(type) && (
          <TagsInput
            size="xs"
            label="Options"
            description="Prefilled with the current values"
            acceptValueOnBlur
            value={options}
            error={problems.options}
            onChange={(next) => {
              setOwn(next);
              clear('options');
            }}
          />
        )}
        {foreseen.kind === 'loading' && <Loader size="sm" aria-label="Checking the values" />}
        {foreseen.kind === 'failed' && <Refused problem={foreseen.message} />}
        {found && (
          <>
            <Conversion forecast={found} isRelation={type === 'relation'} />
            <Naming files={found.files} />
          </>
        )}
        <Text size="xs" c="dimmed">
          Undo brings the type back with every value as it was. The published app keeps the old type
          until you publish.
        </Text>
        <Refused problem={problems[''] ?? problems.relation ?? unread} />
        <DialogFooter
          act="Change type"
          isBusy={isBusy}
          isOff={!found || asked !== own}
          onAct={() => void change()}
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  );
}
