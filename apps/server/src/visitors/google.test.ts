import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeApp, type Person, World } from '@trellis/testing';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

interface Someone {
  sub: string;
  email: string;
  email_verified?: boolean;
  name?: string;
}

/** An OpenID issuer over real HTTP, as Google is one: discovery, consent, token, keys. */
class Issuer {
  /** Who sits at the browser and agrees. */
  person: Someone = { sub: '1', email: 'ann@gmail.example', email_verified: true, name: 'Ann G' };
  forge = false;
  readonly #codes = new Map<string, { nonce: string; challenge: string; person: Someone }>();
  #server: Server | null = null;

  get url(): string {
    return `http://127.0.0.1:${(this.#server!.address() as AddressInfo).port}`;
  }

  async open(): Promise<void> {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const other = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' };
    this.#server = createServer(async (request, response) => {
      const url = new URL(request.url ?? '', this.url);
      const json = (body: object, status = 200) =>
        response
          .writeHead(status, { 'Content-Type': 'application/json' })
          .end(JSON.stringify(body));
      switch (url.pathname) {
        case '/.well-known/openid-configuration':
          return json({
            issuer: this.url,
            authorization_endpoint: `${this.url}/authorize`,
            token_endpoint: `${this.url}/token`,
            jwks_uri: `${this.url}/jwks`,
            response_types_supported: ['code'],
            id_token_signing_alg_values_supported: ['RS256'],
          });
        case '/jwks':
          return json({ keys: [jwk] });
        case '/authorize': {
          const of = (name: string) => url.searchParams.get(name) ?? '';
          const code = `code-${this.#codes.size}`;
          const { person } = this;
          this.#codes.set(code, { nonce: of('nonce'), challenge: of('code_challenge'), person });
          const back = new URL(of('redirect_uri'));
          back.searchParams.set('code', code);
          back.searchParams.set('state', of('state'));
          return response.writeHead(302, { Location: back.href }).end();
        }
        default: {
          let text = '';
          for await (const piece of request) text += piece;
          const body = new URLSearchParams(text);
          const known = this.#codes.get(body.get('code') ?? '');
          this.#codes.delete(body.get('code') ?? '');
          if (!known || !body.get('code_verifier')) return json({ error: 'invalid_grant' }, 400);
          const { sub, ...claims } = known.person;
          const id_token = await new SignJWT({ ...claims, nonce: known.nonce })
            .setProtectedHeader({ alg: 'RS256', kid: 'k' })
            .setIssuer(this.url)
            .setAudience('client')
            .setSubject(sub)
            .setIssuedAt()
            .setExpirationTime('5m')
            .sign(this.forge ? other.privateKey : privateKey);
          return json({ access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token });
        }
      }
    });
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve));
  }

  close(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }
}

const issuer = new Issuer();
let world: World;
let ann: Person;
beforeAll(async () => {
  await issuer.open();
  world = await World.open(inject('postgres'), {
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: issuer.url,
    PUBLIC_URL: 'http://localhost',
  });
  ann = await world.builder('Ann');
});
afterAll(async () => {
  await world.close();
  issuer.close();
});

const pathOf = (location: string | null) => {
  const url = new URL(location ?? '', 'http://localhost');
  return url.pathname + url.search;
};
/** Goes to Google and agrees; answers where Google sends the browser. */
async function consent(browser: Person, query = ''): Promise<string> {
  const out = await browser.fetch(`/api/auth/google${query}`, { redirect: 'manual' });
  expect(out.status).toBe(302);
  const back = await fetch(out.headers.get('location') ?? '', { redirect: 'manual' });
  return pathOf(back.headers.get('location'));
}
const arrive = async (browser: Person, path: string) =>
  pathOf((await browser.fetch(path, { redirect: 'manual' })).headers.get('location'));
async function builderOf(browser: Person) {
  const { body } = await browser.post<{ token: string; user: { uid: string } } | null>(
    '/api/auth/refresh',
  );
  return body;
}

describe('signing in with Google', () => {
  it('makes a verified builder, knows them again, and goes on where they wanted', async () => {
    expect((await world.stranger().get('/api/installation')).body).toMatchObject({
      hasGoogle: true,
    });
    issuer.person = { sub: '7', email: 'Gil@gmail.example', email_verified: true, name: 'Gil' };
    const browser = world.stranger();
    const callback = await consent(browser, '?continueUrl=/settings');
    expect(await arrive(browser, callback)).toBe('/settings');
    const first = await builderOf(browser);
    expect(first?.user).toMatchObject({
      email: 'gil@gmail.example',
      name: 'Gil',
      emailVerified: true,
    });
    // Their address changed at Google: it is still them.
    issuer.person = { ...issuer.person, email: 'gil2@gmail.example' };
    const again = world.stranger();
    expect(await arrive(again, await consent(again, '?continueUrl=//evil.example'))).toBe('/home');
    expect((await builderOf(again))?.user.uid).toBe(first?.user.uid);
  });

  it('joins an account of the same address, which Google verified', async () => {
    issuer.person = { sub: '8', email: ann.email, email_verified: true };
    const browser = world.stranger();
    await arrive(browser, await consent(browser));
    expect((await builderOf(browser))?.user.uid).toBe(ann.uid);
    expect((await ann.get('/api/auth/profile')).body).toMatchObject({
      hasGoogle: true,
      hasPassword: true,
    });
  });

  it('refuses addresses that Google did not verify, forged answers, and answers for another browser', async () => {
    const failure = '/auth/handler?mode=google&error=auth%2Fgoogle-failed';
    const browser = world.stranger();
    issuer.person = { sub: '9', email: ann.email, email_verified: false };
    expect(await arrive(browser, await consent(browser))).toBe(failure);
    issuer.person = { sub: '9', email: ann.email, email_verified: true };
    issuer.forge = true;
    expect(await arrive(browser, await consent(browser))).toBe(failure);
    issuer.forge = false;
    const callback = await consent(browser);
    expect(await arrive(world.stranger(), callback)).toBe(failure);
    const other = world.stranger();
    await consent(other);
    expect(await arrive(other, callback)).toBe(failure);
    // That try used it up.
    expect(await arrive(browser, callback)).toBe(failure);
    expect(await builderOf(browser)).toBeNull();
  });

  it('lets end users into an app by its admission rule', async () => {
    const { appId, slug } = await makeApp(world, ann, { name: 'Club', live: true });
    issuer.person = { sub: '10', email: 'hal@gmail.example', email_verified: true };
    const browser = world.stranger();
    expect(await arrive(browser, await consent(browser, `?appId=${appId}`))).toBe(
      `/auth/handler?mode=google&error=signup_closed&appId=${appId}`,
    );
    const settings = { appSettings: { isSignupEnabled: true } };
    await ann.post(`/api/apps/${appId}/settings`, settings);
    expect(await arrive(browser, await consent(browser, `?appId=${appId}`))).toBe(`/app/${slug}`);
    const { body } = await browser.post(`/apps/${appId}/auth/token`);
    expect(body).toMatchObject({ user: { email: 'hal@gmail.example', role: 'user' } });
    expect(await builderOf(browser)).toBeNull();
  });

  it('is not there without keys', async () => {
    const plain = await World.open(inject('postgres'));
    try {
      const out = await plain.stranger().fetch('/api/auth/google', { redirect: 'manual' });
      expect(pathOf(out.headers.get('location'))).toContain('google-not-set-up');
    } finally {
      await plain.close();
    }
  });
});
