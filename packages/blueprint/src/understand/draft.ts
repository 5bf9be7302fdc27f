import type { AccessLevel } from '@trellis/contract';
import type { LookName } from '@trellis/looks';
import type { Attribute, Lang, Option, Thing } from '../lexicon/index.ts';
import type { FieldRole, FieldType } from '../spec.ts';

/** A field on its way into the spec. */
export interface DraftField {
  name: string;
  label: string;
  type: FieldType;
  role: FieldRole;
  attribute?: Attribute;
  unit?: string;
  required?: boolean;
  options?: { value: string; label: string; color?: string }[];
  columns?: { name: string; label: string; type: 'text' | 'number' | 'money' }[];
  /** For relations: the key of the draft entity. */
  to?: string;
  help?: string;
  /** Says who made the row. */
  isMaker?: boolean;
  /** Named by the person, not added from the lexicon. */
  asked: boolean;
}

/** An entity on its way into the spec. */
export interface DraftEntity {
  key: string;
  thing?: Thing;
  /** What its word usually means, where its fields are another's: who sees such rows is kept in mind. */
  likely?: Thing;
  name: string;
  label: string;
  plural: string;
  icon: string;
  fields: DraftField[];
  asked: boolean;
  /** It is called as the person called it, not by the lexicon's first word. */
  worded?: boolean;
  isChild: boolean;
  /** Named in the singular only ('a poll'). */
  single?: boolean;
  /** Someone other than the owner writes its rows: 'customers open tickets'. */
  actor?: string;
  said?: { read?: Level; write?: Level };
  owned?: boolean;
  /** Registered by whose they are ('their children'), for who organises it. */
  isRegistered?: boolean;
  /** Sent in without an account: people write its rows, and admins read them. */
  isSent?: boolean;
  anyoneAdds?: boolean;
  /** A model named it with its fields, so that nothing is made up beside them; it said who writes its rows. */
  given?: 'people' | 'keepers';
  /** A booking that takes all of what it is of: nobody shares a slot or a stand. */
  isForOne?: boolean;
}

export type Level = AccessLevel;

/** Something the person asked to look at. */
export interface Wish {
  view: string;
  entity?: string;
  /** Field label or name that it groups by ('per category'). */
  by?: string;
  value?: string;
  /** The days that are added up: those of the running day, week, month or year. */
  period?: 'day' | 'week' | 'month' | 'year';
  text: string;
  /** Only hinted at by the app's own name ('job board'). */
  frame?: boolean;
}

/** Everything read from a sentence so far. */
export interface Draft {
  lang: Lang;
  text: string;
  entities: DraftEntity[];
  wishes: Wish[];
  /** Behaviours by kind, with the entity that was spoken of. */
  /** `actor`: who does it, where that is not whoever keeps the app. */
  does: { kind: string; entity?: string; text: string; verb?: string; actor?: string }[];
  contexts: { key: string; hue: number; tone: Thing['tone']; text: string; things: string[] }[];
  /** Whom or what the app is for, without its small words: 'dance competition', 'palestra'. */
  setting?: string;
  /** 'Recipe book', 'Team task board': what the person called the app. */
  title?: string;
  named?: string;
  container?: string;
  colour?: { hue: number; tone: Thing['tone']; word: string };
  mode?: 'light' | 'dark';
  /** The look that a word of style asks for. */
  look?: LookName;
  said: { read?: Level; write?: Level; form?: boolean };
  private: boolean;
  team: boolean;
  landing: boolean;
  readings: { word: string; readAs: string }[];
  /** Forms for people from outside, and the word for what they ask for. */
  requests: { entity: string; action: string; about?: string }[];
  /** Attributes that were ruled out: 'without ratings'. */
  without: string[];
}

/** An empty draft. */
export function newDraft(lang: Lang, text: string): Draft {
  return {
    lang,
    text,
    entities: [],
    wishes: [],
    does: [],
    contexts: [],
    said: {},
    private: false,
    team: false,
    landing: false,
    readings: [],
    requests: [],
    without: [],
  };
}

/** A lexicon's option in a language: its slug as value, so that code and rows read alike in every language. */
export function optionsIn(
  options: readonly Option[],
  lang: Lang,
): { value: string; label: string; color: string }[] {
  return options.map((option) => ({
    value: option.value,
    label: option.label[lang],
    color: option.color,
  }));
}
