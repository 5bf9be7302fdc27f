import { describe, expect, it } from 'vitest';
import { design } from '../design/design.ts';
import { blueprintTurn } from '../model.ts';
import { respond } from '../respond.ts';
import type { AppSpec } from '../spec.ts';
import { understand } from '../understand/index.ts';
import { nextMessages } from './index.ts';

const now = new Date('2026-03-10T09:00:00Z');

/** What the built-in builder offers after these messages. */
async function offered(...turns: string[]): Promise<{ messages: string[]; spec: AppSpec }> {
  let spec: AppSpec | null = null;
  let messages: string[] = [];
  for (const text of turns)
    for await (const event of blueprintTurn({
      messages: [{ role: 'user', text }],
      files: {},
      spec,
      now,
    }))
      if (event.type === 'spec') spec = event.spec;
      else if (event.type === 'next') messages = event.messages;
  return { messages, spec: spec! };
}

describe('what could be said next', () => {
  it.each([
    'A list of books with author and rating, and loans with borrower and date',
    'Bücherliste mit Autor und Bewertung, dazu Ausleihen mit Datum und Status',
    'Une liste de livres avec auteur et note, et des emprunts avec date et statut',
    'Una lista de libros con autor y valoración, y préstamos con fecha y estado',
    'Un elenco di libri con autore e valutazione, e prestiti con data e stato',
    'Uma lista de livros com autor e avaliação, e empréstimos com data e estado',
    'Een lijst van boeken met auteur en beoordeling, en uitleningen met datum en status',
  ])('is done to the letter where it is said: %s', async (first) => {
    const { messages, spec } = await offered(first);
    expect(messages.length).toBeGreaterThan(1);
    for (const text of messages) {
      const answer = respond(text, spec, now);
      expect(answer, text).toMatchObject({ kind: 'change', changes: [expect.any(String)] });
    }
  });

  it('is what was left out', async () => {
    const { messages } = await offered(
      'Running club: runners log their runs with distance, time and route. Pace is calculated.',
    );
    expect(messages).toContain('Add “Pace” to runs');
  });

  it('is who may see what was closed in doubt', async () => {
    const { messages, spec } = await offered(
      'A list of birds with photo and place. Nobody should be able to look at the places.',
    );
    expect(spec.entities[0]?.permissions.read).toBe('creator');
    expect(messages[0]).toBe('People who are signed in can see birds');
    const { spec: after } = respond(messages[0]!, spec, now);
    expect(after.entities[0]?.permissions.read).toBe('all');
  });

  it('is no more once it was done', async () => {
    const first = 'A list of books with author and rating';
    const { messages } = await offered(first);
    for (const text of messages)
      expect((await offered(first, text)).messages, text).not.toContain(text);
  });

  it('is nothing where there is no app', () => {
    const empty = { ...design(understand('books', { now }).spec), entities: [] };
    expect(nextMessages(empty, [], now)).toEqual([]);
  });

  it('is offered after a message that was not understood', async () => {
    const { messages } = await offered('A list of books with author', 'qwertz asdf');
    expect(messages.length).toBeGreaterThan(0);
  });
});
