import { describe, expect, it } from 'vitest';
import { understand } from '../index.ts';

const now = new Date('2026-03-10T09:00:00Z');
const read = (text: string) => understand(text, { now }).spec.entities;
const lists = (text: string) => read(text).map(({ name }) => name);
const fieldsOf = (text: string, name: string) =>
  Object.fromEntries(
    read(text)
      .find((entity) => entity.name === name)
      ?.fields.map((field) => [field.name, field.relation ?? field.type]) ?? [],
  );

describe('a clause that says what the words in it are for', () => {
  it.each([
    [
      'Mules have a name and a stall. Every time a farrier gives a trim we record the hoof, the cost and who held the mule.',
      'Trim',
      { mule: 'Mule', cost: 'money', date: 'date' },
    ],
    [
      'Our archive keeps maps with sheet and scale. When someone takes a tracing we log who, when and how many pages.',
      'Tracing',
      { assignee: 'text', date: 'date' },
    ],
  ])('happenings leave a row: %s', (text, name, expected) => {
    expect(fieldsOf(text, name)).toMatchObject(expected);
  });

  it('what something is done with is no list of its own for that', () => {
    const text =
      'Ladders have a number and a depot. When someone borrows a ladder we note who and when.';
    expect(lists(text).filter((name) => name.includes('Ladder'))).toEqual(['Ladder']);
  });

  it('those who tell something are kept, with what they tell', () => {
    const text =
      'Interpreters tell us their languages, day rate and how many hours they work, venues tell us their address and number of halls.';
    expect(Object.keys(fieldsOf(text, 'Interpreter'))).toEqual(
      expect.arrayContaining(['day_rate', 'number_of_hours']),
    );
    expect(Object.keys(fieldsOf(text, 'Venue'))).toEqual(
      expect.arrayContaining(['address', 'number_of_halls']),
    );
  });

  it('what is placed or cast is kept, and those with an account are not', () => {
    const text =
      'A plate auction. Plates have a donor, a photo and a starting price. People with an account place bids, the highest wins.';
    expect(lists(text)).toEqual(['Plate', 'Bid']);
    expect(fieldsOf(text, 'Bid')).toMatchObject({ plate: 'Plate', amount: 'money' });
  });

  it('what comes with fields is kept, each with its own', () => {
    const text =
      'Tapestries come with title, weaver and year. Hoops come with wood, width and price per metre.';
    expect(Object.keys(fieldsOf(text, 'Tapestry'))).not.toContain('width');
    expect(Object.keys(fieldsOf(text, 'Hoop'))).toEqual(expect.arrayContaining(['wood', 'width']));
  });

  it('what one uses of another is pointed at, and what follows is its own', () => {
    const text =
      'Clay bags come with supplier, colour and kilos. Every firing uses a bag and has a start weight and an end weight.';
    expect(fieldsOf(text, 'Firing')).toMatchObject({
      clay_bag: 'ClayBag',
      start_weight: 'number',
      end_weight: 'number',
    });
  });

  it('behind a row that is closed follows the next list', () => {
    const text =
      'Kennel: puppies with breed and collar colour, weighings, outings with start and end, incidents.';
    expect(lists(text)).toEqual(expect.arrayContaining(['Weighing', 'Incident']));
  });

  it('what stands in a queue are jobs, each item a field', () => {
    const text =
      'Engraver queue at our fab lab: file, material, thickness, who asked, status waiting cutting done';
    expect(lists(text)).toEqual(['EngraverJob']);
    expect(Object.keys(fieldsOf(text, 'EngraverJob'))).toEqual(
      expect.arrayContaining(['file', 'material', 'thickness', 'asked_by', 'status']),
    );
  });
});
