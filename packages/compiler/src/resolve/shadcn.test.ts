import { describe, expect, it } from 'vitest';
import { parse } from '../parse/parse.ts';
import { KIT_ROOT } from '../testing/compile.ts';
import { Kit } from './kit.ts';

/** What app code imports of each component: the names that the component library it was written for exports. */
const NAMES: Record<string, string> = {
  accordion: 'Accordion AccordionItem AccordionTrigger AccordionContent',
  alert: 'Alert AlertTitle AlertDescription',
  'alert-dialog':
    'AlertDialog AlertDialogPortal AlertDialogOverlay AlertDialogTrigger AlertDialogContent AlertDialogHeader AlertDialogFooter AlertDialogTitle AlertDialogDescription AlertDialogAction AlertDialogCancel',
  'aspect-ratio': 'AspectRatio',
  avatar: 'Avatar AvatarImage AvatarFallback',
  badge: 'Badge badgeVariants',
  breadcrumb:
    'Breadcrumb BreadcrumbList BreadcrumbItem BreadcrumbLink BreadcrumbPage BreadcrumbSeparator BreadcrumbEllipsis',
  button: 'Button buttonVariants',
  calendar: 'Calendar',
  card: 'Card CardHeader CardFooter CardTitle CardDescription CardContent',
  carousel: 'Carousel CarouselContent CarouselItem CarouselPrevious CarouselNext',
  chart:
    'ChartContainer ChartTooltip ChartTooltipContent ChartLegend ChartLegendContent ChartStyle',
  checkbox: 'Checkbox',
  collapsible: 'Collapsible CollapsibleTrigger CollapsibleContent',
  command:
    'Command CommandDialog CommandInput CommandList CommandEmpty CommandGroup CommandItem CommandShortcut CommandSeparator',
  'context-menu':
    'ContextMenu ContextMenuTrigger ContextMenuContent ContextMenuItem ContextMenuCheckboxItem ContextMenuRadioItem ContextMenuLabel ContextMenuSeparator ContextMenuShortcut ContextMenuGroup ContextMenuPortal ContextMenuSub ContextMenuSubContent ContextMenuSubTrigger ContextMenuRadioGroup',
  dialog:
    'Dialog DialogPortal DialogOverlay DialogTrigger DialogClose DialogContent DialogHeader DialogFooter DialogTitle DialogDescription',
  drawer:
    'Drawer DrawerPortal DrawerOverlay DrawerTrigger DrawerClose DrawerContent DrawerHeader DrawerFooter DrawerTitle DrawerDescription',
  'dropdown-menu':
    'DropdownMenu DropdownMenuTrigger DropdownMenuContent DropdownMenuItem DropdownMenuCheckboxItem DropdownMenuRadioItem DropdownMenuLabel DropdownMenuSeparator DropdownMenuShortcut DropdownMenuGroup DropdownMenuPortal DropdownMenuSub DropdownMenuSubContent DropdownMenuSubTrigger DropdownMenuRadioGroup',
  form: 'useFormField Form FormItem FormLabel FormControl FormDescription FormMessage FormField',
  'hover-card': 'HoverCard HoverCardTrigger HoverCardContent',
  input: 'Input',
  'input-otp': 'InputOTP InputOTPGroup InputOTPSlot InputOTPSeparator',
  label: 'Label',
  menubar:
    'Menubar MenubarMenu MenubarTrigger MenubarContent MenubarItem MenubarSeparator MenubarLabel MenubarCheckboxItem MenubarRadioGroup MenubarRadioItem MenubarPortal MenubarSubContent MenubarSubTrigger MenubarGroup MenubarSub MenubarShortcut',
  'navigation-menu':
    'navigationMenuTriggerStyle NavigationMenu NavigationMenuList NavigationMenuItem NavigationMenuContent NavigationMenuTrigger NavigationMenuLink NavigationMenuIndicator NavigationMenuViewport',
  pagination:
    'Pagination PaginationContent PaginationLink PaginationItem PaginationPrevious PaginationNext PaginationEllipsis',
  popover: 'Popover PopoverTrigger PopoverContent PopoverAnchor',
  progress: 'Progress',
  'radio-group': 'RadioGroup RadioGroupItem',
  resizable: 'ResizablePanelGroup ResizablePanel ResizableHandle',
  'scroll-area': 'ScrollArea ScrollBar',
  select:
    'Select SelectGroup SelectValue SelectTrigger SelectContent SelectLabel SelectItem SelectSeparator SelectScrollUpButton SelectScrollDownButton',
  separator: 'Separator',
  sheet:
    'Sheet SheetPortal SheetOverlay SheetTrigger SheetClose SheetContent SheetHeader SheetFooter SheetTitle SheetDescription',
  sidebar:
    'Sidebar SidebarContent SidebarFooter SidebarGroup SidebarGroupAction SidebarGroupContent SidebarGroupLabel SidebarHeader SidebarInput SidebarInset SidebarMenu SidebarMenuAction SidebarMenuBadge SidebarMenuButton SidebarMenuItem SidebarMenuSkeleton SidebarMenuSub SidebarMenuSubButton SidebarMenuSubItem SidebarProvider SidebarRail SidebarSeparator SidebarTrigger useSidebar',
  skeleton: 'Skeleton',
  slider: 'Slider',
  sonner: 'Toaster',
  switch: 'Switch',
  table: 'Table TableHeader TableBody TableFooter TableHead TableRow TableCell TableCaption',
  tabs: 'Tabs TabsList TabsTrigger TabsContent',
  textarea: 'Textarea',
  toast: 'ToastProvider ToastViewport Toast ToastTitle ToastDescription ToastClose ToastAction',
  toaster: 'Toaster',
  toggle: 'Toggle toggleVariants',
  'toggle-group': 'ToggleGroup ToggleGroupItem',
  tooltip: 'Tooltip TooltipTrigger TooltipContent TooltipProvider',
  'button-group': 'ButtonGroup ButtonGroupSeparator ButtonGroupText buttonGroupVariants',
  empty: 'Empty EmptyHeader EmptyTitle EmptyDescription EmptyContent EmptyMedia',
  field:
    'Field FieldLabel FieldDescription FieldError FieldGroup FieldLegend FieldSeparator FieldSet FieldContent FieldTitle',
  'input-group':
    'InputGroup InputGroupAddon InputGroupButton InputGroupText InputGroupInput InputGroupTextarea',
  item: 'Item ItemMedia ItemContent ItemActions ItemGroup ItemSeparator ItemTitle ItemDescription ItemHeader ItemFooter',
  kbd: 'Kbd KbdGroup',
  'native-select': 'NativeSelect NativeSelectOption NativeSelectOptGroup',
  spinner: 'Spinner',
};

/** Modules beside the components. */
const OTHERS: Record<string, string> = {
  'components/ui/use-toast': 'useToast toast',
  'hooks/use-toast': 'useToast toast',
  'hooks/use-mobile': 'useIsMobile',
  'lib/utils': 'cn',
  'utils/index': 'createPageUrl',
  'api/base44Client': 'base44 default',
  'api/integrations':
    'Core InvokeLLM SendEmail UploadFile GenerateImage ExtractDataFromUploadedFile UploadPrivateFile CreateFileSignedUrl',
  'lib/AuthContext': 'AuthProvider useAuth',
  'lib/query-client': 'queryClientInstance default',
};

describe('the kit', () => {
  const kit = new Kit(KIT_ROOT);
  const exportsOf = (path: string): string[] => {
    const file = [...kit.index.exact].find((known) => known.replace(/\.\w+$/, '') === path);
    if (!file) return [];
    const { exports, stars } = parse(kit.source(file));
    const passed = stars.flatMap((star) => exportsOf(star.replace(/^(\.\.\/)+|\.\w+$/g, '')));
    return [...exports.map(({ name }) => name), ...passed];
  };
  const wanted = {
    ...Object.fromEntries(
      Object.entries(NAMES).map(([name, names]) => [`components/ui/${name}`, names]),
    ),
    ...OTHERS,
  };
  it('has every name that app code imports of it', () => {
    const missing = Object.entries(wanted).flatMap(([path, names]) => {
      const known = new Set(exportsOf(path));
      return names
        .split(' ')
        .filter((name) => !known.has(name))
        .map((name) => `${path}: ${name}`);
    });
    expect(missing).toEqual([]);
  });
});
