import type { EntitySchema } from '@trellis/contract';
import { expect, it } from 'vitest';
import { checkData } from './validate.ts';

const mail = { type: 'string', format: 'email' } as const;
const schema: EntitySchema = {
  name: 'Order',
  type: 'object',
  properties: { mail, billing: { type: 'object', properties: { mail } } },
};

it('takes an input that was left empty for one of any form, at any depth', () => {
  expect(checkData(schema, { mail: '', billing: { mail: '' } })).toEqual({
    mail: null,
    billing: { mail: '' },
  });
  expect(() => checkData(schema, { billing: { mail: 'no' } })).toThrow('must be an email address');
});
