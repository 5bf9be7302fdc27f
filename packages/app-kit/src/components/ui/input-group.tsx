import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';
import { Button } from './button.tsx';

type Div = ComponentProps<'div'>;

/** One control with what stands in it beside the text: an icon, a unit, a button. The frame is drawn around all of it. */
export function InputGroup({ className, ...props }: Div) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: one control and what stands in it
    <div
      role="group"
      className={cn(
        'control flex-wrap items-center p-0 has-[:disabled]:opacity-60 has-[[aria-invalid=true]]:border-destructive',
        className,
      )}
      {...props}
    />
  );
}

const addonVariants = cva(
  'flex cursor-text select-none items-center gap-2 py-1.5 text-muted-foreground text-sm [&_svg:not([class*=size-])]:size-4',
  {
    variants: {
      align: {
        'inline-start': 'order-first ps-3',
        'inline-end': 'order-last pe-3 has-[>button]:pe-1.5',
        'block-start': 'order-first w-full justify-start px-3 pt-2.5',
        'block-end': 'order-last w-full justify-start px-3 pb-2.5',
      },
    },
    defaultVariants: { align: 'inline-start' },
  },
);

export function InputGroupAddon({
  className,
  align,
  onClick,
  ...props
}: Div & VariantProps<typeof addonVariants>) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: pointing beside the text goes to the text, as in any input
    <div
      className={cn(addonVariants({ align }), className)}
      onClick={(event) => {
        onClick?.(event);
        const isButton = (event.target as HTMLElement).closest('button, a');
        if (!isButton)
          event.currentTarget.parentElement?.querySelector<HTMLElement>(FIELD)?.focus();
      }}
      {...props}
    />
  );
}

const FIELD = 'input, textarea';

const SIZES = {
  xs: 'finger h-6 gap-1 px-2 text-xs [&_svg]:size-3.5',
  sm: 'finger h-8 gap-1.5 px-2.5',
  'icon-xs': 'size-6 p-0 [&_svg]:size-3.5',
  'icon-sm': 'size-8 p-0',
};

export function InputGroupButton({
  className,
  size = 'xs',
  type = 'button',
  variant = 'ghost',
  ...props
}: Omit<ComponentProps<typeof Button>, 'size'> & { size?: keyof typeof SIZES }) {
  return (
    <Button
      type={type}
      variant={variant}
      className={cn('shadow-none', SIZES[size], className)}
      {...props}
    />
  );
}

export function InputGroupText({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      className={cn('flex items-center gap-2 text-muted-foreground text-sm', className)}
      {...props}
    />
  );
}

const BARE =
  'min-w-0 flex-1 bg-transparent px-3 py-2 outline-none placeholder:text-muted-foreground';

export function InputGroupInput({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(BARE, className)} {...props} />;
}

export function InputGroupTextarea({ className, rows = 2, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      dir="auto"
      rows={rows}
      className={cn('field-sizing-content resize-none', BARE, className)}
      {...props}
    />
  );
}
