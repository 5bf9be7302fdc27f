import http from 'node:http';
import https from 'node:https';
import { Readable, Writable } from 'node:stream';

/** What libraries set on a connection; there is none here that it could be set on. */
const socketOf = () => {
  const socket = new Readable({ read() {} });
  const self = () => socket;
  return Object.assign(socket, {
    setKeepAlive: self,
    setNoDelay: self,
    setTimeout: self,
    ref: self,
    unref: self,
    encrypted: true,
    authorized: true,
  });
};

function addressOf(scheme, first, second) {
  if (typeof first === 'string' || first instanceof URL) return [new URL(first), second ?? {}];
  const { protocol, hostname, host, port, path } = first;
  const name = hostname ?? String(host ?? 'localhost').replace(/:\d+$/, '');
  return [new URL(`${protocol ?? scheme}//${name}${port ? `:${port}` : ''}${path ?? '/'}`), first];
}

/** A request of Node's own interface, sent by `fetch`: connections of their own are closed to functions. */
class Outgoing extends Writable {
  #url;
  #headers = new Map();
  #pieces = [];
  #ended = new AbortController();

  constructor(url, options) {
    // What was written whole is not over: its answer is on the way.
    super({ autoDestroy: false });
    this.#url = url;
    this.method = (options.method ?? 'GET').toUpperCase();
    this.path = url.pathname + url.search;
    this.host = url.hostname;
    this.protocol = url.protocol;
    this.socket = socketOf();
    for (const [name, value] of Object.entries(options.headers ?? {})) this.setHeader(name, value);
    if (options.auth && !this.hasHeader('authorization'))
      this.setHeader('authorization', `Basic ${btoa(options.auth)}`);
    options.signal?.addEventListener('abort', () => this.destroy(options.signal.reason));
    if (options.timeout) this.setTimeout(options.timeout);
    queueMicrotask(() => this.emit('socket', this.socket));
  }

  setHeader(name, value) {
    if (value !== undefined) this.#headers.set(name.toLowerCase(), [name, value]);
    return this;
  }
  getHeader = (name) => this.#headers.get(name.toLowerCase())?.[1];
  hasHeader = (name) => this.#headers.has(name.toLowerCase());
  getHeaders = () =>
    Object.fromEntries([...this.#headers].map(([name, [, value]]) => [name, value]));
  getHeaderNames = () => [...this.#headers.keys()];
  removeHeader = (name) => this.#headers.delete(name.toLowerCase());
  flushHeaders() {}
  setNoDelay() {}
  setSocketKeepAlive() {}
  setTimeout(ms, listener) {
    if (listener) this.once('timeout', listener);
    const timer = setTimeout(() => this.emit('timeout'), ms);
    this.once('close', () => clearTimeout(timer));
    this.once('response', () => clearTimeout(timer));
    return this;
  }
  abort() {
    this.destroy();
  }

  _write(piece, encoding, done) {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece, encoding) : piece);
    done();
  }
  _destroy(error, done) {
    this.#ended.abort();
    done(error);
  }
  _final(done) {
    done();
    this.#send().catch((error) => {
      if (!this.destroyed) this.emit('error', Object.assign(error, { code: 'ECONNREFUSED' }));
    });
  }

  async #send() {
    const hasBody = this.#pieces.length > 0 && !/^(GET|HEAD)$/.test(this.method);
    const headers = [...this.#headers.values()].flatMap(([name, value]) =>
      [value].flat().map((one) => [name, String(one)]),
    );
    const answer = await fetch(this.#url, {
      method: this.method,
      headers,
      body: hasBody ? Buffer.concat(this.#pieces) : undefined,
      redirect: 'manual',
      signal: this.#ended.signal,
    });
    const incoming = Readable.from([Buffer.from(await answer.arrayBuffer())], {
      objectMode: false,
    });
    Object.assign(incoming, {
      statusCode: answer.status,
      statusMessage: answer.statusText,
      headers: Object.fromEntries(answer.headers),
      rawHeaders: [...answer.headers].flat(),
      httpVersion: '1.1',
      complete: true,
      socket: this.socket,
      req: this,
      url: '',
      setTimeout: () => incoming,
    });
    incoming.once('close', () => this.emit('close'));
    this.emit('response', incoming);
  }
}

/** Has Node's own requests go the way of `fetch`. */
export function sendByFetch() {
  for (const [module, scheme] of [
    [http, 'http:'],
    [https, 'https:'],
  ]) {
    module.request = (first, second, third) => {
      const [url, options] = addressOf(scheme, first, typeof second === 'function' ? {} : second);
      const listener = typeof second === 'function' ? second : third;
      const request = new Outgoing(url, options);
      if (listener) request.once('response', listener);
      return request;
    };
    module.get = (...given) => {
      const request = module.request(...given);
      request.end();
      return request;
    };
  }
}
