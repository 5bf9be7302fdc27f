import { parseActions } from '@trellis/assistant';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { design } from '../design/design.ts';
import { AppSpec } from '../spec.ts';
import { writeApp } from '../write/app.ts';
import { completeSpec } from './complete.ts';
import { anyMessage, anyReduced } from './fixtures/any.ts';
import { looseEnds, wrongIn } from './fixtures/sound.ts';
import { readReduced, reducedFrom } from './read.ts';
import { reduce } from './reduce.ts';
import { revise } from './revise.ts';
import { assistedTurn } from './turn.ts';

/** A quarter in the quick run. */
const runs = (long: number): number => (process.env.PROPERTY_RUNS ? long : Math.ceil(long / 4));

const now = new Date('2026-03-10T09:00:00Z');
describe('any reduced spec', () => {
  it('is completed to an app that holds together and parses', () => {
    fc.assert(
      fc.property(anyReduced, anyMessage, (json, message) => {
        const reduced = readReduced(JSON.stringify(json));
        if (!reduced) return;
        const { spec } = completeSpec(reduced, message, now);
        expect(AppSpec.safeParse(spec).success).toBe(true);
        expect(looseEnds(spec)).toEqual([]);
        expect(wrongIn(writeApp(design(spec)))).toEqual([]);
      }),
      { numRuns: runs(120) },
    );
  });

  it('is a change of an app that keeps what nobody asked to go', () => {
    fc.assert(
      fc.property(anyReduced, anyReduced, anyMessage, (first, second, message) => {
        const [a, b] = [reducedFrom(first), reducedFrom(second)];
        if (!a || !b) return;
        const before = design(completeSpec(a, 'an app', now).spec);
        const { understanding } = revise(before, b, message, now);
        const after = design(understanding.spec, before);
        expect(looseEnds(after)).toEqual([]);
        expect(wrongIn(writeApp(after))).toEqual([]);
        if (/remove|without|no /.test(message)) return;
        for (const { name } of before.entities)
          expect(after.entities.some((one) => one.name === name || one.renamedFrom === name)).toBe(
            true,
          );
      }),
      { numRuns: runs(80) },
    );
  });

  it('that comes back as it was given changes nothing', () => {
    fc.assert(
      fc.property(anyReduced, (json) => {
        const reduced = reducedFrom(json);
        if (!reduced) return;
        const spec = design(completeSpec(reduced, '', now).spec);
        const again = reducedFrom(JSON.parse(JSON.stringify(reduce(spec))));
        expect(revise(spec, again!, 'remove what is not needed', now).understanding).toMatchObject({
          kind: 'unclear',
          changes: [],
        });
      }),
      { numRuns: runs(80) },
    );
  });

  it('becomes an action stream whose every action is whole', async () => {
    await fc.assert(
      fc.asyncProperty(anyReduced, anyMessage, async (json, message) => {
        const reduced = reducedFrom(json);
        if (!reduced) return;
        let text = '';
        const messages = [{ role: 'user' as const, text: message }];
        const input = { messages, files: {}, spec: null, now };
        for await (const event of assistedTurn(input, reduced, 'tiny:3b'))
          if (event.type === 'text') text += event.text;
        const actions = parseActions(text).actions;
        expect(actions.length).toBeGreaterThan(2);
        expect(actions.filter((action) => action.isTruncated || action.type === 'unknown')).toEqual(
          [],
        );
      }),
      { numRuns: runs(40) },
    );
  });
});

it('any text at all is read without a throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 200 }), fc.json()), (text) => {
      const reduced = readReduced(text);
      if (reduced)
        expect(wrongIn(writeApp(design(completeSpec(reduced, text, now).spec)))).toEqual([]);
    }),
    { numRuns: runs(200) },
  );
});
