import { randomBytes } from 'node:crypto';
import type { Hostile } from './files.fixture.ts';

/** Where a file is sent, and as whom. */
export interface Target {
  url: string;
  appId: string;
  /** An AI tool of the app's. */
  toolId: string;
  /** Tokens of the app's owner, and of one of its users. */
  builder: string;
  user: string;
  /** A picture that the assistant waits for: its id. */
  awaited(): Promise<string>;
}

export interface Sent {
  status: number;
  message: string;
  ms: number;
  /** What else the answer says. */
  body: Record<string, unknown>;
}

const TYPES: Record<string, string> = {
  csv: 'text/csv',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

/** Every way that a file takes into the server, by the id of its call: all that is asked of it, and the answers. */
export class Ways {
  readonly #target: Target;
  readonly #made = new Map<string, Uint8Array>();

  constructor(target: Target) {
    this.#target = target;
  }

  /** Its bytes, made once. */
  bytes({ what, make }: Hostile): Uint8Array<ArrayBuffer> {
    const known = this.#made.get(what) ?? make();
    if (this.#made.size >= 10) this.#made.clear();
    this.#made.set(what, known);
    return known as Uint8Array<ArrayBuffer>;
  }

  readonly all: Record<string, (file: Hostile) => Promise<Sent[]>> = {
    importRows: (file) => this.#upload(`${this.#live}/Note/import`, file, null),
    sdkImportEntities: (file) => this.#upload(`${this.#api}/entities/Note/import`, file, null),
    stageImport: (file) =>
      this.#upload(`${this.#api}/database/Note/imports`, file, this.#target.builder),
    restoreData: (file) => this.#upload(`${this.#api}/data/copy`, file, this.#target.builder),
    stageNewImport: (file) => this.#upload(`${this.#api}/imports`, file, this.#target.builder),
    attachFile: (file) => this.#upload(`${this.#api}/chat/attachments`, file, this.#target.builder),
    makeBatch: (file) =>
      this.#upload(`${this.#api}/tools/${this.#target.toolId}/batches`, file, this.#target.builder),
    ingestContextFile: (file) =>
      this.#upload(
        `/api/context/ingest/file?appId=${this.#target.appId}`,
        file,
        this.#target.builder,
      ),
    setAppPicture: async (file) => [
      await this.#send(
        'PUT',
        `${this.#api}/picture`,
        this.#target.builder,
        new Blob([this.bytes(file)]),
        'image/png',
      ),
    ],
    giveScreenshot: async (file) => [
      await this.#send(
        'PUT',
        `${this.#api}/screenshots/${await this.#target.awaited()}`,
        this.#target.builder,
        new Blob([this.bytes(file)]),
        'image/png',
      ),
    ],
    importApp: async (file) => [
      await this.#json('/api/apps/import', this.#target.builder, {
        name: 'Hostile',
        requestKey: randomBytes(8).toString('hex'),
        files: [
          { path: 'src/pages/Home.jsx', content: 'export default () => null;', encoding: 'text' },
          {
            path: `data/Thing.${file.ending}`,
            content: Buffer.from(this.bytes(file)).toString('base64'),
            encoding: 'base64',
          },
        ],
      }),
    ],
    callCore: (file) => this.#uploaded(file, '/integrations/Core', 'UploadFile'),
    callCoreByApp: (file) =>
      this.#uploaded(file, `${this.#api}/integration-endpoints/Core`, 'UploadFile'),
    uploadInput: (file) => {
      const isPicture = TYPES[file.ending]?.startsWith('image/');
      const at = `/api/tools/${this.#target.appId}/look/files`;
      return this.#upload(at, file, this.#target.user, { field: isPicture ? 'photo' : 'file' });
    },
    callInstalled: (file) =>
      this.#upload(
        '/integrations/installable/none/none/integration-endpoints/none',
        file,
        this.#target.user,
      ),
    callInstalledByApp: (file) =>
      this.#upload(
        `${this.#api}/integration-endpoints/installable/none/integration-endpoints/none`,
        file,
        this.#target.user,
      ),
    callCustom: (file) =>
      this.#upload(`${this.#api}/integrations/custom/none/get:none`, file, this.#target.user),
  };

  get #api(): string {
    return `/api/apps/${this.#target.appId}`;
  }
  get #live(): string {
    return `/live_api/apps/${this.#target.appId}/entities`;
  }

  /** Stores a file, then has it read for its data and its words, and shown in another size. */
  async #uploaded(file: Hostile, at: string, endpoint: string): Promise<Sent[]> {
    const { user, url } = this.#target;
    const [stored] = await this.#upload(`${at}/${endpoint}`, file, user);
    const address = stored?.body.file_url;
    if (typeof address !== 'string') return stored ? [stored] : [];
    const item = { type: 'object', properties: { text: { type: 'string' } } };
    const path = new URL(address).pathname;
    const shown = await this.#timed(() => fetch(`${url}${path}?w=200&format=webp`));
    return [
      stored!,
      shown,
      await this.#json(`${at}/ExtractDataFromUploadedFile`, user, {
        file_url: address,
        json_schema: { type: 'array', items: item },
      }),
      await this.#json(`${at}/InvokeLLM`, user, { prompt: 'What is this?', file_urls: [address] }),
    ];
  }

  async #upload(
    path: string,
    file: Hostile,
    token: string | null,
    fields: Readonly<Record<string, string>> = {},
  ): Promise<Sent[]> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const { ending } = file;
    form.set('file', new File([this.bytes(file)], `file.${ending}`, { type: TYPES[ending] ?? '' }));
    const whole = new Response(form);
    const type = whole.headers.get('content-type') ?? '';
    return [await this.#send('POST', path, token, await whole.blob(), type)];
  }

  #json(path: string, token: string, body: object): Promise<Sent> {
    return this.#send('POST', path, token, JSON.stringify(body), 'application/json');
  }

  #send(
    method: string,
    path: string,
    token: string | null,
    body: string | Blob,
    type: string,
  ): Promise<Sent> {
    const headers = { 'Content-Type': type, ...(token && { Authorization: `Bearer ${token}` }) };
    return this.#timed(() => fetch(this.#target.url + path, { method, headers, body }));
  }

  async #timed(ask: () => Promise<Response>): Promise<Sent> {
    const began = performance.now();
    const answer = await ask();
    const text = await answer.text();
    // A file that is given back as it came is nobody's JSON.
    const isFile = answer.headers.has('content-disposition');
    const isJson = !isFile && (answer.headers.get('content-type')?.includes('json') ?? false);
    const body = isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
    const message = typeof body.message === 'string' ? body.message : '';
    return { status: answer.status, message, ms: performance.now() - began, body };
  }
}
