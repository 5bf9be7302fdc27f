import type { AppErrorReport } from '../bridge.ts';

/** Any value in words; what cannot be put into words is named by its kind. */
export function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

const SCOPES = ['component', 'page', 'app'] as const;

/** What the parent takes for a report, whatever app code hands over. */
export function plainReport(error: AppErrorReport): AppErrorReport {
  const { title, details, componentName, scope } = error;
  const text = (value: unknown) => (value === undefined ? undefined : textOf(value));
  return {
    title: textOf(title),
    details: text(details),
    componentName: text(componentName),
    scope: SCOPES.find((one) => one === scope) ?? 'app',
  };
}
