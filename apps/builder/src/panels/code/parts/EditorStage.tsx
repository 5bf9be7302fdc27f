import { Box, Text } from '@mantine/core';
import { MESSAGES } from '@trellis/contract';
import type { RefObject } from 'react';
import classes from '../code.module.css';
import type { CodeFile } from '../project/file.ts';
import type { Project } from '../project/project.ts';
import { ConflictView } from './ConflictView.tsx';

interface Props {
  /** Where the editor is put. */
  place: RefObject<HTMLDivElement | null>;
  project: Project;
  file: CodeFile | undefined;
}

/** The editor; in its place what to do where no file is open, or where two people changed the same lines. */
export function EditorStage({ place, project, file }: Props) {
  return (
    <Box className={classes.stage}>
      <Box
        ref={place}
        className={classes.editor}
        data-hidden={!file || !!file.conflict || undefined}
      />
      {!file && (
        <Box className={classes.empty}>
          <Text size="sm" c="dimmed">
            {MESSAGES.selectFile}
          </Text>
        </Box>
      )}
      {file?.conflict && (
        <ConflictView
          key={file.id}
          id={file.id}
          mine={file.doc.toString()}
          theirs={file.conflict.content}
          onChoose={(content) => project.settle(file.id, content)}
        />
      )}
    </Box>
  );
}
