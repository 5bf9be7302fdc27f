import * as Primitive from '@radix-ui/react-tooltip';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';
import { useLayer } from './layer.ts';

export const TooltipProvider = Primitive.Provider;
export const TooltipTrigger = Primitive.Trigger;

/** Works without a provider around it. */
export function Tooltip(props: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root {...props} />
    </Primitive.Provider>
  );
}

export function TooltipContent({
  className,
  sideOffset = 6,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal container={useLayer()}>
      <Primitive.Content
        sideOffset={sideOffset}
        className={cn(
          'fade-in-0 z-50 max-w-72 animate-in rounded-md bg-foreground px-3 py-1.5 text-background text-xs',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}
