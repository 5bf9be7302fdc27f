import type { IncomingMessage, ServerResponse } from 'node:http';
import { strToU8, zipSync } from 'fflate';
import { Issuer } from './issuer.ts';

export interface FakeFile {
  id: string;
  name: string;
  mimeType: string;
  parents: string[];
  modifiedTime: string;
  md5Checksum?: string;
  /** As it is downloaded, or exported: by its format. */
  content: Record<string, string | Uint8Array>;
  trashed?: boolean;
  /** A shortcut's. */
  leadsTo?: { targetId: string; targetMimeType: string };
}

export const MIME = {
  folder: 'application/vnd.google-apps.folder',
  doc: 'application/vnd.google-apps.document',
  sheet: 'application/vnd.google-apps.spreadsheet',
  slides: 'application/vnd.google-apps.presentation',
  shortcut: 'application/vnd.google-apps.shortcut',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Google Drive as far as it is called here, in the shapes that its reference documents, beside its sign-in. */
export class FakeDrive {
  readonly issuer: Issuer;
  files: FakeFile[] = [];
  /** With `drive.file`: those that were picked; null for all of them. */
  picked: Set<string> | null = null;
  /** The next calls that are too early. */
  early = 0;
  /** Files on a page of a list; as many as are asked for, where 0. */
  perPage = 0;
  readonly calls: { path: string; query: URLSearchParams }[] = [];

  private constructor(issuer: Issuer) {
    this.issuer = issuer;
    issuer.others = (request, response, url) => void this.#answer(request, response, url);
  }

  static async start(): Promise<FakeDrive> {
    return new FakeDrive(await Issuer.start());
  }

  /** The operator's settings for it. */
  get env(): Record<string, string> {
    return {
      ...this.issuer.env,
      GOOGLE_DRIVE_URL: this.issuer.url,
      GOOGLE_PICKER_SCRIPT: `${this.issuer.url}/js/api.js`,
      INTEGRATION_PRIVATE_HOSTS: this.host,
    };
  }

  get host(): string {
    return new URL(this.issuer.url).host;
  }

  stop(): void {
    this.issuer.stop();
  }

  add(file: Partial<FakeFile> & Pick<FakeFile, 'id' | 'name' | 'mimeType'>): void {
    this.files.push({
      parents: ['root'],
      modifiedTime: '2026-11-01T10:00:00.000Z',
      content: {},
      ...file,
    });
  }

  #answer(request: IncomingMessage, response: ServerResponse, url: URL): unknown {
    const send = (status: number, type: string, body: string | Uint8Array, headers = {}) =>
      void response.writeHead(status, { 'Content-Type': type, ...headers }).end(body);
    const fail = (code: number, reason: string, headers = {}) => {
      const message = `fake ${reason}`;
      const errors = [{ domain: 'global', reason, message }];
      const body = JSON.stringify({ error: { code, message, errors } });
      send(code, 'application/json', body, headers);
    };
    if (url.pathname === '/js/api.js') return send(200, 'text/javascript', PICKER);
    const path = /^\/drive\/v3\/files(?:\/([^/]+))?(\/export)?$/.exec(url.pathname);
    if (!path) return fail(404, 'notFound');
    this.calls.push({ path: url.pathname, query: url.searchParams });
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (!this.issuer.accessTokens.has(token)) return fail(401, 'authError');
    if (this.early > 0) {
      this.early--;
      return fail(403, 'userRateLimitExceeded', { 'Retry-After': '0' });
    }
    const [, id, isExport] = path;
    if (!id) return send(200, 'application/json', JSON.stringify(this.#list(url.searchParams)));
    const file = this.#shown().find((one) => one.id === decodeURIComponent(id));
    if (!file) return fail(404, 'notFound');
    const isMedia = url.searchParams.get('alt') === 'media';
    if (!isExport && !isMedia) return send(200, 'application/json', JSON.stringify(told(file)));
    const content = file.content[isExport ? (url.searchParams.get('mimeType') ?? '') : 'media'];
    if (content === undefined) return fail(403, 'fileNotDownloadable');
    if (isExport && content.length > 10_000_000) return fail(403, 'exportSizeLimitExceeded');
    send(200, 'application/octet-stream', content);
  }

  #shown = (): FakeFile[] =>
    this.picked ? this.files.filter(({ id }) => this.picked?.has(id)) : this.files;

  #list(query: URLSearchParams): object {
    const q = query.get('q') ?? '';
    const parent = /'([^']+)' in parents/.exec(q)?.[1];
    const named = /name contains '((?:[^'\\]|\\.)*)'/.exec(q)?.[1]?.replace(/\\(.)/g, '$1');
    const types = [...q.matchAll(/mimeType='([^']+)'/g)].map(([, type]) => type);
    const found = this.#shown().filter(
      (file) =>
        !file.trashed &&
        (!parent || file.parents.includes(parent)) &&
        (!named || file.name.toLowerCase().includes(named.toLowerCase())) &&
        types.includes(file.mimeType),
    );
    const from = Number(query.get('pageToken') ?? 0);
    const until = from + (this.perPage || Number(query.get('pageSize')));
    return {
      files: found.slice(from, until).map(told),
      ...(until < found.length && { nextPageToken: String(until) }),
    };
  }
}

const told = ({ id, name, mimeType, modifiedTime, md5Checksum, trashed, leadsTo }: FakeFile) => ({
  id,
  name,
  mimeType,
  modifiedTime,
  ...(md5Checksum && { md5Checksum }),
  trashed: trashed ?? false,
  webViewLink: `https://docs.google.example/${id}`,
  ...(leadsTo && { shortcutDetails: leadsTo }),
});

/** A workbook with these sheets, each of rows of texts and figures. */
export function workbookOf(sheets: Record<string, (string | number)[][]>): Uint8Array {
  const names = Object.keys(sheets);
  const cell = (value: string | number) =>
    typeof value === 'number'
      ? `<c><v>${value}</v></c>`
      : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const sheetXml = (rows: (string | number)[][]) =>
    `<worksheet><sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`;
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="r"><sheets>${names.map((name, n) => `<sheet name="${name}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${names.map((_, n) => `<Relationship Id="rId${n + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${n + 1}.xml"/>`).join('')}</Relationships>`,
    ),
    ...Object.fromEntries(
      names.map((name, n) => [
        `xl/worksheets/sheet${n + 1}.xml`,
        strToU8(sheetXml(sheets[name] ?? [])),
      ]),
    ),
  });
}

/** Google's picker as far as it is used: a button for what a person does in it. */
const PICKER = `window.gapi = { load: (name, then) => then() };
window.google = { picker: (() => {
  const Action = { PICKED: 'picked', CANCEL: 'cancel' };
  class DocsView { setIncludeFolders() { return this; } }
  class PickerBuilder {
    addView() { return this; } enableFeature() { return this; } setOrigin() { return this; }
    setOAuthToken(token) { this.token = token; return this; }
    setDeveloperKey(key) { this.key = key; return this; }
    setAppId(project) { this.project = project; return this; }
    setCallback(call) { this.call = call; return this; }
    build() { return this; }
    setVisible() {
      const button = document.createElement('button');
      button.textContent = 'Select with ' + this.key + ' of ' + this.project;
      button.onclick = () => this.call({ action: Action.PICKED, docs: [] });
      document.body.append(button);
    }
  }
  return { DocsView, PickerBuilder, Action, Feature: { MULTISELECT_ENABLED: 1, SUPPORT_DRIVES: 2 } };
})() };`;
