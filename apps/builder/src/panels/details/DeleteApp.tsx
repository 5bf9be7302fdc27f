import { Text } from '@mantine/core';
import { type AppSummary, detailCalls } from '@trellis/contract';
import { api } from '../../session/api.ts';
import { depart, stay } from '../../session/departures.ts';
import { queries } from '../../session/query.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { offerUndo } from '../../ui/offerUndo.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';

interface Props {
  app: Pick<AppSummary, 'appId' | 'name'>;
  opened: boolean;
  onClose(): void;
  onDeleted(): void;
  /** It was brought back. */
  onBack(): void;
}

/** Whether something is read of an app (`useCall` puts a call's parameters second into its key). */
const isOf = ([, params]: readonly unknown[], appId: string): boolean =>
  typeof params === 'object' && params !== null && 'appId' in params && params.appId === appId;

/** Asks, then deletes the app; for 30 days it can be brought back. */
export function DeleteApp({ app: { appId, name }, opened, onClose, onDeleted, onBack }: Props) {
  const { attempt, error, busy } = useAttempt();
  const remove = () => {
    depart(appId);
    void attempt(async () => {
      try {
        await api(detailCalls.remove, { params: { appId } });
      } catch (failure) {
        stay(appId);
        throw failure;
      }
      offerUndo(`${name} was deleted`, async () => {
        await api(detailCalls.bringBack, { params: { deletedId: appId } });
        stay(appId);
        // What was refused while it was gone, or is still on its way, says nothing of it now: all is asked again.
        void queries.invalidateQueries({ predicate: ({ queryKey }) => isOf(queryKey, appId) });
        onBack();
      });
      // Who takes it back before the page is left finds no dialog open.
      onClose();
      onDeleted();
    });
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={`Delete ${name}?`}>
      <Text size="sm" mb="md">
        The app goes offline at once, with its data and users. You can restore it for 30 days; after
        that it is gone for good.
      </Text>
      {error && (
        <Text size="sm" c="red" role="alert" mb="md">
          {error.message}
        </Text>
      )}
      <DialogFooter
        act="Delete"
        isBusy={busy}
        isDanger
        keep="Keep it"
        onAct={remove}
        onClose={onClose}
      />
    </Dialog>
  );
}
