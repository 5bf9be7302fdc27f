import { databaseCalls, isTable } from '@trellis/contract';
import { useMemo } from 'react';
import { useCall } from '../../../session/query.ts';
import { settled } from './meant.ts';
import { useAttachments } from './useAttachments.ts';

const NONE: string[] = [];

/** The files of a message as they would be sent with it, and the entities that their rows can go into. */
export function useFiles(appId: string, message: string, onFault: (words: string) => void) {
  const attachments = useAttachments(appId, onFault);
  const { list } = attachments;
  const when = list.some((one) => one.attachment && isTable(one.attachment));
  const { value, failure } = useCall(databaseCalls.entities, { params: { appId } }, { when });
  // A new entity can be made all the same where they cannot be read.
  const entities = useMemo(() => value?.entities.map(({ name }) => name) ?? NONE, [value]);
  return {
    ...attachments,
    list: useMemo(() => settled(list, message, entities), [list, message, entities]),
    entities,
    isSending: attachments.isSending || (when && !value && failure === null),
  };
}
