import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import process from 'node:process';

/** Of the machine: nothing that is true of it, and enough for libraries that ask while they begin. */
const MACHINE = {
  hostname: () => 'function',
  release: () => '0',
  version: () => '',
  cpus: () => [{ model: '', speed: 0, times: { user: 0, nice: 0, sys: 0, idle: 0, irq: 0 } }],
  availableParallelism: () => 1,
  networkInterfaces: () => ({}),
  userInfo: () => ({ username: 'function', uid: -1, gid: -1, shell: null, homedir: '/' }),
  homedir: () => '/',
  loadavg: () => [0, 0, 0],
  uptime: () => 0,
  totalmem: () => 0,
  freemem: () => 0,
};

const closed = (host) =>
  Object.assign(new Error(`Functions reach other services by HTTP alone, and not ${host}`), {
    code: 'EACCES',
  });

/**
 * Gives libraries made-up answers where they ask the machine for its name or its parts, and clear words where they
 * would connect to something by other means than HTTP. Deno refuses both by itself, in words for who starts it.
 */
export function tellNothing() {
  Object.assign(os, MACHINE);
  process.umask = () => 0o22;
  for (const name of ['getuid', 'geteuid', 'getgid', 'getegid']) process[name] = () => 65_534;
  for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveMx', 'resolveTxt']) {
    dns[name] = (host, ...rest) => queueMicrotask(() => rest.at(-1)(closed(host)));
    dns.promises[name] = async (host) => {
      throw closed(host);
    };
  }
  net.Socket.prototype.connect = function connect(...given) {
    const [first, second] = given.flat();
    const { host, port } =
      typeof first === 'object'
        ? first
        : { port: first, host: typeof second === 'string' && second };
    queueMicrotask(() => this.destroy(closed(`${host || 'localhost'}:${port}`)));
    return this;
  };
  Deno.connect = Deno.connectTls = async ({ hostname = 'localhost', port }) => {
    throw closed(`${hostname}:${port}`);
  };
  globalThis.WebSocket = class extends WebSocket {
    constructor(address) {
      throw closed(new URL(address).host);
    }
  };
  syncBuiltinESMExports();
}
