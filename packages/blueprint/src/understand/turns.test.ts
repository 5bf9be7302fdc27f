import { describe, expect, it } from 'vitest';
import { design } from '../design/design.ts';
import { understand } from './index.ts';
import { saidPlainly } from './turns.ts';

const specOf = (text: string) => design(understand(text).spec);
const names = (text: string) => specOf(text).entities.map(({ name }) => name);
const fields = (text: string, entity: string) =>
  specOf(text)
    .entities.find(({ name }) => name === entity)
    ?.fields.map(({ name }) => name);

describe('who signs up for a newsletter', () => {
  it.each([
    'a page where people can sign up for my newsletter and I see the list',
    'Visitors subscribe to our monthly newsletter',
    'newsletter signup page',
    'Let people join my mailing list',
  ])('is what is kept: %s', (text) => {
    const [form, ...others] = specOf(text).entities;
    expect(others).toEqual([]);
    expect(form?.fields.map(({ name }) => name)).toEqual(['name', 'email']);
    expect(form?.permissions).toEqual({ read: 'admin', write: 'anonymous' });
  });

  it('stands beside what else a site has', () => {
    const text = 'A site for my bakery with a newsletter sign up and opening hours';
    expect(names(text).sort()).toEqual(['NewsletterSignUp', 'OpeningHours']);
    expect(names('A landing page for my startup with a waitlist')).toEqual(['WaitlistSignUp']);
  });

  it('is not meant where a newsletter is planned, or a class has a waiting list', () => {
    expect(names('Plan the newsletter: topics, author, send date')).toEqual(['SocialMediaPost']);
    const text = 'Yoga classes with 12 places and a waiting list that members can join';
    expect(names(text)).not.toContain('WaitlistSignUp');
  });
});

describe('what is shared', () => {
  it.each(['costs shared among people', 'bills split between us', 'expenses that we share'])(
    'are expenses: %s',
    (words) => {
      const text = `Trip planner for friends: trips with dates, a packing list, ${words}`;
      expect(names(text)).toEqual(expect.arrayContaining(['Trip', 'PackingItem', 'Expense']));
      expect(fields(text, 'Trip')).not.toContain('among');
    },
  );
});

it('what an app makes is in it', () => {
  const text = 'A weekly meal planner that makes a shopping list';
  expect(names(text)).toEqual(expect.arrayContaining(['Meal', 'ShoppingItem']));
  expect(fields(text, 'Meal')).not.toContain('brand');
});

describe('a workshop', () => {
  it('is where tools are, unless somebody attends it', () => {
    expect(names('Tools in our workshop with photo and serial number')).not.toContain('Class');
    expect(
      fields('Inventory for our workshop: tools with photo, serial number and who has it', 'Tool'),
    ).not.toContain('reorder_level');
    const attended = 'Sign-ups for our workshop, with name and email of participants';
    expect(saidPlainly(attended)).toBe(attended);
  });
});

it('gives what has a day of its own no days between', () => {
  const listed = fields(
    'Chores: title, who does it, due date, and state todo, doing, done',
    'Chore',
  );
  expect(listed).toEqual(['title', 'assignee', 'due_date', 'status']);
  expect(fields('A chore tracker', 'Chore')).toContain('interval_days');
});
