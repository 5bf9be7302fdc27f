import type { DatabaseEntity } from '@trellis/contract';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { placeOf, shownIn } from '../../screens/build/panel-address.ts';
import { ledTo, onLed } from '../../session/led-to.ts';
import { linkedRow } from '../../session/linked-row.ts';

/** Which entity is shown: the address names the one that somebody chose, so that a reload, a link and Back lead to it. */
export function useChosen() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const named = shownIn(hash);
  const [chosen, setChosen] = useState<Pick<DatabaseEntity, 'id' | 'name'> | null>(null);
  /** The entity that somebody asked for elsewhere, of the row that the page's address leads to, or that it names. */
  const [linked, setLinked] = useState(() =>
    (ledTo() ?? linkedRow()?.entity ?? named)?.toLowerCase(),
  );
  const choose = useCallback(
    ({ id, name }: DatabaseEntity, replace = false) => {
      setChosen({ id, name });
      navigate(placeOf('database', name), { replace });
    },
    [navigate],
  );
  const lead = useCallback((entity: string) => {
    setChosen(null);
    setLinked(entity.toLowerCase());
  }, []);
  const [before, setBefore] = useState(named);
  if (named !== before) {
    setBefore(named);
    if (named === null) {
      setChosen(null);
      setLinked(undefined);
    } else if (named !== chosen?.name) lead(named);
  }
  useEffect(
    () =>
      onLed((entity) => {
        ledTo();
        lead(entity);
        navigate(placeOf('database', entity), { replace: true });
      }),
    [lead, navigate],
  );
  const of = (entities: readonly DatabaseEntity[]) =>
    entities.find(({ id }) => id === chosen?.id) ??
    entities.find(({ name }) => name.toLowerCase() === linked) ??
    entities[0];
  return { linked, chosen, choose, of };
}
