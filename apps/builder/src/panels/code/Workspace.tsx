import { Box } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './code.module.css';
import { AtWork } from './parts/AtWork.tsx';
import { CompareVersion } from './parts/CompareVersion.tsx';
import { EditorStage } from './parts/EditorStage.tsx';
import { FileDialogs, type FileTask } from './parts/FileDialogs.tsx';
import { FilePicker } from './parts/FilePicker.tsx';
import { FileTabs } from './parts/FileTabs.tsx';
import { FileTree } from './parts/FileTree.tsx';
import { FindInFiles } from './parts/FindInFiles.tsx';
import { StatusLine } from './parts/StatusLine.tsx';
import type { Project } from './project/project.ts';
import { useCodeKeys } from './useCodeKeys.ts';
import { useEditor } from './useEditor.ts';
import { useOpenFiles } from './useOpenFiles.ts';

/** Narrower than this there is no room for the tree beside the editor: a picker takes its place. */
const NARROW = 560;

/** Files on the left, the open one on the right; on a narrow panel the files are picked above it. */
export function Workspace({ appId, project }: { appId: string; project: Project }) {
  const { ref, width } = useElementSize();
  const { open, current, show, close, moved, followed } = useOpenFiles(appId, project);
  const { place, host, isClever } = useEditor(project, show, followed);
  // How often the search was asked for since it was opened; each time it takes the focus.
  const [finding, setFinding] = useState(0);
  const find = useCallback(() => setFinding((times) => times + 1), []);
  const [task, setTask] = useState<FileTask | null>(null);
  const isNarrow = width > 0 && width < NARROW;
  const file = current === null ? undefined : project.files.get(current);

  useEffect(() => {
    if (host && current !== null && project.files.has(current)) host.show(current);
  }, [host, current, project]);
  const goTo = useCallback(
    (id: string, line?: number) => {
      // Before the first file the editor is hidden, and takes no focus.
      flushSync(() => show(id));
      host?.show(id, line);
      host?.view.focus();
    },
    [host, show],
  );
  const save = useCallback(
    () => current !== null && void project.saveNow(current),
    [project, current],
  );
  const endFind = useCallback(() => setFinding(0), []);
  useCodeKeys({
    host,
    canWrite: current !== null && project.canWrite(current),
    save,
    find,
    endFind,
  });
  const closeFind = () => {
    setFinding(0);
    if (current !== null) host?.view.focus();
  };
  const files = [...project.files.keys()];
  return (
    <Box ref={ref} className={classes.workspace}>
      {!isNarrow && (
        <Box className={classes.side}>
          {finding > 0 ? (
            <FindInFiles asked={finding} project={project} onGo={goTo} onClose={closeFind} />
          ) : (
            <FileTree
              project={project}
              current={current}
              onOpen={goTo}
              onTask={setTask}
              onFind={find}
            />
          )}
        </Box>
      )}
      <Box className={classes.main}>
        {isNarrow && (
          <FilePicker
            files={files}
            current={current}
            canEdit={project.canEdit}
            onOpen={goTo}
            onTask={setTask}
          />
        )}
        {isNarrow && finding > 0 && (
          <FindInFiles asked={finding} project={project} onGo={goTo} onClose={closeFind} />
        )}
        {open.length > 0 && (
          <FileTabs project={project} open={open} current={current} onShow={goTo} onClose={close} />
        )}
        {project.canEdit && <AtWork appId={appId} current={current} />}
        <EditorStage place={place} project={project} file={file} />
        <StatusLine
          project={project}
          file={file}
          host={host}
          isClever={isClever}
          onFind={find}
          onCompare={() => file && setTask({ kind: 'compare', id: file.id })}
        />
      </Box>
      <FileDialogs
        project={project}
        task={task}
        onDone={(id, newId) => {
          setTask(null);
          if (newId !== undefined) moved(id, newId);
        }}
      />
      {task?.kind === 'compare' && (
        <CompareVersion
          appId={appId}
          id={task.id}
          now={project.files.get(task.id)?.doc.toString() ?? ''}
          onClose={() => setTask(null)}
        />
      )}
    </Box>
  );
}
