const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** 'Bookings, Reviews, and Votes'; after the third the rest is counted. */
export function listed(words: readonly string[]): string {
  const [first, second, third, ...rest] = words;
  const shown = [first, second, third].filter((word) => word !== undefined);
  return LIST.format(rest.length > 0 ? [...shown, `${rest.length} more`] : shown);
}
