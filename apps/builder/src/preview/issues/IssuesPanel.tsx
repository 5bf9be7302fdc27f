import { ActionIcon, Button, Group, Paper, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconEyeOff, IconMinus, IconWand } from '@tabler/icons-react';
import { MESSAGES } from '@trellis/contract';
import { useMemo } from 'react';
import type { PreviewState } from '../running/state.ts';
import classes from './issues.module.css';
import { detailsOf, type Issue, issuesOf } from './issues.ts';
import { useIssues } from './useIssues.ts';

interface Props {
  appId: string;
  state: PreviewState;
  /** The assistant is at work. */
  busy: boolean;
  /** null: this person may not ask the assistant. */
  onFix: ((text: string) => void) | null;
  onReload(): void;
  onClear(): void;
}

/** What is wrong with the app, over the bottom right of its picture (spec 2, section 2). */
export function IssuesPanel({ appId, state, busy, onFix, onReload, onClear }: Props) {
  const issues = useMemo(() => issuesOf(state), [state]);
  const panel = useIssues(appId, issues, busy, onFix, onClear);
  const { visible, suppressed, isFixing } = panel;
  // While the app is being written it is half there; what is wrong with it then is no news.
  if (busy && !isFixing) return null;
  if (state.isBusyLoop) return <Stuck onReload={onReload} onResolve={onFix && panel.resolve} />;
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
          <Row
            key={issue.key}
            issue={issue}
            onFix={onFix && !isFixing ? () => panel.resolveOne(issue) : null}
            onSuppress={() => panel.suppress(issue.key)}
          />
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

interface RowProps {
  issue: Issue;
  /** null: it cannot be asked for, or is being fixed. */
  onFix: (() => void) | null;
  onSuppress(): void;
}

function Row({ issue, onFix, onSuppress }: RowProps) {
  return (
    <li className={classes.row}>
      <Text size="xs" style={{ overflowWrap: 'anywhere', flex: 1 }}>
        {issue.isLogged
          ? `${issue.component}: ${issue.title}`
          : MESSAGES.issueIn(issue.component, issue.title)}{' '}
        <Text span size="xs" c="dimmed">
          {detailsOf(issue)}
        </Text>
      </Text>
      {onFix && (
        <Tooltip label="Fix this error">
          <ActionIcon
            size="sm"
            className={classes.act}
            onClick={onFix}
            aria-label={`Fix: ${issue.title}`}
          >
            <IconWand size={14} />
          </ActionIcon>
        </Tooltip>
      )}
      <Tooltip label="Suppress">
        <ActionIcon
          size="sm"
          className={classes.act}
          onClick={onSuppress}
          aria-label={`Suppress: ${issue.title}`}
        >
          <IconEyeOff size={14} />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}

interface StuckProps {
  onReload(): void;
  onResolve: (() => void) | null;
}

/** The app runs in circles and answers nothing: it is started again, or mended first. */
function Stuck({ onReload, onResolve }: StuckProps) {
  return (
    <Paper withBorder className={classes.panel} role="status">
      <Group justify="space-between">
        <Text size="sm">The app has stopped answering.</Text>
        <Group gap="xs">
          {onResolve && (
            <Button size="compact-xs" onClick={onResolve}>
              {MESSAGES.resolveWithAi}
            </Button>
          )}
          <Button size="compact-xs" variant="default" onClick={onReload}>
            Restart it
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}
