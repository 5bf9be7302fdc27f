import { makeApp, openWorld } from '@trellis/testing';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isWholePicture } from './whole-picture.ts';

const FORMATS = ['png', 'jpeg', 'webp', 'gif'] as const;

/** A picture of noise, which no format makes small. */
function picture(format: (typeof FORMATS)[number], seed: number, width: number): Promise<Buffer> {
  const values = Array.from({ length: width * width * 3 }, (_, i) => (i * i * seed + i) % 251);
  const raw = { width, height: width, channels: 3 } as const;
  const image = sharp(Uint8Array.from(values), { raw }).withExif({ IFD0: { Copyright: 'Ann' } });
  // Several runs through the pixels, with tables between them.
  return image
    .toFormat(format, format === 'jpeg' ? { progressive: seed % 2 === 1 } : {})
    .toBuffer();
}

async function* cut(bytes: Uint8Array, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

describe('the end of a picture', () => {
  const cases = fc.record({
    seed: fc.integer({ min: 1, max: 200 }),
    width: fc.integer({ min: 1, max: 40 }),
    piece: fc.integer({ min: 1, max: 5_000 }),
    behind: fc.uint8Array({ maxLength: 50 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  });

  it.each(FORMATS)('is there or missing in a %s, however it comes', async (format) => {
    const isWhole = (bytes: Uint8Array, piece: number) =>
      isWholePicture(`image/${format}`, cut(bytes, piece));
    await fc.assert(
      fc.asyncProperty(cases, async ({ seed, width, piece, behind, part }) => {
        const whole = await picture(format, seed, width);
        expect(await isWhole(whole, piece)).toBe(true);
        // Phones write a film behind a picture.
        expect(await isWhole(Buffer.concat([whole, behind]), piece)).toBe(true);
        expect(await isWhole(whole.subarray(0, part * (whole.length - 1)), piece)).toBe(false);
        expect(await isWhole(whole.subarray(0, -1), piece)).toBe(false);
      }),
      { numRuns: 40 },
    );
  });

  it.each(FORMATS)('is looked for in any bytes of a %s, and always answered', async (format) => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 3_000 }), async (bytes) => {
        const answers = [1, 7, 5_000].map((piece) =>
          isWholePicture(`image/${format}`, cut(bytes, piece)),
        );
        expect(new Set(await Promise.all(answers)).size).toBe(1);
      }),
    );
  });
});

describe('an upload', async () => {
  const world = await openWorld();
  const ann = await world.builder('Ann');
  const { appId } = await makeApp(world, ann, {});
  const upload = (content: Uint8Array, name: string) =>
    ann.upload<{ message: string }>(
      `/api/apps/${appId}/integration-endpoints/Core/UploadFile`,
      new File([Uint8Array.from(content)], name),
    );

  it.each(FORMATS)('of a %s that broke off is refused, and keeps nothing', async (format) => {
    const whole = await picture(format, 7, 30);
    const kept = () => world.services.db.selectFrom('uploads').select('id').execute();
    const before = (await kept()).length;
    expect(await upload(whole.subarray(0, whole.length / 2), `half.${format}`)).toMatchObject({
      status: 415,
      body: { message: 'The end of this picture is missing. Choose a file that is complete.' },
    });
    expect(await kept()).toHaveLength(before);
    expect((await upload(whole, `whole.${format}`)).status).toBe(200);
  });
});
