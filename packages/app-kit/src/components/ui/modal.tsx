import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { LayerContext } from './layer.ts';

/**
 * A window over the page, on the browser's own dialog: focus stays inside, Escape closes. Its
 * content is mounted while it is open.
 */
export function Modal({
  open,
  onOpenChange,
  title,
  description,
  role = 'dialog',
  className,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  className?: string;
  children?: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    setLayer(element);
    return () => element.close();
  }, [open]);

  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key for this
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onOpenChange(false);
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onOpenChange(false);
      }}
      className={cn(
        'fade-in zoom-in-98 m-auto max-h-[calc(100dvh-1.5rem)] w-[calc(100%-1.5rem)] max-w-lg overflow-hidden rounded-xl border bg-background p-0 text-foreground shadow-xl duration-150 backdrop:bg-black/45 open:flex open:animate-in motion-safe:backdrop:fade-in motion-safe:backdrop:duration-150 motion-safe:backdrop:animate-in',
        className,
      )}
    >
      <LayerContext.Provider value={layer}>
        <div className="flex max-h-[inherit] min-w-0 flex-1 flex-col">
          <header className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-6">
            <div className="min-w-0 flex-1">
              <h2 id={`${id}-title`} className="font-heading font-semibold text-lg leading-snug">
                {title}
              </h2>
              {description && (
                <p id={`${id}-text`} className="mt-1 text-muted-foreground text-sm">
                  {description}
                </p>
              )}
            </div>
            <button
              type="button"
              aria-label={word('close')}
              onClick={() => onOpenChange(false)}
              className="finger -me-1.5 flex items-center justify-center rounded-md p-1.5 text-muted-foreground pointer-coarse:-my-2 pointer-coarse:-me-3.5 transition-colors hover:bg-accent hover:text-foreground"
            >
              <X className="size-4" />
            </button>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 sm:px-6 sm:pb-6">
            {children}
          </div>
        </div>
      </LayerContext.Provider>
    </dialog>
  );
}
