import type { FieldType } from './type.ts';
import { boolean } from './types/boolean.ts';
import { currency } from './types/currency.ts';
import { date } from './types/date.ts';
import { datetime } from './types/datetime.ts';
import { duration } from './types/duration.ts';
import { email } from './types/email.ts';
import { files } from './types/files.ts';
import { image } from './types/image.ts';
import { json } from './types/json.ts';
import { link } from './types/link.ts';
import { list } from './types/list.ts';
import { multiselect } from './types/multiselect.ts';
import { number } from './types/number.ts';
import { percent } from './types/percent.ts';
import { phone } from './types/phone.ts';
import { rating } from './types/rating.ts';
import { relation } from './types/relation.ts';
import { select } from './types/select.ts';
import { text } from './types/text.ts';

/**
 * Every type that a field can be. In the order in which they are asked whether a field is theirs, and whether a column's
 * texts are: what says more of a value stands before what says less.
 */
export const FIELD_TYPES = [
  relation,
  image,
  date,
  datetime,
  boolean,
  select,
  currency,
  percent,
  duration,
  rating,
  number,
  multiselect,
  files,
  list,
  json,
  email,
  phone,
  link,
  text,
] as const satisfies readonly FieldType[];

export type FieldTypeId = (typeof FIELD_TYPES)[number]['id'];
