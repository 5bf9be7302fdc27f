import { describe, expect, it } from 'vitest';
import {
  FilterError,
  levelFilter,
  type MatchRow,
  matches,
  parseFilter,
  ruleFilter,
  type Subject,
} from './index.ts';

const fields = {
  title: { type: 'string' },
  n: { type: 'number' },
  tags: { type: 'array' },
  lines: {
    type: 'array',
    items: { type: 'object', properties: { sku: { type: 'string' }, n: { type: 'number' } } },
  },
  address: { type: 'object', properties: { city: { type: 'string' } } },
  stars: { type: 'number', 'x-key': 'rating' },
};
const row = (data: MatchRow['data'], creator: string | null = 'u1'): MatchRow => ({
  id: 'a'.repeat(24),
  creator_id: creator,
  created_at: '2026-01-02T03:04:05.000Z',
  updated_at: '2026-01-02T03:04:05.000Z',
  data,
});
const test = (filter: unknown, data: MatchRow['data']) =>
  matches(parseFilter(filter, fields), row(data));

describe('a filter', () => {
  it.each<[unknown, MatchRow['data'], boolean]>([
    [{ title: 'x' }, { title: 'x' }, true],
    [{ title: 'x' }, {}, false],
    [{ title: null }, {}, true],
    [{ n: '1' }, { n: 1 }, false],
    [{ tags: 'a' }, { tags: ['a', 'b'] }, true],
    [{ tags: ['a', 'z'] }, { tags: ['a', 'b'] }, true],
    [{ tags: { $all: ['a', 'b'] } }, { tags: ['a', 'b', 'c'] }, true],
    [{ tags: { $size: 2 } }, { tags: ['a', 'b'] }, true],
    [{ n: { $gt: 1, $lte: 3 } }, { n: 3 }, true],
    [{ n: { $gt: 1 } }, { n: '5' }, false],
    [{ n: { $ne: 1 } }, {}, true],
    [{ n: { $nin: [1, 2] } }, { n: 2 }, false],
    [{ title: { $regex: '^ab+', $options: 'i' } }, { title: 'ABBA' }, true],
    [{ $or: [{ n: 1 }, { title: 'x' }] }, { title: 'x' }, true],
    [{ $nor: [{ n: 1 }, { title: 'x' }] }, { title: 'x' }, false],
    [{ title: { $not: { $regex: 'q' } } }, { title: 'abc' }, true],
    [{ title: { $regex: '^\\D{3}-\\d{2,4}$' } }, { title: 'abc-123' }, true],
    [{ title: { $regex: '^\\d{2,}$' } }, { title: '1' }, false],
    [{ 'address.city': 'Rome' }, { address: { city: 'Rome' } }, true],
    [{ stars: 5 }, { rating: 5 }, true],
    [{ createdAt: { $gte: '2026-01-02' } }, {}, true],
    [{ lines: { $elemMatch: { sku: ['a', 'b'] } } }, { lines: [{ sku: 'b' }] }, true],
    [{ lines: { $elemMatch: { $or: [{ sku: 'z' }, { n: 1 }] } } }, { lines: [{ n: 1 }] }, true],
    [{ lines: { $elemMatch: { n: { $not: { $gt: 3 } } } } }, { lines: [{ n: 4 }] }, false],
    [{ tags: { $elemMatch: { $not: { $gt: 2 } } } }, { tags: [3, 4] }, false],
    [{ 'lines.sku': 'b' }, { lines: [{ sku: 'a' }, { sku: 'b' }] }, true],
    [{ 'lines.sku': { $ne: 'b' } }, { lines: [{ sku: 'a' }, { sku: 'b' }] }, false],
    [{ n: { $gt: null } }, { n: 1 }, false],
    [{ n: { $lte: null } }, {}, true],
    [{ tags: { $elemMatch: { $gt: 2 } } }, { tags: [1, 3] }, true],
  ])('%j on %j is %s', (filter, data, expected) => {
    expect(test(filter, data)).toBe(expected);
  });

  it.each([
    [{ nothing: 1 }],
    [{ "x' OR 1=1 --": 1 }],
    [{ __proto__x: 1 }],
    [{ constructor: 1 }],
    [{ n: { $where: '1' } }],
    [{ title: { $regex: '(a+)+$' } }],
    [{ title: { $regex: '(?<=a)b' } }],
    [{ title: { $regex: 'a{300}' } }],
    [{ title: { $regex: `(${'(a|b)'.repeat(9)}){20}` } }],
    [{ title: { $regex: '\\w{250}\\w{250}' } }],
    [{ title: { $regex: '(a{2}){2}' } }],
    [{ title: { $regex: 'a{2,1}' } }],
    [{ title: { $regex: '{2}' } }],
    [{ title: { $regex: '[\\S]' } }],
    [{ title: 'a\u0000b' }],
    [[]],
    ['x'],
    [{ $or: [] }],
    [JSON.parse(`${'{"$and":['.repeat(12)}{}${']}'.repeat(12)}`)],
  ])('refuses %j', (filter) => {
    expect(() => parseFilter(filter, fields)).toThrow(FilterError);
  });
});

it('matches in time with the text, whatever the pattern', () => {
  const text = `${'a'.repeat(5_000)}b`;
  for (const $regex of ['^(a|a)*c', 'a*a*a*a*a*a*a*a*c', '^(aa|a)*$'])
    expect(test({ title: { $regex } }, { title: text })).toBe(false);
}, 2_000);

describe('a rule', () => {
  const ann: Subject = { id: 'u1', email: 'ann@example.org', role: 'user' };
  const boss: Subject = { id: 'u9', email: 'boss@example.org', role: 'admin' };
  it('of a level', () => {
    expect(matches(levelFilter('creator', ann), row({}))).toBe(true);
    expect(matches(levelFilter('creator', boss), row({}))).toBe(false);
    expect(matches(levelFilter('creator', ann), row({}, null))).toBe(false);
    expect(matches(levelFilter('creator', null), row({}, null))).toBe(false);
    expect(matches(levelFilter('admin', boss), row({}))).toBe(true);
    expect(matches(levelFilter('none', boss), row({}))).toBe(false);
  });
  it('of conditions: creator or app admin', () => {
    const rule = { $or: [{ created_by_id: '{{user.id}}' }, { user_condition: { role: 'admin' } }] };
    expect(matches(ruleFilter(rule, ann, fields), row({}))).toBe(true);
    expect(matches(ruleFilter(rule, ann, fields), row({}, 'u2'))).toBe(false);
    expect(matches(ruleFilter(rule, boss, fields), row({}, 'u2'))).toBe(true);
    expect(matches(ruleFilter(rule, null, fields), row({}, null))).toBe(false);
  });
  it.each<[string, object, MatchRow['data'], boolean]>([
    // The profile's values are literals, whatever is in them (security.md).
    ['operator', { title: '{{user.data.team}}' }, { title: 'x' }, false],
    ['list', { title: '{{user.data.teams}}' }, { title: 'a' }, false],
    [
      'list that the rule asks for',
      { title: { $in: '{{user.data.teams}}' } },
      { title: 'a' },
      true,
    ],
    ['member', { title: { $in: ['{{user.data.name}}'] } }, { title: 'Ann' }, true],
    ['plain', { title: '{{user.data.name}}' }, { title: 'Ann' }, true],
    ['pattern', { title: { $regex: '{{user.data.any}}' } }, { title: 'x' }, false],
    ['existence', { title: { $exists: '{{user.data.yes}}' } }, { title: 'x' }, false],
    [
      'inside',
      { lines: { $elemMatch: { sku: '{{user.data.team}}' } } },
      { lines: [{ sku: 'x' }] },
      false,
    ],
    ['no own property', { title: '{{user.data.constructor}}' }, { title: 'x' }, false],
    ['condition on the person', { user_condition: { team: 'x' } }, {}, false],
  ])('takes what a profile holds for a value: %s', (_name, rule, data, expected) => {
    const subject = {
      ...ann,
      data: { team: { $ne: null }, teams: ['a', 'b'], name: 'Ann', any: '.', yes: true },
    };
    expect(matches(ruleFilter(rule, subject, fields), row(data))).toBe(expected);
  });
  it.each<object>([
    { created_by_id: '{{user.id}}' },
    { created_by: '{{user.email}}' },
    { created_by: 'boss@example.org' },
    { title: '{{user.data.team}}' },
    { title: { $ne: '{{user.id}}' } },
    { title: { $nin: ['{{user.id}}'] } },
    { title: { $not: { $eq: '{{user.id}}' } } },
    { user_condition: { role: 'banned' } },
    { user_condition: {} },
    { $and: [{ user_condition: { role: 'user' } }] },
    { $not: { user_condition: { role: 'user' } } },
  ])('about somebody who is not there holds for nothing, negated too: %j', (rule) => {
    for (const one of [rule, { $nor: [rule] }, { $not: rule }, { $nor: [{ $not: rule }] }])
      expect(matches(ruleFilter(one, null, fields), row({ title: 'x' }))).toBe(false);
    const open = { $or: [{ $nor: [rule] }, { title: 'x' }] };
    expect(matches(ruleFilter(open, null, fields), row({ title: 'x' }))).toBe(true);
  });
  it('that is turned is the opposite for who is there', () => {
    const rule = {
      $nor: [{ created_by_id: '{{user.id}}' }, { user_condition: { role: 'admin' } }],
    };
    expect(matches(ruleFilter(rule, ann, fields), row({}))).toBe(false);
    expect(matches(ruleFilter(rule, ann, fields), row({}, 'u2'))).toBe(true);
    expect(matches(ruleFilter(rule, boss, fields), row({}, 'u2'))).toBe(false);
  });
  it('knows no e-mail that is not proved, and still who made a row', () => {
    const unproved = { ...ann, email: null };
    for (const rule of [
      { title: '{{user.email}}' },
      { user_condition: { email: 'ann@example.org' } },
      { $nor: [{ user_condition: { email: 'boss@example.org' } }] },
      { created_by: 'ann@example.org' },
    ])
      expect(matches(ruleFilter(rule, unproved, fields), row({ title: 'ann@example.org' }))).toBe(
        false,
      );
    expect(matches(ruleFilter({ created_by: '{{user.email}}' }, unproved, fields), row({}))).toBe(
      true,
    );
  });
  it('that cannot be read lets nobody in, turned or not', () => {
    for (const rule of [
      { nothing: 'x' },
      'yes',
      { $or: [] },
      { $nor: [] },
      { user_condition: { role: { $near: 1 } } },
      { user_condition: { role: '{{row.role}}' } },
      { created_by: { $ne: 'x' } },
    ]) {
      expect(matches(ruleFilter(rule, boss, fields), row({}))).toBe(false);
      expect(matches(ruleFilter({ $nor: [rule] }, boss, fields), row({}))).toBe(false);
    }
  });
  it('reads operators on the person as on rows', () => {
    const rule = { user_condition: { role: { $in: ['admin', 'manager'] } } };
    expect(matches(ruleFilter(rule, { ...ann, role: 'manager' }, fields), row({}))).toBe(true);
    expect(matches(ruleFilter(rule, ann, fields), row({}))).toBe(false);
  });
});

describe('a value in a filter', () => {
  const deep = (levels: number) => {
    let value: unknown = 1;
    for (let n = 0; n < levels; n++) value = [value];
    return value;
  };
  it.each([
    [{ title: { $eq: deep(6_000) } }],
    [{ tags: deep(40) }],
    [{ title: '\ud800' }],
    [{ title: { $in: ['a\udc00'] } }],
    [{ title: { $gt: '\ud800' } }],
    [{ address: { '\ud800': 1 } }],
  ])("that PostgreSQL could not hold is the caller's fault", (filter) => {
    expect(() => parseFilter(filter, fields)).toThrow(FilterError);
  });
});
