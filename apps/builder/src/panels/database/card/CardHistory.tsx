import { Button, Group, Skeleton, Text } from '@mantine/core';
import { type DatabaseEntity, type RowState, rowHistoryCalls } from '@trellis/contract';
import { useState } from 'react';
import { useCall } from '../../../session/query.ts';
import { CellView } from '../cells/CellView.tsx';
import { plainText } from '../cells/text.ts';
import { type Column, columnsOf } from '../columns/columns.ts';
import classes from './card.module.css';

interface Props {
  appId: string;
  entity: DatabaseEntity;
  id: string;
  canPutBack: boolean;
  /** Grows with changes of the row: then there is more to tell. */
  revision: unknown;
  /** `now` is the state that it has until then. */
  onPutBack(rev: number, now: number): Promise<void>;
}

/** Who changed what of a row when, the newest first; it can be put back to how it was. */
export function CardHistory({ appId, entity, id, canPutBack, revision, onPutBack }: Props) {
  const [busy, setBusy] = useState<number | null>(null);
  const {
    value: history,
    failure,
    reload,
  } = useCall(
    rowHistoryCalls.history,
    { params: { appId, entityName: entity.name, id } },
    { since: revision, keepsLast: true },
  );
  if (failure !== null)
    return (
      <Group gap="xs" role="alert">
        <Text size="sm">The history could not be loaded: {failure}</Text>
        <Button size="compact-xs" variant="default" onClick={reload}>
          Try again
        </Button>
      </Group>
    );
  if (!history) return <Skeleton h={80} role="status" aria-label="Loading the history" />;
  const { states, names, madeBy } = history;
  const columns = columnsOf(entity.schema).filter(({ readOnly }) => !readOnly);
  const nameOf = (user: string | null) => (user && names[user]) || 'Somebody';
  return (
    <ol className={classes.history}>
      {states.map((state, at) => {
        const before = states[at + 1];
        const who = nameOf(before ? before.endedBy : madeBy);
        const what = !before
          ? 'added it'
          : before.ended === 'delete'
            ? 'deleted it; it was restored later'
            : 'changed it';
        return (
          <li key={state.rev} className={classes.entry}>
            <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
              <Text size="sm">
                <b>{who}</b> {what}
                <Text span size="xs" c="dimmed">
                  {' '}
                  {new Date(state.from).toLocaleString(undefined, {
                    dateStyle: 'medium',
                    timeStyle: 'short',
                  })}
                </Text>
              </Text>
              {at > 0 && canPutBack && (
                <Button
                  size="compact-xs"
                  variant="default"
                  style={{ flex: 'none' }}
                  loading={busy === state.rev}
                  onClick={() => {
                    setBusy(state.rev);
                    void onPutBack(state.rev, states[0]!.rev).finally(() => {
                      setBusy(null);
                      void reload();
                    });
                  }}
                >
                  Put back
                </Button>
              )}
            </Group>
            {before && <Changes columns={columns} before={before} after={state} />}
          </li>
        );
      })}
    </ol>
  );
}

function Changes({
  columns,
  before,
  after,
}: {
  columns: readonly Column[];
  before: RowState;
  after: RowState;
}) {
  const isChanged = ({ id }: Column) =>
    JSON.stringify(before.data[id] ?? null) !== JSON.stringify(after.data[id] ?? null);
  const short = (text: string) => (text.length > 120 ? `${text.slice(0, 120)}…` : text);
  return columns.filter(isChanged).map((column) => {
    const was = short(plainText(before.data[column.id], column));
    const is = short(plainText(after.data[column.id], column));
    return (
      <Text key={column.id} size="xs">
        {column.label}:{' '}
        {was && (
          <del className={classes.was}>
            {column.type.id === 'relation' ? (
              <CellView column={column} value={before.data[column.id]} />
            ) : (
              was
            )}
          </del>
        )}
        {was && ' → '}
        <ins className={classes.is} style={{ textDecoration: 'none' }}>
          {column.type.id === 'relation' && is ? (
            <CellView column={column} value={after.data[column.id]} />
          ) : (
            is || 'nothing'
          )}
        </ins>
      </Text>
    );
  });
}
