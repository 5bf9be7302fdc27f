import type { ReactNode } from 'react';
import classes from './SkipLink.module.css';

/** The first stop of the Tab key: leads past what stands on top of every page. Seen while it has the focus. */
export function SkipLink({ onGo, children }: { onGo(): void; children: ReactNode }) {
  return (
    <button type="button" className={classes.skip} onClick={onGo}>
      {children}
    </button>
  );
}
