import { expect, it } from 'vitest';
import { callWords } from './calls.ts';

it('says in plain words what the assistant did beside its answer', () => {
  const said = (name: string, input: unknown = {}) => callWords({ name, input });
  expect(said('look_at_app')).toBe('Look at the app');
  expect(said('look_at_app', { page: '/' })).toBe('Look at the app');
  expect(said('look_at_app', { page: 'pages/Prices.tsx', phone: true })).toBe(
    'Look at Prices on a phone',
  );
  expect(said('read_file', { path: 'pages/Home.tsx' })).toBe('Read pages/Home.tsx');
  expect(said('search_files', { text: 'price' })).toBe('Search the files for “price”');
  expect(said('list_rows', { entity: 'Task' })).toBe('Look at rows of Task');
  expect(said('check_files')).toBe('Check the files');
  expect(said('list_errors')).toBe('Look at the errors of the app');
  expect(said('read_console')).toBe('Read what the preview noted');
  // What a model sends is anything, and tools that are none of these have a name alone.
  for (const input of [null, 'x', { path: 3 }, { path: ' ' }, [1], undefined])
    expect(said('read_file', input)).toBe('Read a file');
  expect(said('find_the_thing', { page: 'x' })).toBe('Find the thing');
  expect(said('constructor')).toBe('Constructor');
});
