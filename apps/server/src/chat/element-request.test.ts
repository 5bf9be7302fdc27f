import { expect, it } from 'vitest';
import { elementRequest } from './element-request.ts';

it('reads short wishes about what was chosen, and leaves the rest to others', () => {
  for (const said of [
    'remove this',
    'Please delete it.',
    'Delete this heading',
    'entferne das',
    'Remove',
  ])
    expect([said, elementRequest(said)?.kind]).toEqual([said, 'remove']);
  for (const [said, value] of [
    ['Change this to “Our kitchen”', 'Our kitchen'],
    [
      'rename it to Red wines of the house and of our friends',
      'Red wines of the house and of our friends',
    ],
    ['Change the text to Hello', 'Hello'],
    ['It should say Welcome back!', 'Welcome back!'],
    ['Ändere das in „Meine Küche“', 'Meine Küche'],
    ['change this to "Red"', 'Red'],
  ])
    expect([said, elementRequest(said!)]).toEqual([said, { kind: 'text', value }]);
  for (const [said, color] of [
    ['Make this red', 'text-red-600'],
    ['make the text dark blue', 'text-blue-800'],
    ['mach das grün', 'text-green-600'],
    ['red', 'text-red-600'],
    ['turn it white', 'text-white'],
  ])
    expect([said, elementRequest(said!)]).toEqual([said, expect.objectContaining({ color })]);
  expect(elementRequest('Make the background light green')).toMatchObject({
    isBackground: true,
    background: 'bg-green-50',
  });
  for (const said of [
    'Make this bigger',
    'Remove the ratings from all recipes',
    'Add a field for the price here',
    'Make it red or blue',
    'Make this show the red recipes first and hide all others',
  ])
    expect([said, elementRequest(said)]).toEqual([said, null]);
});
