import { describe, expect, it } from 'vitest';
import { eventsOf } from './events.ts';

const sent = Array.from({ length: 100 }, (_, at) => ({
  type: 'text-delta',
  id: '1',
  delta: `${at}`,
}));
const events = sent.map((chunk) => new TextEncoder().encode(`data: ${JSON.stringify(chunk)}\n\n`));

/** A hundred pieces in one read, as an answer that is resumed brings them; or each in one of its own, as they wait for a page that was busy. */
const BODIES: Record<string, () => ReadableStream<Uint8Array>> = {
  'in one read': () => new Blob(events).stream(),
  'in a read each': () =>
    new ReadableStream({
      start(controller) {
        for (const event of events) controller.enqueue(event);
        controller.close();
      },
    }),
};

describe('many pieces at once', () => {
  it.each(Object.entries(BODIES))(
    '%s leave the page its turn, and none is lost',
    async (_, body) => {
      let turns = 0;
      let isOver = false;
      const count = () => {
        turns++;
        if (!isOver) setImmediate(count);
      };
      setImmediate(count);
      const came: unknown[] = [];
      for await (const chunk of eventsOf({ body: body() })) came.push(chunk);
      isOver = true;
      expect(came).toEqual(sent);
      expect(turns).toBeGreaterThan(5);
    },
  );
});
