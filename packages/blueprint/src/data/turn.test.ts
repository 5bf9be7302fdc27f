import { readTool } from '@trellis/contract';
import { toolFaults } from '@trellis/tools';
import { describe, expect, it } from 'vitest';
import { blueprintTurn } from '../model.ts';
import type { AppSpec } from '../spec.ts';
import { writeApp } from '../write/app.ts';

const now = new Date('2026-03-10T09:00:00Z');

async function said(text: string, spec: AppSpec | null = null) {
  let answer = '';
  let after = spec;
  const files = spec ? writeApp(spec) : {};
  for await (const event of blueprintTurn({ messages: [{ role: 'user', text }], files, spec, now }))
    if (event.type === 'text') answer += event.text;
    else if (event.type === 'spec') after = event.spec;
  const tool = /<action type="add_file" file="tools\/[^>]+>\n([\s\S]*?)<\/action>/.exec(
    answer,
  )?.[1];
  const words = answer.replace(/<action[\s\S]*?<\/action>\n*/g, '');
  return { words, tool: tool ?? null, after: after!, written: writeApp(after!) };
}

describe('answers from documents', () => {
  it('are a page of questions and the tool behind it, and no rows', async () => {
    const { tool, after, written, words } = await said('answer questions from my staff handbook');
    const read = readTool(tool ?? '');
    if (!('tool' in read)) throw new Error(read.fault);
    expect(read.tool).toMatchObject({ path: 'ask', title: 'Ask: Staff handbook', followups: true });
    expect(toolFaults(read.tool)).toEqual([]);
    expect(after.entities).toEqual([]);
    expect(after.name).toBe('Staff handbook');
    expect(written['pages/Home.tsx']).toContain('<ToolForm path="ask"');
    expect(words).toContain('Add “Staff handbook” under Data sources');
    expect(words).toContain('**Staff handbook** with “Ask: Staff handbook”.');
    expect(words).not.toMatch(/sample rows|Who sees and changes/);
  });

  it('come with what else is wished, and into an app that is there', async () => {
    const both = await said(
      'An app that answers questions from our handbook and lets staff book rooms with a date',
    );
    expect(both.after.pages.some(({ view }) => view === 'ask')).toBe(true);
    expect(both.after.entities.map(({ name }) => name).join()).toMatch(/Room|Booking/);
    const rooms = await said('Book rooms with a name, a date and a number of people');
    const more = await said(
      'Add a page that answers questions from our house rules guide',
      rooms.after,
    );
    expect(more.tool).not.toBeNull();
    expect(more.after.entities.map(({ name }) => name)).toEqual(
      rooms.after.entities.map(({ name }) => name),
    );
    expect(more.written['pages/Ask.tsx']).toContain('ToolForm');
  });

  it('stay when more is asked for afterwards', async () => {
    const { after } = await said('answer questions from my handbook');
    const more = await said('Add a list of contacts with a name and a phone number', after);
    expect(more.after.pages.some(({ view }) => view === 'ask')).toBe(true);
    expect(more.after.entities).toHaveLength(1);
    expect(more.written['pages/Home.tsx']).toContain('ToolForm');
  });
});
