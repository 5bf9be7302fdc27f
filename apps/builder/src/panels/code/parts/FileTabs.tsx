import { ActionIcon, Group, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from '../code.module.css';
import { nameOf } from '../project/file.ts';
import type { Project } from '../project/project.ts';

interface Props {
  project: Project;
  open: readonly string[];
  current: string | null;
  onShow(id: string): void;
  onClose(id: string): void;
}

/** The open files. Closing one loses nothing: it is saved, or kept until it is. */
export function FileTabs({ project, open, current, onShow, onClose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  // Of more tabs than there is room for, the one that is shown is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is shown
  useEffect(() => {
    const shown = list.current?.querySelector('[data-current]');
    void shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <Group
      ref={list}
      component="ul"
      gap={0}
      wrap="nowrap"
      className={classes.tabs}
      aria-label="Open files"
    >
      {open.map((id) => {
        const file = project.files.get(id);
        return (
          <li key={id} className={classes.tab} data-current={id === current || undefined}>
            <UnstyledButton
              className={classes.tabName}
              aria-current={id === current ? 'true' : undefined}
              title={id}
              onClick={() => onShow(id)}
            >
              {nameOf(id)}
              {file?.isDirty && <span className={classes.dot} title="Not saved yet" />}
            </UnstyledButton>
            <ActionIcon size={24} aria-label={`Close ${nameOf(id)}`} onClick={() => onClose(id)}>
              <IconX size={12} />
            </ActionIcon>
          </li>
        );
      })}
    </Group>
  );
}
