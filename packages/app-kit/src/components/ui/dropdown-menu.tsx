import * as Primitive from '@radix-ui/react-dropdown-menu';
import { Check, ChevronRight, Circle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';
import { useLayer } from './layer.ts';
import {
  checkItemClasses,
  indicatorClasses,
  itemClasses,
  menuLabelClasses,
  menuLineClasses,
  panelClasses,
  shortcutClasses,
} from './menu-classes.ts';

export const DropdownMenu = Primitive.Root;
export const DropdownMenuTrigger = Primitive.Trigger;
export const DropdownMenuGroup = Primitive.Group;
export const DropdownMenuPortal = Primitive.Portal;
export const DropdownMenuSub = Primitive.Sub;
export const DropdownMenuRadioGroup = Primitive.RadioGroup;

export function DropdownMenuContent({
  className,
  sideOffset = 4,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal container={useLayer()}>
      <Primitive.Content
        sideOffset={sideOffset}
        className={cn(panelClasses, className)}
        {...props}
      />
    </Primitive.Portal>
  );
}

export function DropdownMenuItem({
  className,
  inset,
  variant,
  ...props
}: ComponentProps<typeof Primitive.Item> & {
  inset?: boolean;
  variant?: 'default' | 'destructive';
}) {
  const danger = 'text-destructive data-[highlighted]:text-destructive';
  return (
    <Primitive.Item
      className={cn(itemClasses, inset && 'ps-8', variant === 'destructive' && danger, className)}
      {...props}
    />
  );
}

export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.CheckboxItem>) {
  return (
    <Primitive.CheckboxItem className={cn(checkItemClasses, className)} {...props}>
      <Primitive.ItemIndicator className={indicatorClasses}>
        <Check />
      </Primitive.ItemIndicator>
      {children}
    </Primitive.CheckboxItem>
  );
}

export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem className={cn(checkItemClasses, className)} {...props}>
      <Primitive.ItemIndicator className={indicatorClasses}>
        <Circle className="size-2! fill-current" />
      </Primitive.ItemIndicator>
      {children}
    </Primitive.RadioItem>
  );
}

export function DropdownMenuLabel({
  className,
  inset,
  ...props
}: ComponentProps<typeof Primitive.Label> & { inset?: boolean }) {
  return (
    <Primitive.Label className={cn(menuLabelClasses, inset && 'ps-8', className)} {...props} />
  );
}

export function DropdownMenuSeparator({
  className,
  ...props
}: ComponentProps<typeof Primitive.Separator>) {
  return <Primitive.Separator className={cn(menuLineClasses, className)} {...props} />;
}

export function DropdownMenuShortcut({ className, ...props }: ComponentProps<'span'>) {
  return <span className={cn(shortcutClasses, className)} {...props} />;
}

export function DropdownMenuSubTrigger({
  className,
  inset,
  children,
  ...props
}: ComponentProps<typeof Primitive.SubTrigger> & { inset?: boolean }) {
  return (
    <Primitive.SubTrigger className={cn(itemClasses, inset && 'ps-8', className)} {...props}>
      {children}
      <ChevronRight className="ms-auto" />
    </Primitive.SubTrigger>
  );
}

export function DropdownMenuSubContent({
  className,
  ...props
}: ComponentProps<typeof Primitive.SubContent>) {
  return (
    <Primitive.Portal container={useLayer()}>
      <Primitive.SubContent className={cn(panelClasses, className)} {...props} />
    </Primitive.Portal>
  );
}
