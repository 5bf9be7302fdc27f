import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readFolder, readZip } from './read-folder.ts';

const zip = (files: Record<string, Uint8Array>, name = 'shop.zip') =>
  new File([zipSync(files) as BlobPart], name);

it('reads the texts of a ZIP file, and names what it leaves behind', async () => {
  const read = await readZip(
    zip({
      'pages/Home.tsx': strToU8('export default () => <h1>Größe</h1>;'),
      'logo.png': new Uint8Array([137, 80, 78, 71, 0, 255]),
      'components/Long.tsx': strToU8('x'.repeat(500_001)),
      'node_modules/react/index.js': strToU8('…'),
    }),
  );
  expect(read).toEqual({
    name: 'shop',
    files: [{ path: 'pages/Home.tsx', content: 'export default () => <h1>Größe</h1>;' }],
    leftOut: [
      { path: 'logo.png', reason: 'It is not text' },
      { path: 'components/Long.tsx', reason: 'It has more than 500,000 characters' },
    ],
  });
});

it('says what is wrong with what cannot be taken at all', async () => {
  await expect(readZip(new File(['no zip'], 'a.zip'))).rejects.toThrow(
    'a.zip is not a ZIP file that can be read',
  );
  await expect(readZip(zip({ 'a.bin': new Uint8Array([0]) }))).rejects.toThrow(
    'It has no text files',
  );
  await expect(readFolder([])).rejects.toThrow('It has no files');
  const many = Array.from({ length: 2_001 }, (_, n) => new File([''], `${n}.ts`));
  await expect(readFolder(many)).rejects.toThrow('It has 2,001 files. The limit is 2,000');
  const large = strToU8('x'.repeat(450_000));
  const heavy = Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`${n}.ts`, large]));
  await expect(readZip(zip(heavy))).rejects.toThrow('Its files can be up to 18 MB together');
});
