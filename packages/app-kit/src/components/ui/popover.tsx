import * as Primitive from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';
import { useLayer } from './layer.ts';
import { panelClasses } from './menu-classes.ts';

export const Popover = Primitive.Root;
export const PopoverTrigger = Primitive.Trigger;
export const PopoverAnchor = Primitive.Anchor;
export const PopoverClose = Primitive.Close;

export function PopoverContent({
  className,
  align = 'center',
  sideOffset = 4,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal container={useLayer()}>
      <Primitive.Content
        align={align}
        sideOffset={sideOffset}
        className={cn(panelClasses, 'w-72 p-4 outline-none', className)}
        {...props}
      />
    </Primitive.Portal>
  );
}
