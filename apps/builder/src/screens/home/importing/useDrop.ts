import { useEffect, useState } from 'react';
import { hasFiles } from './dropped.ts';

/** Takes what is dropped anywhere on the page, unless something there took it; answers whether files are held over it now. */
export function useDrop(onFiles: (dropped: DataTransfer) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      depth++;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const over = (event: DragEvent) => {
      // Without this the browser opens the file instead.
      if (hasFiles(event.dataTransfer)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return;
      const isTaken = event.defaultPrevented;
      event.preventDefault();
      depth = 0;
      setOver(false);
      if (!isTaken) onFiles(event.dataTransfer);
    };
    const listeners = { dragenter: enter, dragleave: leave, dragover: over, drop } as const;
    for (const [type, listener] of Object.entries(listeners))
      addEventListener(type as 'drop', listener);
    return () => {
      for (const [type, listener] of Object.entries(listeners))
        removeEventListener(type as 'drop', listener);
    };
  }, [onFiles]);
  return isOver;
}
