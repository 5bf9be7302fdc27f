import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '@trellis/contract';
import { makeApp, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';

const world = await openWorld();
const ann = await world.builder('Ann');
const { appId } = await makeApp(world, ann, { live: true });
const url = new URL(await world.listen());

const LENGTH = 2_000_000;
const END = Buffer.from('\r\n');
const PIECE = Buffer.alloc(LENGTH / 10, 'x');

/** Collects what is answered on a connection. */
function heard(socket: Socket) {
  let text = '';
  let isClosed = false;
  socket.on('data', (piece) => {
    text += piece;
  });
  socket.on('close', () => {
    isClosed = true;
  });
  socket.on('error', () => {});
  const forget = () => {
    text = '';
  };
  const until = (what: RegExp) => expect.poll(() => text).toMatch(what);
  return { until, forget, isClosed: () => isClosed };
}

const head = (path: string, type: string, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: ${type}\r\n${more || `Content-Length: ${LENGTH}`}\r\n\r\n`;

const signedIn = () => `Authorization: Bearer ${ann.token}`;

/** A call on the same connection is answered as well. */
async function another(socket: Socket, answer: ReturnType<typeof heard>) {
  socket.write(`GET /healthz HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`);
  await answer.until(/^HTTP\/1\.1 200 /);
  expect(answer.isClosed()).toBe(false);
  socket.destroy();
}

it.each([
  ['who has not signed in', () => head(`/api/apps/${appId}/chat/attachments`, 'text/plain')],
  ['whose JSON is said to be too large', () => head('/api/auth/login', 'application/json')],
])(
  'an answer to one %s does not end the connection on which it is still sent',
  async (_, opened) => {
    const socket = connect(Number(url.port), url.hostname);
    const answer = heard(socket);
    socket.write(opened());
    socket.write(PIECE);
    await answer.until(/^HTTP\/1\.1 4\d\d /);
    answer.forget();
    for (let sent = 1; sent < 10; sent++) {
      await sleep(100);
      socket.write(PIECE);
    }
    socket.write(`GET /healthz HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`);
    await answer.until(/^HTTP\/1\.1 200 /);
    expect(answer.isClosed()).toBe(false);
    socket.destroy();
  },
);

it('a body that turns out too long is answered before its end', async () => {
  const socket = connect(Number(url.port), url.hostname);
  const answer = heard(socket);
  socket.write(
    head('/api/apps', 'application/json', `Transfer-Encoding: chunked\r\n${signedIn()}`),
  );
  for (let sent = 0; sent < 20; sent++)
    socket.write(Buffer.concat([Buffer.from(`${PIECE.length.toString(16)}\r\n`), PIECE, END]));
  await answer.until(/^HTTP\/1\.1 413 /);
  answer.forget();
  socket.write('0\r\n\r\n');
  await another(socket, answer);
});

it('a file that turns out too large is answered before its end', async () => {
  const socket = connect(Number(url.port), url.hostname);
  const answer = heard(socket);
  const first = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
  const type = 'multipart/form-data; boundary=b';
  const whole = LIMITS.upload + 50_000;
  const length = `Content-Length: ${first.length + whole}\r\n${signedIn()}`;
  socket.write(head(`/api/apps/${appId}/chat/attachments`, type, length));
  socket.write(first);
  socket.write(Buffer.alloc(whole - 1_000, 'x'));
  await answer.until(/^HTTP\/1\.1 413 /);
  answer.forget();
  socket.write(Buffer.alloc(1_000, 'x'));
  await another(socket, answer);
});
