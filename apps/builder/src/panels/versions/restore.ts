import { notifications } from '@mantine/notifications';
import { MESSAGES, type Restored, rowHistoryCalls, versionCalls } from '@trellis/contract';
import type { OfferUndo } from '../../saving/useOfferUndo.ts';
import { ApiError, api, messageOf } from '../../session/api.ts';
import { announceRestored, type Target } from './restored.ts';
import { renewPreview, view } from './viewed.ts';

/**
 * Goes back to a version, with the data of its time where that is wanted, and has it offered to undo that. Answers
 * whether it was done; what went wrong is shown. `isAsked`: what was asked for there is on its way again, and is not
 * offered to be written.
 */
export async function restore(
  appId: string,
  to: Target,
  withData: boolean,
  offerUndo: OfferUndo | null,
  isAsked = false,
): Promise<boolean> {
  const { versionId, messageId } = to;
  if (!messageId) {
    notifications.show({ color: 'red', message: MESSAGES.noMessageId });
    return false;
  }
  let restored: Restored;
  try {
    restored = versionId
      ? await api(versionCalls.restore, { params: { appId, versionId }, body: { messageId } })
      : await api(versionCalls.rewind, { params: { appId }, body: { messageId } });
  } catch (error) {
    const why = error instanceof ApiError && error.status < 500 ? ` ${messageOf(error)}` : '';
    notifications.show({ color: 'red', title: MESSAGES.restoreFailed, message: why.trim() });
    return false;
  }
  view(appId, null);
  announceRestored(appId, isAsked ? { ...restored, userRequest: '' } : restored);
  const before = withData && versionId ? await putDataBack(appId, versionId) : null;
  offerUndo?.('Version restored', restored.undo && (() => undo(appId, restored, before)));
  return true;
}

/** Puts the app's rows back to how they were when the version was made; answers the instant that undoes it. */
async function putDataBack(appId: string, versionId: string): Promise<string | null> {
  try {
    const { before } = await api(rowHistoryCalls.putBackData, {
      params: { appId },
      body: { versionId },
    });
    renewPreview(appId);
    return before;
  } catch (error) {
    notifications.show({
      color: 'red',
      title: 'Version restored, but its data could not be put back',
      message: messageOf(error),
    });
    return null;
  }
}

async function undo(appId: string, { undo: to }: Restored, before: string | null): Promise<void> {
  if (!to) return;
  try {
    const { versionId, messageId } = to;
    const back = await api(versionCalls.restore, {
      params: { appId, versionId },
      body: { messageId },
    });
    announceRestored(appId, { ...back, userRequest: '' });
    if (before) {
      await api(rowHistoryCalls.putBackData, { params: { appId }, body: { at: before } });
      renewPreview(appId);
    }
    notifications.show({ message: 'Restore undone' });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(error.status, `${MESSAGES.restoreFailed}. ${error.message}`);
  }
}
