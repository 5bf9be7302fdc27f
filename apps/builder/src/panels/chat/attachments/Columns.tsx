import { Stack, Table, Text, UnstyledButton } from '@mantine/core';
import { type AttachedColumns, type Attachment, attachmentCalls } from '@trellis/contract';
import { useState } from 'react';
import { useCall } from '../../../session/query.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import { NativeChoice } from '../../../ui/NativeChoice.tsx';
import { phrase } from '../../../ui/phrase.ts';
import type { Attached } from './attached.ts';

type Chosen = NonNullable<Attached['columns']>;

interface Props {
  appId: string;
  attachment: Attachment;
  entity: string;
  chosen: Attached['columns'];
  onChoose(columns: Chosen): void;
}

/** How many of a table's columns go into the data that is there; opens what goes where. */
export function Columns({ appId, attachment, entity, chosen, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const name = attachment.url.split('/').pop() ?? '';
  const params = { appId, name, entityName: entity };
  const { value, failure } = useCall(attachmentCalls.columns, { params });
  if (failure !== null)
    return (
      <Text size="xs" c="var(--mantine-color-error)" role="alert" mt={4}>
        {failure}
      </Text>
    );
  if (!value) return null;
  const columns = Object.fromEntries(
    value.columns.map(({ csvHeader, schemaField }) => [
      csvHeader,
      chosen?.[csvHeader] === undefined ? schemaField : chosen[csvHeader],
    ]),
  );
  const taken = Object.values(columns).filter((field) => field !== null).length;
  return (
    <>
      <UnstyledButton mt={6} onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Text size="xs" td="underline" c={taken === 0 ? 'var(--mantine-color-error)' : undefined}>
          {phrase('{taken} of {all, plural, one {# column} other {# columns}} imported', {
            taken,
            all: value.columns.length,
          })}
        </Text>
      </UnstyledButton>
      {isOpen && (
        <ColumnsDialog
          name={attachment.name}
          entity={entity}
          found={value}
          columns={columns}
          onChoose={(next) => {
            onChoose(next);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface DialogProps {
  name: string;
  entity: string;
  found: AttachedColumns;
  columns: Chosen;
  onChoose(columns: Chosen): void;
  onClose(): void;
}

function ColumnsDialog({ name, entity, found, columns, onChoose, onClose }: DialogProps) {
  const [now, setNow] = useState<Chosen>(columns);
  const used = new Set(Object.values(now));
  return (
    <Dialog opened onClose={onClose} size="lg" title={`Columns of ${name} in ${entity}`}>
      <Stack>
        <Table.ScrollContainer minWidth={420} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table aria-label="Columns">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Column</Table.Th>
                <Table.Th>Maps to</Table.Th>
                <Table.Th>Values</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {found.columns.map(({ csvHeader, examples }) => (
                <Table.Tr key={csvHeader}>
                  <Table.Td>{csvHeader}</Table.Td>
                  <Table.Td>
                    <NativeChoice
                      label={`${csvHeader} maps to`}
                      value={now[csvHeader] ?? ''}
                      options={[
                        { value: '', label: 'Left out' },
                        ...found.fields
                          .filter(({ path }) => path === now[csvHeader] || !used.has(path))
                          .map(({ path, title }) => ({ value: path, label: title })),
                      ]}
                      onChange={(field) => setNow({ ...now, [csvHeader]: field || null })}
                    />
                  </Table.Td>
                  <Table.Td>
                    <Text size="xs" c="dimmed" lineClamp={2}>
                      {examples.join(' · ')}
                    </Text>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        <DialogFooter act="Use these columns" onAct={() => onChoose(now)} onClose={onClose} />
      </Stack>
    </Dialog>
  );
}
