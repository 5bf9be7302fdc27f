import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { Button } from './button.tsx';
import { MoreMenu } from './more-menu.tsx';
import { useIsTight } from './table-room.tsx';

/**
 * The buttons of one row; those without a function are left out. Where a mouse hovers, editing and deleting come
 * with it or with the focus (`styles/theme.css`), on a phone and in a table without room they are in a menu: at rest a row is its content.
 */
export function RowActions({
  name,
  onEdit,
  onDelete,
  className,
  children,
}: {
  name: string;
  onEdit?: () => void;
  onDelete?: () => void;
  className?: string;
  children?: ReactNode;
}) {
  const isTight = useIsTight();
  const isTouched = useSyncExternalStore(onPointer, () => touch.matches);
  if (!onEdit && !onDelete && !children) return null;
  if (isTouched || isTight)
    return (
      <div data-row-menu="" className={cn('relative z-10 flex shrink-0 items-center', className)}>
        {children}
        {(onEdit || onDelete) && (
          <MoreMenu
            name={name}
            actions={[
              ...(onEdit
                ? [{ label: word('editName', name), icon: Pencil, onSelect: onEdit }]
                : []),
              ...(onDelete
                ? [
                    {
                      label: word('deleteName', name),
                      icon: Trash2,
                      onSelect: onDelete,
                      isDanger: true,
                    },
                  ]
                : []),
            ]}
          />
        )}
      </div>
    );
  return (
    <div data-row-menu="" className={cn('relative z-10 flex shrink-0 items-center', className)}>
      {(onEdit || onDelete) && (
        <span data-row-actions="" className="flex items-center">
          {onEdit && (
            <RowButton label={word('editName', name)} onClick={onEdit}>
              <Pencil />
            </RowButton>
          )}
          {onDelete && (
            <RowButton label={word('deleteName', name)} onClick={onDelete}>
              <Trash2 />
            </RowButton>
          )}
        </span>
      )}
      {children}
    </div>
  );
}

const touch = matchMedia('(hover: none), (pointer: coarse)');

function onPointer(listener: () => void): () => void {
  touch.addEventListener('change', listener);
  return () => touch.removeEventListener('change', listener);
}

/** A small button with an icon; its name shows as a hint. */
export function RowButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="size-[var(--button-height-sm,2.25rem)] text-muted-foreground"
    >
      {children}
    </Button>
  );
}
