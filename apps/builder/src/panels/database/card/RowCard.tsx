import {
  ActionIcon,
  Alert,
  Button,
  Drawer,
  Group,
  Skeleton,
  Stack,
  Text,
  Tooltip,
} from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  IconArrowLeft,
  IconChevronDown,
  IconChevronUp,
  IconHistory,
  IconLink,
  IconTrash,
} from '@tabler/icons-react';
import {
  type AppDetail,
  type DatabaseEntity,
  may,
  rowHistoryCalls,
  titleFieldOf,
} from '@trellis/contract';
import {
  type KeyboardEvent as ReactKeyboardEvent,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { api, messageOf } from '../../../session/api.ts';
import { linkToRow } from '../../../session/linked-row.ts';
import { copyText } from '../../../ui/copy.ts';
import { TitlesContext } from '../cells/relations.ts';
import { columnsOf } from '../columns/columns.ts';
import { Strays } from '../conflicts/Strays.tsx';
import { EntityCalls } from '../rows/calls.ts';
import type { Table } from '../rows/table.ts';
import { STEP_KEYS } from '../rows/useStepKeys.ts';
import { CardFields } from './CardFields.tsx';
import { CardHistory } from './CardHistory.tsx';
import classes from './card.module.css';
import type { Card, OpenRow } from './useCard.ts';
import { useRow } from './useRow.ts';

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
      <Drawer.Content aria-label={shown ? `Row of ${shown.entityName}` : undefined} {...STEP_KEYS}>
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
  const title = (row && field && String(row[field] ?? '')) || `A row of ${entity.name}`;
  const { among } = open;
  /** Where it stands now; others' changes may have moved it. */
  const known = among?.source.indexOf(open.id) ?? -1;
  const index = known === -1 ? (among?.index ?? -1) : known;
  const count = among?.source.count ?? null;
  const go = async (to: number) => {
    if (!among || to < 0 || (count !== null && to >= count)) return;
    try {
      const next = await among.source.row(to);
      if (!next) return;
      const at = (document.activeElement as HTMLElement | null)?.dataset.field;
      card.go(next, { source: among.source, index: to });
      onGo(to);
      // The same field of the other row has the focus, so that the next key is heard, too.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const field = box.current?.querySelector<HTMLElement>(
          `[data-field="${CSS.escape(at ?? '')}"]`,
        );
        (field ?? box.current)?.focus();
      });
    } catch (error) {
      notifications.show({ color: 'red', message: messageOf(error) });
    }
  };
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
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.altKey && event.key === 'ArrowUp') void go(index - 1);
    else if (event.altKey && event.key === 'ArrowDown') void go(index + 1);
    else return;
    event.preventDefault();
  };
  const newest = useRef(onKey);
  newest.current = onKey;
  useEffect(() => {
    // What was pressed may be gone, and the focus with it: keys are the sheet's all the same.
    const hear = (event: KeyboardEvent) => {
      if (event.target === document.body) newest.current(event);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
  const onKeyDown = (event: ReactKeyboardEvent<HTMLDivElement>) => {
    // Keys of what lies above the sheet, such as the dialog of a long text, are not the sheet's.
    if (event.currentTarget.contains(event.target as Node)) onKey(event.nativeEvent);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the sheet as a whole
    <div ref={box} tabIndex={-1} style={{ outline: 'none' }} onKeyDown={onKeyDown}>
      <div className={classes.head}>
        {card.rows.length > 1 && (
          <Act label="Back to the row before" onClick={card.back} Icon={IconArrowLeft} />
        )}
        {among && (
          <>
            <Act
              label="Previous row (Alt+↑)"
              name="Previous row"
              isOff={index <= 0}
              onClick={() => void go(index - 1)}
              Icon={IconChevronUp}
            />
            <Act
              label="Next row (Alt+↓)"
              name="Next row"
              isOff={count !== null && index >= count - 1}
              onClick={() => void go(index + 1)}
              Icon={IconChevronDown}
            />
            <Text size="xs" c="dimmed" mr="auto" role="status">
              {index + 1} of {count?.toLocaleString() ?? '…'}
            </Text>
          </>
        )}
        <Group gap={2} ml="auto" wrap="nowrap">
          <Act
            label="Copy a link to this row"
            onClick={() => void copyText(linkToRow(app.appId, entity.name, open.id))}
            Icon={IconLink}
          />
          {!isFixed && (
            <Act
              label="History"
              isOn={hasHistory}
              onClick={() => setHistory((is) => !is)}
              Icon={IconHistory}
            />
          )}
          {canWrite && row && entity.id === props.entity.id && (
            <Act
              label="Delete this row"
              onClick={() => {
                close();
                void table.remove([open.id]);
              }}
              Icon={IconTrash}
            />
          )}
          <Drawer.CloseButton aria-label="Close the row" data-autofocus />
        </Group>
      </div>
      <Text component="h2" fw={600} size="lg" mb="sm" style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Text>
      {state.kind === 'loading' && (
        <Stack gap="sm" role="status" aria-label="Loading the row">
          <Skeleton h={36} />
          <Skeleton h={36} />
        </Stack>
      )}
      {state.kind === 'gone' && (
        <Alert color="orange" role="alert" title="This row is not there any more">
          It was deleted, or never was. Undo in the table brings back what you deleted.
        </Alert>
      )}
      {state.kind === 'gone' && <Strays strays={table.strays} columns={columns} />}
      {state.kind === 'failed' && (
        <Alert color="red" role="alert" title="The row could not be loaded">
          <Text size="sm" mb="xs">
            {state.message}
          </Text>
          <Button size="xs" variant="default" onClick={retry}>
            Try again
          </Button>
        </Alert>
      )}
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
          strays={table.strays}
          refused={card.refused}
          put={put}
          visit={isFixed ? undefined : card.visit}
        />
      )}
    </div>
  );
}

interface ActProps {
  label: string;
  /** What it is called, where the label says more. */
  name?: string;
  isOff?: boolean;
  isOn?: boolean;
  onClick(): void;
  Icon: typeof IconLink;
}

function Act({ label, name = label, isOff, isOn, onClick, Icon }: ActProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        aria-label={name}
        aria-pressed={isOn}
        disabled={isOff}
        onClick={onClick}
        variant={isOn ? 'light' : 'subtle'}
      >
        <Icon size={17} />
      </ActionIcon>
    </Tooltip>
  );
}
