import { describe, expect, it } from 'vitest';
import { blueprintTurn } from '../../model.ts';

/** What a message builds: the assistant's answer, files and rows among it. */
async function built(text: string): Promise<string> {
  const now = new Date('2026-03-10T09:00:00Z');
  let answer = '';
  const turn = { messages: [{ role: 'user' as const, text }], files: {}, spec: null, now };
  for await (const event of blueprintTurn(turn)) if (event.type === 'text') answer += event.text;
  return answer;
}

const action = (answer: string, file: string): string =>
  new RegExp(`<action[^>]*file="${file}"[^>]*>([\\s\\S]*?)</action>`).exec(answer)?.[1] ?? '';

const LANDINGS = [
  'A landing page for our dog walkers: a price list, testimonials, a contact form',
  'A landing page for my photography business',
  'Landing page for a bakery with opening hours and menu',
  'Eine Landingpage für unsere Tischlerei mit Preisen und Kundenstimmen',
  'Landing page para una escuela de música con precios y testimonios',
  'Landing page pour un salon de coiffure avec témoignages',
];

describe('a landing page', () => {
  it.each(LANDINGS)('invents nothing: %s', async (text) => {
    const page = action(await built(text), 'pages/Home.tsx');
    expect(page).not.toBe('');
    // No amounts, no quotations, no list of promises in the page itself: what is shown are rows.
    expect(page).not.toMatch(/[€$£]\s?\d|\d\s?[€$£]/);
    expect(page).not.toMatch(/FEATURES|PRICES|TESTIMONIALS/);
  });

  it('has a headline in grammar, and a page called Home', async () => {
    const answer = await built('A landing page for an animal shelter with a form to ask');
    expect(action(answer, 'pages/Home.tsx')).toContain('An animal shelter you can count on');
    expect(action(answer, 'Layout.tsx')).toContain("name: 'Home', title: 'Home'");
    const messages = answer.match(/"message":\s*"[^"]*"/g) ?? [];
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.filter((one) => /Message \d/.test(one))).toEqual([]);
  });

  it('shows prices and voices as rows, which say that they are to be written', async () => {
    const answer = await built(LANDINGS[0]!);
    expect(action(answer, 'pages/Home.tsx')).toMatch(/<Price\w*Section \/>/);
    expect(action(answer, 'pages/Home.tsx')).toContain('<TestimonialSection />');
    const [voice, ...more] = JSON.parse(
      /<action type="insert_entity_records" file="Testimonial"[^>]*>([\s\S]*?)<\/action>/.exec(
        answer,
      )?.[1] ?? '[]',
    );
    expect(more).toEqual([]);
    expect(voice.customer_name).toBe('Name of a customer');
    expect(voice).not.toHaveProperty('rating');
  });
});
