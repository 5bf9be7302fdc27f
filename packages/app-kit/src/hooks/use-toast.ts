import { type ReactNode, useSyncExternalStore } from 'react';

/** A button in a message, such as Undo. */
export interface ToastButton {
  label: string;
  onClick: () => void;
}

export interface ToastInput {
  title?: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive' | 'success';
  /** A button's label and what it does, or an element of its own. */
  action?: ToastButton | ReactNode;
  /** Milliseconds; a message with a button stays longer. */
  duration?: number;
}

export interface ToastMessage extends ToastInput {
  id: number;
}

let messages: ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: ToastMessage[]): void {
  messages = next;
  for (const listener of listeners) listener();
}

export function dismiss(id?: number): void {
  show(id === undefined ? [] : messages.filter((message) => message.id !== id));
}

/** Shows a short message; the `Toaster` draws it. At most three are kept. */
export function toast(input: ToastInput) {
  lastId += 1;
  const id = lastId;
  show([...messages, { ...input, id }].slice(-3));
  setTimeout(() => dismiss(id), input.duration ?? (input.action ? 8_000 : 4_000));
  return {
    id,
    dismiss: () => dismiss(id),
    update: (change: ToastInput) =>
      show(messages.map((message) => (message.id === id ? { ...message, ...change } : message))),
  };
}

/** Waits for something that was started by a press, and says so when it fails. */
export async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (cause) {
    toast({ title: (cause as Error).message, variant: 'destructive' });
    return undefined;
  }
}

export function useToast() {
  const toasts = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    () => messages,
  );
  return { toasts, toast, dismiss };
}
