import type { ContextItem, Passage } from '@trellis/contract';
import { makeApp, openModel, openWorld, type Person } from '@trellis/testing';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';

const model = await openModel();
const world = await openWorld(model.env);
const ann = await world.builder('Ann');
const blind = await openWorld();
beforeEach(() => model.reset());

/** A PDF whose pages are pictures alone, as a scanner makes it. */
async function scanOf(pages: number): Promise<Buffer> {
  const picture = await sharp({
    create: { width: 400, height: 560, channels: 3, background: '#eeeeee' },
  })
    .jpeg()
    .toBuffer();
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  const add = (...pieces: (string | Buffer)[]) => {
    const bytes = Buffer.concat(pieces.map((one) => Buffer.from(one)));
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (text: string | Buffer, stream?: Buffer) => {
    offsets.push(length);
    add(`${offsets.length} 0 obj\n`, text);
    if (stream) add('\nstream\n', stream, '\nendstream');
    add('\nendobj\n');
  };
  const kids = Array.from({ length: pages }, (_, n) => `${4 + 2 * n} 0 R`).join(' ');
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object(`<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`);
  object(
    `<< /Type /XObject /Subtype /Image /Width 400 /Height 560 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.length} >>`,
    picture,
  );
  const draw = Buffer.from('q 400 0 0 560 0 0 cm /I Do Q');
  for (let n = 0; n < pages; n++) {
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 560] /Resources << /XObject << /I 3 0 R >> >> /Contents ${5 + 2 * n} 0 R >>`,
    );
    object(`<< /Length ${draw.length} >>`, draw);
  }
  const at = length;
  add(
    `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n`,
    offsets.map((one) => `${String(one).padStart(10, '0')} 00000 n \n`).join(''),
    `trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
  );
  return Buffer.concat(parts);
}

async function uploaded(who: Person, within: typeof world, pages: number) {
  const { appId } = await makeApp(within, who, {});
  const file = new File([new Uint8Array(await scanOf(pages))], 'scan.pdf', {
    type: 'application/pdf',
  });
  const sent = await who.upload<ContextItem>(`/api/context/ingest/file?appId=${appId}`, file);
  expect(sent.status).toBe(200);
  let item: ContextItem | undefined;
  await expect
    .poll(
      async () => {
        const { body } = await who.get<{ contextItems: ContextItem[] }>(
          `/api/context/items?appId=${appId}`,
        );
        item = body.contextItems[0];
        return ['synced', 'error'].includes(item?.status ?? '');
      },
      { timeout: 50_000 },
    )
    .toBe(true);
  return { appId, item: item! };
}

it('a scan is read page by page by a model that sees, and its passages know their pages', async () => {
  model.will(
    {
      text: `# Harbour rules\n\nBoats leave the harbour by noon.\n\n${'Ropes are coiled. '.repeat(60)}`,
    },
    { text: '-' },
    { text: `${'Dogs are kept on a lead. '.repeat(50)}` },
  );
  const { appId, item } = await uploaded(ann, world, 3);
  expect([item.status, item.problem]).toEqual(['synced', null]);
  expect(model.calls).toHaveLength(3);
  expect(JSON.stringify(model.calls[0]!.messages)).toContain('data:image/jpeg;base64,');
  const ask = async (question: string) =>
    (await ann.post<{ passages: Passage[] }>(`/api/context/ask?appId=${appId}`, { question })).body
      .passages[0];
  expect(await ask('When do boats leave?')).toMatchObject({
    text: expect.stringContaining('by noon'),
    place: { page: 1, headings: ['Harbour rules'] },
  });
  expect(await ask('dogs')).toMatchObject({ place: { page: 3 } });
});

it('without a model that sees it is refused with the reason', async () => {
  const bea = await blind.builder('Bea');
  const { item } = await uploaded(bea, blind, 1);
  expect(item).toMatchObject({
    status: 'error',
    problem: expect.stringContaining('connect a model that sees pictures'),
  });
});

it('a page that the model fails at is no half document', async () => {
  model.will({ text: 'First.' }, { status: 400 });
  const { appId, item } = await uploaded(ann, world, 2);
  expect(item.status).toBe('error');
  const { passages } = (
    await ann.post<{ passages: Passage[] }>(`/api/context/ask?appId=${appId}`, {
      question: 'First',
    })
  ).body;
  expect(passages).toEqual([]);
});
