import { Button, Group, Stack, TextInput } from '@mantine/core';
import {
  type DatabaseEntity,
  type ImportPlan,
  importFields,
  isPlaceName,
  type NewField,
  type PlanColumn,
} from '@trellis/contract';
import { useMemo, useState } from 'react';
import { counted } from '../../../ui/counted.ts';
import { writer } from '../../../ui/writer.ts';
import { Check } from './Check.tsx';
import { asNew, ColumnTable } from './ColumnTable.tsx';
import { Duplicates } from './Duplicates.tsx';
import { LayoutChoices } from './LayoutChoices.tsx';
import { useCheck } from './useCheck.ts';
import type { Import } from './useImport.ts';
import type { Wizard } from './wizard/state.ts';

interface Props {
  wizard: Wizard & { step: 'map' };
  /** Null where the file makes one. */
  entity: DatabaseEntity | null;
  one: Import;
}

/** New fields under names that no field has yet. */
function freed(proposed: readonly NewField[], names: readonly string[]): NewField[] {
  const taken = new Set(names);
  return proposed.map((field) => {
    let { name } = field;
    for (let n = 2; taken.has(name); n++) name = `${field.name}_${n}`;
    taken.add(name);
    return { ...field, name };
  });
}

/**
 * Here somebody can be asked: a word of a yes-or-no column that nobody knows is put to them. Without that it would be a no
 * (spec 2, section 5).
 */
const withWords = (column: PlanColumn): PlanColumn =>
  column.dataType === 'boolean' && column.notation?.isYesNo === undefined
    ? { ...column, notation: { ...column.notation, isYesNo: true } }
    : column;

/** Where each column goes, and what would come of it; nothing is written here. */
export function MapStep({ wizard, entity, one }: Props) {
  const { file, mapping } = wizard;
  const [chosen, setColumns] = useState<PlanColumn[]>(() =>
    mapping.map((mapped, at) => {
      const column = { ...mapped, notation: file.notations[at] };
      const made = entity || isPlaceName(column.csvHeader) ? undefined : file.proposed[at];
      const values = file.previewData.map((row) => row[column.csvHeader] ?? '');
      return made ? asNew(column, made, values) : column;
    }),
  );
  const columns = useMemo(() => chosen.map(withWords), [chosen]);
  const [title, setTitle] = useState(file.entityName);
  const [key, setKey] = useState<string | null>(null);
  const [duplicates, setDuplicates] = useState<ImportPlan['duplicates']>('skip');
  const [fixes, setFixes] = useState<ImportPlan['fixes']>({});
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const fields = useMemo(() => (entity ? importFields(entity.schema) : []), [entity]);
  const proposed = useMemo(
    () => freed(file.proposed, Object.keys(entity?.schema.properties ?? {})),
    [file.proposed, entity],
  );
  const mapped = columns.flatMap(({ schemaField, newField }) =>
    newField ? [] : (schemaField ?? []),
  );
  // Rows are identified by a field of the entity's own that some column fills.
  const keys = fields.filter(
    ({ path, type }) =>
      mapped.includes(path) && !path.includes('.') && type !== 'array' && type !== 'json',
  );
  const own = keys.some(({ path }) => path === key) ? key : null;
  const plan = useMemo<ImportPlan>(
    () => ({
      ...(entity === null && title.trim() !== '' && { newEntity: title }),
      columns,
      key: own,
      duplicates: own === null ? 'add' : duplicates,
      fixes,
      ...writer(),
    }),
    [entity, title, columns, own, duplicates, fixes],
  );
  const check = useCheck(one.calls, file.importId, plan);
  const isNameless = entity === null && title.trim() === '';
  const ready = check.result ? check.result.create + check.result.update : 0;
  const change = (at: number, column: PlanColumn) =>
    setColumns((all) => all.map((before, index) => (index === at ? column : before)));
  const start = async () => {
    setStarting(true);
    setRefusal(await one.start(file, plan));
    setStarting(false);
  };
  return (
    <Stack gap="md">
      {entity === null && (
        <TextInput
          size="xs"
          label="Name of the entity"
          maxLength={60}
          value={title}
          error={title.trim() === '' && 'Give the entity a name'}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      )}
      <LayoutChoices
        file={file}
        isBusy={wizard.isBusy}
        onChange={(layout) => one.layout(file, mapping, layout)}
      />
      <ColumnTable
        file={{ ...file, proposed }}
        fields={fields}
        columns={columns}
        onChange={change}
      />
      {entity !== null && (
        <Duplicates
          keys={keys.map(({ path }) => path)}
          value={own}
          duplicates={duplicates}
          onKey={setKey}
          onDuplicates={setDuplicates}
        />
      )}
      <Check
        check={check}
        refusal={refusal}
        columns={columns}
        fields={fields}
        onColumn={(column) =>
          setColumns((all) =>
            all.map((before) => (before.csvHeader === column.csvHeader ? column : before)),
          )
        }
        onFix={(row, header, text) =>
          setFixes((all) => ({ ...all, [row]: { ...all[row], [header]: text } }))
        }
      />
      <Group justify="space-between">
        <Button size="xs" variant="default" onClick={one.back}>
          Back
        </Button>
        <Button
          size="xs"
          disabled={ready === 0 || check.isBusy || wizard.isBusy || isNameless}
          loading={isStarting}
          onClick={() => void start()}
        >
          {ready > 0 ? `Import ${counted(ready, 'row')}` : 'Import'}
        </Button>
      </Group>
    </Stack>
  );
}
