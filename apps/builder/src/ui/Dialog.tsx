import { Modal, ScrollArea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusBack } from './useFocusBack.ts';
import { useStacked } from './useStacked.ts';

/** Widths of dialogs (spec 2, section 2). */
const WIDTHS = { sm: 400, md: 600, lg: 820, xl: 1000 } as const;

/** Of Mantine's layers that of dialogs; menus and hints stand a hundred above. */
const LOWEST = 200;

interface Props {
  opened: boolean;
  title: ReactNode;
  size?: keyof typeof WIDTHS;
  /** Something is under way that must not be left: it cannot be closed. */
  isHeld?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** A dialog over the page: holds the focus, ends with Escape, scrolls inside itself. */
export function Dialog({ opened, title, size = 'sm', isHeld = false, onClose, children }: Props) {
  useFocusBack(opened);
  const at = useStacked(opened, () => {
    if (!isHeld) onClose();
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={WIDTHS[size]}
      // A dialog that waited closed on the page since long would else open below one that came later.
      zIndex={LOWEST + at}
      withCloseButton={!isHeld}
      // By ours: its own knows nothing of menus, nor of dialogs that are taken off the page.
      returnFocus={false}
      closeOnEscape={false}
      closeOnClickOutside={!isHeld}
      scrollAreaComponent={ScrollArea.Autosize}
    >
      {children}
    </Modal>
  );
}
