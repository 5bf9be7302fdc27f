/** The part of an entity's schema that sample rows are made from. */
export interface Shape {
  name: string;
  properties?: Record<string, Property>;
}

interface Property {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  minimum?: number;
  items?: Property;
  properties?: Record<string, Property>;
}

const DAY_MS = 86_400_000;

/** Three rows that fit an entity's schema, so that pages are opened with something to show. */
export const rowsFor = ({ properties }: Shape, today: Date): Record<string, unknown>[] =>
  [0, 1, 2].map((index) => rowOf(properties ?? {}, index, today));

const rowOf = (properties: Record<string, Property>, index: number, today: Date) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      sampleOf(name, property, index, today),
    ]),
  );

function sampleOf(name: string, property: Property, index: number, today: Date): unknown {
  if (property.enum?.length) return property.enum[index % property.enum.length];
  const type = Array.isArray(property.type) ? property.type[0] : property.type;
  const day = new Date(today.getTime() + (index - 1) * DAY_MS);
  if (type === 'number' || type === 'integer') return (property.minimum ?? 0) + index + 1;
  if (type === 'boolean') return index === 0;
  if (type === 'array') return [sampleOf(name, property.items ?? {}, index, today)];
  if (type === 'object') return rowOf(property.properties ?? {}, index, today);
  if (property.format === 'date') return day.toISOString().slice(0, 10);
  if (property.format === 'date-time') return day.toISOString();
  if (property.format === 'email' || /email/i.test(name)) return `person${index}@example.org`;
  return `${name} ${index + 1}`;
}
