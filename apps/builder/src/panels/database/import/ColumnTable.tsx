import { Stack, Table, Text } from '@mantine/core';
import {
  type ImportField,
  importType,
  NEW_FIELD_TYPES,
  type NewField,
  type PlanColumn,
  SPLIT_CHARACTERS,
  type StagedImport,
  splitCharacterOf,
} from '@trellis/contract';
import { typeById } from '@trellis/fields';
import { NativeChoice } from '../../../ui/NativeChoice.tsx';
import classes from './import.module.css';
import { NotationChoice } from './NotationChoice.tsx';

const NONE = '-- Not Mapped --';
/** No field has a name that begins like this. */
const NEW = '+new';
const importTypeOf = ({ type, ...given }: NewField) => importType(typeById(type).schema(given));

/** A column as a field of its own. */
export function asNew(column: PlanColumn, made: NewField, values: readonly string[]): PlanColumn {
  const { csvHeader, notation } = column;
  const dataType = importTypeOf(made);
  return {
    csvHeader,
    notation,
    schemaField: null,
    dataType,
    newField: made,
    ...(dataType === 'array' && { splitCharacter: splitCharacterOf(values) }),
  };
}

interface Props {
  file: StagedImport;
  fields: readonly ImportField[];
  columns: readonly PlanColumn[];
  onChange(at: number, column: PlanColumn): void;
}

/** The mapping table (spec 2, section 2). */
export function ColumnTable({ file, fields, columns, onChange }: Props) {
  const used = new Set(columns.map(({ schemaField }) => schemaField));
  return (
    <Table.ScrollContainer minWidth={640} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table verticalSpacing={6} aria-label="Columns">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>CSV Column</Table.Th>
            <Table.Th>Maps To</Table.Th>
            <Table.Th>Split Character</Table.Th>
            <Table.Th>Preview</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {columns.map((column, at) => (
            <ColumnRow
              key={column.csvHeader}
              column={column}
              proposed={file.proposed[at] ?? null}
              values={file.previewData.map((row) => row[column.csvHeader] ?? '')}
              fields={fields.filter(({ path }) => path === column.schemaField || !used.has(path))}
              onChange={(next) => onChange(at, next)}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

interface RowProps {
  column: PlanColumn;
  proposed: NewField | null;
  values: readonly string[];
  fields: readonly ImportField[];
  onChange(column: PlanColumn): void;
}

function ColumnRow({ column, proposed, values, fields, onChange }: RowProps) {
  const { csvHeader, newField, schemaField, splitCharacter, notation } = column;
  const isList = column.dataType === 'array';
  const shown = values.filter((value) => value !== '');
  const choose = (value: string) => {
    if (value === NEW && proposed) return onChange(asNew(column, proposed, values));
    const field = fields.find(({ path }) => path === value);
    onChange({
      csvHeader,
      notation,
      schemaField: field?.path ?? null,
      dataType: field?.type ?? 'text',
      ...(field?.type === 'array' && { splitCharacter: splitCharacterOf(values) }),
    });
  };
  const retype = (type: NewField['type']) => {
    if (!newField) return;
    const currency = proposed?.currency;
    const made = {
      name: newField.name,
      type,
      ...(type === 'currency' && currency && { currency }),
    };
    onChange(asNew(column, made, values));
  };
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {csvHeader}
        </Text>
      </Table.Td>
      <Table.Td>
        <Stack gap={4}>
          <NativeChoice
            label={`${csvHeader} maps to`}
            value={newField ? NEW : (schemaField ?? '')}
            options={[
              { value: '', label: NONE },
              ...fields.map(({ path, field }) => ({
                value: path,
                label: field.title && field.title !== path ? `${path} (${field.title})` : path,
              })),
              ...(proposed ? [{ value: NEW, label: `New field: ${proposed.name}` }] : []),
            ]}
            onChange={(value) => choose(value)}
          />
          {newField && (
            <NativeChoice
              label={`Type of ${newField.name}`}
              value={newField.type}
              options={NEW_FIELD_TYPES.map((id) => ({ value: id, label: typeById(id).label }))}
              onChange={(value) => retype(value as NewField['type'])}
            />
          )}
          {(newField || schemaField !== null) && (
            <NotationChoice
              column={column}
              values={values}
              onChange={(next) => onChange({ ...column, notation: next })}
            />
          )}
        </Stack>
      </Table.Td>
      <Table.Td>
        {isList && (
          <NativeChoice
            label={`${csvHeader} is split by`}
            value={splitCharacter ?? ','}
            options={SPLIT_CHARACTERS.map(({ value, label }) => ({ value, label }))}
            onChange={(value) =>
              onChange({
                ...column,
                splitCharacter: value as PlanColumn['splitCharacter'],
              })
            }
          />
        )}
      </Table.Td>
      <Table.Td>
        <Text size="xs" c="dimmed" className={classes.preview} title={shown.join('\n')}>
          {shown.join(' · ')}
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}
