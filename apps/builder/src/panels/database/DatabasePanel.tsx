import { Center, Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { LIMITS, MESSAGES, may } from '@trellis/contract';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSession } from '../../session/session.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import type { PanelProps } from '../types.ts';
import { TitlesContext } from './cells/relations.ts';
import { useTitles } from './cells/useTitles.ts';
import { LostValues } from './conflicts/LostValues.tsx';
import { DataCopy } from './copies/DataCopy.tsx';
import classes from './database.module.css';
import { EntityList } from './EntityList.tsx';
import { EntityTable } from './EntityTable.tsx';
import { KeptData } from './kept/KeptData.tsx';
import { NewTableDialog, NewTableMenu, type NewTableWay } from './new/NewTable.tsx';
import type { SeenPerson } from './seeas/person.ts';
import { type Tables, tablesOf } from './tables.ts';
import { useChosen } from './useChosen.ts';
import { useDatabase } from './useDatabase.ts';

/** The app's data: its entities, and the rows of one of them in a table. */
export function DatabasePanel(props: PanelProps) {
  const { app, chat } = props;
  const [way, setWay] = useState<NewTableWay | null>(null);
  const session = useSession();
  const userId = session.kind === 'in' || session.kind === 'ended' ? session.user.uid : '';
  const tables = useMemo(() => tablesOf(userId, app.appId), [userId, app.appId]);
  return (
    <>
      <Entities
        {...props}
        tables={tables}
        acts={
          <>
            {may(app.role, 'app.edit') && <NewTableMenu chat={chat} onChoose={setWay} />}
            {may(app.role, 'data.put-back') && <DataCopy appId={app.appId} />}
          </>
        }
      />
      {/* Here, so that the first table that there is does not take its own dialog away. */}
      {way !== null && (
        <NewTableDialog appId={app.appId} tables={tables} way={way} onClose={() => setWay(null)} />
      )}
    </>
  );
}

interface Props extends PanelProps {
  tables: Tables;
  /** What can be done with all tables, by who may. */
  acts: ReactNode;
}

function Entities({ app, chat, tables, acts }: Props) {
  const { linked, chosen, choose, of } = useChosen();
  /** Through whose eyes rows are seen, when not through one's own. */
  const [person, setPerson] = useState<SeenPerson | null>(null);
  const { state, load } = useDatabase(app.appId, linked);
  // Beside the chat a tablet has no room for the list either.
  const isNarrow = useMediaQuery(
    `(max-width: ${LIMITS.desktopFrom - 1}px)`,
    window.innerWidth < LIMITS.desktopFrom,
  );
  // On a phone rows come first, and what can be done with all tables below them.
  const isPhone = useIsPhone();
  const entities = state.kind === 'ready' ? state.entities : null;
  useSyncExternalStore(tables.subscribe, () => tables.revision);
  useEffect(() => {
    if (entities) tables.follow(entities);
  }, [tables, entities]);
  // Somebody gave the chosen one another name: the address follows.
  const renamed = entities?.find(({ id, name }) => id === chosen?.id && name !== chosen.name);
  useEffect(() => {
    if (renamed) choose(renamed, true);
  }, [renamed, choose]);
  const titles = useTitles(app.appId, entities, person?.as ?? null);
  if (state.kind === 'loading')
    return (
      <Stack gap="sm" aria-label="Loading" role="status">
        <Skeleton h={32} />
        <Skeleton h={240} />
      </Stack>
    );
  if (state.kind === 'failed')
    return (
      <LoadFailed
        title="The data could not be loaded"
        reason={state.message}
        onRetry={() => void load()}
      />
    );
  if (state.entities.length === 0)
    return (
      <Center h="100%" mih={200}>
        <Stack gap="sm" align="center">
          <Text size="sm" c="dimmed">
            {MESSAGES.noEntities}
          </Text>
          {acts}
          <KeptData app={app} />
          <LostValues lostValues={tables.lostValues} columns={[]} />
        </Stack>
      </Center>
    );
  const entity = of(state.entities)!;
  const allTables = (
    <>
      <div className={classes.acts}>{acts}</div>
      <KeptData app={app} />
    </>
  );
  return (
    <TitlesContext value={titles}>
      <div className={classes.panel} data-narrow={isNarrow || undefined}>
        <div className={classes.entities}>
          <EntityList
            entities={state.entities}
            current={entity.id}
            isNarrow={isNarrow}
            onChoose={(id) => choose(state.entities.find((one) => one.id === id)!)}
          />
          {!isPhone && allTables}
        </div>
        <EntityTable
          key={`${entity.id} ${person?.as ?? ''}`}
          app={app}
          chat={chat}
          entity={entity}
          tables={tables}
          first={state.first?.entityId === entity.id ? state.first.rows : null}
          person={person}
          onPerson={setPerson}
        />
        {isPhone && allTables}
      </div>
    </TitlesContext>
  );
}
