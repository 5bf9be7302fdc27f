/** What answers where a model should: a page, or something of another protocol. */
export class NoModelThere extends Error {}

/** An error that came as an answer. */
export class ErrorAsAnswer extends Error {}

const MOST_SHOWN = 300;
const STOP = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n';
const STREAM = { headers: { 'Content-Type': 'text/event-stream' } };

/**
 * Fetches from a server of the compatible kind, and brings what comes close to the protocol into it: an answer in one
 * piece is one of one piece, an error is one whatever the status says, and who says to be done is done. What is no
 * answer of a model is not taken for an empty one.
 */
export const compatibleFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!response.ok || !response.body) return response;
  const type = response.headers.get('content-type') ?? '';
  if (/html/i.test(type)) throw new NoModelThere(shown(await response.text()));
  if (!/json/i.test(type) || /ndjson/i.test(type))
    return new Response(response.body.pipeThrough(endedByItsWord()), response);
  const text = await response.text();
  const answer = objectIn(text);
  // Some call a stream JSON.
  if (!answer) return new Response(text, STREAM);
  if (answer.error) return asRefused(answer.error, text);
  const [choice] = Array.isArray(answer.choices) ? answer.choices : [];
  if (!choice) throw new NoModelThere(shown(text));
  const whole = { ...answer, choices: [{ ...choice, delta: choice.message }] };
  return new Response(`data: ${JSON.stringify(whole)}\n\ndata: [DONE]\n\n`, STREAM);
};

/** A text on one line, without the marks of a page. */
export const shown = (text: string): string =>
  text
    .replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_SHOWN);

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

/** The error under the status that it names itself. */
function asRefused(error: unknown, text: string): Response {
  const status = Number(Object(error).code ?? Object(error).status);
  if (status >= 400 && status < 600)
    return new Response(text, { status, headers: { 'Content-Type': 'application/json' } });
  throw new ErrorAsAnswer(shown(text));
}

/** Gives a stream that ends by its word alone the reason that it left out. */
function endedByItsWord(): TransformStream<Uint8Array, Uint8Array> {
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
  let rest = '';
  let hasReason = false;
  const read = (line: string): string => {
    hasReason ||= /"finish_reason"\s*:\s*"/.test(line);
    return !hasReason && /^data:\s*\[DONE\]/.test(line) ? STOP + line : line;
  };
  return new TransformStream({
    transform(bytes, controller) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) controller.enqueue(encoder.encode(`${read(line)}\n`));
    },
    flush(controller) {
      if (rest) controller.enqueue(encoder.encode(read(rest)));
    },
  });
}
