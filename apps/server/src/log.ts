/** Codes of Node's own errors, whose messages name files, hosts and ports of ours. */
const SYSTEM = /^E[A-Z]+$/;

/**
 * An error for the log: what it is and where it was thrown. Its message is left out, since libraries and PostgreSQL write
 * values of whoever asked into theirs (security.md: logs hold no token, prompt or row), unless the system wrote it.
 */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code, table, column, constraint, routine, cause } = error as Error &
    Partial<Record<'code' | 'table' | 'column' | 'constraint' | 'routine' | 'cause', unknown>>;
  const facts = { code, table, column, constraint, routine };
  const known = Object.entries(facts).flatMap(([name, fact]) =>
    typeof fact === 'string' ? [`${name}=${fact}`] : [],
  );
  const isSystem = typeof code === 'string' && SYSTEM.test(code);
  const what = [error.name, ...(isSystem ? [error.message] : []), ...known].join(' ');
  const where = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const lines = [what, ...where.slice(0, 12)];
  if (cause !== undefined) lines.push(`caused by ${faultText(cause)}`);
  return lines.join('\n');
}

/** Writes a fault down, with what was under way: a call as it is declared, never as it was asked. */
export function logFault(underWay: string, error: unknown): void {
  console.error(`${underWay}: ${faultText(error)}`);
}
