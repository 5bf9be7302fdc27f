import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '../../lib/utils.ts';

export interface LinePoint {
  label: string;
  value: number;
}

const HEIGHT = 240;
const SIDE = { top: 16, right: 20, bottom: 28 };
/** Pixels that a letter of the scale, wide ones of units among them, and a date below it take, nearly. */
const LETTER = 7.5;
const DATE = 76;

/** A box's width in pixels, followed, so that the chart's letters keep their size in boxes of any width. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setWidth(Math.max(200, element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}

/** A line over time, with a table of the same figures for screen readers. */
export function LineChart({
  points,
  format = String,
  label,
  className,
}: {
  points: readonly LinePoint[];
  format?: (value: number) => string;
  label: string;
  className?: string;
}) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const width = useWidth(box);
  const values = points.map((point) => point.value);
  const { low, high, ticks } = scaleOf(values);
  const left = 16 + LETTER * Math.max(...ticks.map((tick) => format(tick).length));
  const x = (index: number) =>
    left + (index / Math.max(1, points.length - 1)) * (width - left - SIDE.right);
  const y = (value: number) =>
    HEIGHT - SIDE.bottom - ((value - low) / (high - low)) * (HEIGHT - SIDE.top - SIDE.bottom);
  const line = points.map((point, index) => `${x(index)},${y(point.value)}`).join(' ');
  const ground = HEIGHT - SIDE.bottom;
  const every = Math.ceil(points.length / Math.max(2, (width - left) / DATE));

  return (
    <figure ref={box} aria-label={label} className={cn('w-full', className)}>
      <svg width={width} height={HEIGHT} aria-hidden="true" className="block max-w-full">
        <defs>
          <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="hsl(var(--chart-1))" stopOpacity="0.28" />
            <stop offset="1" stopColor="hsl(var(--chart-1))" stopOpacity="0" />
          </linearGradient>
        </defs>
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={left}
              x2={width - SIDE.right}
              y1={y(tick)}
              y2={y(tick)}
              className="stroke-border"
            />
            <text
              x={left - 8}
              y={y(tick) + 4}
              textAnchor="end"
              className="fill-muted-foreground text-[12px]"
            >
              {format(tick)}
            </text>
          </g>
        ))}
        {points.length > 1 && (
          <>
            <polygon
              points={`${x(0)},${ground} ${line} ${x(points.length - 1)},${ground}`}
              fill={`url(#${id})`}
            />
            <polyline
              points={line}
              fill="none"
              stroke="hsl(var(--chart-1))"
              strokeWidth="2.5"
              strokeLinejoin="round"
              strokeLinecap="round"
            />
          </>
        )}
        {points.map((point, index) => (
          <g key={`${point.label}-${x(index)}`}>
            <circle
              cx={x(index)}
              cy={y(point.value)}
              r="4"
              className="fill-card stroke-chart-1"
              strokeWidth="2"
            >
              <title>{`${point.label}: ${format(point.value)}`}</title>
            </circle>
            {index % every === 0 && (
              <text
                x={x(index)}
                y={HEIGHT - 8}
                textAnchor={index > 0 && x(index) > width - 40 ? 'end' : 'middle'}
                className="fill-muted-foreground text-[12px]"
              >
                {point.label}
              </text>
            )}
          </g>
        ))}
      </svg>
      <table className="sr-only">
        <caption>{label}</caption>
        <tbody>
          {points.map((point, index) => (
            <tr key={`${point.label}-${x(index)}`}>
              <th scope="row">{point.label}</th>
              <td>{format(point.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** A range of round steps that holds all values. */
function scaleOf(values: number[]): { low: number; high: number; ticks: number[] } {
  const most = Math.max(...values, 1);
  const least = Math.min(...values, most);
  const from =
    least > 0 && least > most * 0.5 ? least - (most - least || most * 0.2) : Math.min(0, least);
  const rough = (most - Math.max(from, 0)) / 4 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 2.5, 5, 10].map((size) => size * power).find((size) => size >= rough) ?? rough;
  const low = Math.floor(from / step) * step;
  const high = Math.ceil(most / step) * step || step;
  const count = Math.round((high - low) / step);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, index) => low + index * step) };
}
