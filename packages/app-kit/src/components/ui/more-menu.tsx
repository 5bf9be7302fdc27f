import { Ellipsis, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ToggleEvent, useId, useRef } from 'react';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { Button } from './button.tsx';

export interface MoreAction {
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  /** Takes something away. */
  isDanger?: boolean;
}

/** What is done now and then with the thing called `name`, behind three dots: the browser's own popover, closed by Escape or a press beside it. */
export function MoreMenu({
  name,
  actions,
  className,
}: {
  name: string;
  actions: readonly MoreAction[];
  className?: string;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const itemsOf = () => [...(menu.current?.querySelectorAll('button') ?? [])];

  /** Below the dots, or above them where the screen ends. */
  function place({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) {
    if (newState !== 'open' || !button.current) return;
    const box = button.current.getBoundingClientRect();
    const { offsetWidth, offsetHeight, style } = currentTarget;
    const fits = box.bottom + 4 + offsetHeight < innerHeight;
    style.top = `${fits ? box.bottom + 4 : Math.max(8, box.top - 4 - offsetHeight)}px`;
    style.left = `${Math.max(8, Math.min(box.right - offsetWidth, innerWidth - offsetWidth - 8))}px`;
    itemsOf()[0]?.focus();
  }

  function move(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const items = itemsOf();
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    items.at((at + by) % items.length)?.focus();
  }

  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        aria-label={word('actions', name)}
        aria-haspopup="menu"
        popoverTarget={id}
        className={cn('text-muted-foreground', className)}
      >
        <Ellipsis />
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={word('actions', name)}
        onToggle={place}
        onKeyDown={move}
        className="fixed inset-auto m-0 min-w-44 rounded-lg border bg-popover p-1 text-popover-foreground shadow-md"
      >
        {actions.map(({ label, icon: Icon, onSelect, isDanger }) => (
          <button
            key={label}
            type="button"
            role="menuitem"
            onClick={() => {
              menu.current?.hidePopover();
              onSelect();
            }}
            className={cn(
              'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-start text-sm hover:bg-accent hover:text-accent-foreground focus-visible:bg-accent focus-visible:text-accent-foreground',
              isDanger && 'text-destructive',
            )}
          >
            {Icon && <Icon aria-hidden="true" className="size-4" />}
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
