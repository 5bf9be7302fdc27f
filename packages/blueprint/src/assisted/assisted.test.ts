import { describe, expect, it } from 'vitest';
import { design } from '../design/design.ts';
import type { AppSpec } from '../spec.ts';
import { completeSpec } from './complete.ts';
import { readReduced, reducedFrom } from './read.ts';
import { reduce } from './reduce.ts';
import type { ReducedSpec } from './reduced.ts';
import { revise } from './revise.ts';
import { specPrompt } from './turn.ts';
import { SENTENCES } from './words.ts';

const now = new Date('2026-03-10T09:00:00Z');
const reducedOf = (value: object): ReducedSpec => {
  const reduced = reducedFrom(value);
  if (!reduced) throw new Error('nothing in it');
  return reduced;
};
const recipes = {
  name: 'Kitchen',
  tagline: 'What we cook',
  language: 'en',
  theme: { mode: 'light', colour: 'orange' },
  entities: [
    {
      id: 'recipe',
      label: 'Recipe',
      plural: 'Recipes',
      access: 'public',
      fields: [
        { id: 'title', label: 'Title', type: 'text', required: true },
        { id: 'cuisine', label: 'Cuisine', type: 'choice', options: ['Thai', 'Greek'] },
        { id: 'rating', label: 'Rating', type: 'number' },
      ],
    },
  ],
  pages: [],
};
const sentence = 'A recipe book with cuisine, rating, cooking time and a photo';
const built = (value: object = recipes, message = sentence): AppSpec =>
  design(completeSpec(reducedOf(value), message, now).spec);
const fieldsOf = (spec: AppSpec, entity: string) =>
  Object.fromEntries(
    (spec.entities.find(({ name }) => name === entity)?.fields ?? []).map((field) => [
      field.name,
      field.type,
    ]),
  );

describe('a first message', () => {
  it('takes the model at its word, refines its types, and adds what the person named besides', () => {
    const spec = built();
    expect(spec).toMatchObject({ name: 'Kitchen', tagline: 'What we cook', language: 'en' });
    expect(fieldsOf(spec, 'Recipe')).toMatchObject({
      title: 'text',
      cuisine: 'enum',
      rating: 'rating',
      cooking_time: 'duration',
      photo: 'image',
    });
    const cuisine = spec.entities[0]?.fields.find(({ name }) => name === 'cuisine');
    expect(cuisine?.options?.map(({ label }) => label)).toEqual(['Thai', 'Greek']);
    expect(spec.entities[0]?.samples.length).toBeGreaterThan(3);
    expect(spec.behaviours.map(({ kind }) => kind)).toContain('average');
  });

  it('makes a choice of a list that only holds names, and leads with what the person named first', () => {
    const relation = (entity: string) => ({ id: `${entity}_id`, type: 'relation', entity });
    const spec = built(
      {
        entities: [
          { id: 'category', label: 'Category', fields: ['name'] },
          { id: 'account', label: 'Bank', fields: ['name', { id: 'balance', type: 'money' }] },
          {
            id: 'expense',
            label: 'Expense',
            fields: [
              'title',
              { id: 'amount', type: 'number' },
              relation('category'),
              relation('account'),
            ],
          },
        ],
      },
      'Track my expenses by category, and from which bank they were paid',
    );
    expect(spec.entities.map(({ name }) => name)).not.toContain('Category');
    expect(spec.entities[0]?.name).toBe('Expense');
    expect(fieldsOf(spec, 'Expense')).toMatchObject({
      amount: 'money',
      category: 'enum',
      account: 'relation',
    });
    expect(fieldsOf(spec, 'Expense')).not.toHaveProperty('category_id');
  });

  it('works in a language that only the model reads', () => {
    const spec = built(
      {
        name: '植物日记',
        language: 'zh',
        entities: [
          {
            id: 'plant',
            label: '植物',
            plural: '植物',
            fields: [{ id: 'name', label: '名称', type: 'text' }],
          },
        ],
      },
      '一个记录家里植物的应用',
    );
    expect(spec.entities[0]).toMatchObject({ name: 'Plant', label: '植物', concept: 'plant' });
    expect(fieldsOf(spec, 'Plant')).toMatchObject({ name: 'text' });
  });

  it('keeps no passwords, points at nothing that is not there, and says so', () => {
    const { spec, notes } = completeSpec(
      reducedOf({
        entities: [
          {
            id: 'machine',
            label: 'Machine',
            fields: ['Name', { id: 'depot', type: 'relation', entity: 'depot' }, 'Password'],
          },
          { id: 'User', fields: ['email', 'password'] },
        ],
      }),
      'our machines',
      now,
    );
    expect(fieldsOf(spec, 'Machine')).toMatchObject({ name: 'text', depot: 'text' });
    expect(JSON.stringify(spec.entities)).not.toMatch(/password/i);
    expect(notes.map(({ kind }) => kind).sort()).toEqual(['accounts', 'accounts', 'dangling']);
  });

  it('does not open to all what the trade keeps closed, nor overrule the person', () => {
    const open = (id: string) => ({
      entities: [{ id, label: id, access: 'community', fields: ['name'] }],
    });
    expect(built(open('customer'), 'my customers').entities[0]?.permissions.read).not.toBe(
      'anonymous',
    );
    const said = built(open('recipe'), 'a recipe book; only I can edit and anyone can read');
    expect(said.entities[0]?.permissions).toEqual({ read: 'anonymous', write: 'admin' });
    const mine = open('workout');
    expect(built(mine, 'my workouts with sets and reps').entities[0]?.permissions.read).toBe(
      'creator',
    );
    const team = { entities: [{ id: 'gizmo', label: 'Gizmo', access: 'team', fields: ['name'] }] };
    expect(built(team, 'gizmos').entities[0]?.permissions).toEqual({ read: 'all', write: 'all' });
  });
});

describe('an answer', () => {
  const json = JSON.stringify(recipes);
  it.each([
    ['bare', json],
    ['in a fence', `Here you are:\n\`\`\`json\n${json}\n\`\`\`\nEnjoy!`],
    ['among words', `Sure! ${json} Anything else?`],
    ['after thinking', `<think>{"entities": maybe}</think>${json}`],
    ['wrapped', `{"app": ${json}}`],
  ])('%s is read', (_name, text) => {
    expect(readReduced(text)?.entities[0]?.fields).toHaveLength(3);
  });

  it.each(['', 'Sorry, I cannot.', json.slice(0, -40), '{"entities": []}', '[1, 2]', 'null'])(
    'like %j is none',
    (text) => {
      expect(readReduced(text)).toBeNull();
    },
  );
});

describe('a follow-up', () => {
  const spec = built();
  /** The spec as a model would send it back, after `edit`. */
  const answer = (edit: (reduced: ReducedSpec) => void) => {
    const reduced = structuredClone(reduce(spec));
    edit(reduced);
    return reduced;
  };
  const revised = (message: string, edit: (reduced: ReducedSpec) => void) =>
    revise(spec, answer(edit), message, now);
  const field = (reduced: ReducedSpec, id: string) =>
    reduced.entities[0]!.fields.find((one) => one.id === id)!;

  it('adds, and renames with the old name told', () => {
    const { understanding } = revised('call the rating stars and note the source', (reduced) => {
      field(reduced, 'rating').label = 'Stars';
      reduced.entities[0]!.fields.push({
        id: 'source',
        label: 'Source',
        type: 'url',
        options: [],
        entity: '',
        required: true,
      });
    });
    expect(understanding.kind).toBe('change');
    expect(understanding.spec.entities[0]?.fields).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'stars', label: 'Stars', renamedFrom: 'rating' }),
        expect.objectContaining({ name: 'source', type: 'url', required: false }),
      ]),
    );
    expect(understanding.spec.behaviours.find(({ kind }) => kind === 'average')?.fields.value).toBe(
      'stars',
    );
    expect(understanding.changes.join()).toMatch(/renamed “Rating” to “Stars”.*added “Source”/);
  });

  it('keeps what the model forgot, and says so', () => {
    const { understanding, notes } = revised('add a source', (reduced) => {
      reduced.entities[0]!.fields = [
        ...reduced.entities[0]!.fields.filter(({ id }) => !['photo', 'rating'].includes(id)),
        { id: 'source', label: 'Source', type: 'text', options: [], entity: '', required: false },
      ];
      reduced.entities[0]!.access = 'community';
    });
    expect(fieldsOf(understanding.spec, 'Recipe')).toMatchObject({
      photo: 'image',
      rating: 'rating',
      origin: 'text',
    });
    expect(understanding.spec.entities[0]?.permissions).toEqual(spec.entities[0]?.permissions);
    expect(notes).toEqual([
      { kind: 'access', what: 'Recipes' },
      { kind: 'kept', what: 'Photo' },
      { kind: 'kept', what: 'Rating' },
    ]);
  });

  it('takes away what the message asks to go', () => {
    const { understanding } = revised('get rid of the photo', (reduced) => {
      reduced.entities[0]!.fields = reduced.entities[0]!.fields.filter(({ id }) => id !== 'photo');
    });
    expect(fieldsOf(understanding.spec, 'Recipe')).not.toHaveProperty('photo');
  });

  it('changes choices, keeping the value of one that is only called otherwise', () => {
    const { understanding } = revised(
      'Greek should read Hellenic, and we cook Italian too',
      (reduced) => {
        field(reduced, 'cuisine').options = ['Thai', 'Hellenic'];
      },
    );
    const cuisine = understanding.spec.entities[0]?.fields.find(({ name }) => name === 'cuisine');
    expect(cuisine?.options).toMatchObject([
      { value: 'Thai', label: 'Thai' },
      { value: 'Greek', label: 'Hellenic' },
    ]);
  });

  it('brings a new list that points at the old one, complete with rows', () => {
    const { understanding } = revised('keep tasting notes per recipe', (reduced) => {
      reduced.entities.push({
        id: 'tasting',
        label: 'Tasting',
        plural: 'Tastings',
        access: 'public',
        fields: [
          {
            id: 'recipe',
            label: 'Recipe',
            type: 'relation',
            options: [],
            entity: 'Recipe',
            required: true,
          },
          {
            id: 'verdict',
            label: 'Verdict',
            type: 'longtext',
            options: [],
            entity: '',
            required: false,
          },
        ],
      });
    });
    const after = design(understanding.spec, spec);
    expect(fieldsOf(after, 'Tasting')).toMatchObject({ recipe: 'relation', verdict: 'longtext' });
    expect(after.entities.find(({ name }) => name === 'Tasting')?.samples.length).toBeGreaterThan(
      0,
    );
    expect(fieldsOf(after, 'Recipe')).toEqual(fieldsOf(spec, 'Recipe'));
  });

  it('follows who may see what only where the message speaks of it', () => {
    const { understanding } = revised('everyone should be able to add their own', (reduced) => {
      reduced.entities[0]!.access = 'community';
    });
    expect(understanding.spec.entities[0]?.permissions).toEqual({
      read: 'anonymous',
      write: 'creator',
    });
  });

  it('asks the model only for what the built-in builder does not read itself', () => {
    const ask = (text: string) =>
      specPrompt({ messages: [{ role: 'user', text }], files: {}, spec, now });
    expect(ask('rename rating to stars')).toBeNull();
    expect(ask('???')).toBeNull();
    expect(
      ask('It would be lovely to see at a glance who cooked it last')?.messages[0]?.content,
    ).toContain('"cuisine"');
    expect(ask('加一个来源字段')).not.toBeNull();
  });
});

it('has every sentence in seven languages, with the same places to fill', () => {
  for (const [key, texts] of SENTENCES) {
    expect([key, texts.length]).toEqual([key, 7]);
    const places = (text: string) => [...text.matchAll(/\{\d\}/g)].map(String).sort();
    for (const text of texts) expect([key, places(text)]).toEqual([key, places(texts[0]!)]);
  }
});
