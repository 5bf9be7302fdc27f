import type { BlockValues, ToolBlock } from '@trellis/contract';

const WIDTH = 600;
const HEIGHT = 260;
const FOOT = 36;
const COLORS = ['var(--chart-1)', 'var(--chart-2)', 'var(--chart-3)', 'var(--chart-4)'];
const colorOf = (at: number) => COLORS[at % COLORS.length]!;

interface Props {
  value: BlockValues['chart'];
  kind: NonNullable<ToolBlock['chart']>;
}

/** Figures as a picture; the same in a table, for who does not see it. */
export function Chart({ value, kind }: Props) {
  const { labels, series } = value;
  if (labels.length === 0 || series.length === 0) return null;
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {kind === 'pie' ? (
          <Pie values={series[0]!.values} />
        ) : kind === 'radar' ? (
          <Radar value={value} />
        ) : (
          <Bars value={value} isLine={kind === 'line'} />
        )}
      </svg>
      {(series.length > 1 || kind === 'pie') && (
        <ul className="legend" aria-hidden="true">
          {(kind === 'pie' ? labels : series.map(({ name }) => name)).map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may be alike
            <li key={at}>
              <i style={{ background: colorOf(at) }} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <table className="hidden">
        <thead>
          <tr>
            <th />
            {series.map(({ name }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may be alike
              <th key={at}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: labels may be alike
            <tr key={row}>
              <th>{label}</th>
              {series.map(({ values }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names may be alike
                <td key={at}>{values[row]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function Bars({
  value: { labels, series },
  isLine,
}: {
  value: BlockValues['chart'];
  isLine: boolean;
}) {
  const all = series.flatMap(({ values }) => values);
  const [top, floor] = [Math.max(0, ...all), Math.min(0, ...all)];
  const y = (value: number) => 8 + ((top - value) / (top - floor || 1)) * (HEIGHT - FOOT - 8);
  const slot = WIDTH / labels.length;
  const bar = Math.min(48, (slot * 0.7) / series.length);
  return (
    <>
      <line x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} className="axis" />
      {series.map(({ values }, s) =>
        isLine ? (
          <polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: names may be alike
            key={s}
            fill="none"
            stroke={colorOf(s)}
            strokeWidth={3}
            points={values.map((v, at) => `${slot * (at + 0.5)},${y(v)}`).join(' ')}
          />
        ) : (
          values.map((v, at) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: labels may be alike
              key={`${s} ${at}`}
              x={slot * (at + 0.5) + (s - series.length / 2) * bar}
              y={Math.min(y(v), y(0))}
              width={Math.max(1, bar - 2)}
              height={Math.max(1, Math.abs(y(v) - y(0)))}
              rx={3}
              fill={colorOf(s)}
            />
          ))
        ),
      )}
      {labels.map((label, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels may be alike
        <text key={at} x={slot * (at + 0.5)} y={HEIGHT - 12} textAnchor="middle">
          {cut(label, Math.max(3, Math.floor(slot / 8)))}
        </text>
      ))}
    </>
  );
}

function Pie({ values }: { values: readonly number[] }) {
  const shares = values.map((value) => Math.max(0, value));
  const sum = shares.reduce((a, b) => a + b, 0) || 1;
  const [cx, cy, radius] = [WIDTH / 2, HEIGHT / 2, HEIGHT / 2 - 8];
  const point = (part: number) => {
    const angle = part * 2 * Math.PI - Math.PI / 2;
    return `${cx + radius * Math.cos(angle)} ${cy + radius * Math.sin(angle)}`;
  };
  let from = 0;
  return shares.map((share, at) => {
    const part = Math.min(share / sum, 0.9999);
    const path = `M${cx} ${cy} L${point(from)} A${radius} ${radius} 0 ${part > 0.5 ? 1 : 0} 1 ${point(from + part)} Z`;
    from += part;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names
    return <path key={at} d={path} fill={colorOf(at)} className="slice" />;
  });
}

function Radar({ value: { labels, series } }: { value: BlockValues['chart'] }) {
  const top = Math.max(1e-9, ...series.flatMap(({ values }) => values));
  const [cx, cy, radius] = [WIDTH / 2, HEIGHT / 2, HEIGHT / 2 - 24];
  const point = (at: number, part: number) => {
    const angle = (at / labels.length) * 2 * Math.PI - Math.PI / 2;
    return [cx + radius * part * Math.cos(angle), cy + radius * part * Math.sin(angle)] as const;
  };
  const ring = (parts: readonly number[]) =>
    parts.map((part, at) => point(at, part).join(',')).join(' ');
  return (
    <>
      {[0.5, 1].map((part) => (
        <polygon key={part} points={ring(labels.map(() => part))} fill="none" className="axis" />
      ))}
      {series.map(({ values }, at) => (
        <polygon
          // biome-ignore lint/suspicious/noArrayIndexKey: names may be alike
          key={at}
          points={ring(labels.map((_, n) => Math.max(0, values[n] ?? 0) / top))}
          fill={colorOf(at)}
          fillOpacity={0.2}
          stroke={colorOf(at)}
          strokeWidth={2}
        />
      ))}
      {labels.map((label, at) => {
        const [x, y] = point(at, 1.14);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels may be alike
          <text key={at} x={x} y={y} textAnchor="middle">
            {cut(label, 16)}
          </text>
        );
      })}
    </>
  );
}

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
