const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A schema as it is kept: options are texts (spec 2, section 3), and JSON Schema's `"enum": [0, 1]` of a number, which
 * models write for ratings, tax rates or weekdays, is the range from the least of them to the most.
 */
export function withRanges(schema: unknown): unknown {
  if (!isObject(schema) || !isObject(schema.properties)) return schema;
  const properties = Object.entries(schema.properties).map(([name, field]) => [
    name,
    ranged(field),
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

function ranged(field: unknown): unknown {
  if (!isObject(field) || !Array.isArray(field.enum)) return field;
  const { enum: options, ...rest } = field;
  const numbers = options.filter((option) => typeof option === 'number');
  if (numbers.length === 0 || numbers.length < options.length) return field;
  if (field.type !== 'number' && field.type !== 'integer')
    return { ...rest, enum: numbers.map(String) };
  return { minimum: Math.min(...numbers), maximum: Math.max(...numbers), ...rest };
}
