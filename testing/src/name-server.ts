import { createSocket, type Socket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

const TYPES = { 1: 'A', 16: 'TXT' } as const;
type Type = (typeof TYPES)[keyof typeof TYPES];

/** A name server on this machine that speaks DNS over UDP: names, addresses and texts as a test sets them. */
export class NameServer {
  readonly #socket: Socket;
  readonly #records = new Map<string, string[]>();
  /** Answers nothing at all while it is set. */
  isSilent = false;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('message', (query, from) => {
      if (!this.isSilent) socket.send(this.#answer(query), from.port, from.address);
    });
  }

  static async start(): Promise<NameServer> {
    const socket = createSocket('udp4');
    await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
    return new NameServer(socket);
  }

  get address(): string {
    return `127.0.0.1:${(this.#socket.address() as AddressInfo).port}`;
  }

  set(type: Type, name: string, values: string[]): void {
    this.#records.set(`${type} ${name}`, values);
  }

  stop(): void {
    this.#socket.close();
  }

  #answer(query: Buffer): Buffer {
    let at = 12;
    const labels: string[] = [];
    while (query[at]) {
      labels.push(query.toString('ascii', at + 1, at + 1 + query[at]!));
      at += query[at]! + 1;
    }
    const type = TYPES[query.readUInt16BE(at + 1) as 1 | 16];
    const question = query.subarray(12, at + 5);
    const name = labels.join('.').toLowerCase();
    const values = (type && this.#records.get(`${type} ${name}`)) ?? [];
    const isKnown = [...this.#records.keys()].some((key) => key.endsWith(` ${name}`));
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    // An answer with authority; a name that nobody set does not exist.
    header.writeUInt16BE(isKnown ? 0x8580 : 0x8583, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(values.length, 6);
    const records = values.map((value) => {
      const data = type === 'A' ? Buffer.from(value.split('.').map(Number)) : textOf(value);
      const record = Buffer.alloc(12);
      // The name of the question, of that type, for one second.
      record.writeUInt16BE(0xc00c, 0);
      record.writeUInt16BE(type === 'A' ? 1 : 16, 2);
      record.writeUInt16BE(1, 4);
      record.writeUInt32BE(1, 6);
      record.writeUInt16BE(data.length, 10);
      return Buffer.concat([record, data]);
    });
    return Buffer.concat([header, question, ...records]);
  }
}

const textOf = (value: string): Buffer =>
  Buffer.concat([Buffer.from([value.length]), Buffer.from(value)]);
