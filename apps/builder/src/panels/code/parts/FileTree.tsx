import { ActionIcon, Group, Menu, NavLink, Text, Tooltip } from '@mantine/core';
import {
  IconDots,
  IconFolderPlus,
  IconPencil,
  IconPlus,
  IconSearch,
  IconTrash,
} from '@tabler/icons-react';
import { fileKind, GLOBALS_FILE, LAYOUT_FILE } from '@trellis/contract';
import { type KeyboardEvent, memo } from 'react';
import { keysHere } from '../../../palette/keys.ts';
import classes from '../code.module.css';
import { GROUPS, nameOf } from '../project/file.ts';
import type { Project } from '../project/project.ts';
import type { FileTask, NewKind } from './FileDialogs.tsx';

interface Props {
  project: Project;
  current: string | null;
  onOpen(id: string): void;
  onTask(task: FileTask): void;
  onFind(): void;
}

const NEW: Partial<Record<string, NewKind>> = {
  layout: 'layout',
  globals: 'globals',
  page: 'page',
  component: 'component',
  service: 'service',
  function: 'function',
};

/** `Part9` before `Part10`, as people count. */
const byName = new Intl.Collator(undefined, { numeric: true }).compare;

/** The app's files in their groups (spec 1, section 2). */
export function FileTree({ project, current, onOpen, onTask, onFind }: Props) {
  const ids = [...project.files.keys()].sort(byName);
  return (
    <nav aria-label="Files" className={classes.tree} data-code-files onKeyDown={walk}>
      <Group justify="space-between" px={8} pb={4}>
        <Text size="xs" fw={600}>
          Files
        </Text>
        <Group gap={4} wrap="nowrap">
          {project.canEdit && (
            <Tooltip label="Import a folder">
              <ActionIcon
                size={24}
                aria-label="Import a folder"
                onClick={() => onTask({ kind: 'import' })}
              >
                <IconFolderPlus size={14} />
              </ActionIcon>
            </Tooltip>
          )}
          <Tooltip label={`Find in files (${keysHere('Ctrl+Shift+F')})`}>
            <ActionIcon size={24} aria-label="Find in files" onClick={onFind}>
              <IconSearch size={14} />
            </ActionIcon>
          </Tooltip>
        </Group>
      </Group>
      {GROUPS.map(({ kind, label }) => {
        const inGroup = ids.filter((id) => fileKind(id) === kind);
        const isSingle = kind === 'layout' || kind === 'globals';
        const made = NEW[kind];
        return (
          <section key={kind} aria-label={label}>
            <Group justify="space-between" wrap="nowrap" px={8} mt={6} h={24}>
              <Text size="xs" c="dimmed" fw={600} truncate>
                {label}
              </Text>
              {project.canEdit && made && (!isSingle || inGroup.length === 0) && (
                <ActionIcon
                  size={24}
                  aria-label={`New file in ${label}`}
                  onClick={() => onTask({ kind: 'new', what: made })}
                >
                  <IconPlus size={14} />
                </ActionIcon>
              )}
            </Group>
            {inGroup.map((id) => (
              <FileRow
                key={id}
                id={id}
                isCurrent={id === current}
                isDirty={project.files.get(id)?.isDirty ?? false}
                canChange={project.canWrite(id)}
                onOpen={onOpen}
                onTask={onTask}
              />
            ))}
          </section>
        );
      })}
    </nav>
  );
}

/** The arrow keys lead from file to file. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const files = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-file]')];
  const at = files.indexOf(event.target as HTMLElement);
  if (step === undefined || at === -1) return;
  event.preventDefault();
  files[at + step]?.focus();
}

interface RowProps {
  id: string;
  isCurrent: boolean;
  isDirty: boolean;
  canChange: boolean;
  onOpen(id: string): void;
  onTask(task: FileTask): void;
}

/** Drawn anew for its own changes alone: a letter that is typed must not draw forty menus. */
const FileRow = memo(function FileRow(props: RowProps) {
  const { id, isCurrent, isDirty, canChange, onOpen, onTask } = props;
  const name = nameOf(id);
  const isFixed = id === LAYOUT_FILE || id === GLOBALS_FILE;
  return (
    <Group gap={0} wrap="nowrap" className={classes.row} data-current={isCurrent || undefined}>
      <NavLink
        component="button"
        type="button"
        className={classes.file}
        label={name}
        active={isCurrent}
        data-file
        aria-current={isCurrent ? 'true' : undefined}
        rightSection={isDirty ? <span className={classes.dot} title="Not saved yet" /> : undefined}
        onClick={() => onOpen(id)}
      />
      {canChange && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon size={24} className={classes.more} aria-label={`More for ${name}`}>
              <IconDots size={14} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {!isFixed && (
              <Menu.Item
                leftSection={<IconPencil size={14} />}
                onClick={() => onTask({ kind: 'rename', id })}
              >
                Rename
              </Menu.Item>
            )}
            <Menu.Item
              leftSection={<IconTrash size={14} />}
              onClick={() => onTask({ kind: 'delete', id })}
            >
              Delete
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
});
