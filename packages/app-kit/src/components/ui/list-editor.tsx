import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { Button } from './button.tsx';

/** An ordered list of texts, such as ingredients or steps. Enter adds a line, Backspace takes an empty one away. */
export function ListEditor({
  value,
  onChange,
  id,
  numbered = false,
  multiline = false,
  placeholder,
  className,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
}: {
  value: readonly string[] | null | undefined;
  onChange: (value: string[]) => void;
  id?: string;
  numbered?: boolean;
  multiline?: boolean;
  placeholder?: string;
  className?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
}) {
  const box = useRef<HTMLOListElement>(null);
  const lines = value?.length ? value : [''];
  const Line = multiline ? 'textarea' : 'input';

  function focus(index: number) {
    requestAnimationFrame(() =>
      box.current?.querySelectorAll<HTMLElement>('input, textarea')[index]?.focus(),
    );
  }
  const set = (index: number, text: string) =>
    onChange(lines.map((line, at) => (at === index ? text : line)));
  const add = (index: number) => {
    onChange([...lines.slice(0, index), '', ...lines.slice(index)]);
    focus(index);
  };
  const remove = (index: number) => {
    onChange(lines.filter((_, at) => at !== index));
    focus(Math.max(0, index - 1));
  };
  const swap = (index: number, other: number) =>
    onChange(
      lines.map((line, at) =>
        at === index ? (lines[other] ?? '') : at === other ? (lines[index] ?? '') : line,
      ),
    );

  function press(event: KeyboardEvent, index: number) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(index + 1);
    } else if (event.key === 'Backspace' && lines[index] === '' && lines.length > 1) {
      event.preventDefault();
      remove(index);
    }
  }

  return (
    <fieldset aria-labelledby={labelledBy} className={cn('flex flex-col gap-2', className)}>
      <ol ref={box} className="flex flex-col gap-2">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its place
          <li key={index} className="flex items-start gap-1">
            {numbered && (
              <span
                aria-hidden="true"
                className="w-6 shrink-0 pt-2.5 text-end text-muted-foreground text-sm tabular-nums"
              >
                {index + 1}.
              </span>
            )}
            <Line
              id={index === 0 ? id : undefined}
              aria-labelledby={index === 0 ? labelledBy : undefined}
              aria-label={index === 0 ? undefined : word('item', index + 1)}
              aria-describedby={describedBy}
              value={line}
              placeholder={index === 0 ? placeholder : undefined}
              rows={multiline ? 1 : undefined}
              onChange={(event) => set(index, event.target.value)}
              onKeyDown={(event) => press(event, index)}
              className="control field-sizing-content min-w-0 flex-1"
            />
            <div className="flex shrink-0">
              <LineButton
                label={word('moveUp', word('item', index + 1))}
                disabled={index === 0}
                onClick={() => swap(index, index - 1)}
              >
                <ArrowUp />
              </LineButton>
              <LineButton
                label={word('moveDown', word('item', index + 1))}
                disabled={index === lines.length - 1}
                onClick={() => swap(index, index + 1)}
                // Moving the next one up is the same, and leaves room for what is written.
                className="max-sm:pointer-coarse:hidden"
              >
                <ArrowDown />
              </LineButton>
              <LineButton
                label={word('remove', word('item', index + 1))}
                disabled={lines.length === 1 && !line}
                onClick={() => remove(index)}
              >
                <X />
              </LineButton>
            </div>
          </li>
        ))}
      </ol>
      <Button
        type="button"
        variant="ghost"
        size="sm"
        className="w-fit"
        onClick={() => add(lines.length)}
      >
        <Plus />
        {word('addLine')}
      </Button>
    </fieldset>
  );
}

function LineButton({
  label,
  disabled,
  onClick,
  className,
  children,
}: {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className={cn(
        'finger flex h-10 w-8 items-center justify-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground disabled:opacity-30 [&_svg]:size-4',
        className,
      )}
    >
      {children}
    </button>
  );
}
