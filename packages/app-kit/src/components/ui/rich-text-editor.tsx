import {
  Bold,
  Heading2,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from '../../lib/utils.ts';
import { type Word, word } from '../../lib/words.ts';
import { Button } from './button.tsx';

const tools: { label: Word; icon: LucideIcon; command: string; value?: string }[] = [
  { label: 'bold', icon: Bold, command: 'bold' },
  { label: 'italic', icon: Italic, command: 'italic' },
  { label: 'heading', icon: Heading2, command: 'formatBlock', value: 'h2' },
  { label: 'bullets', icon: List, command: 'insertUnorderedList' },
  { label: 'numbers', icon: ListOrdered, command: 'insertOrderedList' },
  { label: 'quote', icon: Quote, command: 'formatBlock', value: 'blockquote' },
];

/** Writes formatted text; the value is HTML that `RichText` draws. */
export function RichTextEditor({
  value,
  onChange,
  id,
  className,
  ...aria
}: {
  value: string | null | undefined;
  onChange: (html: string) => void;
  id?: string;
  className?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const selection = useRef<Range | null>(null);

  // React must not redraw what is being typed into; only a value from elsewhere replaces it.
  useEffect(() => {
    const element = box.current;
    if (element && element.innerHTML !== (value ?? '')) element.innerHTML = clean(value ?? '');
  }, [value]);

  // The browser's own editing commands have no replacement yet, and all browsers keep them.
  function run(command: string, argument?: string) {
    box.current?.focus();
    document.execCommand(command, false, argument);
    emit();
  }
  function emit() {
    const html = box.current?.innerHTML ?? '';
    onChange(box.current?.textContent || html.includes('<img') ? html : '');
  }
  function askForLink() {
    const chosen = getSelection();
    if (!chosen?.rangeCount || !box.current?.contains(chosen.anchorNode)) return;
    selection.current = chosen.getRangeAt(0).cloneRange();
    setAddress('https://');
  }
  function addLink() {
    const chosen = getSelection();
    if (selection.current && chosen) {
      chosen.removeAllRanges();
      chosen.addRange(selection.current);
    }
    run('createLink', address ?? '');
    setAddress(null);
  }

  return (
    <div
      className={cn('control flex-col gap-0 p-0', className)}
      aria-invalid={aria['aria-invalid']}
    >
      <div role="toolbar" aria-controls={id} className="flex flex-wrap gap-0.5 border-b p-1">
        {tools.map(({ label, icon: Icon, command, value: argument }) => (
          <ToolButton key={label} label={word(label)} onClick={() => run(command, argument)}>
            <Icon />
          </ToolButton>
        ))}
        <ToolButton label={word('link')} onClick={askForLink}>
          <Link2 />
        </ToolButton>
      </div>
      {address !== null && (
        <div className="flex gap-2 border-b p-2">
          <input
            aria-label={word('linkAddress')}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            className="control"
          />
          <Button
            type="button"
            size="sm"
            className="h-[var(--control-least,2.5rem)]"
            onClick={addLink}
          >
            {word('add')}
          </Button>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea cannot hold formatted text */}
      <div
        ref={box}
        id={id}
        role="textbox"
        dir="auto"
        tabIndex={0}
        aria-multiline="true"
        contentEditable
        suppressContentEditableWarning
        onInput={emit}
        onPaste={(event) => {
          event.preventDefault();
          run('insertText', event.clipboardData.getData('text/plain'));
        }}
        className="prose prose-stone dark:prose-invert min-h-40 max-w-none px-3 py-2 outline-none prose-headings:font-heading prose-headings:mt-4"
        {...aria}
      />
    </div>
  );
}

function ToolButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onClick}
      className="finger flex size-9 items-center justify-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground [&_svg]:size-4"
    >
      {children}
    </button>
  );
}

/** Stored text goes into a live document here, so nothing in it may run. */
function clean(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.body.querySelectorAll('*')) {
    if (/^(script|style|iframe|object|template|svg|math)$/i.test(element.tagName)) element.remove();
    for (const { name, value } of [...element.attributes])
      if (/^on/i.test(name) || /^\s*(javascript|vbscript):/i.test(value))
        element.removeAttribute(name);
  }
  return page.body.innerHTML;
}
