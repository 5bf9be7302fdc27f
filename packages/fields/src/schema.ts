/** One field of an entity: the part of JSON Schema that entities use. */
export interface FieldSchema {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  title?: string;
  description?: string;
  /** `date`, `date-time`, `email`, `uri`, `currency`, … */
  format?: string;
  enum?: string[];
  /** The shown words for the enum's values, in the same order. */
  'x-enumLabels'?: string[];
  /** The colours of the enum's values in the builder's table, in the same order; null for the one of its place. */
  'x-enumColors'?: (string | null)[];
  /** How the builder's table shows the field, where its name would say something else. */
  'x-display'?: 'text' | 'image';
  /** Of an amount of money: its currency (ISO 4217). */
  'x-currency'?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  minLength?: number;
  pattern?: string;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  /** The entity that a string field holds the id of. */
  'x-relation'?: string;
  /** The field's name before this edit; consumed by the schema diff (ruling 2). */
  'x-renamed-from'?: string;
  /** The key of the field's value in stored rows, when it is not its name (ruling 2). Set by the server. */
  'x-key'?: string;
  /** Not all of the value is known to who asks. Set by the server, for one caller. */
  'x-partial'?: boolean;
  /** Who reads and writes the field (`RowRules` without `delete`). */
  rls?: unknown;
}
