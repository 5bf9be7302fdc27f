import type { AppSpec } from '../spec.ts';
import { reduce } from './reduce.ts';
import { ReducedAccess, ReducedType, ReducedView } from './reduced.ts';

/** What a model is asked with. */
export interface Prompt {
  system: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
}

const LONGEST = 4000;

const EXAMPLE = {
  name: 'Club Library',
  tagline: 'Which books we have and who has them',
  language: 'en',
  theme: { mode: 'light', colour: 'green' },
  entities: [
    {
      id: 'book',
      label: 'Book',
      plural: 'Books',
      access: 'public',
      fields: [
        field('title', 'Title', 'text', { required: true }),
        field('author', 'Author', 'relation', { entity: 'author' }),
        field('genre', 'Genre', 'choice', { options: ['Novel', 'Science', 'Poetry'] }),
        field('cover', 'Cover', 'image'),
      ],
    },
    {
      id: 'author',
      label: 'Author',
      plural: 'Authors',
      access: 'public',
      fields: [field('name', 'Name', 'text', { required: true })],
    },
  ],
  pages: [{ title: 'Books by genre', view: 'chart', entity: 'book', by: 'genre' }],
};

function field(
  id: string,
  label: string,
  type: string,
  more: { options?: string[]; entity?: string; required?: boolean } = {},
) {
  return { id, label, type, options: [], entity: '', required: false, ...more };
}

/** The shape in words and by example: also the whole instruction for servers without structured output. */
const SHAPE = `Answer with one JSON object and nothing else: no explanation, no code fence.
- name, tagline: of the app. language: the code of the language of the person's message ("en", "de", "fr" …). Labels, plurals, options and titles are in that language.
- theme: mode "light" or "dark", colour one English colour word that suits the subject.
- entities: the lists of things that the app keeps, the most important first, six at most. Each has an id (English, snake_case), label (singular), plural, access and fields.
- access, one of ${words(ReducedAccess.options)}: "public" everyone reads, admins change; "community" everyone reads, people add and change their own; "team" signed-in people read and change all; "own" people see and change only their own, admins all; "private" only the person who added it; "form" anyone sends it in, only admins read; "staff" only admins.
- fields: everything that the person names, and what such a thing needs. Each has an id (English, snake_case), label, type, options (for "choice" and "choices", else []), entity (for "relation": the id of the entity that it points at, else "") and required.
- type, one of ${words(ReducedType.options)}.
- pages: only pages that the person asks for, besides the lists that every app has. view one of ${words(ReducedView.options)}; entity: an id; by: the id of the field that it groups by, or "".
Do not add users, accounts, passwords, ids or dates of creation: every app has them already.

Example, for "our club's books, with author, genre and cover, and a chart per genre":
${JSON.stringify(EXAMPLE)}`;

function words(list: readonly string[]): string {
  return list.map((word) => `"${word}"`).join(', ');
}

/** Asks for a new app. */
export function firstPrompt(message: string): Prompt {
  return {
    system: `You design small web apps as JSON. You are given what a person wants and answer with the design.\n${SHAPE}`,
    messages: [{ role: 'user', content: message.slice(0, LONGEST) }],
  };
}

/** Asks for the app as it is to become. */
export function changePrompt(message: string, spec: AppSpec): Prompt {
  return {
    system: `You change the design of a small web app, given as JSON. You answer with the whole design as it should be after the change.
Change only what the person asks for and copy everything else exactly. Keep the id of everything that stays: to rename something, change its label and keep its id. If you do not understand the request, answer with the design unchanged.
${SHAPE}`,
    messages: [
      {
        role: 'user',
        content: `The design now:\n${JSON.stringify(reduce(spec))}\n\nThe change: ${message.slice(0, LONGEST)}`,
      },
    ],
  };
}

/** Said to an answer that could not be read. */
export const AGAIN =
  'That is not the JSON object that I need. Answer with the complete JSON object only, with at least one entity, starting with { and ending with }.';
