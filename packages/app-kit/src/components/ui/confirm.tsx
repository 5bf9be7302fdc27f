import { type ReactNode, useState } from 'react';
import { word } from '../../lib/words.ts';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

/** Asks before something is done. It stays open, with the reason, when `onConfirm` fails. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel = word('delete'),
  destructive = true,
  onConfirm,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  confirmLabel?: string;
  destructive?: boolean;
  /** What it gives is waited for; what that is nobody asks. */
  onConfirm: () => unknown;
}) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');

  async function confirm() {
    setBusy(true);
    setError('');
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (cause) {
      setError((cause as Error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      className="max-w-md"
    >
      {error && (
        <p role="alert" className="mb-4 text-destructive text-sm">
          {error}
        </p>
      )}
      <div className="mt-2 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="outline" onClick={() => onOpenChange(false)}>
          {word('cancel')}
        </Button>
        <Button
          variant={destructive ? 'destructive' : 'default'}
          disabled={busy}
          onClick={() => void confirm()}
        >
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
