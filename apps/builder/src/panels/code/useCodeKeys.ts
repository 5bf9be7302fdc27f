import {
  findReferences,
  formatDocument,
  jumpToDefinition,
  renameSymbol,
} from '@codemirror/lsp-client';
import type { EditorView } from '@codemirror/view';
import { useHotkeys } from '@mantine/hooks';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { type Command, useCommands } from '../../palette/commands.ts';
import type { EditorHost } from './editor/host.ts';

interface Given {
  host: EditorHost | null;
  /** The open file can be changed. */
  canWrite: boolean;
  save(): void;
  find(): void;
  endFind(): void;
}

const GROUP = 'Code';

/** The code editor by keys; the palette offers the same, and the list of keys tells of them. */
export function useCodeKeys({ host, canWrite, save, find, endFind }: Given): void {
  const commands = useMemo<Command[]>(() => {
    const goToFiles = () => {
      // The next key is meant for the files already.
      flushSync(endFind);
      focusFiles();
    };
    const inCode = (
      id: string,
      label: string,
      keys: string,
      act: (view: EditorView) => unknown,
    ) => ({
      id: `code-${id}`,
      group: GROUP,
      label,
      keys,
      run: () => {
        if (!host) return;
        host.view.focus();
        act(host.view);
      },
    });
    return [
      { id: 'code-files', group: GROUP, label: 'Go to a file', keys: 'Ctrl+P', run: goToFiles },
      { id: 'code-find', group: GROUP, label: 'Find in files', keys: 'Ctrl+Shift+F', run: find },
      inCode('definition', 'Go to the definition', 'F12', jumpToDefinition),
      inCode('references', 'Find what refers to a name', 'Shift+F12', findReferences),
      ...(canWrite
        ? [
            inCode('rename', 'Rename a name everywhere', 'F2', renameSymbol),
            inCode('format', 'Format the file', 'Shift+Alt+F', formatDocument),
            { id: 'code-save', group: GROUP, label: 'Save now', keys: 'Ctrl+S', run: save },
          ]
        : []),
    ];
  }, [host, canWrite, save, find, endFind]);
  useCommands(commands);
  useHotkeys(
    commands.flatMap(({ keys, run }) =>
      keys?.startsWith('Ctrl+') ? [[keys.replace('Ctrl', 'mod'), run]] : [],
    ),
    [],
    // Above all while somebody types.
    true,
  );
}

/** To the files by keyboard: the picker, or the tree at the file that is shown. */
function focusFiles(): void {
  const files = document.querySelector<HTMLElement>('[data-code-files]');
  (
    files?.querySelector<HTMLElement>('[aria-current]') ??
    files?.querySelector('[data-file]') ??
    document.getElementById('code-file-picker')
  )?.focus();
}
