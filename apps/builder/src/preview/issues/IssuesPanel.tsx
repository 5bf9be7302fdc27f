import { ActionIcon, Button, Group, Paper, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconEyeOff, IconMinus } from '@tabler/icons-react';
import { MESSAGES } from '@trellis/contract';
import { useMemo } from 'react';
import type { PreviewState } from '../usePreview.ts';
import classes from './issues.module.css';
import { detailsOf, type Issue, issuesOf } from './issues.ts';
import { useIssues } from './useIssues.ts';

interface Props {
  state: PreviewState;
  /** The assistant is at work. */
  busy: boolean;
  /** null: this person may not ask the assistant. */
  onFix: ((text: string) => void) | null;
  onReload(): void;
  onClear(): void;
}

/** What is wrong with the app, over the bottom right of its picture (spec 2, section 2). */
export function IssuesPanel({ state, busy, onFix, onReload, onClear }: Props) {
  const issues = useMemo(() => issuesOf(state), [state]);
  const panel = useIssues(issues, busy, onFix, onClear);
  const { visible, suppressed, isFixing } = panel;
  // While the app is being written it is half there; what is wrong with it then is no news.
  if (busy && !isFixing) return null;
  if (state.isBusyLoop) return <Stuck onReload={onReload} />;
  if (issues.length === 0) return null;
  const hidden = suppressed > 0 ? ` ${MESSAGES.issuesSuppressed(suppressed)}` : '';
  if (panel.isMinimized)
    return (
      <UnstyledButton className={classes.chip} onClick={panel.expand} aria-expanded={false}>
        <IconAlertTriangle size={14} aria-hidden />
        {MESSAGES.issuesChip(visible.length)}
        {hidden}
      </UnstyledButton>
    );
  return (
    <Paper withBorder className={classes.panel} role="status" aria-label="Issues">
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text size="sm" fw={600}>
          {MESSAGES.issuesFound(visible.length)}
          <Text span size="xs" c="dimmed">
            {hidden}
          </Text>
        </Text>
        <ActionIcon size="sm" onClick={panel.minimize} aria-label="Minimize">
          <IconMinus size={14} />
        </ActionIcon>
      </Group>
      <ul className={classes.list}>
        {visible.map((issue) => (
          <Row key={issue.key} issue={issue} onSuppress={() => panel.suppress(issue.key)} />
        ))}
      </ul>
      <Group justify="space-between" gap="xs">
        {suppressed > 0 ? (
          <Button size="compact-xs" variant="subtle" onClick={panel.showSuppressed}>
            {MESSAGES.showSuppressed}
          </Button>
        ) : (
          <span />
        )}
        {onFix && visible.length > 0 && (
          <Button size="compact-xs" onClick={panel.resolve} disabled={isFixing}>
            {isFixing ? MESSAGES.fixing : MESSAGES.resolveWithAi}
          </Button>
        )}
      </Group>
    </Paper>
  );
}

function Row({ issue, onSuppress }: { issue: Issue; onSuppress(): void }) {
  return (
    <li className={classes.row}>
      <Text size="xs" style={{ overflowWrap: 'anywhere', flex: 1 }}>
        {MESSAGES.issueIn(issue.component, issue.title)}{' '}
        <Text span size="xs" c="dimmed">
          {detailsOf(issue)}
        </Text>
      </Text>
      <Tooltip label="Suppress">
        <ActionIcon
          size="sm"
          className={classes.suppress}
          onClick={onSuppress}
          aria-label={`Suppress: ${issue.title}`}
        >
          <IconEyeOff size={14} />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}

/** The app runs in circles and answers nothing: only starting it again helps. */
function Stuck({ onReload }: { onReload(): void }) {
  return (
    <Paper withBorder className={classes.panel} role="status">
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">The app has stopped answering.</Text>
        <Button size="compact-xs" variant="default" onClick={onReload}>
          Start it again
        </Button>
      </Group>
    </Paper>
  );
}
