import { deflateRawSync } from 'node:zlib';

const LOCAL = 30;
const CENTRAL = 46;

/** A ZIP archive of one file of zeros, small and saying of itself that it stays small. */
export function zipBomb(name: string, size: number): Buffer {
  const path = Buffer.from(name);
  const data = deflateRawSync(Buffer.alloc(size), { level: 1 });
  const local = Buffer.alloc(LOCAL);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  const central = Buffer.alloc(CENTRAL);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 4);
  central.writeUInt16LE(20, 6);
  central.writeUInt16LE(8, 10);
  // Method, sizes and name stand alike in both headers; what it says it inflates to is a lie.
  for (const [header, at] of [
    [local, 18],
    [central, 20],
  ] as const) {
    header.writeUInt32LE(data.length, at);
    header.writeUInt32LE(100, at + 4);
    header.writeUInt16LE(path.length, at + 8);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(CENTRAL + path.length, 12);
  end.writeUInt32LE(LOCAL + path.length + data.length, 16);
  return Buffer.concat([local, path, data, central, path, end]);
}
