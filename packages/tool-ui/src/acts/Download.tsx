import type { BlockPart, PublicTool } from '@trellis/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { type DownloadKind, downloadsOf } from './downloads.ts';
import { Icon } from './icons.tsx';
import type { Acting } from './useAct.ts';

interface Props {
  title: string;
  blocks: PublicTool['blocks'];
  parts: readonly BlockPart[];
  act: Acting['act'];
}

const LABELS = { word: 'Word', pdf: 'PDF', csv: 'CSV of the table' };

/** An answer as a file: for Word, as PDF, its tables as CSV. */
export function Download({ title, blocks, parts, act }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    box.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const leave = (event: Event) => {
      if (!event.composedPath().includes(box.current!)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen]);
  const saved =
    ({ save }: DownloadKind) =>
    () => {
      setOpen(false);
      void act(async () => {
        await save();
        return 'Saved';
      });
    };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes its menu, from wherever in it
    <div
      className="menu"
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        box.current?.querySelector('button')?.focus();
      }}
    >
      <button
        type="button"
        className="quiet"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="download" /> Download
      </button>
      {isOpen && (
        <div id={id} role="menu" aria-label="Download as">
          {downloadsOf(title, blocks, parts).map((one, at) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: tables may be called alike
              key={at}
              type="button"
              role="menuitem"
              className="quiet"
              onClick={saved(one)}
            >
              {one.table ? `CSV: ${one.table}` : LABELS[one.kind]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
