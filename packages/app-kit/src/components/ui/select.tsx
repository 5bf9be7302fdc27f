import * as Primitive from '@radix-ui/react-select';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';
import { useLayer } from './layer.ts';
import {
  checkItemClasses,
  menuLabelClasses,
  menuLineClasses,
  panelClasses,
} from './menu-classes.ts';

export const Select = Primitive.Root;
export const SelectGroup = Primitive.Group;
export const SelectValue = Primitive.Value;

export function SelectTrigger({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={cn(
        'control control-line items-center justify-between gap-2 whitespace-nowrap text-start data-[placeholder]:text-muted-foreground [&>span]:truncate',
        className,
      )}
      {...props}
    >
      {children}
      <Primitive.Icon asChild>
        <ChevronDown className="size-4 shrink-0 opacity-60" />
      </Primitive.Icon>
    </Primitive.Trigger>
  );
}

export function SelectContent({
  className,
  children,
  position = 'popper',
  sideOffset = 4,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  const asWide = position === 'popper' && 'min-w-(--radix-select-trigger-width)';
  return (
    <Primitive.Portal container={useLayer()}>
      <Primitive.Content
        position={position}
        sideOffset={sideOffset}
        className={cn(panelClasses, asWide, className)}
        {...props}
      >
        <SelectScrollUpButton />
        <Primitive.Viewport>{children}</Primitive.Viewport>
        <SelectScrollDownButton />
      </Primitive.Content>
    </Primitive.Portal>
  );
}

export function SelectItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item className={cn(checkItemClasses, className)} {...props}>
      <Primitive.ItemIndicator className="absolute start-2">
        <Check className="size-4" />
      </Primitive.ItemIndicator>
      <Primitive.ItemText>{children}</Primitive.ItemText>
    </Primitive.Item>
  );
}

export function SelectLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label className={cn(menuLabelClasses, className)} {...props} />;
}

export function SelectSeparator({
  className,
  ...props
}: ComponentProps<typeof Primitive.Separator>) {
  return <Primitive.Separator className={cn(menuLineClasses, className)} {...props} />;
}

export function SelectScrollUpButton(props: ComponentProps<typeof Primitive.ScrollUpButton>) {
  return (
    <Primitive.ScrollUpButton className="flex justify-center py-1" {...props}>
      <ChevronUp className="size-4" />
    </Primitive.ScrollUpButton>
  );
}

export function SelectScrollDownButton(props: ComponentProps<typeof Primitive.ScrollDownButton>) {
  return (
    <Primitive.ScrollDownButton className="flex justify-center py-1" {...props}>
      <ChevronDown className="size-4" />
    </Primitive.ScrollDownButton>
  );
}
