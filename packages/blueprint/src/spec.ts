import { Permissions } from '@trellis/contract';
import { LOOK_NAMES, TONE_NAMES } from '@trellis/looks';
import { z } from 'zod';

/** What a field is to its row; the design picks views by it. */
export const FieldRole = z.enum([
  'title',
  'subtitle',
  'body',
  'picture',
  'status',
  'category',
  'priority',
  'date',
  'due',
  'amount',
  'quantity',
  'rating',
  'progress',
  'duration',
  'person',
  'email',
  'phone',
  'link',
  'place',
  'flag',
  'list',
  'relation',
  'plain',
]);
export type FieldRole = z.infer<typeof FieldRole>;

/** The type of a field as a person would say it; `design` turns it into JSON Schema and into an input. */
export const FieldType = z.enum([
  'text',
  'longtext',
  'richtext',
  'number',
  'integer',
  'money',
  'percent',
  'boolean',
  'date',
  'datetime',
  'time',
  'enum',
  'multienum',
  'image',
  'file',
  'email',
  'phone',
  'url',
  'rating',
  'duration',
  'color',
  'list',
  'lines',
  'relation',
]);
export type FieldType = z.infer<typeof FieldType>;

export const SpecField = z.object({
  /** The property's name in the schema: snake_case, ASCII (`cooking_time`). */
  name: z.string(),
  /** As screens show it, in the app's language ('Cooking time'). */
  label: z.string(),
  type: FieldType,
  role: FieldRole,
  /** The lexicon's attribute that it is, where it is called by another word ('breed' is a species). */
  concept: z.string().optional(),
  required: z.boolean().default(false),
  /** For `enum` and `multienum`: value and label. */
  options: z
    .array(z.object({ value: z.string(), label: z.string(), color: z.string().optional() }))
    .optional(),
  /** For `lines` (such as an invoice's items): the columns of one line. */
  columns: z
    .array(
      z.object({ name: z.string(), label: z.string(), type: z.enum(['text', 'number', 'money']) }),
    )
    .optional(),
  /** For `relation`: the entity it points at. */
  relation: z.string().optional(),
  /** 'min', 'kg', '€'. */
  unit: z.string().optional(),
  default: z.unknown().optional(),
  /** Its name before a rename in this turn (ruling 2). */
  renamedFrom: z.string().optional(),
  help: z.string().optional(),
  /** The person hid it: kept in the schema, left out of lists and forms. */
  hidden: z.boolean().optional(),
  /** A button beside it has an AI tool write it: the tool's path, and which inputs get what other fields hold. */
  written: z
    .object({
      tool: z.string(),
      label: z.string(),
      from: z.array(z.object({ field: z.string(), input: z.string() })),
    })
    .optional(),
  /** Of a person, in rows that others see: only who made the row and admins are shown it. */
  isGuarded: z.boolean().optional(),
  /** Of a person, in rows that anybody may count: shown to whoever is signed in. */
  isForMembers: z.boolean().optional(),
  /** Says who made the row: begins with the name of who is signed in. */
  isMaker: z.boolean().optional(),
});
export type SpecField = z.infer<typeof SpecField>;

/** Whether who is signed in sees others' rows of what is its makers' own: what is counted for all, such as a loan. */
export const isSeenInside = ({ permissions, permissionsBecause }: SpecEntity): boolean =>
  permissions.read === 'all' && permissionsBecause === 'counted';

/** Whether a box has to be ticked ('I agree to the rules'), where others answer yes or no. */
export const isConsent = (name: string): boolean =>
  /(?:^|_)(?:agree|agreed|agreement|consent|accept|accepted|terms|waiver|zustimmung|einverstanden|einwilligung|akzeptiert|accord|consentement|accepte|acepto|consentimiento|accetto|consenso|aceito|consentimento|akkoord|toestemming)(?:_|$)/.test(
    name,
  );

/** Whether a field's name says that it holds a postal address ('address', 'delivery_address'). */
export const isAddress = (name: string): boolean => /(?:^|_)address$/.test(name);

/**
 * What the app does beyond keeping rows. `entity` and the names in `fields` are the spec's own.
 * The parts of each kind (`t:` = a field of `target`; `?` = may be absent):
 *
 * - total: {value, by?, status?} + values {openValues?: only rows in these states count, label?}
 * - budget: {value, date, by?, t:limit, t:by?} target = the budgets per category; values {period: 'month' | 'year' | 'week'}.
 *   Without a target: values {limit}.
 * - capacity: {capacity (none where it is empty), start?, t:relation, t:status?, t:party? (how many places one takes)}; values {takenValues: states of the target that take a place}
 * - booking: {start?, t:when?, t:ends?, t:relation, t:status, t:person?, t:party?}; values {isForOne?: whoever books has it alone, unit?: 'night' (by days: the last day is free again), bookedValue, cancelledValue, waitingValue?, action?: the button's word, 'Reserve'}
 * - streak, checkin: {t:relation, t:date, t:done?}; values {period: 'day' | 'week'}
 * - overdue: {due, status?, done? (a boolean field)}; values {openValues?}
 * - low_stock: {quantity, threshold?}; values {threshold: used where the row has none}
 * - recurring_due: {last, interval}; values {unit: 'days', action: the button's word, 'Water'}; target? = a log of the times it was done
 * - average: {value, by?}; with a target: {t:value, t:relation}
 * - votes: {t:relation, count?}
 * - approval: {status}; values {pending, approved, rejected}
 * - borrow: {status?, t:relation, t:person, t:from, t:due?, t:returned}
 * - cart: {title, price, picture?, stock?, t:items, t:total, t:name, t:email?, t:address?, t:status?}
 * - quiz: {question, options, correct, topic?, t:score, t:total?, t:player?}
 * - leaderboard: {value, person?, by?}; values {sum?: true (what a person's rows add up to, not single rows), period?: 'month': only the running one}
 * - public_form: {} (rows are written without signing in); values {thanks?, action?: what the form is called by, 'Ask for a viewing'}
 * - paid_state: {paid, amount?}; values {paidValue?: for an enum instead of a flag}
 * - comments: {t:relation, t:text, t:author?}
 * - progress_chart: {value, date, by?}
 *
 * In `fields` the part has no prefix: `{capacity: 'places', relation: 'class', status: 'status'}`.
 */
export const Behaviour = z.object({
  kind: z.enum([
    'total',
    'budget',
    'capacity',
    'streak',
    'overdue',
    'low_stock',
    'recurring_due',
    'average',
    'votes',
    'booking',
    'checkin',
    'approval',
    'borrow',
    'cart',
    'quiz',
    'leaderboard',
    'public_form',
    'paid_state',
    'comments',
    'progress_chart',
  ]),
  /** The entity whose rows it is about (the class that is booked, the product that is put into the cart). */
  entity: z.string(),
  /** The entity that it writes (the booking, the order, the check-in). */
  target: z.string().optional(),
  /** The part each named field plays: {capacity: 'places', start: 'starts_at'}. */
  fields: z.record(z.string(), z.string()).default({}),
  /** Set values: {openValues: ['sent', 'overdue'], paidValue: 'paid', threshold: 5}. */
  values: z.record(z.string(), z.unknown()).default({}),
});
export type Behaviour = z.infer<typeof Behaviour>;

export const SpecEntity = z.object({
  /** PascalCase ASCII singular: `YogaClass`. */
  name: z.string(),
  /** 'Yoga class', 'Yoga classes': in the app's language. */
  label: z.string(),
  plural: z.string(),
  /** A lucide icon's name in PascalCase. */
  icon: z.string(),
  /** The lexicon's thing that it is ('recipe'), so that follow-ups know its trade. */
  concept: z.string().optional(),
  fields: z.array(SpecField),
  permissions: Permissions,
  /** Why the permissions are as they are (ruling 17), so that the reply can say it. */
  permissionsBecause: z
    .enum([
      'default',
      'private',
      'staff',
      'own_rows',
      'counted',
      'public_form',
      'community',
      'team',
      'said',
    ])
    .default('default'),
  /** Instead of levels, the named condition of ruling 17: people's own rows that staff handle too. */
  ownedByCreatorOrAdmin: z.boolean().default(false),
  /** Fields about people or places of which it was said, or is plain, that everybody may read them. */
  meantOpen: z.array(z.string()).optional(),
  /** Sample rows by field name; a relation holds the index of the row of the related entity (0-based). */
  samples: z.array(z.record(z.string(), z.unknown())).default([]),
  /** A child shown on its parent's page and not in the navigation (comments, check-ins, line items). */
  isChild: z.boolean().default(false),
  /** The list's order when nothing else is chosen, such as '-rating'. */
  defaultSort: z.string().optional(),
  renamedFrom: z.string().optional(),
});
export type SpecEntity = z.infer<typeof SpecEntity>;

export const ViewKind = z.enum([
  'dashboard',
  'table',
  'gallery',
  'list',
  'board',
  'calendar',
  'schedule',
  'timeline',
  'chart',
  'detail',
  'form',
  'landing',
  'leaderboard',
  'player',
  'cart',
  'checkin',
  'mine',
  'manage',
  'statistics',
  /** Questions to the app's data: `fields.tool` is the path of the AI tool that answers. */
  'ask',
]);
export type ViewKind = z.infer<typeof ViewKind>;

export const SpecPage = z.object({
  /** PascalCase ASCII: the file is `pages/{name}.tsx`. */
  name: z.string(),
  title: z.string(),
  view: ViewKind,
  entity: z.string().optional(),
  /** Field names by part: {group: 'status', date: 'due_date', value: 'amount', by: 'category'}. */
  fields: z.record(z.string(), z.string()).default({}),
  inNavigation: z.boolean().default(true),
  adminOnly: z.boolean().default(false),
  icon: z.string().optional(),
});
export type SpecPage = z.infer<typeof SpecPage>;

const LookName = z.enum(LOOK_NAMES);

export const SpecTheme = z.object({
  mode: z.enum(['light', 'dark']),
  /** Hue in degrees (0–360) and chroma word of the accent. */
  hue: z.number(),
  tone: z.enum(TONE_NAMES),
  /** The name of the colour, as the reply says it. */
  colour: z.string(),
  /** Absent in apps from before there were any: those keep theirs. */
  look: LookName.optional(),
});
export type SpecTheme = z.infer<typeof SpecTheme>;

export const AppSpec = z.object({
  version: z.literal(1),
  name: z.string(),
  tagline: z.string(),
  /** BCP 47: 'en', 'de', 'fr', 'es', 'it', 'pt', 'nl', … */
  language: z.string(),
  /** The lexicon's domain ('recipes', 'booking', …) or 'general'. */
  domain: z.string(),
  theme: SpecTheme,
  entities: z.array(SpecEntity),
  behaviours: z.array(Behaviour),
  pages: z.array(SpecPage),
  /** For a landing page: its sections with their words (prices, testimonials, …). */
  landing: z
    .object({
      headline: z.string(),
      subline: z.string(),
      features: z.array(z.object({ title: z.string(), text: z.string(), icon: z.string() })),
      prices: z.array(
        z.object({
          name: z.string(),
          price: z.string(),
          per: z.string(),
          points: z.array(z.string()),
        }),
      ),
      testimonials: z.array(z.object({ quote: z.string(), name: z.string(), about: z.string() })),
      formEntity: z.string().optional(),
    })
    .optional(),
  /** Words that were not understood, and how each was read, for the reply. */
  readings: z.array(z.object({ word: z.string(), readAs: z.string() })).default([]),
});
export type AppSpec = z.infer<typeof AppSpec>;

/** What a sentence asks for, given the spec so far. Pure. */
export interface Understanding {
  kind: 'new' | 'change' | 'unclear';
  spec: AppSpec;
  /** For a change: what was changed, in words for the reply, in the person's language. */
  changes: string[];
  /** For a new app: nothing of it was said or known, so that a plan comes before it. */
  isGuess?: boolean;
  /** For 'unclear': what it can do instead, as the reply says it. */
  answer?: string;
}
