import type { ChatMessage } from '@trellis/contract';
import { MESSAGES } from '@trellis/contract';
import { makeApp, openModel, openWorld } from '@trellis/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { isGoOn } from './go-on.ts';
import { PAGE, speaking } from './spoken.fixture.ts';

const says = (text: string, metadata: ChatMessage['metadata'] = {}): ChatMessage => ({
  id: 'm',
  role: 'user',
  parts: [{ type: 'text', text }],
  metadata,
});

describe('a message that says to go on', () => {
  it.each([
    MESSAGES.keepGoingRequest,
    'continue',
    'Continue please!',
    'ok, go on…',
    'Please continue where you left off.',
    "let's keep going",
    'Weiter',
    'mach bitte weiter',
    'Bitte fortfahren',
    "continue s'il te plaît",
    'Vas-y',
    'continúa por favor',
    'Sigue adelante',
    'vai avanti, per favore',
    'Continuar, obrigado',
    'ga verder aub',
    'yes, continue 🙂',
  ])('is %s', (text) => {
    expect(isGoOn(says(text))).toBe(true);
  });

  it.each([
    '',
    'please',
    'Continue with a page for prices',
    'continue, and make the header blue',
    'Add a continue button',
    'Weiter unten soll eine Liste stehen',
    'go on holiday page',
    'The form does not continue',
    'Sigue sin funcionar',
    'next',
  ])('is not %s', (text) => {
    expect(isGoOn(says(text))).toBe(false);
  });

  it('is none with something beside it', () => {
    const elements = [{}] as NonNullable<ChatMessage['metadata']>['elements'];
    expect(isGoOn(says('continue', { elements }))).toBe(false);
  });
});

const model = await openModel();
const world = await openWorld(model.env);
const owner = await world.builder('Olga');
beforeEach(() => model.reset());

const { say, filesOf } = speaking(owner);
const PRICES = 'export default function Prices() {\n  return <p>All prices</p>;\n}\n';
const add = (file: string, content: string) =>
  `<action type="add_file" file="${file}" title="${file}">\n${content}</action>\n`;
const asked = () => model.calls.at(-1)!.messages.at(-1)!.content;

describe('an answer whose connection was lost between two actions', () => {
  it.each([MESSAGES.keepGoingRequest, 'continue', 'weiter bitte'])(
    'is gone on with by %s, with what it had finished',
    async (text) => {
      const { appId, versionId } = await makeApp(world, owner, { files: {} });
      model.will({ cut: `${add('pages/Home.tsx', PAGE)}Now the prices.` });
      const lost = await say(appId, 'Two pages');
      expect(lost.metadata).toMatchObject({
        status: 'error',
        versionId,
        error: MESSAGES.modelLost,
        isCut: true,
      });
      model.will({ text: add('pages/Prices.tsx', PRICES) });
      const answer = await say(appId, text);
      expect(asked()).toContain('do not send them again: pages/Home.tsx');
      expect(answer.metadata.status).toBe('ready');
      expect(await filesOf(appId, answer.metadata.versionId)).toMatchObject({
        'pages/Home.tsx': PAGE,
        'pages/Prices.tsx': PRICES,
      });
    },
  );

  it('is gone on with after a try that failed before its first word', async () => {
    const { appId } = await makeApp(world, owner, { files: {} });
    model.will({ cut: `${add('pages/Home.tsx', PAGE)}Now the prices.` });
    await say(appId, 'Two pages');
    model.will({ status: 401 });
    expect((await say(appId, 'continue')).metadata.error).toBe(MESSAGES.modelKey);
    model.will({ text: add('pages/Prices.tsx', PRICES) });
    const { versionId } = (await say(appId, 'go on')).metadata;
    expect(Object.keys(await filesOf(appId, versionId))).toEqual(
      expect.arrayContaining(['pages/Home.tsx', 'pages/Prices.tsx']),
    );
  });

  it('is left where the message wishes something else', async () => {
    const { appId } = await makeApp(world, owner, { files: {} });
    model.will({ cut: `${add('pages/Home.tsx', PAGE)}Now the prices.` });
    await say(appId, 'Two pages');
    model.will({ text: add('pages/Prices.tsx', PRICES) });
    const answer = await say(appId, 'Continue with a page for prices alone');
    expect(asked()).toContain('Continue with a page for prices alone');
    expect(await filesOf(appId, answer.metadata.versionId)).not.toHaveProperty('pages/Home.tsx');
  });
});
