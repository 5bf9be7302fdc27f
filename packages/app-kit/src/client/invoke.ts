import { eventsOf } from '@trellis/tool-ui/events';
import { bridge } from './bridge.ts';
import { address, CallError, call, errorOf, reported } from './http.ts';
import { visitorToken } from './token.ts';

export interface InvokeInput {
  prompt: string;
  response_json_schema?: unknown;
  add_context_from_internet?: boolean;
  file_urls?: string | string[];
  /** Hears the answer as it comes, all of it so far each time. */
  onText?: (text: string) => void;
}

const PATH = '/integrations/Core/InvokeLLM';

/** Asks the model of this installation; an object when `response_json_schema` is given. */
export function InvokeLLM({ onText, ...input }: InvokeInput): Promise<unknown> {
  const query = { appId: bridge().appId };
  return onText
    ? streamed({ ...input, stream: true }, query, onText)
    : call<unknown>('POST', PATH, { body: input, query });
}

async function streamed(
  body: object,
  query: Record<string, unknown>,
  onText: (text: string) => void,
): Promise<unknown> {
  const token = await visitorToken();
  const unreachable = () =>
    new CallError('The server could not be reached. Check your connection.', 0, 'unreachable');
  const response = await fetch(address(PATH, query), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    credentials: 'omit',
    body: JSON.stringify(body),
  }).catch(() => {
    throw unreachable();
  });
  if (!response.ok || !response.body) {
    const refused: unknown = await response.json().catch(() => null);
    throw reported(errorOf(response.status, refused), 'POST', PATH);
  }
  let text = '';
  try {
    for await (const event of eventsOf<InvokeEvent>(response)) {
      if (event.type === 'done') return event.output;
      if (event.type === 'error')
        throw reported(errorOf(502, { message: event.message }), 'POST', PATH);
      text += event.text ?? '';
      onText(text);
    }
  } catch (error) {
    // A connection that was cut; what the app itself throws at a piece is the app's.
    throw error instanceof TypeError ? unreachable() : error;
  }
  throw unreachable();
}

interface InvokeEvent {
  type: 'text' | 'done' | 'error';
  text?: string;
  output?: unknown;
  message?: string;
}
