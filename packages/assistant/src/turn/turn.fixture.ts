import type { AppFiles } from '@trellis/contract';
import type { AssistantModel, ModelEvent, ModelRequest, TurnEvent } from './events.ts';
import { runTurn, type TurnInput } from './run.ts';

/** A model that answers from a list, one entry per request, in pieces of seven characters. */
export function scripted(...answers: (string | ModelEvent[])[]) {
  const requests: ModelRequest[] = [];
  const model: AssistantModel = {
    name: 'Scripted',
    async *stream(request) {
      requests.push({ ...request, messages: [...request.messages] });
      const answer = answers[requests.length - 1] ?? '';
      if (typeof answer !== 'string') return yield* answer;
      for (let at = 0; at < answer.length; at += 7)
        yield { type: 'text', text: answer.slice(at, at + 7) };
      yield { type: 'finish', reason: 'stop' };
    },
  };
  return { model, requests };
}

export async function play(
  model: AssistantModel,
  files: AppFiles = {},
  extra: Partial<TurnInput> = {},
) {
  const events: TurnEvent[] = [];
  for await (const event of runTurn({
    model,
    system: '',
    messages: [{ role: 'user', text: 'do it' }],
    files,
    signal: new AbortController().signal,
    check: async () => [],
    repair: async (f) => ({ files: f, repairs: [] }),
    sleep: async () => {},
    ...extra,
  }))
    events.push(event);
  const last = events.at(-1);
  if (last?.type !== 'end') throw new Error('no end');
  return { events, outcome: last.outcome };
}

export const add = (file: string, content: string) =>
  `<action type="add_file" file="${file}">\n${content}\n</action>\n`;
export const edit = (file: string, search: string, replace: string) =>
  `<action type="edit_file" file="${file}">\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n</action>\n`;
