import { type ChatMessage, DAILY_LIMIT_CODE } from '@trellis/contract';
import { expect, it } from 'vitest';
import { ApiError } from '../../../session/api.ts';
import type { ChatItem } from '../types.ts';
import { begin, type Command, type Event, isBusy, type State, step } from './state.ts';

const DAY = 'Mon Jan 05 2026';
const OFFLINE = new ApiError(0, 'The server cannot be reached.', 'offline');

const asked = (id: string): ChatItem => ({
  id,
  role: 'user',
  parts: [{ type: 'text', text: `Make ${id}` }],
});
const answer = (id: string, status: 'ready' | 'streaming' = 'ready'): ChatItem => ({
  id,
  role: 'assistant',
  parts: [{ type: 'text', text: 'Done.' }],
  metadata: { status },
});
/** As the server tells of them. */
const stored = (...messages: ChatItem[]) => messages as unknown as ChatMessage[];

const started = {
  type: 'start',
  messageId: 'a2',
  messageMetadata: { status: 'streaming' },
} as const;
const finished = { type: 'finish', messageMetadata: { status: 'ready' } } as const;

/** What events make of a conversation, one after the other, and the commands of the last one. */
function after(...events: Event[]): { state: State; commands: Command[] } {
  let state = begin([asked('q1'), answer('a1')]);
  let commands: Command[] = [];
  for (const event of events) [state, ...commands] = step(state, event);
  return { state, commands };
}
const ids = ({ messages }: State) => messages.map(({ id }) => id).join(' ');
const kinds = (commands: readonly Command[]) => commands.map((command) => command.do);

const sent: Event = { type: 'sent', message: asked('q2') };
const begun: Event = { type: 'chunk', chunk: started };
const piece = (delta: string): Event[] => [
  { type: 'chunk', chunk: { type: 'text-start', id: 'text-0' } },
  { type: 'chunk', chunk: { type: 'text-delta', id: 'text-0', delta } },
];
const whole: Event[] = [{ type: 'chunk', chunk: finished }, { type: 'ended' }];
const failed = (error: Error): Event => ({ type: 'failed', error, day: DAY });

it('a message is sent, answered piece by piece, and what is stored is read when the answer is over', () => {
  const sending = after(sent);
  expect([ids(sending.state), isBusy(sending.state), sending.state.isTaken]).toEqual([
    'q1 a1 q2',
    true,
    false,
  ]);
  expect(sending.commands).toEqual([{ do: 'post' }]);
  const first = after(sent, begun);
  expect([ids(first.state), first.state.isTaken]).toEqual(['q1 a1 q2 a2', true]);
  expect(first.commands).toEqual([{ do: 'answer', isTaken: true }]);
  const more = after(sent, begun, ...piece('Your app'));
  expect(more.commands).toEqual([]);
  expect(more.state.messages.at(-1)?.parts).toEqual([{ type: 'text', text: 'Your app' }]);
  const over = after(sent, begun, ...piece('Your app'), ...whole);
  expect([isBusy(over.state), kinds(over.commands)]).toEqual([false, ['account', 'read']]);
  expect(over.state.messages.at(-1)?.metadata?.status).toBe('ready');
});

it('a message that is refused leaves the list, and its sender is told', () => {
  const { state, commands } = after(
    sent,
    failed(new ApiError(402, 'No more today', DAILY_LIMIT_CODE)),
  );
  expect([ids(state), isBusy(state), state.failure?.words]).toEqual([
    'q1 a1',
    false,
    'No more today',
  ]);
  expect(state.limit).toEqual({ day: DAY, words: 'No more today' });
  expect(commands[0]).toEqual({ do: 'answer', isTaken: false });
  // The next try begins without a word of the one before, and the limit is still known.
  expect(step(state, sent)[0]).toMatchObject({ failure: null, limit: { day: DAY } });
});

it('a connection that breaks before the answer asks whether the server has the message', () => {
  const checking = after(sent, failed(OFFLINE));
  expect([checking.commands, isBusy(checking.state)]).toEqual([[{ do: 'check' }], true]);
  const there = after(sent, failed(OFFLINE), { type: 'found', isStored: true, day: DAY });
  expect([ids(there.state), there.state.isTaken, there.state.failure]).toEqual([
    'q1 a1 q2',
    true,
    null,
  ]);
  expect(there.commands).toEqual([
    { do: 'retry', after: 500 },
    { do: 'answer', isTaken: true },
  ]);
  const gone = after(sent, failed(OFFLINE), { type: 'found', isStored: false, day: DAY });
  expect([ids(gone.state), gone.state.failure === null]).toEqual(['q1 a1', false]);
  expect(gone.commands[0]).toEqual({ do: 'answer', isTaken: false });
});

it('a stream that breaks is picked up without a word, ever less often while the server is away', () => {
  const lost = [sent, begun, ...piece('Your'), failed(OFFLINE)];
  const broken = after(...lost);
  expect([broken.state.failure, isBusy(broken.state)]).toEqual([null, false]);
  expect(broken.commands).toEqual([{ do: 'retry', after: 500 }]);
  // The end of the stream without the end of the answer is the same.
  expect(after(sent, begun, { type: 'ended' }).commands).toEqual(broken.commands);
  const unread: Event = { type: 'unread', error: OFFLINE };
  const again = after(...lost, { type: 'retried' });
  expect(again.commands).toEqual([{ do: 'read', how: 'replace', tells: true }]);
  // What was asked for twice is asked once.
  expect(step(again.state, { type: 'retried' })).toEqual([again.state]);
  expect(after(...lost, { type: 'retried' }, unread).commands).toEqual([
    { do: 'retry', after: 1_000 },
  ]);
  const late = Array.from({ length: 8 }, (): Event[] => [{ type: 'retried' }, unread]).flat();
  expect(after(...lost, ...late).commands).toEqual([{ do: 'retry', after: 8_000 }]);
  const caught = after(
    ...lost,
    { type: 'retried' },
    {
      type: 'read',
      stored: stored(asked('q1'), answer('a1'), asked('q2'), answer('a2', 'streaming')),
      how: 'replace',
    },
  );
  expect([ids(caught.state), caught.commands]).toEqual(['q1 a1 q2', [{ do: 'resume' }]]);
  // The stream tells the answer from its beginning.
  const [resumed] = step(caught.state, begun);
  expect([ids(resumed), resumed.messages.at(-1)?.parts]).toEqual(['q1 a1 q2 a2', []]);
});

it('an answer that ended while nobody followed it is read', () => {
  expect(after({ type: 'opened' }).commands).toEqual([{ do: 'resume' }]);
  const none = after({ type: 'opened' }, { type: 'none' });
  expect(kinds(none.commands)).toEqual(['read', 'account']);
  const list = stored(asked('q2'), answer('a2'));
  const [read] = step(none.state, { type: 'read', stored: list, how: 'merge' });
  expect(ids(read)).toBe('q1 a1 q2 a2');
});

it('a turn that fails is told, and its message stays where the server took it', () => {
  const { state, commands } = after(sent, begun, failed(new ApiError(403, 'Not yours any more')));
  expect([ids(state), state.failure?.words, commands]).toEqual([
    'q1 a1 q2 a2',
    'Not yours any more',
    [],
  ]);
});

it('somebody else’s turn is followed, and what they wrote or took back is shown', () => {
  const latest = (...messages: ChatItem[]): Event => ({
    type: 'heard',
    latest: stored(...messages),
  });
  expect(after(latest(asked('q2'), answer('a2', 'streaming'))).commands).toEqual([
    { do: 'resume' },
  ]);
  // While one's own is answered, that comes first.
  expect(after(sent, latest(asked('x'), answer('y', 'streaming'))).commands).toEqual([]);
  expect(ids(after(latest(answer('a1'), asked('q2'))).state)).toBe('q1 a1 q2');
  expect(after(latest(asked('q8'), answer('a8'))).commands).toEqual([
    { do: 'read', how: 'replace', tells: true },
  ]);
});

it('a version that is restored takes what came after it away', () => {
  const { state } = after({ type: 'restored', stored: stored(asked('q1')) });
  expect(ids(state)).toBe('q1');
});

it('what is read while an answer comes is older than what is here', () => {
  const { state } = after(sent, begun);
  expect(step(state, { type: 'read', stored: [], how: 'replace' })).toEqual([state]);
});

it('earlier messages come before the first, unless that is another by now', () => {
  const earlier = (before: string): Event => ({
    type: 'earlier',
    before,
    stored: stored(asked('q0'), answer('a0')),
    more: true,
  });
  expect(ids(after(earlier('q1')).state)).toBe('q0 a0 q1 a1');
  expect(ids(after(earlier('other')).state)).toBe('q1 a1');
});
