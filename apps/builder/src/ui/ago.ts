const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago a moment was, in words: `2 hours ago`, `yesterday`; what is less than a minute ago, or ahead by another clock, is `just now`. */
export function ago(moment: string, now = Date.now()): string {
  const seconds = (now - Date.parse(moment)) / 1_000;
  const unit = UNITS.find(([, length]) => seconds >= length);
  if (!unit) return 'just now';
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  return words.format(-Math.floor(seconds / unit[1]), unit[0]);
}
