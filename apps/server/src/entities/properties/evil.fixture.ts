import type { Json } from '@trellis/filter';
import fc from 'fast-check';

/** Names that no filter may get to SQL by, among some that it may. */
export const evilNames = fc.constantFrom(
  "s' OR 1=1 --",
  's"; DROP TABLE rows; --',
  '__proto__',
  'constructor',
  'data->>s',
  'creator_id',
  'app_id',
  'data',
  's.x.y',
  'm.x',
  '$where',
  '$expr',
  '$function',
  '\\u0000',
  '',
  'o.x',
  's',
  'n',
);

const reserved = fc.constantFrom(
  'id',
  'app_id',
  'entity_id',
  'creatorId',
  'creator_id',
  'created_by',
  'created_by_id',
  'createdAt',
  'created_at',
  'created_date',
  'updatedAt',
  'updated_date',
  'rev',
  'role',
  'data',
  '__proto__',
  'constructor',
  'data.creator_id',
  'data.id',
  'profile',
  'status',
  'email',
);
const claimed = fc.constantFrom<Json>(
  '7'.repeat(24),
  'admin',
  '2000-01-01T00:00:00.000Z',
  9,
  null,
  { role: 'admin', id: '7'.repeat(24) },
);

/** Bodies, as text, that claim what a row or a user has by itself; `s` is "x". */
export const evilBody = fc
  .array(fc.tuple(reserved, claimed), { minLength: 1, maxLength: 5 })
  .map((pairs) => `{"s":"x",${pairs.map(([k, v]) => `"${k}":${JSON.stringify(v)}`).join()}}`);
