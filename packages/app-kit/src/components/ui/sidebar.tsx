import { Slot } from '@radix-ui/react-slot';
import { PanelLeft } from 'lucide-react';
import { type ComponentProps, createContext, useContext, useState } from 'react';
import { useIsMobile } from '../../hooks/use-mobile.ts';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { Button } from './button.tsx';
import { Input } from './input.tsx';
import { Separator } from './separator.tsx';
import { Sheet, SheetContent, SheetTitle } from './sheet.tsx';
import { Skeleton } from './skeleton.tsx';

interface SidebarState {
  state: 'expanded' | 'collapsed';
  open: boolean;
  setOpen: (open: boolean) => void;
  openMobile: boolean;
  setOpenMobile: (open: boolean) => void;
  isMobile: boolean;
  toggleSidebar: () => void;
}
const SidebarContext = createContext<SidebarState | null>(null);

export function useSidebar(): SidebarState {
  const state = useContext(SidebarContext);
  if (!state) throw new Error('useSidebar works inside a SidebarProvider');
  return state;
}

export function SidebarProvider({
  defaultOpen = true,
  open: openProp,
  onOpenChange,
  className,
  ...props
}: ComponentProps<'div'> & {
  defaultOpen?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}) {
  const isMobile = useIsMobile();
  const [openMobile, setOpenMobile] = useState(false);
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = openProp ?? ownOpen;
  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const toggleSidebar = () => (isMobile ? setOpenMobile(!openMobile) : setOpen(!open));
  const state = open ? 'expanded' : 'collapsed';
  return (
    <SidebarContext.Provider
      value={{ state, open, setOpen, openMobile, setOpenMobile, isMobile, toggleSidebar }}
    >
      <div className={cn('flex min-h-svh w-full', className)} {...props} />
    </SidebarContext.Provider>
  );
}

const colours = 'bg-sidebar text-sidebar-foreground';

export function Sidebar({
  side = 'left',
  variant: _variant,
  collapsible = 'offcanvas',
  className,
  children,
  ...props
}: ComponentProps<'div'> & {
  side?: 'left' | 'right';
  variant?: 'sidebar' | 'floating' | 'inset';
  collapsible?: 'offcanvas' | 'icon' | 'none';
}) {
  const { isMobile, openMobile, setOpenMobile, open } = useSidebar();
  if (isMobile)
    return (
      <Sheet open={openMobile} onOpenChange={setOpenMobile}>
        <SheetContent side={side} className={cn('w-72 gap-0 p-0', colours)}>
          <SheetTitle className="sr-only">{word('menu')}</SheetTitle>
          {children}
        </SheetContent>
      </Sheet>
    );
  const closed = collapsible === 'icon' ? 'w-14' : 'w-0 border-0';
  return (
    <div
      data-state={open ? 'expanded' : 'collapsed'}
      className={cn(
        'sticky top-0 flex h-svh shrink-0 flex-col overflow-hidden transition-[width]',
        side === 'left' ? 'border-e' : 'order-last border-s',
        colours,
        open || collapsible === 'none' ? 'w-64' : closed,
        className,
      )}
      {...props}
    >
      {children}
    </div>
  );
}

export function SidebarTrigger({ className, onClick, ...props }: ComponentProps<typeof Button>) {
  const { toggleSidebar } = useSidebar();
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={word('menu')}
      className={className}
      onClick={(event) => {
        onClick?.(event);
        toggleSidebar();
      }}
      {...props}
    >
      <PanelLeft />
    </Button>
  );
}

export function SidebarRail(props: ComponentProps<'button'>) {
  const { toggleSidebar } = useSidebar();
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={word('menu')}
      onClick={toggleSidebar}
      {...props}
    />
  );
}

export function SidebarInset({ className, ...props }: ComponentProps<'main'>) {
  return <main className={cn('flex min-w-0 flex-1 flex-col', className)} {...props} />;
}

export function SidebarInput({ className, ...props }: ComponentProps<typeof Input>) {
  return <Input className={cn('h-9', className)} {...props} />;
}

export function SidebarHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-col gap-2 p-3', className)} {...props} />;
}

export function SidebarFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('mt-auto flex flex-col gap-2 p-3', className)} {...props} />;
}

export function SidebarSeparator(props: ComponentProps<typeof Separator>) {
  return <Separator {...props} />;
}

export function SidebarContent({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto', className)}
      {...props}
    />
  );
}

export function SidebarGroup({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex w-full flex-col p-3', className)} {...props} />;
}

type AsChild = { asChild?: boolean };

export function SidebarGroupLabel({
  asChild,
  className,
  ...props
}: ComponentProps<'div'> & AsChild) {
  const Tag = asChild ? Slot : 'div';
  return (
    <Tag
      className={cn('px-2 pb-2 font-medium text-muted-foreground text-xs', className)}
      {...props}
    />
  );
}

export function SidebarGroupAction({
  asChild,
  className,
  ...props
}: ComponentProps<'button'> & AsChild) {
  const Tag = asChild ? Slot : 'button';
  return <Tag className={cn('ms-auto rounded-md p-1', className)} {...props} />;
}

export function SidebarGroupContent({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('w-full text-sm', className)} {...props} />;
}

export function SidebarMenu({ className, ...props }: ComponentProps<'ul'>) {
  return <ul className={cn('flex w-full flex-col gap-1', className)} {...props} />;
}

export function SidebarMenuItem({ className, ...props }: ComponentProps<'li'>) {
  return <li className={cn('relative', className)} {...props} />;
}

export function SidebarMenuButton({
  asChild,
  isActive,
  tooltip,
  size: _size,
  variant: _variant,
  className,
  ...props
}: ComponentProps<'button'> &
  AsChild & { isActive?: boolean; tooltip?: string; size?: string; variant?: string }) {
  const Tag = asChild ? Slot : 'button';
  return (
    <Tag
      title={tooltip}
      data-active={isActive}
      className={cn(
        'flex h-10 w-full items-center gap-3 overflow-hidden rounded-md px-2.5 text-start text-sm transition-colors hover:bg-sidebar-accent hover:text-sidebar-accent-foreground data-[active=true]:bg-sidebar-accent data-[active=true]:font-medium [&>svg]:size-4 [&>svg]:shrink-0',
        className,
      )}
      {...props}
    />
  );
}

export function SidebarMenuAction({
  asChild,
  className,
  ...props
}: ComponentProps<'button'> & AsChild) {
  const Tag = asChild ? Slot : 'button';
  return <Tag className={cn('absolute end-1 top-2 rounded-md p-1', className)} {...props} />;
}

export function SidebarMenuBadge({ className, ...props }: ComponentProps<'span'>) {
  return <span className={cn('absolute end-2 top-2.5 text-xs', className)} {...props} />;
}

export function SidebarMenuSkeleton(props: ComponentProps<'div'>) {
  return <Skeleton className="h-8 w-full" {...props} />;
}

export function SidebarMenuSub({ className, ...props }: ComponentProps<'ul'>) {
  return <ul className={cn('ms-4 flex flex-col gap-1 border-s ps-3 py-1', className)} {...props} />;
}

export const SidebarMenuSubItem = SidebarMenuItem;

export function SidebarMenuSubButton({
  asChild,
  isActive,
  className,
  ...props
}: ComponentProps<'a'> & AsChild & { isActive?: boolean }) {
  const Tag = asChild ? Slot : 'a';
  return (
    <Tag
      data-active={isActive}
      className={cn(
        'flex h-8 items-center gap-2 rounded-md px-2 text-sm hover:bg-sidebar-accent data-[active=true]:bg-sidebar-accent',
        className,
      )}
      {...props}
    />
  );
}
