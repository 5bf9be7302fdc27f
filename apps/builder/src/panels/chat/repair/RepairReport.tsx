import { Alert, Stack, Text } from '@mantine/core';
import type { RepairedFile, RepairResult, RepairStep } from '@trellis/contract';
import { counted } from '../../../ui/counted.ts';
import classes from './repair.module.css';
import { IssueTable } from './ValidationReport.tsx';

/** All that a repair did, file by file. */
export function RepairReport({ result }: { result: RepairResult }) {
  const { initialIssues, unresolvedIssues, repairedFiles, usage, note } = result;
  const fixed = repairedFiles.reduce((sum, { issuesFixed }) => sum + issuesFixed, 0);
  const tokens = usage.reduce((sum, { totalTokens }) => sum + totalTokens, 0);
  const cost = usage.reduce((sum, { totalCost }) => sum + totalCost, 0);
  return (
    <Stack gap="sm">
      <Text size="sm">
        {fixed} of {initialIssues.length} fixed, {unresolvedIssues.length} left, after{' '}
        {counted(result.iterationsPerformed, 'request')} to the model
        {tokens > 0 && ` (${tokens.toLocaleString('en')} tokens, $${cost.toFixed(4)})`} and{' '}
        {Math.round(result.executionTimeMs)} ms.{' '}
        {result.versionId ? 'A new version was created.' : 'No version was created.'}
      </Text>
      {note && (
        <Alert p="xs" color="yellow">
          {note}
        </Alert>
      )}
      {unresolvedIssues.length > 0 && <IssueTable issues={unresolvedIssues} label="Issues left" />}
      {result.repairProcessDetails.map((file) => (
        <FileDetails key={file.fileId} file={file} />
      ))}
      <Text size="xs" c="dimmed">
        {Object.entries(result.timingBreakdown)
          .map(([phase, ms]) => `${phase} ${ms} ms`)
          .join(', ')}
        . Previous version: {result.previousVersionId}
      </Text>
    </Stack>
  );
}

function FileDetails({ file }: { file: RepairedFile }) {
  const steps = [...file.ruleBasedRepairs, ...file.aiRepairs];
  return (
    <details className={classes.fold}>
      <summary>
        {file.fileId}: {file.initialIssueCount} → {file.finalIssueCount} (
        {Math.round(file.totalProcessingTimeMs)} ms)
      </summary>
      {steps.length === 0 && <Text size="xs">Nothing was tried on this file.</Text>}
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a report does not change
        <Step key={at} step={step} />
      ))}
    </details>
  );
}

function Step({ step }: { step: RepairStep }) {
  return (
    <details className={classes.fold} style={{ marginInlineStart: 16 }}>
      <summary>
        {step.success ? 'Repaired' : 'Not repaired'} by {step.modelUsed ?? 'rule'}:{' '}
        {step.issueMessage || step.detectorId} ({Math.round(step.processingTimeMs)} ms)
      </summary>
      {step.errorMessage && <Text size="xs">{step.errorMessage}</Text>}
      {step.prompt && <Code title="Prompt" text={step.prompt} />}
      <Code title="Before" text={step.originalContent} />
      <Code title="After" text={step.outputContent} />
    </details>
  );
}

function Code({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Text size="xs" fw={600} mt={4}>
        {title}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <pre className={classes.code} tabIndex={0}>
        {text}
      </pre>
    </>
  );
}
