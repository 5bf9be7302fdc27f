import type { BlockPart, PublicTool } from '@trellis/contract';
import { answerMarkdown, tableFiles } from '@trellis/tools';
import { useEffect, useId, useRef, useState } from 'react';
import { fileName, saveFile } from '../download/save.ts';
import { Icon } from './icons.tsx';
import type { Acting } from './useAct.ts';

interface Props {
  title: string;
  blocks: PublicTool['blocks'];
  parts: readonly BlockPart[];
  act: Acting['act'];
}

/** An answer as a file: for Word, as PDF, its tables as CSV. What makes them is loaded when it is asked for. */
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
  const tables = tableFiles(blocks, parts);
  const made = (ending: string, make: () => Promise<Blob>) => () => {
    setOpen(false);
    void act(async () => {
      saveFile(await make(), fileName(title, ending));
      return 'Saved';
    });
  };
  const text = answerMarkdown(blocks, parts);
  const items = [
    {
      label: 'Word',
      run: made('docx', async () => (await import('../download/word.ts')).wordFile(title, text)),
    },
    {
      label: 'PDF',
      run: made('pdf', async () => (await import('../download/pdf.ts')).pdfFile(title, text)),
    },
    ...tables.map(({ title: name, csv }, at) => ({
      label: tables.length > 1 ? `CSV: ${name}` : 'CSV of the table',
      run: made(
        at > 0 ? `${at + 1}.csv` : 'csv',
        async () => new Blob([csv], { type: 'text/csv' }),
      ),
    })),
  ];
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
          {items.map(({ label, run }) => (
            <button key={label} type="button" role="menuitem" className="quiet" onClick={run}>
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
