import type { Project } from '../project/project.ts';
import type { NewKind } from '../project/starters.ts';
import { DeleteFile } from './DeleteFile.tsx';
import { ImportFiles } from './ImportFiles.tsx';
import { NewFile } from './NewFile.tsx';
import { RenameFile } from './RenameFile.tsx';

export type { NewKind };
/** What somebody wants to do with files. */
export type FileTask =
  | { kind: 'new'; what: NewKind }
  | { kind: 'import' }
  | { kind: 'rename'; id: string }
  | { kind: 'delete'; id: string }
  | { kind: 'compare'; id: string };

interface Props {
  project: Project;
  task: FileTask | null;
  /** `newId`: where the file is now, null when it is gone, undefined when nothing happened. */
  onDone(id: string, newId?: string | null): void;
}

/** The dialog of whatever is being done with a file. */
export function FileDialogs({ project, task, onDone }: Props) {
  switch (task?.kind) {
    case 'new':
      return <NewFile project={project} kind={task.what} onDone={(id) => onDone(id ?? '', id)} />;
    case 'import':
      return <ImportFiles project={project} onDone={() => onDone('')} />;
    case 'rename':
      return (
        <RenameFile
          key={task.id}
          project={project}
          id={task.id}
          onDone={(newId) => onDone(task.id, newId)}
        />
      );
    case 'delete':
      return (
        <DeleteFile
          key={task.id}
          project={project}
          id={task.id}
          onDone={(isGone) => onDone(task.id, isGone ? null : undefined)}
        />
      );
    default:
      return null;
  }
}
