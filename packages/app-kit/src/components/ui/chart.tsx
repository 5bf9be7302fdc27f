import {
  type ComponentProps,
  type CSSProperties,
  createContext,
  type ReactNode,
  useContext,
} from 'react';
import { Legend, ResponsiveContainer, Tooltip } from 'recharts';
import { cn } from '../../lib/utils.ts';

export type ChartConfig = Record<string, { label?: ReactNode; color?: string }>;
const ConfigContext = createContext<ChartConfig>({});

/** Around a chart of recharts: `config` gives each series its label and its colour `var(--color-KEY)`. */
export function ChartContainer({
  config,
  className,
  children,
  ...props
}: ComponentProps<'div'> & {
  config: ChartConfig;
  children: ComponentProps<typeof ResponsiveContainer>['children'];
}) {
  const colours = Object.entries(config).flatMap(([key, { color }]) =>
    color ? [[`--color-${key}`, color]] : [],
  );
  return (
    <ConfigContext.Provider value={config}>
      <div
        className={cn('flex aspect-video justify-center text-xs', className)}
        style={Object.fromEntries(colours) as CSSProperties}
        {...props}
      >
        <ResponsiveContainer>{children}</ResponsiveContainer>
      </div>
    </ConfigContext.Provider>
  );
}

export const ChartTooltip = Tooltip;
export const ChartLegend = Legend;

interface Entry {
  dataKey?: string | number;
  name?: string | number;
  value?: string | number;
  color?: string;
}

function useName(): (entry: Entry) => ReactNode {
  const config = useContext(ConfigContext);
  return (entry) => config[String(entry.dataKey ?? entry.name)]?.label ?? entry.name;
}

export function ChartTooltipContent({
  active,
  payload,
  label,
  hideLabel,
}: {
  active?: boolean;
  payload?: Entry[];
  label?: ReactNode;
  hideLabel?: boolean;
}) {
  const nameOf = useName();
  if (!active || !payload?.length) return null;
  return (
    <div className="grid gap-1 rounded-lg border bg-popover px-3 py-2 text-popover-foreground text-xs shadow-md">
      {!hideLabel && <p className="font-medium">{label}</p>}
      {payload.map((entry) => (
        <p key={String(entry.dataKey ?? entry.name)} className="flex items-center gap-2">
          <span className="size-2.5 rounded-sm" style={{ background: entry.color }} />
          {nameOf(entry)}
          <span className="ms-auto font-medium tabular-nums">{entry.value}</span>
        </p>
      ))}
    </div>
  );
}

export function ChartLegendContent({ payload }: { payload?: Entry[] }) {
  const nameOf = useName();
  return (
    <div className="flex flex-wrap justify-center gap-4 pt-3">
      {payload?.map((entry) => (
        <span key={String(entry.dataKey ?? entry.value)} className="flex items-center gap-1.5">
          <span className="size-2.5 rounded-sm" style={{ background: entry.color }} />
          {nameOf({ ...entry, name: entry.value })}
        </span>
      ))}
    </div>
  );
}

/** The colours of a chart stand on its container; code that places them by itself adds nothing. */
export function ChartStyle(_: { id?: string; config?: ChartConfig }) {
  return null;
}
