/** The look that drop-down, context and bar menus, selects and pop-ups share. */
export const panelClasses =
  'z-50 max-h-(--radix-popper-available-height) min-w-40 overflow-y-auto overflow-x-hidden rounded-lg border bg-popover p-1 text-popover-foreground shadow-md data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0 data-[state=open]:zoom-in-95';
export const itemClasses =
  'relative flex min-h-[var(--control-least,2.25rem)] cursor-default select-none items-center gap-2 rounded-md px-2.5 py-1.5 text-sm outline-none data-[disabled]:pointer-events-none data-[highlighted]:bg-accent data-[state=open]:bg-accent data-[highlighted]:text-accent-foreground data-[disabled]:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0';
export const checkItemClasses = `${itemClasses} ps-8`;
export const indicatorClasses = 'absolute start-2 flex size-4 items-center justify-center';
export const menuLabelClasses = 'px-2.5 py-1.5 font-medium text-muted-foreground text-xs';
export const menuLineClasses = '-mx-1 my-1 h-px bg-border';
export const shortcutClasses = 'ms-auto text-muted-foreground text-xs tracking-widest';
