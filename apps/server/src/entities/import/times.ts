/** A moment as exports write it; without a zone it is meant in UTC, as the public client's home keeps them. */
const MOMENT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*(Z|[+-]\d\d:?\d\d)?$/i;

/** When a row was made and last changed, as the file of an app that moves says it; now where it does not. */
export function timesIn(
  values: Record<string, unknown>,
  now = new Date(),
): { createdAt: string; updatedAt: string } {
  const at = (names: string[]) =>
    names.map((name) => momentIn(values[name])).find((time) => time && time <= now);
  const createdAt = at(['createdAt', 'created_date']) ?? now;
  const updatedAt = at(['updatedAt', 'updated_date']) ?? createdAt;
  return { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

function momentIn(value: unknown): Date | null {
  const [, day, clock, zone = 'Z'] = MOMENT.exec(String(value ?? '').trim()) ?? [];
  const time = new Date(`${day}T${clock}${zone}`);
  return Number.isNaN(time.getTime()) ? null : time;
}
