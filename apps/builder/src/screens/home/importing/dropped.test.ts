import { expect, it } from 'vitest';
import { looseFiles } from './dropped.ts';

/** What is dropped, as a browser hands it over. */
const drop = (...files: (File | 'folder')[]) =>
  ({
    items: files.map((file) => ({
      kind: 'file',
      webkitGetAsEntry: () => ({ isDirectory: file === 'folder' }),
    })),
    files: files.map((file) => (file === 'folder' ? new File([], 'src') : file)),
  }) as unknown as DataTransfer;

const csv = new File(['a'], 'boats.csv', { type: 'text/csv' });

it('files are loose that are no project', () => {
  expect(looseFiles(drop(csv))).toEqual([csv]);
  const picture = new File(['a'], 'a.png', { type: 'image/png' });
  expect(looseFiles(drop(csv, picture))).toEqual([csv, picture]);
});

it('a folder and a ZIP file are projects, also among others', () => {
  expect(looseFiles(drop('folder'))).toBeNull();
  expect(looseFiles(drop(csv, 'folder'))).toBeNull();
  expect(looseFiles(drop(new File(['a'], 'shop.ZIP')))).toBeNull();
});
