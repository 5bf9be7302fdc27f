import { notifications } from '@mantine/notifications';
import { type AppDetail, accessCalls, MESSAGES, publishCalls } from '@trellis/contract';
import { ApiError, api } from '../../session/api.ts';

/**
 * Publishes the current version by one click where nobody has to decide anything: the rules are those that
 * visitors have already, and nothing is more open than people mean. Answers false where the dialog is needed,
 * which says why; nothing is published then.
 */
export async function publishSettled(app: AppDetail): Promise<boolean> {
  const params = { appId: app.appId };
  try {
    const [publication, access] = await Promise.all([
      api(publishCalls.get, { params }),
      api(accessCalls.warnings, { params }),
    ]);
    const isOpen = access.warnings.some(
      ({ readers }) => readers === 'anyone' || access.isSignupEnabled,
    );
    if (!publication.isSettled || isOpen) return false;
    // What was looked at is what goes live: a version that came meanwhile waits for the next click.
    const body = publication.versionId ? { versionId: publication.versionId } : {};
    await api(publishCalls.publish, { params, body });
    notifications.show({ message: MESSAGES.changesLive });
    return true;
  } catch (error) {
    // The dialog tries again, and has room for what is wrong.
    if (error instanceof ApiError) return false;
    throw error;
  }
}
