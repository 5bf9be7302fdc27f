import * as Primitive from '@radix-ui/react-hover-card';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';
import { useLayer } from './layer.ts';
import { panelClasses } from './menu-classes.ts';

export const HoverCard = Primitive.Root;
export const HoverCardTrigger = Primitive.Trigger;

export function HoverCardContent({
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
        className={cn(panelClasses, 'w-64 p-4', className)}
        {...props}
      />
    </Primitive.Portal>
  );
}
