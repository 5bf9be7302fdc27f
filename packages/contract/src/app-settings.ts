import { z } from 'zod';
import { Picture } from './style.ts';

/** A web address, or nothing. */
const WebLink = z
  .union([
    z.literal(''),
    z.url({ protocol: /^https?$/, error: 'A link starts with https://' }).max(2_000),
  ])
  .nullable()
  .transform((link) => link || null);

const text = (max: number) => z.string().trim().max(max, `At most ${max} characters`);
/** Runs by one address in a day, or a week (spec 1, section 5). */
const UsageLimit = z.number().int().min(1, 'From 1 to 100').max(100, 'From 1 to 100').nullable();

/** The settings record (spec 1, section 3), and who may open the app. */
export const AppSettings = z.object({
  /** Everybody · who is signed in · who was invited. */
  visibility: z.enum(['public', 'signin', 'invite']),
  mainPage: text(100)
    .nullable()
    .transform((page) => page || null),
  /** Search engines are asked to leave the published app out. */
  isHiddenFromSearch: z.boolean(),
  /** Origins of pages that may show the published app inside of themselves. */
  embedOrigins: z
    .string()
    .trim()
    .max(500, 'At most 500 characters')
    .regex(
      /^(https?:\/\/[\w.-]+(:\d+)?([\s,]+(?=h)|$))*$/,
      'Addresses such as https://example.org, separated by spaces',
    )
    .nullable()
    .transform((origins) => origins || null),
  /** Hosts elsewhere that the app's code may call and whose pages it may show, as its builder approved. */
  approvedHosts: z
    .string()
    .trim()
    .max(1_000, 'At most 1000 characters')
    .regex(
      /^(https:\/\/(\*\.)?[\w-]+(\.[\w-]+)+(:\d+)?([\s,]+(?=h)|$))*$/,
      'Addresses such as https://api.example.org, separated by spaces',
    )
    .nullable()
    .transform((hosts) => hosts || null),
  isSignupEnabled: z.boolean(),
  termsOfServiceLink: WebLink,
  privacyPolicyLink: WebLink,
  supportEmail: z
    .union([z.literal(''), z.email('This email is invalid').max(254)])
    .nullable()
    .transform((email) => email || null),
  aiModel: text(200),
  modelTemperature: z
    .number()
    .min(0, 'From 0 to 2')
    .max(2, 'From 0 to 2')
    .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e5), 'In steps of 0.1'),
  aiQueryMethod: text(100),
  dailyUserLimit: UsageLimit,
  weeklyUserLimit: UsageLimit,
  /** Dollars that the runs of a month may cost, about: what goes over it is the last run (ruling 84). */
  monthlyCostCap: z.number().min(0, 'From 0').max(100_000, 'At most 100000').nullable(),
  creditsPerRun: z.number().int().min(0, 'From 0 to 20').max(20, 'From 0 to 20'),
  userCanEditResults: z.boolean(),
  isClaimable: z.boolean(),
  requireBuilderCollaboratorAccount: z.boolean(),
  isAppTemplate: z.boolean(),
  isToolTemplate: z.boolean(),
  isProTool: z.boolean(),
  templateCategory: text(100).nullable(),
  templateCategories: z.array(text(100)).max(20),
  templateImageUrl: Picture,
  templateDescription: text(1_000),
  isPaidMembershipsEnabled: z.boolean(),
  paidMembershipsSettings: z.object({
    paymentProvider: text(50).nullable(),
    /** What the server knows; nobody can claim it. */
    hasPaymentProviderAccessToken: z.boolean(),
    isSetupCompleted: z.boolean(),
  }),
  paidMembershipsProduct: z.object({ id: text(200), name: text(200) }).nullable(),
});
export type AppSettings = z.infer<typeof AppSettings>;

/** The settings of an app in which nothing was set (spec 1, sections 3 and 9). */
export const DEFAULT_SETTINGS: AppSettings = {
  visibility: 'public',
  mainPage: null,
  isHiddenFromSearch: false,
  embedOrigins: null,
  approvedHosts: null,
  isSignupEnabled: false,
  termsOfServiceLink: null,
  privacyPolicyLink: null,
  supportEmail: null,
  aiModel: 'gpt-4o-mini-2024-07-18',
  modelTemperature: 0.7,
  aiQueryMethod: 'default',
  dailyUserLimit: null,
  weeklyUserLimit: null,
  monthlyCostCap: null,
  creditsPerRun: 1,
  userCanEditResults: false,
  isClaimable: false,
  requireBuilderCollaboratorAccount: false,
  isAppTemplate: false,
  isToolTemplate: false,
  isProTool: false,
  templateCategory: null,
  templateCategories: [],
  templateImageUrl: null,
  templateDescription: '',
  isPaidMembershipsEnabled: false,
  paidMembershipsSettings: {
    paymentProvider: null,
    hasPaymentProviderAccessToken: false,
    isSetupCompleted: false,
  },
  paidMembershipsProduct: null,
};

/** Those by which a tool comes into the library of templates: for the accounts that the operator lists (spec 1, section 6). */
export const LIBRARY_SETTINGS = [
  'isToolTemplate',
  'templateCategory',
  'templateCategories',
  'templateImageUrl',
  'templateDescription',
] as const satisfies (keyof AppSettings)[];

/** The settings that a tool may have of its own; the app's are the default of each (ruling 87). */
export const TOOL_SETTINGS = [
  'aiModel',
  'modelTemperature',
  'aiQueryMethod',
  'dailyUserLimit',
  'weeklyUserLimit',
  'creditsPerRun',
  'userCanEditResults',
] as const satisfies (keyof AppSettings)[];
export type ToolSettings = Partial<Pick<AppSettings, (typeof TOOL_SETTINGS)[number]>>;

/** The settings that admins of the installation change, and nobody else (spec 1, section 6). */
export const ADMIN_SETTINGS = [
  'aiModel',
  'modelTemperature',
  'aiQueryMethod',
  'creditsPerRun',
  'userCanEditResults',
  'isClaimable',
  'requireBuilderCollaboratorAccount',
  'isAppTemplate',
  'isToolTemplate',
  'isProTool',
  'templateCategory',
  'templateCategories',
  'templateImageUrl',
  'templateDescription',
] as const satisfies (keyof AppSettings)[];
