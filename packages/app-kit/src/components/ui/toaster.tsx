import { isValidElement, type ReactNode, useEffect, useRef } from 'react';
import { dismiss, type ToastButton, type ToastMessage, useToast } from '../../hooks/use-toast.ts';
import { word } from '../../lib/words.ts';
import { Toast, ToastAction, ToastClose, ToastDescription, ToastTitle } from './toast.tsx';

/** Draws the messages of `toast(...)`. Stands once in an app, usually in its Layout. */
export function Toaster() {
  const { toasts } = useToast();
  const box = useRef<HTMLElement>(null);
  const latest = toasts.at(-1)?.id;

  // A popover lies above an open dialog; showing it again puts it above one that opened since.
  useEffect(() => {
    const element = box.current;
    if (!element || latest === undefined) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [latest]);

  return (
    <section
      ref={box}
      popover="manual"
      aria-label={word('notifications')}
      className="pointer-events-none fixed inset-auto bottom-[var(--app-bar-height,0px)] left-0 m-0 w-full bg-transparent p-4 sm:right-0 sm:left-auto sm:w-96"
    >
      <ol aria-live="polite" className="flex flex-col gap-2">
        {toasts.map((message) => (
          <Toast key={message.id} variant={message.variant}>
            <div className="min-w-0 flex-1">
              {message.title && <ToastTitle>{message.title}</ToastTitle>}
              {message.description && <ToastDescription>{message.description}</ToastDescription>}
            </div>
            <Action message={message} />
            <ToastClose onClick={() => dismiss(message.id)} />
          </Toast>
        ))}
      </ol>
    </section>
  );
}

function Action({ message }: { message: ToastMessage }) {
  const { action, id } = message;
  if (!isButton(action)) return <>{action}</>;
  const press = () => {
    dismiss(id);
    action.onClick();
  };
  return <ToastAction onClick={press}>{action.label}</ToastAction>;
}

function isButton(action: ToastButton | ReactNode): action is ToastButton {
  return (
    typeof action === 'object' && action !== null && !isValidElement(action) && 'label' in action
  );
}
