import { personalFields } from '@trellis/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { design } from '../design/design.ts';
import { blueprintTurn } from '../model.ts';
import type { AppSpec } from '../spec.ts';
import { writeTurn } from '../turn.ts';
import { understand } from '../understand/index.ts';
import { modelOf } from '../write/model.ts';
import { entityJson } from '../write/schema.ts';

const now = new Date('2026-03-10T09:00:00Z');

/** The long run asks for more of them, as far as their minutes go. */
const RUNS = Math.min(Number(process.env.PROPERTY_RUNS ?? 120), 3000);

const THINGS = [
  'artworks',
  'reports',
  'members',
  'teachers',
  'events',
  'photos',
  'orders',
  'posts',
  'recipes',
  'gizmos',
  'bookings',
  'quizzes',
  'children',
  'pets',
  'volunteers',
  'Anfragen',
  'Termine',
  'Mitglieder',
];
const FIELDS = [
  'title',
  'name',
  'e-mail',
  'phone',
  'address',
  'birthday',
  'date',
  'photo',
  'diagnosis',
  'salary',
  'status',
  'Telefon',
];
const WHO = [
  'each user',
  'every member',
  'jeder',
  'chaque personne',
  'cada persona',
  'the author',
  'teachers',
  'the person who wrote them',
];
/** Sentences with a word of privacy; `X` is a list. */
const PRIVACY = [
  'WHO only sees their own X',
  'WHO may see only their own X',
  'X are private',
  'keep X confidential',
  'only WHO can see X',
  'X must not be visible to others',
  'nobody else sees X',
  'X shall stay secret',
  'hide X from everyone else',
  'X nur für mich',
  'nur ich sehe X',
  'X sind vertraulich',
  'les X sont confidentiels',
  'X solo para mi',
  'WHO sees X but only their own',
  'no one but WHO reads X',
  'X for my eyes only',
  'WHO keeps their own X',
  'strangers must never see X',
];

const sentence = fc
  .record({
    lists: fc.array(
      fc.record({
        thing: fc.constantFrom(...THINGS),
        fields: fc.uniqueArray(fc.constantFrom(...FIELDS), { minLength: 1, maxLength: 5 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    who: fc.constantFrom(...WHO),
    wish: fc.constantFrom(...PRIVACY),
    extra: fc.constantFrom(
      '',
      ' And one public enquiry form.',
      ' With a calendar.',
      ' Everyone can vote.',
      ' Make it pretty and public-facing.',
    ),
    joint: fc.constantFrom('. ', ', and ', '; ', ', ', '\n'),
  })
  .map(({ lists, who, wish, extra, joint }) => {
    const what = lists.map(({ thing, fields }) => `${thing} with ${fields.join(', ')}`).join('; ');
    const said = wish.replaceAll('WHO', who).replaceAll('X', lists[0]!.thing);
    return `An app for ${what}${joint}${said}.${extra}`;
  });

/** Lists whose personal fields anybody reads who happens by, as the app's files say. */
function openOnes(spec: AppSpec): string[] {
  const model = modelOf(spec);
  return model.entities.flatMap((entity) => {
    const file = JSON.parse(entityJson(model, entity));
    const { read } = file['x-accessControl'].permissions;
    const isRead = file.rls ? file.rls.read === true : read === 'anonymous' || read === 'all';
    const meant = new Set(file['x-meant-open'] ?? []);
    const shown = personalFields(file).filter(
      (name) => !meant.has(name) && !file.properties[name]?.rls,
    );
    return isRead && shown.length > 0 ? [`${entity.spec.name}: ${shown}`] : [];
  }, LONG);
}

async function specOf(text: string, before: AppSpec | null = null): Promise<AppSpec | null> {
  let spec = before;
  for await (const event of blueprintTurn({
    messages: [{ role: 'user', text }],
    files: {},
    spec,
    now,
  }))
    if (event.type === 'spec') spec = event.spec;
  return spec;
}

/** The long run may take its time. */
const LONG = 3_600_000;

describe('random sentences with words of privacy', () => {
  it(
    'never yield an open list with a personal field',
    async () => {
      await fc.assert(
        fc.asyncProperty(sentence, async (text) => {
          const spec = await specOf(text);
          expect(spec ? openOnes(spec) : [], text).toEqual([]);
        }),
        { numRuns: RUNS },
      );
    },
    LONG,
  );

  it(
    'nor where a second message brings them',
    async () => {
      await fc.assert(
        fc.asyncProperty(sentence, sentence, async (first, then) => {
          const spec = await specOf(then.replace(/^An app for/, 'Add'), await specOf(first));
          expect(spec ? openOnes(spec) : [], `${first} || ${then}`).toEqual([]);
        }),
        {
          numRuns: RUNS / 2,
          examples: [
            [
              'An app for children with title. nur ich sehe children.',
              'An app for Termine with e-mail; artworks with title. no one but each user reads Termine.',
            ],
          ],
        },
      );
    },
    LONG,
  );

  it(
    'nor whatever a model made of them',
    async () => {
      const permissions = fc.record({
        read: fc.constantFrom('anonymous', 'all', 'creator', 'admin'),
        write: fc.constantFrom('anonymous', 'all', 'creator', 'admin'),
      });
      await fc.assert(
        fc.asyncProperty(
          sentence,
          fc.array(permissions, { minLength: 8, maxLength: 8 }),
          fc.boolean(),
          async (text, rules, owned) => {
            const { spec, ...rest } = understand(text, { now });
            if (rest.kind !== 'new') return;
            const opened = {
              ...spec,
              entities: spec.entities.map((entity, at) => ({
                ...entity,
                permissions: rules[at % 8]! as never,
                permissionsBecause: 'default' as const,
                ownedByCreatorOrAdmin: owned,
              })),
            };
            const events = [
              ...writeTurn(
                { messages: [{ role: 'user', text }], files: {}, spec: null, now },
                { ...rest, spec: opened },
                (answer) => answer,
              ),
            ];
            const held = events.find((event) => event.type === 'spec')!;
            expect(held.type === 'spec' ? openOnes(design(held.spec)) : [], text).toEqual([]);
          },
        ),
        { numRuns: RUNS },
      );
    },
    LONG,
  );
});
