import type { EntitySchema, FieldSchema } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { type BoundEntitiesLike, rebind } from './bind.fixture.ts';
import { cleanSchemaFile } from './bind.ts';

const schema = (
  properties: Record<string, FieldSchema>,
  more: Partial<EntitySchema> = {},
): EntitySchema => ({ name: 'Book', type: 'object', properties, ...more });
const text: FieldSchema = { type: 'string' };
const number: FieldSchema = { type: 'number' };

describe('binding a schema to stored keys', () => {
  let state: BoundEntitiesLike;
  const keys = () =>
    Object.fromEntries(
      Object.entries(state.entities.Book!.schema.properties).map(([n, f]) => [n, f['x-key'] ?? n]),
    );

  it('keeps a key by its name, and gives it to the new name at a rename', () => {
    state = rebind(null, { Book: schema({ title: text, rating: number }) });
    const { id } = state.entities.Book!;
    state = rebind(state, {
      Book: schema({ title: text, stars: { ...number, 'x-renamed-from': 'rating' } }),
    });
    expect(keys()).toEqual({ title: 'title', stars: 'rating' });
    state = rebind(state, { Book: schema({ title: text, stars: number, rating: text }) });
    expect(keys()).toEqual({ title: 'title', stars: 'rating', rating: 'rating_2' });
    expect(state.entities.Book!.id).toBe(id);
    expect(state.changes).toEqual([]);
  });

  it('gives a changed type a fresh key, filled by conversion', () => {
    state = rebind(null, { Book: schema({ year: text }) });
    state = rebind(state, { Book: schema({ year: number }) });
    expect(keys()).toEqual({ year: 'year_2' });
    expect(state.changes).toMatchObject([{ kind: 'convert', from: 'year', to: 'year_2' }]);
  });

  it('finds the values of a field that comes back the same', () => {
    state = rebind(null, { Book: schema({ title: text, note: text }) });
    state = rebind(state, { Book: schema({ title: text }) });
    state = rebind(state, { Book: schema({ title: text, note: text }) });
    expect(keys()).toEqual({ title: 'title', note: 'note' });
  });

  it('fills a default into the rows there are', () => {
    state = rebind(null, { Book: schema({ title: text }) });
    state = rebind(state, {
      Book: schema({ title: text, read: { type: 'boolean', default: false } }),
    });
    expect(state.changes).toEqual([
      { kind: 'fill', entityId: state.entities.Book!.id, key: 'read', value: false },
    ]);
  });

  it('keeps the rows of a renamed entity', () => {
    state = rebind(null, { Book: schema({ title: text }) });
    const { id } = state.entities.Book!;
    state = rebind(state, {
      Novel: { ...schema({ title: text }), name: 'Novel', 'x-renamed-from': 'Book' },
    });
    expect(state.entities.Novel!.id).toBe(id);
    expect(state.entities.Novel!.schema['x-renamed-from']).toBeUndefined();
  });

  it('takes the consumed names out of the file', () => {
    const file = JSON.stringify(
      schema({ stars: { ...number, 'x-renamed-from': 'rating' } }, { 'x-renamed-from': 'Novel' }),
    );
    expect(cleanSchemaFile(file)).not.toContain('x-renamed-from');
  });
});
