import { getDefaultZIndex, Modal, ScrollArea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTop } from './useTop.ts';

/** Widths of dialogs (spec 2, section 2). */
const WIDTHS = { sm: 400, md: 600, lg: 820, xl: 1000 } as const;

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
  const { isTop, depth } = useTop(opened);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={WIDTHS[size]}
      zIndex={getDefaultZIndex('modal') + depth}
      withCloseButton={!isHeld}
      closeOnEscape={!isHeld && isTop}
      closeOnClickOutside={!isHeld}
      scrollAreaComponent={ScrollArea.Autosize}
    >
      {children}
    </Modal>
  );
}
