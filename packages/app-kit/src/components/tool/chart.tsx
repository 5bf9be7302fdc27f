import type { BlockValues } from '@trellis/contract';
import { BarChart } from '../ui/bar-chart.tsx';
import { Donut } from '../ui/donut.tsx';
import { LineChart } from '../ui/line-chart.tsx';

interface Props {
  value: BlockValues['chart'];
  kind: 'bar' | 'line' | 'pie' | 'radar';
  label: string;
}

/** Figures of an answer by the app's own charts: one for each series. */
export function ToolChart({ value: { labels, series }, kind, label }: Props) {
  return (
    <div className="flex flex-col gap-6">
      {series.map(({ name, values }, at) => {
        const items = labels.map((text, n) => ({ label: text, value: values[n] ?? 0 }));
        const title = series.length > 1 ? name : label || name;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may be alike
          <figure key={at} className="flex min-w-0 flex-col gap-3">
            {series.length > 1 && (
              <figcaption className="text-muted-foreground text-sm">{name}</figcaption>
            )}
            {kind === 'pie' ? (
              <Donut items={items} label={title} />
            ) : kind === 'line' ? (
              <LineChart points={items} label={title} />
            ) : (
              <BarChart items={items} label={title} />
            )}
          </figure>
        );
      })}
    </div>
  );
}
