import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Panel, PanelGroup, PanelResizeHandle } from 'react-resizable-panels';
import { cn } from '../../lib/utils.ts';

export const ResizablePanel = Panel;

export function ResizablePanelGroup({ className, ...props }: ComponentProps<typeof PanelGroup>) {
  return (
    <PanelGroup
      className={cn('flex h-full w-full data-[panel-group-direction=vertical]:flex-col', className)}
      {...props}
    />
  );
}

export function ResizableHandle({
  withHandle,
  className,
  ...props
}: ComponentProps<typeof PanelResizeHandle> & { withHandle?: boolean }) {
  return (
    <PanelResizeHandle
      className={cn(
        'relative flex w-px items-center justify-center bg-border focus-visible:outline-none focus-visible:ring-2 focus-visible:ring-ring data-[panel-group-direction=vertical]:h-px data-[panel-group-direction=vertical]:w-full',
        className,
      )}
      {...props}
    >
      {withHandle && (
        <span className="z-10 flex h-4 w-3 items-center justify-center rounded-sm border bg-border">
          <GripVertical aria-hidden="true" className="size-2.5" />
        </span>
      )}
    </PanelResizeHandle>
  );
}
