import { Drawer, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  type AppDetail,
  type DatabaseEntity,
  may,
  rowHistoryCalls,
  titleFieldOf,
} from '@trellis/contract';
import { useContext, useMemo, useRef, useState } from 'react';
import { api, messageOf } from '../../../session/api.ts';
import { linkToRow } from '../../../session/linked-row.ts';
import { TitlesContext } from '../cells/relations.ts';
import { columnsOf } from '../columns/columns.ts';
import { LostValues } from '../conflicts/LostValues.tsx';
import { EntityCalls } from '../rows/calls.ts';
import type { Table } from '../rows/table.ts';
import { STEP_KEYS } from '../rows/useStepKeys.ts';
import { CardFields } from './CardFields.tsx';
import { CardHead } from './CardHead.tsx';
import { CardHistory } from './CardHistory.tsx';
import { CardState } from './CardState.tsx';
import type { Card, OpenRow } from './useCard.ts';
import { useCardKeys } from './useCardKeys.ts';
import { useRow } from './useRow.ts';
import { useWalk } from './useWalk.ts';

interface Props {
  app: AppDetail;
  entity: DatabaseEntity;
  table: Table;
  card: Card;
  /** Nothing can be changed, whatever one's role. */
  isFixed?: boolean;
  /** The row before or after is shown: what lies below follows. */
  onGo(index: number): void;
  onClosed(): void;
}

/** A row as a whole, in a sheet at the side. */
export default function RowCard(props: Props) {
  const { card, onClosed } = props;
  const { shown } = card;
  const close = () => {
    card.close();
    onClosed();
  };
  return (
    <Drawer.Root
      opened={shown !== null}
      onClose={close}
      position="right"
      size={460}
      // Escape also ends an editor; which of both it is meant for is known below.
      closeOnEscape={false}
      returnFocus={false}
    >
      <Drawer.Overlay backgroundOpacity={0.25} />
      <Drawer.Content aria-label={shown ? `Row in ${shown.entityName}` : undefined} {...STEP_KEYS}>
        <Drawer.Body pt="md">
          {shown && <Opened {...props} open={shown} close={close} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Opened(props: Props & { open: OpenRow; close(): void }) {
  const { app, table, card, open, close, onGo, isFixed = false } = props;
  const titles = useContext(TitlesContext);
  const entity = titles?.entity(open.entityName) ?? props.entity;
  const calls = useMemo(
    () => (entity.id === props.entity.id ? table.calls : new EntityCalls(app.appId, entity.name)),
    [app.appId, entity, props.entity.id, table],
  );
  const { state, put, retry, heard } = useRow(app.appId, open, entity, calls);
  const [hasHistory, setHistory] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => columnsOf(entity.schema), [entity.schema]);
  const canWrite = !isFixed && may(app.role, 'rows.write');
  const row = state.kind === 'here' ? state.row : null;
  const field = titleFieldOf(entity.schema);
  const title = (row && field && String(row[field] ?? '')) || `A row in ${entity.name}`;
  const walk = useWalk({ card, open, box, onGo });
  const putBack = async (rev: number, now: number) => {
    const params = { appId: app.appId, entityName: entity.name, id: open.id };
    const backTo = (to: number) => async () => {
      await api(rowHistoryCalls.putBackRow, { params, body: { rev: to } });
      put(await calls.get(open.id));
    };
    try {
      await backTo(rev)();
      table.steps.did({ label: 'the row as it was', undo: backTo(now), redo: backTo(rev) });
    } catch (error) {
      notifications.show({ color: 'red', message: messageOf(error) });
    }
  };
  const onKeyDown = useCardKeys(walk, close);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the sheet as a whole
    <div ref={box} tabIndex={-1} style={{ outline: 'none' }} onKeyDown={onKeyDown}>
      <CardHead
        card={card}
        walk={walk}
        link={() => linkToRow(app.appId, entity.name, open.id)}
        hasHistory={hasHistory}
        onHistory={isFixed ? undefined : () => setHistory((is) => !is)}
        onDelete={
          canWrite && row && entity.id === props.entity.id
            ? () => {
                close();
                void table.remove([open.id]);
              }
            : undefined
        }
      />
      <Text component="h2" fw={600} size="lg" mb="sm" style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Text>
      <CardState state={state} onAgain={retry} />
      {state.kind === 'gone' && <LostValues lostValues={table.lostValues} columns={columns} />}
      {hasHistory && row && (
        <Stack gap="xs" mb="md" component="section" aria-label="History">
          <Text component="h3" size="sm" fw={600}>
            History
          </Text>
          <CardHistory
            appId={app.appId}
            entity={entity}
            id={open.id}
            canPutBack={!isFixed && may(app.role, 'rows.put-back')}
            revision={`${row.updatedAt} ${heard}`}
            onPutBack={putBack}
          />
        </Stack>
      )}
      {row && (
        <CardFields
          key={row.id}
          appId={app.appId}
          row={row}
          columns={columns}
          canWrite={canWrite}
          calls={calls}
          steps={table.steps}
          lostValues={table.lostValues}
          refused={card.refused}
          put={put}
          visit={isFixed ? undefined : card.visit}
        />
      )}
    </div>
  );
}
