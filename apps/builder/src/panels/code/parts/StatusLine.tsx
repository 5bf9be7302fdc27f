import { formatDocument } from '@codemirror/lsp-client';
import { Button, Group, Text } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { MESSAGES } from '@trellis/contract';
import classes from '../code.module.css';
import type { EditorHost } from '../editor/host.ts';
import { type CodeFile, isReadOnly } from '../project/file.ts';
import type { Project } from '../project/project.ts';

interface Props {
  project: Project;
  file: CodeFile | undefined;
  host: EditorHost | null;
  /** Types and completion are there. */
  isClever: boolean;
  onFind(): void;
  onCompare(): void;
}

/** What became of what was typed, and what can be done with the open file. */
export function StatusLine({ project, file, host, isClever, onFind, onCompare }: Props) {
  const { online } = useNetwork();
  const canWrite = file !== undefined && project.canWrite(file.id);
  return (
    <Group className={classes.status} justify="space-between" wrap="nowrap">
      <Text size="xs" c={file?.state === 'error' ? 'red' : 'dimmed'} role="status" truncate>
        {file ? wordsFor(project, file, online) : ''}
      </Text>
      <Group gap={4} wrap="nowrap">
        {file?.state === 'error' && !file.conflict && (
          <Button size="compact-xs" variant="default" onClick={project.saveAgain}>
            Try again
          </Button>
        )}
        {file && !isClever && (
          <Text size="xs" c="dimmed" visibleFrom="md">
            Loading types…
          </Text>
        )}
        <Button size="compact-xs" variant="subtle" color="gray" onClick={onFind}>
          Find
        </Button>
        {file && (
          <Button size="compact-xs" variant="subtle" color="gray" onClick={onCompare}>
            Compare
          </Button>
        )}
        {canWrite && !file.conflict && (
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            onClick={() => host && formatDocument(host.view)}
          >
            Format
          </Button>
        )}
      </Group>
    </Group>
  );
}

function wordsFor(project: Project, file: CodeFile, online: boolean): string {
  if (isReadOnly(file.id)) return MESSAGES.entitiesReadOnly;
  if (!project.canEdit) return MESSAGES.codeForAdmins;
  if (file.conflict) return MESSAGES.fileChanged(file.id);
  if (!online && file.isDirty) return 'Offline. Your changes are kept on this device.';
  switch (file.state) {
    case 'saving':
      return MESSAGES.saving;
    case 'saved':
      return 'Saved';
    case 'error':
      return `${MESSAGES.saveFileFailed}. ${sentence(file.error ?? '')}Your changes are kept on this device.`;
    default:
      return '';
  }
}

/** A reason as a sentence before others. */
const sentence = (words: string): string => (words ? `${words.replace(/[.!?]?$/, '.')} ` : '');
