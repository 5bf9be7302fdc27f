import type { TurnEvent } from './events.ts';

/**
 * What a builder by rule says behind its actions ('Boats is ready') is written before it is known whether the app
 * compiles: it is told once that is so, and not at all where nothing came of it. A model's own words are told as they come.
 */
export async function* toldWhenDone(events: AsyncIterable<TurnEvent>): AsyncGenerator<TurnEvent> {
  const held: TurnEvent[] = [];
  let isActing = false;
  for await (const event of events) {
    isActing ||= event.type === 'action-start';
    if (isActing && (event.type === 'text' || event.type === 'next')) {
      held.push(event);
      continue;
    }
    if (event.type === 'end' && event.outcome.kind === 'done') yield* held;
    yield event;
  }
}
