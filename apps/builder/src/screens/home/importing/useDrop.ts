import { useEffect, useState } from 'react';
import { droppedFiles, hasFiles } from './dropped.ts';

/** Takes files that are dropped anywhere on the page; answers whether some are held over it now. */
export function useDrop(onFiles: (files: Promise<File[]>) => void): boolean {
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
      event.preventDefault();
      depth = 0;
      setOver(false);
      onFiles(droppedFiles(event.dataTransfer));
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
