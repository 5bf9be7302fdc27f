/** For a popover that may be longer than there is room: it stays within the window, and scrolls in itself. */
export const WITHIN = {
  middlewares: { flip: true, shift: true, size: { padding: 8 } },
  styles: { dropdown: { overflowY: 'auto' } },
} as const;
