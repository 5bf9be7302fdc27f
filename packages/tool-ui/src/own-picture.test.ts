import { expect, it } from 'vitest';
import { isOwnPicture } from './own-picture.ts';

const APP = 'a'.repeat(24);

it('a picture is a file of an app, and no other address', () => {
  expect(isOwnPicture(`/files/${APP}/${'b'.repeat(32)}.png`)).toBe(true);
  const row = `/files/${APP}/row/${APP}-${'c'.repeat(16)}`;
  expect(isOwnPicture(`${row}?key=${'d'.repeat(22)}`)).toBe(true);
  for (const address of [
    row,
    `${row}?key=${'d'.repeat(22)}&next=/logout`,
    `/files/${APP}/row/../../logout?key=${'d'.repeat(22)}`,
    null,
    '',
    'https://elsewhere.example/x.png',
    `//elsewhere.example/files/${APP}/x.png`,
    `/files/${APP}/../../api/apps/auth/logout`,
    `/files/${APP}/%2e%2e/%2e%2e/logout`,
    `/files/${APP}/x.png?next=/logout`,
    `/files/${APP}/..\\..\\logout`,
    '/files/../logout',
  ])
    expect(isOwnPicture(address)).toBe(false);
});
