import types from 'virtual:language-types';
import {
  findReferencesKeymap,
  formatKeymap,
  jumpToDefinitionKeymap,
  LSPClient,
  renameKeymap,
  serverCompletion,
  serverDiagnostics,
  signatureHelp,
} from '@codemirror/lsp-client';
import type { Extension, Text } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import DOMPurify from 'dompurify';
import { languageId } from '../editor/languages.ts';
import { hoverTypes } from './hover.ts';
import { FILES_CHANGED, type FilesChanged, type LanguageOptions, TYPES_READY } from './packs.ts';
import { AppWorkspace, uriOfFile, type WorkspaceHost } from './workspace.ts';

/** The first answers wait for the compiler and its declarations to load. */
const TIMEOUT_MS = 30_000;

/** The editor's side of the language service, which runs in a worker: completion, types, faults, definitions, new names. */
export class Language {
  readonly #worker: Worker;
  readonly #client: LSPClient;
  readonly #workspace: AppWorkspace;

  constructor(host: WorkspaceHost, files: Record<string, string>, onReady: () => void) {
    this.#worker = new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module' });
    let workspace: AppWorkspace | null = null;
    this.#client = new LSPClient({
      rootUri: 'file:///app',
      timeout: TIMEOUT_MS,
      initializationOptions: { types, files } satisfies LanguageOptions,
      workspace: (client) => {
        workspace = new AppWorkspace(client, host);
        return workspace;
      },
      // Comments in code are shown as text: nothing in them is run, whoever wrote them.
      sanitizeHTML: (html) => DOMPurify.sanitize(html),
      notificationHandlers: {
        [TYPES_READY]: () => {
          onReady();
          return true;
        },
      },
      extensions: [
        serverDiagnostics(),
        serverCompletion(),
        hoverTypes(),
        signatureHelp(),
        keymap.of([
          ...formatKeymap,
          ...renameKeymap,
          ...jumpToDefinitionKeymap,
          ...findReferencesKeymap,
        ]),
      ],
    });
    this.#workspace = workspace ?? new AppWorkspace(this.#client, host);
    const listeners = new Map<(value: string) => void, (event: MessageEvent<string>) => void>();
    this.#client.connect({
      send: (message) => this.#worker.postMessage(message),
      subscribe: (handler) => {
        const listener = (event: MessageEvent<string>) => handler(event.data);
        listeners.set(handler, listener);
        this.#worker.addEventListener('message', listener);
      },
      unsubscribe: (handler) => {
        const listener = listeners.get(handler);
        if (listener) this.#worker.removeEventListener('message', listener);
      },
    });
  }

  /** What makes an editor of this file ask the language service. */
  extension(id: string): Extension {
    return this.#client.plugin(uriOfFile(id), languageId(id));
  }

  /** Files came, went, or were changed where no editor showed them. */
  filesChanged(files: Record<string, string | null>, docOf: (id: string) => Text | null): void {
    for (const id of Object.keys(files)) this.#workspace.replaced(id, docOf(id));
    this.#client.notification<FilesChanged>(FILES_CHANGED, { files });
  }

  close(): void {
    this.#client.disconnect();
    this.#worker.terminate();
  }
}
