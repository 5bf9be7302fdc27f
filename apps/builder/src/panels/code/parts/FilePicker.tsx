import { ActionIcon, Group, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { fileKind, GLOBALS_FILE, LAYOUT_FILE, MESSAGES } from '@trellis/contract';
import { Choice } from '../../../ui/Choice.tsx';
import { GROUPS, isReadOnly, nameOf } from '../project/file.ts';
import type { FileTask } from './FileDialogs.tsx';

interface Props {
  files: readonly string[];
  current: string | null;
  canEdit: boolean;
  onOpen(id: string): void;
  onTask(task: FileTask): void;
}

/** The files where there is no room for the tree: one list to choose from, and what can be done with the chosen one. */
export function FilePicker({ files, current, canEdit, onOpen, onTask }: Props) {
  const options = GROUPS.map(({ kind, label }) => ({
    group: label,
    items: files
      .filter((id) => fileKind(id) === kind)
      .sort()
      .map((id) => ({ value: id, label: nameOf(id) })),
  })).filter(({ items }) => items.length > 0);
  const canChange = canEdit && current !== null && !isReadOnly(current);
  return (
    <Group gap={6} wrap="nowrap" p={8}>
      <Choice
        id="code-file-picker"
        label="File"
        isBare
        hint={MESSAGES.selectFile}
        flex={1}
        searchable
        options={options}
        value={current}
        onChange={onOpen}
      />
      {canEdit && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label="More for files">
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => onTask({ kind: 'new', what: 'page' })}>New page</Menu.Item>
            <Menu.Item onClick={() => onTask({ kind: 'new', what: 'component' })}>
              New component
            </Menu.Item>
            <Menu.Item onClick={() => onTask({ kind: 'new', what: 'service' })}>
              New service
            </Menu.Item>
            <Menu.Item onClick={() => onTask({ kind: 'new', what: 'function' })}>
              New function
            </Menu.Item>
            <Menu.Item onClick={() => onTask({ kind: 'import' })}>Import a folder</Menu.Item>
            {canChange && current !== LAYOUT_FILE && current !== GLOBALS_FILE && (
              <Menu.Item onClick={() => onTask({ kind: 'rename', id: current })}>
                Rename this file
              </Menu.Item>
            )}
            {canChange && (
              <Menu.Item onClick={() => onTask({ kind: 'delete', id: current })}>
                Delete this file
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}
