import { databaseCalls, isTable } from '@trellis/contract';
import { useMemo } from 'react';
import { useCall } from '../../../session/query.ts';
import type { Attached } from './attached.ts';
import { settled } from './meant.ts';

const NONE: string[] = [];

/** The files of a message as they would be sent with it, and the entities that their rows can go into. */
export function useSettled(appId: string, list: readonly Attached[], message: string) {
  const hasTable = list.some((one) => one.attachment && isTable(one.attachment));
  const { value, failure } = useCall(
    databaseCalls.entities,
    { params: { appId } },
    { when: hasTable },
  );
  // A new entity can be made all the same where they cannot be read.
  const entities = useMemo(() => value?.entities.map(({ name }) => name) ?? NONE, [value]);
  return {
    list: useMemo(() => settled(list, message, entities), [list, message, entities]),
    entities,
    isSettling: hasTable && !value && failure === null,
  };
}
