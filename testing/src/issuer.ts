import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

interface Someone {
  sub: string;
  email: string;
  email_verified?: boolean;
  name?: string;
}

/** An OpenID issuer over real HTTP, as Google is one: discovery, consent, token, keys. */
export class Issuer {
  /** Who sits at the browser. */
  person: Someone = { sub: '1', email: 'ann@gmail.example', email_verified: true, name: 'Ann G' };
  /** Shows a page that asks the person, as Google does, instead of agreeing at once. */
  asks = false;
  forge = false;
  /** Tokens that last, for the scopes that were asked for; who takes one away revokes it. */
  readonly refreshTokens = new Map<string, string>();
  /** Tokens that calls are made with; each counts until another is made. */
  readonly accessTokens = new Set<string>();
  /** What else is served here, as Google's other hosts do. */
  others: ((request: IncomingMessage, response: ServerResponse, url: URL) => void) | null = null;
  /**
   * Its own: a server keeps the keys of an issuer by its address and client, and an address that one
   * has left may be another's in the same process.
   */
  readonly #client = `client-${randomUUID()}`;
  readonly #codes = new Map<string, { nonce: string; person: Someone; scope: string }>();
  readonly #keys: { own: CryptoKey; other: CryptoKey; jwk: JWK };
  readonly #server: Server;

  private constructor(keys: { own: CryptoKey; other: CryptoKey; jwk: JWK }) {
    this.#keys = keys;
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(): Promise<Issuer> {
    const { privateKey: own, publicKey } = await generateKeyPair('RS256');
    const { privateKey: other } = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' };
    const issuer = new Issuer({ own, other, jwk });
    await new Promise<void>((resolve) => issuer.#server.listen(0, '127.0.0.1', resolve));
    return issuer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The operator's settings for it. */
  get env(): Record<string, string> {
    return {
      GOOGLE_CLIENT_ID: this.#client,
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: this.url,
    };
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', this.url);
    const json = (body: object, status = 200) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return void json({
          issuer: this.url,
          authorization_endpoint: `${this.url}/authorize`,
          token_endpoint: `${this.url}/token`,
          revocation_endpoint: `${this.url}/revoke`,
          jwks_uri: `${this.url}/jwks`,
          response_types_supported: ['code'],
          id_token_signing_alg_values_supported: ['RS256'],
        });
      case '/jwks':
        return void json({ keys: [this.#keys.jwk] });
      case '/authorize':
        return this.#consent(url, response);
      case '/token':
        return void (await this.#token(request, json));
      case '/revoke':
        this.refreshTokens.delete((await bodyOf(request)).get('token') ?? '');
        return void json({});
      default:
        if (this.others) return this.others(request, response, url);
        return void json({ error: 'not_found' }, 404);
    }
  }

  #consent(url: URL, response: ServerResponse): void {
    const of = (name: string) => url.searchParams.get(name) ?? '';
    const code = `code-${this.#codes.size}`;
    this.#codes.set(code, { nonce: of('nonce'), person: this.person, scope: of('scope') });
    const back = new URL(of('redirect_uri'));
    back.searchParams.set('code', code);
    back.searchParams.set('state', of('state'));
    if (!this.asks) return void response.writeHead(302, { Location: back.href }).end();
    const href = back.href.replaceAll('&', '&amp;');
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(`<!doctype html><title>Google</title><a href="${href}">${this.person.email}</a>`);
  }

  async #token(
    request: IncomingMessage,
    json: (body: object, status?: number) => unknown,
  ): Promise<unknown> {
    const body = await bodyOf(request);
    if (body.get('grant_type') === 'refresh_token') {
      const scope = this.refreshTokens.get(body.get('refresh_token') ?? '');
      return scope === undefined
        ? json({ error: 'invalid_grant' }, 400)
        : json({ ...this.#access(), scope });
    }
    const known = this.#codes.get(body.get('code') ?? '');
    this.#codes.delete(body.get('code') ?? '');
    if (!known || !body.get('code_verifier')) return json({ error: 'invalid_grant' }, 400);
    const { sub, ...claims } = known.person;
    const id_token = await new SignJWT({ ...claims, nonce: known.nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuer(this.url)
      .setAudience(this.#client)
      .setSubject(sub)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(this.forge ? this.#keys.other : this.#keys.own);
    const { scope } = known;
    if (!scope.includes('drive'))
      return json({ access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token });
    const refresh = `refresh-${this.refreshTokens.size}`;
    this.refreshTokens.set(refresh, scope);
    return json({ ...this.#access(), refresh_token: refresh, scope, id_token });
  }

  #access() {
    const token = `access-${this.accessTokens.size}-${Math.random()}`;
    this.accessTokens.add(token);
    return { access_token: token, token_type: 'Bearer', expires_in: 3_599 };
  }
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const piece of request) text += piece;
  return new URLSearchParams(text);
}
