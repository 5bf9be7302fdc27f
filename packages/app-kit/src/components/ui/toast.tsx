import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';

export type ToastVariant = 'default' | 'destructive' | 'success';

const looks: Record<ToastVariant, string> = {
  default: 'border-border bg-popover text-popover-foreground',
  success: 'border-border bg-popover text-popover-foreground',
  destructive: 'border-destructive bg-destructive text-destructive-foreground',
};

export function Toast({
  className,
  variant = 'default',
  ...props
}: ComponentProps<'li'> & { variant?: ToastVariant }) {
  return (
    <li
      className={cn(
        'slide-in-from-bottom-2 fade-in pointer-events-auto flex w-full animate-in items-center gap-3 rounded-lg border py-3 ps-4 pe-2 text-sm shadow-lg pointer-coarse:py-1.5',
        looks[variant],
        className,
      )}
      {...props}
    />
  );
}

export function ToastTitle({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cn('font-medium', className)} {...props} />;
}

export function ToastDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cn('opacity-85', className)} {...props} />;
}

export function ToastAction({
  className,
  altText,
  ...props
}: ComponentProps<'button'> & { altText?: string }) {
  return (
    <button
      type="button"
      title={altText}
      className={cn(
        'finger shrink-0 rounded-md border border-current/25 px-3 py-1.5 font-medium transition-colors hover:bg-current/10',
        className,
      )}
      {...props}
    />
  );
}

export function ToastClose({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={word('close')}
      className={cn(
        'finger flex shrink-0 items-center justify-center rounded-md p-1.5 opacity-70 hover:opacity-100',
        className,
      )}
      {...props}
    >
      <X className="size-4" />
    </button>
  );
}

/** Messages have their place by themselves; code that sets one up is content with this. */
export function ToastProvider({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

export function ToastViewport({ className, ...props }: ComponentProps<'ol'>) {
  return <ol className={cn('flex flex-col gap-2', className)} {...props} />;
}
