import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type AppDetail, detailCalls } from '@trellis/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, messageOf } from '../../session/api.ts';
import { depart, stay } from '../../session/departures.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { offerUndo } from '../../ui/offerUndo.tsx';

/** Deletes the app; for 30 days it can be brought back. */
export function Deletion({ app }: { app: AppDetail }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    depart(app.appId);
    try {
      await api(detailCalls.remove, { params: { appId: app.appId } });
      offerUndo(`${app.name} was deleted`, async () => {
        await api(detailCalls.bringBack, { params: { deletedId: app.appId } });
        navigate(`/build/app/${app.appId}`);
      });
      navigate('/home');
    } catch (error) {
      stay(app.appId);
      setBusy(false);
      notifications.show({ color: 'red', message: messageOf(error) });
    }
  };
  return (
    <div>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        c="var(--mantine-color-error)"
        onClick={() => setOpen(true)}
      >
        Delete the app
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={`Delete ${app.name}?`}>
        <Text size="sm" mb="md">
          The app goes offline at once, with its data and users. For 30 days you can bring it back
          as it was; then it is gone for good.
        </Text>
        <DialogFooter
          act="Delete"
          isBusy={busy}
          isDanger
          keep="Keep it"
          onAct={() => void remove()}
          onClose={() => setOpen(false)}
        />
      </Dialog>
    </div>
  );
}
