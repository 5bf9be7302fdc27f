export const PASSWORD = 'correct horse battery';

/** Somebody who makes the installation's calls without a screen. */
export class Caller {
  readonly url: string;
  readonly email: string;
  #token = '';

  constructor(url: string, email: string) {
    this.url = url;
    this.email = email;
  }

  async signUp(name: string): Promise<void> {
    const { email } = this;
    const body = { email, password: PASSWORD, name };
    this.#token = (await this.call<{ token: string }>('POST', '/api/auth/sign-up', body)).token;
  }

  async signIn(): Promise<void> {
    const body = { email: this.email, password: PASSWORD };
    this.#token = (await this.call<{ token: string }>('POST', '/api/auth/sign-in', body)).token;
  }

  /** A call that must be answered; refusals are thrown. */
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        // A connection that was kept may just be closing at the other end.
        Connection: 'close',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(this.#token && { Authorization: `Bearer ${this.#token}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return JSON.parse(text) as T;
  }

  /** Sends a file as forms do. */
  async upload(path: string, name: string, type: string, content: string): Promise<void> {
    const form = new FormData();
    form.append('file', new File([content], name, { type }));
    // Its length is told before it is sent, as browsers do.
    const body = new Request('http://form', { method: 'POST', body: form });
    const response = await fetch(this.url + path, {
      method: 'POST',
      headers: {
        Connection: 'close',
        Authorization: `Bearer ${this.#token}`,
        'Content-Type': body.headers.get('Content-Type') ?? '',
      },
      body: await body.arrayBuffer(),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  }

  /** A file that is handed out. */
  async fetch(path: string): Promise<Uint8Array> {
    const headers = { Authorization: `Bearer ${this.#token}` };
    const response = await fetch(this.url + path, { headers });
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
