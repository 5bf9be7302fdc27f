import type {
  CompletionParams,
  DidChangeTextDocumentParams,
  DidOpenTextDocumentParams,
  InitializeResult,
  RenameParams,
} from 'vscode-languageserver-protocol';
import { FILES_CHANGED, type FilesChanged, type LanguageOptions, TYPES_READY } from '../packs.ts';
import { Answers } from './answers.ts';
import { completionsAt } from './completion.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { formatted } from './format.ts';
import { ImportOffers } from './imports.ts';
import { APP, isCode, pathOf, uriOf } from './paths.ts';
import { offsetOf } from './places.ts';
import { AppProject } from './project.ts';
import { TypePacks } from './types.ts';

/** Typing has come to rest: then the file is judged, so that completion never waits for it. */
const REST_MS = 350;

interface Message {
  id?: number;
  method: string;
  params: unknown;
}

/** A language server for one app: requests in, answers and notifications out, as the protocol has them. */
export class LanguageServer {
  readonly #send: (message: object) => void;
  readonly #load: (address: string) => Promise<unknown>;
  #project = new AppProject({});
  #answers = new Answers(this.#project);
  #offers = new ImportOffers(this.#project);
  #packs: TypePacks | null = null;
  /** Files that are on the screen, with the version that the client counts. */
  readonly #open = new Map<string, number>();
  readonly #cancelled = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (message: object) => void, load: (address: string) => Promise<unknown>) {
    this.#send = send;
    this.#load = load;
  }

  async receive({ id, method, params }: Message): Promise<void> {
    if (id === undefined) return this.#notified(method, params);
    try {
      // A newer question may have taken this one's place while others were answered.
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (this.#cancelled.delete(id))
        throw Object.assign(new Error('Cancelled'), { code: -32_800 });
      this.#send({ jsonrpc: '2.0', id, result: (await this.#answer(method, params)) ?? null });
    } catch (error) {
      const { message, code = -32_603 } = error as Error & { code?: number };
      this.#send({ jsonrpc: '2.0', id, error: { code, message } });
    }
  }

  async #answer(method: string, params: unknown): Promise<unknown> {
    if (method === 'initialize')
      return this.#initialize(
        (params as { initializationOptions: LanguageOptions }).initializationOptions,
      );
    const { textDocument, position } = params as CompletionParams;
    const path = pathOf(textDocument.uri);
    if (method === 'textDocument/formatting')
      return formatted(path, this.#project.text(path) ?? '');
    // Before the types are here every answer would be wrong.
    if (!isCode(path) || !this.#packs?.isReady) return null;
    this.#project.settle();
    switch (method) {
      case 'textDocument/completion':
        return completionsAt(
          this.#project,
          this.#offers,
          path,
          offsetOf(this.#project.text(path) ?? '', position),
        );
      case 'textDocument/hover':
        return this.#answers.hover(path, position);
      case 'textDocument/definition':
        return this.#answers.definition(path, position);
      case 'textDocument/references':
        return this.#answers.references(path, position);
      case 'textDocument/rename':
        return this.#answers.rename(path, position, (params as RenameParams).newName);
      case 'textDocument/signatureHelp':
        return this.#answers.signature(path, position);
      default:
        throw Object.assign(new Error(`${method} is not known`), { code: -32_601 });
    }
  }

  #initialize({ types, files }: LanguageOptions): InitializeResult {
    this.#project = new AppProject(files);
    this.#answers = new Answers(this.#project);
    this.#offers = new ImportOffers(this.#project);
    this.#packs = new TypePacks(types, this.#project, this.#load);
    void this.#packs.core().then(() => {
      this.#offers.reset();
      this.#rest(0);
    });
    return {
      capabilities: {
        // Incremental.
        textDocumentSync: 2,
        completionProvider: { triggerCharacters: ['.', '"', "'", '/', '<', '@'] },
        hoverProvider: true,
        definitionProvider: true,
        referencesProvider: true,
        renameProvider: true,
        documentFormattingProvider: true,
        signatureHelpProvider: { triggerCharacters: ['(', ','] },
      },
    };
  }

  #notified(method: string, params: unknown): void {
    switch (method) {
      case 'textDocument/didOpen': {
        const { uri, text, version } = (params as DidOpenTextDocumentParams).textDocument;
        this.#open.set(pathOf(uri), version);
        this.#project.setFiles({ [pathOf(uri).slice(APP.length)]: text });
        this.#rest(0);
        return;
      }
      case 'textDocument/didChange':
        this.#changed(params as DidChangeTextDocumentParams);
        this.#rest(REST_MS);
        return;
      case 'textDocument/didClose':
        this.#open.delete(pathOf((params as DidOpenTextDocumentParams).textDocument.uri));
        return;
      case '$/cancelRequest':
        this.#cancelled.add((params as { id: number }).id);
        return;
      case FILES_CHANGED:
        this.#project.setFiles((params as FilesChanged).files);
        this.#rest(REST_MS);
        return;
      default:
    }
  }

  #changed({ textDocument: { uri, version }, contentChanges }: DidChangeTextDocumentParams): void {
    const path = pathOf(uri);
    let text = this.#project.text(path) ?? '';
    for (const change of contentChanges) {
      if (!('range' in change)) text = change.text;
      else {
        const [start, end] = [offsetOf(text, change.range.start), offsetOf(text, change.range.end)];
        text = text.slice(0, start) + change.text + text.slice(end);
      }
    }
    if (this.#open.has(path)) this.#open.set(path, version);
    this.#project.setFiles({ [path.slice(APP.length)]: text });
  }

  #rest(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#judge(), milliseconds);
  }

  /** Tells what is wrong in the open files, once the types that they need are here. */
  async #judge(): Promise<void> {
    if (!this.#packs?.isReady) return;
    for (const path of this.#open.keys()) {
      if (!isCode(path)) continue;
      let found = diagnosticsOf(this.#project, path);
      if (await this.#packs.loadMissing()) {
        this.#offers.reset();
        found = diagnosticsOf(this.#project, path);
      }
      const version = this.#open.get(path);
      if (version === undefined) continue;
      const params = { uri: uriOf(path), version, diagnostics: found };
      this.#send({ jsonrpc: '2.0', method: 'textDocument/publishDiagnostics', params });
      this.#send({ jsonrpc: '2.0', method: TYPES_READY, params: { uri: uriOf(path) } });
    }
  }
}
