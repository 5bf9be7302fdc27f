import * as Primitive from '@radix-ui/react-menubar';
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

export const MenubarMenu = Primitive.Menu;
export const MenubarGroup = Primitive.Group;
export const MenubarPortal = Primitive.Portal;
export const MenubarSub = Primitive.Sub;
export const MenubarRadioGroup = Primitive.RadioGroup;

export function Menubar({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      className={cn('flex h-10 items-center gap-1 rounded-lg border bg-card p-1', className)}
      {...props}
    />
  );
}

export function MenubarTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={cn(
        'flex select-none items-center rounded-md px-3 py-1.5 font-medium text-sm data-[highlighted]:bg-accent data-[state=open]:bg-accent',
        className,
      )}
      {...props}
    />
  );
}

export function MenubarContent({
  className,
  align = 'start',
  sideOffset = 8,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal container={useLayer()}>
      <Primitive.Content
        align={align}
        sideOffset={sideOffset}
        className={cn(panelClasses, className)}
        {...props}
      />
    </Primitive.Portal>
  );
}

export function MenubarItem({
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

export function MenubarCheckboxItem({
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

export function MenubarRadioItem({
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

export function MenubarLabel({
  className,
  inset,
  ...props
}: ComponentProps<typeof Primitive.Label> & { inset?: boolean }) {
  return (
    <Primitive.Label className={cn(menuLabelClasses, inset && 'ps-8', className)} {...props} />
  );
}

export function MenubarSeparator({
  className,
  ...props
}: ComponentProps<typeof Primitive.Separator>) {
  return <Primitive.Separator className={cn(menuLineClasses, className)} {...props} />;
}

export function MenubarShortcut({ className, ...props }: ComponentProps<'span'>) {
  return <span className={cn(shortcutClasses, className)} {...props} />;
}

export function MenubarSubTrigger({
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

export function MenubarSubContent({
  className,
  ...props
}: ComponentProps<typeof Primitive.SubContent>) {
  return (
    <Primitive.Portal container={useLayer()}>
      <Primitive.SubContent className={cn(panelClasses, className)} {...props} />
    </Primitive.Portal>
  );
}
