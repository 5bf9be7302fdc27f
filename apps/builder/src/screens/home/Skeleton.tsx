/** A drawn page, until there is a picture of the real one (ruling 34). The hue tells apps apart. */
export function Skeleton({ seed }: { seed: string }) {
  const hue = Number.parseInt(seed.slice(-4), 16) % 360;
  const soft = `hsl(${hue} 30% 55% / 0.22)`;
  const strong = `hsl(${hue} 35% 45% / 0.5)`;
  return (
    <svg
      viewBox="0 0 320 200"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <rect x="20" y="18" width="80" height="10" rx="5" fill={strong} />
      <rect x="240" y="16" width="60" height="14" rx="7" fill={soft} />
      {[0, 1, 2].map((i) => (
        <g key={i} transform={`translate(${20 + i * 96} 52)`}>
          <rect width="84" height="56" rx="8" fill={soft} />
          <rect y="66" width="60" height="8" rx="4" fill={strong} />
          <rect y="82" width="76" height="6" rx="3" fill={soft} />
          <rect y="94" width="48" height="6" rx="3" fill={soft} />
        </g>
      ))}
    </svg>
  );
}
