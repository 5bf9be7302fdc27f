import { type AppFiles, type Diagnostic, EntitySchemaShape } from '@trellis/contract';
import { placeOf } from '../text/place.ts';

/** Entities that are not JSON, or not a schema. */
export function diagnoseSchemas(files: AppFiles): Diagnostic[] {
  return Object.entries(files).flatMap(([file, text]) =>
    /^entities\/.+\.json$/.test(file) ? diagnoseSchema(file, text) : [],
  );
}

function diagnoseSchema(file: string, text: string): Diagnostic[] {
  const at = (offset: number, message: string): Diagnostic => ({
    file,
    ...placeOf(text, offset),
    severity: 'error',
    detector: 'schema',
    message,
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const position = /position (\d+)/.exec(error.message)?.[1];
    return [at(position ? Number(position) : text.length, error.message)];
  }
  const result = EntitySchemaShape.safeParse(value);
  if (result.success) return [];
  return result.error.issues.map((issue) => {
    const last = issue.path.findLast((key) => typeof key === 'string');
    const offset = last === undefined ? 0 : Math.max(0, text.indexOf(JSON.stringify(last)));
    const where = issue.path.length ? `${issue.path.join('.')}: ` : '';
    const message = issue.code === 'invalid_key' ? issue.issues[0]?.message : issue.message;
    return at(offset, `${where}${message ?? issue.message}`);
  });
}
