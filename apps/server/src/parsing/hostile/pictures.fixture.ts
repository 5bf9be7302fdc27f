import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, sum]);
}

/** A PNG that says it is as large, with as many lines of nothing in it. */
export function png(width: number, height: number, lines = 0): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(lines * (1 + Math.ceil(width / 8))), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF of thousands of pictures, each of one point. */
export function gif(frames: number): Buffer {
  const frame = Buffer.from([
    0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0,
  ]);
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([0xff, 0xff, 0xff, 0xff, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ]);
}

/** What begins as a JPEG does, and ends before its picture; with the size that is asked for. */
export function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from([
    0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xc0,
    0, 17, 8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1,
  ]);
  frame.writeUInt16BE(height, 25);
  frame.writeUInt16BE(width, 27);
  return frame;
}

/** What begins as an AVIF does, and goes on with noise. */
export const avif = (): Buffer =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 0x1c]),
    Buffer.from('ftypavif\0\0\0\0avifmif1miaf', 'latin1'),
    Buffer.from(Array.from({ length: 20_000 }, (_, at) => (at * 7_919) % 251)),
  ]);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** Drawings that cost without end, or reach out of themselves. */
export const drawings: Record<string, () => string> = {
  'svg of filters': () =>
    `${SVG} width="4000" height="4000"><filter id="f" x="0" y="0" width="1" height="1">${'<feGaussianBlur stdDeviation="200"/><feTurbulence baseFrequency="0.9" numOctaves="9"/><feMorphology radius="50"/>'.repeat(40)}</filter>${'<rect width="4000" height="4000" filter="url(#f)"/>'.repeat(10)}</svg>`,
  'svg of filters in css': () =>
    `${SVG} width="4000" height="4000"><style>rect{filter:blur(150px) drop-shadow(9px 9px 99px red)}g{fil&#116;er: blur(99px)}</style><g>${'<rect width="4000" height="4000"/>'.repeat(200)}</g></svg>`,
  'svg of uses': () =>
    `${SVG} width="100" height="100"><g id="a0"><circle r="9"/></g>${Array.from({ length: 12 }, (_, at) => `<g id="a${at + 1}">${`<use xlink:href="#a${at}"/>`.repeat(10)}</g>`).join('')}<use href="#a12"/></svg>`,
  'svg of patterns': () =>
    `${SVG} width="2000" height="2000"><pattern id="p0" width="1" height="1" patternUnits="userSpaceOnUse"><rect width="1" height="1"/></pattern>${Array.from({ length: 9 }, (_, at) => `<pattern id="p${at + 1}" width="2" height="2" patternUnits="userSpaceOnUse">${`<rect width="2" height="2" fill="url(#p${at})"/>`.repeat(10)}</pattern>`).join('')}<rect width="2000" height="2000" fill="url(#p9)"/></svg>`,
  'svg that uses itself': () =>
    `${SVG} width="10" height="10"><g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g></svg>`,
  'svg of huge size': () =>
    `${SVG} width="1000000" height="1000000"><rect width="1000000" height="1000000"/></svg>`,
  'svg of a million elements': () => `${SVG}>${'<a/>'.repeat(1_000_000)}</svg>`,
  'svg of deep elements': () => `${SVG}>${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}</svg>`,
  'svg of dashes': () =>
    `${SVG} width="1600" height="4000"><path stroke="red" stroke-width="3" stroke-dasharray="0.00001" d="M0 0${'L1600 4000L0 0'.repeat(20_000)}"/></svg>`,
  'svg of other files': () =>
    `${SVG} width="10" height="10"><image href="file:///etc/passwd" width="10" height="10"/><image xlink:href="http://127.0.0.1:1/x.png"/><use href="http://127.0.0.1:1/x.svg#a"/><style>@import url(http://127.0.0.1:1/x.css);</style><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="/etc/passwd"/></foreignObject></svg>`,
  'svg in svg': () =>
    Array.from({ length: 5 }).reduce<string>(
      (inner) =>
        `${SVG} width="900" height="900"><image width="900" height="900" href="data:image/svg+xml;base64,${Buffer.from(inner).toString('base64')}"/></svg>`,
      `${SVG}><rect width="9" height="9"/></svg>`,
    ),
  'svg of entities': () =>
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at} "${`&a${at - 1};`.repeat(10)}">`).join('')}]>${SVG}><text>&a8;</text></svg>`,
  'svg with a picture of zeros': () =>
    `${SVG} width="10" height="10"><image width="10" height="10" href="data:image/png;base64,${png(30_000, 30_000, 30_000).toString('base64')}"/></svg>`,
};
