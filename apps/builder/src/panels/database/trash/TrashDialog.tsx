import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type AppDetail, type DatabaseEntity, may } from '@trellis/contract';
import { useState } from 'react';
import { counted } from '../../../ui/counted.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import type { Column } from '../columns/columns.ts';
import type { Table } from '../rows/table.ts';
import { DeletedItem } from './DeletedItem.tsx';
import classes from './trash.module.css';
import { useTrash } from './useTrash.ts';

interface Props {
  app: Pick<AppDetail, 'appId' | 'role'>;
  entity: DatabaseEntity;
  columns: readonly Column[];
  table: Table;
  onClose(): void;
}

/** Deleted rows: found, put back, or erased for good. */
export default function TrashDialog({ app, entity, columns, table, onClose }: Props) {
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, 200);
  const [asks, setAsks] = useState(false);
  const trash = useTrash(app.appId, entity.name, asked, table);
  const { pages, count, selected, doing, failure, some, all } = trash;
  const mayPutBack = may(app.role, 'rows.put-back');
  const mayErase = may(app.role, 'data.purge');
  const ids = [...selected];
  const isSome = ids.length > 0;
  const found = asked.trim() === '' ? '' : ' found';
  const many = isSome ? counted(ids.length, 'row') : `all ${counted(count ?? 0, 'row')}${found}`;
  const erase = () => {
    setAsks(false);
    void (isSome ? some('erase', ids) : all('erase'));
  };
  return (
    <Dialog
      opened
      title={`Deleted rows of ${entity.name}`}
      size="lg"
      isHeld={doing !== null}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Group justify="space-between" gap="xs" className={classes.bar}>
          <TextInput
            type="search"
            size="xs"
            w={220}
            aria-label="Search deleted rows"
            placeholder="Search"
            data-autofocus
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          {doing ? (
            <Group gap="xs" role="status">
              <Text size="xs">
                {doing.act === 'putBack' ? 'Putting back' : 'Erasing'}:{' '}
                {doing.done.toLocaleString()}
              </Text>
              <Button size="xs" variant="default" onClick={trash.stop}>
                Stop
              </Button>
            </Group>
          ) : (
            count !== null &&
            count > 0 && (
              <Group gap="xs">
                {mayPutBack && (
                  <Button
                    size="xs"
                    onClick={() => void (isSome ? some('putBack', ids) : all('putBack'))}
                  >
                    Put back {many}
                  </Button>
                )}
                {mayErase && (
                  <Button size="xs" variant="default" onClick={() => setAsks(true)}>
                    Erase {many}
                  </Button>
                )}
              </Group>
            )
          )}
        </Group>
        {asks && (
          <Alert color="red" role="alert" title={`Erase ${many} for good?`} p="xs">
            <Text size="sm" mb="xs">
              The rows and their history will be permanently erased. Neither undo nor an earlier
              version can bring them back.
            </Text>
            <Group gap="xs">
              <Button size="xs" variant="default" onClick={() => setAsks(false)}>
                Keep rows
              </Button>
              <Button size="xs" color="red.9" onClick={erase}>
                Erase for good
              </Button>
            </Group>
          </Alert>
        )}
        {failure && (
          <Alert color="red" role="alert" p="xs">
            <Text size="sm">{failure}</Text>
          </Alert>
        )}
        <PagedList pages={pages} empty={found ? 'No matching deleted rows.' : 'No deleted rows.'}>
          {(rows) => (
            <Stack component="ul" gap={4} p={0} m={0} aria-label="Deleted rows">
              {rows.map((row) => (
                <DeletedItem
                  key={row.id}
                  row={row}
                  columns={columns}
                  isSelected={selected.has(row.id)}
                  onSelect={mayPutBack ? (isSelected) => trash.select(row.id, isSelected) : null}
                  onPutBack={mayPutBack && !doing ? () => void some('putBack', [row.id]) : null}
                />
              ))}
            </Stack>
          )}
        </PagedList>
      </Stack>
    </Dialog>
  );
}
