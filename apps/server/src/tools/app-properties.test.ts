import type { EditedTool, ListedTool } from '@trellis/contract';
import { openWorld } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

const world = await openWorld();
const ann = await world.builder('Ann');

async function toolApp() {
  const { appId } = (
    await ann.post<{ appId: string }>('/api/apps', {
      appType: 'AI_TOOL',
      genApp: { fields: { header: 'Letters' } },
    })
  ).body;
  await ann.post(`/api/apps/${appId}/tools`, { title: 'Letters', instructions: 'Write one.' });
  const { tools } = (await ann.get<{ tools: ListedTool[] }>(`/api/apps/${appId}/tools`)).body;
  const { toolId } = tools[0]!;
  const read = async () =>
    (await ann.get<EditedTool>(`/api/apps/${appId}/tools/${toolId}`)).body.definition;
  return { appId, toolId, read };
}

describe('the calls of the specification reach tools', () => {
  it('publishing takes an AI app’s properties along, which are its main tool’s', async () => {
    const { appId, read } = await toolApp();
    const published = await ann.post(`/api/apps/${appId}/publication`, {
      header: 'Kind letters',
      description: 'For neighbours',
      gptPrompt: 'Write kindly about [input].',
      background: '#cfe3d6',
      features: ['Short', 'Kind'],
    });
    expect([published.status, published.body]).toMatchObject([200, { isCurrent: true }]);
    expect(await read()).toMatchObject({
      title: 'Kind letters',
      header: 'Kind letters',
      description: 'For neighbours',
      instructions: 'Write kindly about [input].',
      background: '#cfe3d6',
      features: ['Short', 'Kind'],
    });
    expect((await ann.get(`/api/apps/${appId}`)).body.name).toBe('Kind letters');
    const long = await ann.post(`/api/apps/${appId}/publication`, {
      gptPrompt: 'x'.repeat(20_001),
    });
    expect(long.status).toBe(422);
  });

  it('texts that are saved with a tool’s id are that tool’s, by its rules', async () => {
    const { appId, toolId, read } = await toolApp();
    const save = (fields: object) =>
      ann.post<{ error?: { fields?: object } }>('/api/apps', {
        appType: 'AI_TOOL',
        appId,
        toolId,
        app: { fields, appBuilderVersion: 4 },
      });
    const saved = await save({
      inputLabel: 'What is it about?',
      examples: ['The hedge'],
      fields: [{ name: 'Tone', type: 'select', options: [{ label: 'warm' }] }],
      ctaMessage: 'Talk to us',
    });
    expect(saved.status).toBe(200);
    expect(await read()).toMatchObject({
      inputLabel: 'What is it about?',
      examples: [{ label: 'The hedge', inputs: { input: 'The hedge' } }],
      fields: [{ name: 'Tone', type: 'select' }],
      ctaMessage: 'Talk to us',
    });
    const taken = await save({ fields: [{ name: 'Input', type: 'text' }] });
    expect(JSON.stringify(taken.body)).toContain('Input is a reserved field name');
    expect((await save({ fields: [{ name: 'x', type: 'hologram' }] })).status).toBe(422);
  });

  it('a field whose tag stands in the instructions cannot go, nor the title of a live tool', async () => {
    const { appId, toolId } = await toolApp();
    const put = (change: object) =>
      ann.put<{ message?: string }>(`/api/apps/${appId}/tools/${toolId}`, { change });
    await put({ fields: [{ name: 'Tone', type: 'text' }], instructions: 'Be [Tone].' });
    const refused = await put({ fields: [] });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining('remove the [Tone] tag from the app instructions'),
    ]);
    expect((await put({ fields: [], instructions: 'Be kind.' })).status).toBe(200);
  });
});
