import { Button, Group, Paper, Text } from '@mantine/core';
import { MESSAGES } from '@trellis/contract';
import classes from './AppPreview.module.css';
import type { PreviewState } from './usePreview.ts';

interface Problem {
  title: string;
  details: string;
  component: string;
}

/** What went wrong in the app, beside the last good picture of it. */
export function Problems({
  state,
  onReload,
  onFix,
}: {
  state: PreviewState;
  onReload(): void;
  /** null: this person may not ask the assistant. */
  onFix: ((text: string) => void) | null;
}) {
  const problems: Problem[] = [
    ...state.diagnostics.map((d) => ({
      title: d.message,
      details: `${d.file}:${d.line}`,
      component: d.file.replace(/^.*\/|\.\w+$/g, ''),
    })),
    ...state.errors.map((e) => ({
      title: e.title,
      details: e.place
        ? `${e.place.file}:${e.place.line}`
        : (e.details ?? 'no details').split('\n')[0]!,
      component: e.componentName ?? 'app',
    })),
  ];
  if (problems.length === 0 && !state.isBusyLoop) return null;
  return (
    <Paper withBorder p="sm" className={classes.problems} role="status" bg="var(--trellis-raised)">
      {state.isBusyLoop && (
        <Group justify="space-between" wrap="nowrap" mb={problems.length > 0 ? 8 : 0}>
          <Text size="sm">The app has stopped answering.</Text>
          <Button size="compact-xs" variant="default" onClick={onReload}>
            Start it again
          </Button>
        </Group>
      )}
      {problems.length > 0 && (
        <>
          <Group justify="space-between" mb={4}>
            <Text size="sm" fw={600}>
              {problems.length === 1 ? '1 Issue Found' : `${problems.length} Issues Found`}
            </Text>
            {onFix && (
              <Button
                size="compact-xs"
                onClick={() =>
                  onFix(
                    problems.length === 1
                      ? MESSAGES.fixOne(
                          problems[0]!.title,
                          problems[0]!.details,
                          problems[0]!.component,
                        )
                      : `${problems.map((p) => `${p.title} ${p.details} ${p.component}`).join('\n')}\n${MESSAGES.fixAllEnd}`,
                  )
                }
              >
                Resolve with AI
              </Button>
            )}
          </Group>
          {problems.map((problem) => (
            <Text
              key={problem.title + problem.details}
              size="xs"
              style={{ overflowWrap: 'anywhere' }}
            >
              In {problem.component} component: {problem.title}{' '}
              <Text span size="xs" c="dimmed">
                {problem.details}
              </Text>
            </Text>
          ))}
        </>
      )}
    </Paper>
  );
}
