import { expect, it } from 'vitest';
import type { Attached } from './attached.ts';
import { entityMeant, settled } from './meant.ts';

const ENTITIES = ['Product', 'Category', 'OrderItem', 'Review'];

it.each([
  ['new products.csv', '', 'Product'],
  ['products-2026-11 (3).xlsx', '', 'Product'],
  ['PRODUCTS.csv', '', 'Product'],
  ['SUPPLIERS.csv', '', 'Supplier'],
  ['faq.csv', '', 'Faq'],
  ['order_items export.tsv', '', 'OrderItem'],
  ['categories, final v2.csv', '', 'Category'],
  ['product reviews.csv', '', 'ProductReview'],
  ['stock march.csv', '', 'StockMarch'],
  ['stock march.csv', 'put these into the products', 'Product'],
  ['stock march.csv', 'Please add these rows to our existing categories.', 'Category'],
  ['a.csv', 'Import this in my list of order items', 'OrderItem'],
  ['a.csv', 'Add a chart of this to the Products page', 'A'],
  ['a.csv', 'Put them into products, and the others into reviews', 'A'],
  ['a.csv', 'Show the products beside this', 'A'],
  ['2026.csv', '', 'Record'],
])('the rows of %s with "%s" go into %s', (name, message, entity) => {
  expect(entityMeant(name, message, ENTITIES)).toBe(entity);
});

it('leaves what a person chose', () => {
  const file = { name: 'new products.csv', entity: 'NewProduct', isChosen: true } as Attached;
  expect(settled([file], 'into the reviews', ENTITIES)[0]?.entity).toBe('NewProduct');
  const read = { name: 'new products.csv', entity: null } as Attached;
  expect(settled([read], 'into the reviews', ENTITIES)[0]?.entity).toBeNull();
});
