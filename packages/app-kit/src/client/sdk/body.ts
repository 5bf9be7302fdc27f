import { address, CallError, call, errorOf, reported, settled } from '../http.ts';
import { visitorToken } from '../token.ts';

/** A call whose input may hold files: as a form then, as the public client sends it, else as JSON. */
export async function send<T>(method: string, path: string, given: object): Promise<T> {
  const input = await settled(given);
  const form = formOf(input);
  if (!form) return call<T>(method, path, { body: input });
  const token = await visitorToken();
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
  let response: Response;
  try {
    response = await fetch(address(path), { method, headers, credentials: 'omit', body: form });
  } catch {
    throw new CallError('The file could not be sent. Check your connection.', 0, 'unreachable');
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw reported(errorOf(response.status, body), method, path);
  return body as T;
}

/** The form that an input with files is sent as; null where it has none. */
export function formOf(input: object): FormData | null {
  if (input instanceof FormData) return input;
  const values = Object.entries(input);
  if (!values.some(([, value]) => value instanceof Blob)) return null;
  const form = new FormData();
  for (const [name, value] of values)
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined)
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  return form;
}
