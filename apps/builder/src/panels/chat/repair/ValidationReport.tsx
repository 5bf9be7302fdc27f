import { Text } from '@mantine/core';
import type { ValidationIssue, ValidationResult } from '@trellis/contract';
import { counted } from '../../../ui/counted.ts';
import classes from './repair.module.css';

/** All that the checks said of a version. */
export function ValidationReport({ result }: { result: ValidationResult }) {
  const { issues, detectors, executionTimeMs } = result;
  return (
    <>
      <Text size="sm" mb="xs">
        {issues.length === 0 ? 'No issues.' : summary(issues)} {detectors.length} checks in{' '}
        {executionTimeMs} ms.
      </Text>
      {issues.length > 0 && <IssueTable issues={issues} label="Issues" />}
      <details className={classes.fold}>
        <summary>Checks</summary>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Check</th>
              <th scope="col">Issues</th>
              <th scope="col">Time</th>
            </tr>
          </thead>
          <tbody>
            {detectors.map(({ detectorId, issueCount, executionTimeMs: took }) => (
              <tr key={detectorId}>
                <td>{detectorId}</td>
                <td>{issueCount}</td>
                <td>{took} ms</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function summary(issues: readonly ValidationIssue[]): string {
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const warnings = issues.length - errors;
  return `${counted(errors, 'error')}, ${counted(warnings, 'warning')}.`;
}

/** Issues with their places, one a line. */
export function IssueTable({ issues, label }: { issues: ValidationIssue[]; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={classes.wide} tabIndex={0} aria-label={label}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Severity</th>
            <th scope="col">Component</th>
            <th scope="col">Line</th>
            <th scope="col">Message</th>
            <th scope="col">Check</th>
          </tr>
        </thead>
        <tbody>
          {issues.map((issue) => (
            <tr key={`${issue.file} ${issue.line} ${issue.column} ${issue.detectorId}`}>
              <td>{issue.severity}</td>
              <td title={issue.file}>{issue.componentName}</td>
              <td>{issue.line}</td>
              <td className={classes.words}>{issue.message}</td>
              <td>{issue.detectorId}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
