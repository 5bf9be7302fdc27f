import type { Hono } from 'hono';

export interface Answer<T = unknown> {
  status: number;
  body: T;
  headers: Headers;
}

// Tests read answers of many shapes; each says what it expects of them.
interface Loose {
  [key: string]: Loose;
}

/** Somebody at a browser: keeps cookies, carries a bearer token. */
export class Person {
  readonly #app: Hono;
  readonly cookies = new Map<string, string>();
  token: string | null = null;
  email = '';
  uid = '';
  verified = false;
  /** Where they are: the product's address, or an app's own host. */
  host = 'localhost';

  constructor(app: Hono) {
    this.#app = app;
  }

  async call<T = Loose>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const isRaw =
      body instanceof FormData || body instanceof Uint8Array || typeof body === 'string';
    const response = await this.fetch(path, {
      method,
      headers: {
        ...(body !== undefined && !isRaw && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : isRaw ? (body as string) : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      body: (isJson ? JSON.parse(text) : text) as T,
      headers: response.headers,
    };
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Host', this.host);
    if (this.token && !headers.has('Authorization'))
      headers.set('Authorization', `Bearer ${this.token}`);
    const cookies = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookies) headers.set('Cookie', cookies);
    const response = await this.#app.request(`http://${this.host}${path}`, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  get = <T = Loose>(path: string) => this.call<T>('GET', path);
  post = <T = Loose>(path: string, body: unknown = {}) => this.call<T>('POST', path, body);
  put = <T = Loose>(path: string, body: unknown) => this.call<T>('PUT', path, body);
  delete = <T = Loose>(path: string, body?: unknown) => this.call<T>('DELETE', path, body);

  /** Sends a file as a form does, with how long it is. */
  async upload<T = Loose>(path: string, file: File): Promise<Answer<T>> {
    const form = new FormData();
    form.set('file', file);
    const whole = new Response(form);
    const bytes = new Uint8Array(await whole.arrayBuffer());
    return this.call<T>('POST', path, bytes, {
      'Content-Type': whole.headers.get('content-type') ?? '',
      'Content-Length': String(bytes.byteLength),
    });
  }

  async signUp(email: string, name = '', password = 'correct horse battery'): Promise<void> {
    const { status, body } = await this.post<{
      token: string;
      user: { uid: string; emailVerified: boolean };
    }>('/api/auth/sign-up', { email, password, name });
    if (status !== 200) throw new Error(`sign-up answered ${status}`);
    this.token = body.token;
    this.email = email;
    this.uid = body.user.uid;
    this.verified = body.user.emailVerified;
  }

  /** Signs in as a builder with the password that signUp sets, or another. */
  async signIn(email: string, password = 'correct horse battery'): Promise<number> {
    const { status, body } = await this.post<{
      token: string;
      user: { uid: string; emailVerified: boolean };
    }>('/api/auth/sign-in', { email, password });
    if (status === 200) {
      this.token = body.token;
      this.email = email;
      this.uid = body.user.uid;
      this.verified = body.user.emailVerified;
    }
    return status;
  }

  /** Signs in, or up, to an app as its end user; answers the status. */
  async enterApp(
    appId: string,
    door: 'login' | 'register' | 'exchange' | 'accept-invitation',
    body: object,
  ): Promise<Answer<Loose>> {
    const answer = await this.post(`/apps/${appId}/auth/${door}`, body);
    if (answer.status === 200) {
      const { token, user } = answer.body as unknown as {
        token: string;
        user: { id: string; email: string };
      };
      this.token = token;
      this.uid = user.id;
      this.email = user.email;
    }
    return answer;
  }
}
