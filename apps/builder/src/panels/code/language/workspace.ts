import { type LSPClient, LSPPlugin, Workspace, type WorkspaceFile } from '@codemirror/lsp-client';
import { ChangeSet, type Text, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { languageId } from '../editor/languages.ts';
import { pathOf, uriOf } from './worker/paths.ts';

/** What the language service needs of the editor. */
export interface WorkspaceHost {
  /** The files that have code, as they are now. */
  texts(): Iterable<{ id: string; doc: Text }>;
  textOf(id: string): Text | null;
  change(id: string, update: TransactionSpec): void;
  /** Shows a file; null where it is none of the app's. */
  display(id: string): EditorView | null;
}

class AppFile implements WorkspaceFile {
  version = 0;
  view: EditorView | null = null;
  readonly uri: string;
  readonly languageId: string;
  doc: Text;
  constructor(uri: string, id: string, doc: Text) {
    this.uri = uri;
    this.languageId = languageId(id);
    this.doc = doc;
  }
  getView(): EditorView | null {
    return this.view;
  }
}

const idOf = (uri: string): string => pathOf(uri).replace(/^\/app\//, '');
export const uriOfFile = (id: string): string => uriOf(`/app/${id}`);

/** All files of the app are part of the workspace, so that a name can be changed wherever it stands. */
export class AppWorkspace extends Workspace {
  readonly #host: WorkspaceHost;
  readonly #files = new Map<string, AppFile>();

  constructor(client: LSPClient, host: WorkspaceHost) {
    super(client);
    this.#host = host;
    for (const { id, doc } of host.texts()) this.#add(id, doc);
  }

  get files(): AppFile[] {
    return [...this.#files.values()];
  }
  set files(_files: WorkspaceFile[]) {
    // The client leaves the list to this workspace.
  }

  #add(id: string, doc: Text): AppFile {
    const file = new AppFile(uriOfFile(id), id, doc);
    this.#files.set(file.uri, file);
    return file;
  }

  /** Files came, went, or were changed where no editor showed them; the server is notified elsewhere. */
  replaced(id: string, doc: Text | null): void {
    const uri = uriOfFile(id);
    if (doc === null) this.#files.delete(uri);
    else if (!this.#files.get(uri)?.view) this.#add(id, doc);
  }

  override syncFiles() {
    return this.files.flatMap((file) => {
      const plugin = file.view && LSPPlugin.get(file.view);
      const now = plugin ? plugin.view.state.doc : this.#host.textOf(idOf(file.uri));
      if (!now || now === file.doc) return [];
      const prevDoc = file.doc;
      const changes = plugin
        ? plugin.unsyncedChanges
        : ChangeSet.of({ from: 0, to: prevDoc.length, insert: now }, prevDoc.length);
      file.doc = now;
      file.version++;
      plugin?.clear();
      return [{ file, prevDoc, changes }];
    });
  }

  override openFile(uri: string, _languageId: string, view: EditorView): void {
    const file = this.#files.get(uri) ?? this.#add(idOf(uri), view.state.doc);
    file.view = view;
    file.doc = view.state.doc;
    file.version++;
    this.client.didOpen(file);
  }

  override closeFile(uri: string): void {
    const file = this.#files.get(uri);
    if (!file) return;
    file.view = null;
    this.client.didClose(uri);
  }

  override connected(): void {
    // The server was given all files when it was started.
    for (const file of this.files) if (file.view) this.client.didOpen(file);
  }

  override updateFile(uri: string, update: TransactionSpec): void {
    this.#host.change(idOf(uri), update);
  }

  override async displayFile(uri: string): Promise<EditorView | null> {
    return this.#host.display(idOf(uri));
  }
}
