import { Alert, Stack, Table, Text, TextInput } from '@mantine/core';
import { IMPORT, type ImportCheck, type ImportField, type PlanColumn } from '@trellis/contract';
import { useState } from 'react';
import { counted } from '../../../ui/counted.ts';
import { NativeChoice } from '../../../ui/NativeChoice.tsx';
import { phrase } from '../../../ui/phrase.ts';
import type { CheckState } from './useCheck.ts';

/** A longer value is shown cut, and not to be written anew here. */
const CUT = 200;
const SHOWN = 30;

interface Props {
  check: CheckState;
  /** Why it could not begin. */
  refusal: string | null;
  columns: readonly PlanColumn[];
  fields: readonly ImportField[];
  onColumn(column: PlanColumn): void;
  onFix(row: number, header: string, text: string): void;
}

/** What an import would make, change and leave out, before anything is written. */
export function Check({ check, refusal, columns, fields, onColumn, onFix }: Props) {
  const { result, problem, isBusy } = check;
  return (
    <Stack gap="sm" component="section" aria-label="Check" aria-busy={isBusy}>
      <Text size="sm" role="status">
        {result ? summary(result) : problem === null ? 'Checking rows…' : ''}
      </Text>
      {(problem ?? refusal) !== null && (
        <Alert color="red" role="alert">
          {problem ?? refusal}
        </Alert>
      )}
      {result && <LeftOut columns={columns} />}
      {result && result.changes.length > 0 && <Changes changes={result.changes} />}
      {result && result.unmatched.length > 0 && (
        <Unmatched
          unmatched={result.unmatched}
          columns={columns}
          fields={fields}
          onColumn={onColumn}
        />
      )}
      {result && result.problems.length > 0 && (
        <Problems problems={result.problems} failed={result.failed} onFix={onFix} />
      )}
    </Stack>
  );
}

function summary({ create, update, skip, failed }: ImportCheck): string {
  const parts = [
    `${counted(create, 'row')} will be created`,
    ...(update > 0 ? [`${counted(update, 'row')} updated`] : []),
    ...(skip > 0 ? [`${counted(skip, 'row')} skipped as duplicates`] : []),
    failed > 0
      ? phrase('{n, plural, one {# row has} other {# rows have}} problems and will be skipped', {
          n: failed,
        })
      : 'no problems',
  ];
  return `${parts.join(', ')}.`;
}

/** What an export says of a row beside its fields. */
const OF_ROWS = ['id', 'creatorId', 'createdAt', 'updatedAt'];

/** Columns that go nowhere are not lost unsaid. */
function LeftOut({ columns }: Pick<Props, 'columns'>) {
  const names = columns.flatMap(({ csvHeader, schemaField, newField }) =>
    schemaField === null && !newField ? csvHeader : [],
  );
  if (names.length === 0) return null;
  return (
    <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
      Not mapped, so not imported: {names.join(', ')}.
      {names.some((name) => OF_ROWS.includes(name)) &&
        ' To bring rows back with their ids, owners and times, download all data under Backup and restore it there.'}
    </Text>
  );
}

function Changes({ changes }: Pick<ImportCheck, 'changes'>) {
  return (
    <div>
      <Text component="h3" size="sm" fw={600} mb={4}>
        What will be converted
      </Text>
      {changes.map(({ csvHeader, count, examples }) => (
        <Text key={csvHeader} size="xs" style={{ overflowWrap: 'anywhere' }}>
          {csvHeader}: {counted(count, 'value')}, such as{' '}
          {examples.map(({ from, to }) => `“${from}” → ${to === '' ? 'nothing' : to}`).join(', ')}
        </Text>
      ))}
    </div>
  );
}

type UnmatchedProps = Pick<Props, 'columns' | 'fields' | 'onColumn'> &
  Pick<ImportCheck, 'unmatched'>;

/** Words that are none of a field's options, or neither yes nor no: each is to be given one. */
function Unmatched({ unmatched, columns, fields, onColumn }: UnmatchedProps) {
  return (
    <Stack gap={6}>
      <Text component="h3" size="sm" fw={600}>
        Unknown values
      </Text>
      {unmatched.slice(0, SHOWN).map(({ csvHeader, value, count }) => {
        const column = columns.find((one) => one.csvHeader === csvHeader);
        const field = fields.find(({ path }) => path === column?.schemaField)?.field;
        // What is matched in no field of options is a word for yes or no.
        const known = field?.enum ?? field?.items?.enum;
        const options = known ?? ['true', 'false'];
        const words = known ? (field?.['x-enumLabels'] ?? []) : ['Yes', 'No'];
        return (
          <NativeChoice
            key={`${csvHeader} ${value}`}
            isLabelled
            label={`${csvHeader}: “${value}” (${counted(count, 'row')})`}
            value=""
            options={[
              { value: '', label: 'Skip these rows' },
              { value: NOTHING, label: 'Leave the field empty' },
              ...options.map((option, at) => ({ value: `=${option}`, label: words[at] ?? option })),
            ]}
            onChange={(picked) => {
              if (!column || picked === '') return;
              const to = picked === NOTHING ? '' : picked.slice(1);
              onColumn({ ...column, values: { ...column.values, [value]: to } });
            }}
          />
        );
      })}
    </Stack>
  );
}

/** Options are written with a sign before them, so that this is none. */
const NOTHING = '-';

type ProblemsProps = Pick<Props, 'onFix'> & Pick<ImportCheck, 'problems' | 'failed'>;

function Problems({ problems, failed, onFix }: ProblemsProps) {
  return (
    <div>
      <Text component="h3" size="sm" fw={600}>
        Problems
      </Text>
      <Table.ScrollContainer
        minWidth={560}
        mah={320}
        scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
      >
        <Table verticalSpacing={4} aria-label="Problems">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Row</Table.Th>
              <Table.Th>Column</Table.Th>
              <Table.Th>Value</Table.Th>
              <Table.Th>Reason</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {problems.map(({ row, csvHeader, value, reason }) => (
              <Table.Tr key={`${row} ${csvHeader} ${value}`}>
                <Table.Td>{row}</Table.Td>
                <Table.Td>{csvHeader ?? '–'}</Table.Td>
                <Table.Td>
                  {csvHeader === null || value.length >= CUT ? (
                    <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
                      {value.slice(0, 80)}
                    </Text>
                  ) : (
                    <Fix
                      label={`${csvHeader} in row ${row}`}
                      value={value}
                      onFix={(text) => onFix(row, csvHeader, text)}
                    />
                  )}
                </Table.Td>
                <Table.Td>{reason}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {problems.length >= IMPORT.problems && (
        <Text size="xs" c="dimmed">
          The first {IMPORT.problems} of {counted(failed, 'row')}. The rest can be downloaded after
          the import.
        </Text>
      )}
    </div>
  );
}

interface FixProps {
  label: string;
  value: string;
  onFix(text: string): void;
}

/** A cell written anew; it counts when it is left, or with Enter. */
function Fix({ label, value, onFix }: FixProps) {
  const [text, setText] = useState(value);
  const done = () => {
    if (text !== value) onFix(text);
  };
  return (
    <TextInput
      size="xs"
      aria-label={label}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={done}
      onKeyDown={(event) => {
        if (event.key === 'Enter') done();
      }}
    />
  );
}
