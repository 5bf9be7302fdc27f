import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onChange } from './changes.ts';
import { Core } from './core.ts';
import { createEntityClient } from './entities.ts';
import { CallError } from './http.ts';

const fetched = vi.fn<typeof fetch>();
const reportError = vi.fn();
const getToken = vi.fn<(options?: { refresh?: boolean }) => Promise<string | null>>();
const Book = createEntityClient<{ title: string }>('Book');

const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const sent = (at = 0) => {
  const [url, init] = fetched.mock.calls[at] ?? [];
  return { url: String(url), method: init?.method, headers: init?.headers, body: init?.body };
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('__trellis', { appId: 'a1', serverUrl: 'https://here', getToken, reportError });
  getToken.mockResolvedValue('t1');
});
afterEach(() => {
  fetched.mockReset();
  getToken.mockReset();
  reportError.mockReset();
  vi.unstubAllGlobals();
});

describe('the client of an entity', () => {
  it('asks with filter, order and page, and carries the token', async () => {
    answer(200, [{ id: '1', title: 'Emma' }]);
    expect(await Book.filter({ title: 'Emma' }, '-title', 10, 5)).toEqual([
      { id: '1', title: 'Emma' },
    ]);
    const { url, headers } = sent();
    expect(url.startsWith('https://here/live_api/apps/a1/entities/Book?')).toBe(true);
    const query = new URL(url).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      q: '{"title":"Emma"}',
      sort: '-title',
      limit: '10',
      skip: '5',
    });
    expect(headers).toMatchObject({ Authorization: 'Bearer t1' });
  });

  it('throws what the server says, with its status and the inputs at fault', async () => {
    answer(422, {
      message: 'title: is required',
      error: { code: 'validation', fields: { title: 'is required' } },
    });
    const error = await Book.create({}).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({
      message: 'title: is required',
      status: 422,
      code: 'validation',
      fields: { title: 'is required' },
    });
    // A matter of the page and its visitor.
    expect(reportError).not.toHaveBeenCalled();
  });

  it('reports what is the code’s or the server’s fault, with what was called, and throws it on', async () => {
    answer(500, { message: 'It broke', error: { code: 'internal' } });
    await expect(Book.update('1', { title: 'x' })).rejects.toThrow('It broke');
    expect(reportError).toHaveBeenLastCalledWith({
      title: 'Entity Book: It broke',
      details: 'PUT /live_api/apps/a1/entities/Book/1 answered 500 (internal)',
      scope: 'app',
    });
    answer(404, { message: 'There is nothing at this address' });
    const failed = Core.SendEmail({ to: 'a@b.c', subject: '', body: '' });
    await expect(failed).rejects.toMatchObject({ isReported: true });
    expect(reportError).toHaveBeenLastCalledWith(
      expect.objectContaining({
        title: 'Integration SendEmail: There is nothing at this address',
      }),
    );
    reportError.mockReset();
    // An app's own function refuses what it wants to refuse.
    const { functions } = await import('./sdk/functions.ts');
    answer(400, { error: 'Too many' });
    await expect(functions.book?.({})).rejects.toThrow('Too many');
    expect(reportError).not.toHaveBeenCalled();
    answer(404, { message: 'There is no such row' });
    await expect(Book.get('1')).rejects.toThrow();
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    await expect(Book.list()).rejects.toThrow('The server could not be reached');
    expect(reportError).not.toHaveBeenCalled();
  });

  it('says in words when the server cannot be reached', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(Book.list()).rejects.toMatchObject({
      status: 0,
      message: expect.stringContaining('connection'),
    });
  });

  it('tries once more with a fresh token when the old one has ended', async () => {
    getToken.mockImplementation(async (options) => (options?.refresh ? 't2' : 't1'));
    answer(401, { message: 'Sign in' });
    answer(200, []);
    expect(await Book.list()).toEqual([]);
    expect(sent(1).headers).toMatchObject({ Authorization: 'Bearer t2' });
  });

  it('says in the console that a mail was kept and not sent', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const mail = { to: 'a@b.c', subject: 's', body: 'b' };
    answer(200, { success: true, status: 'accepted', message: 'On its way' });
    await Core.SendEmail(mail);
    expect(warned).not.toHaveBeenCalled();
    const kept = { success: true, status: 'kept', message: 'It was kept' };
    answer(200, kept);
    expect(await Core.SendEmail(mail)).toEqual(kept);
    expect(warned).toHaveBeenCalledWith('It was kept');
    warned.mockRestore();
  });

  it('names the app to integrations, and hears an answer as it comes', async () => {
    answer(200, { status: 'accepted' });
    await Core.SendEmail({ to: 'a@b.c', subject: 's', body: 'b' });
    expect(sent().url).toBe('https://here/integrations/Core/SendEmail?appId=a1');
    const events = [
      'data: {"type":"text","text":"The s"}\n\ndata: {"type":"te',
      'xt","text":"ea"}\n\ndata: {"type":"done","output":"The sea"}\n\n',
    ];
    const body = new ReadableStream({
      start(controller) {
        for (const piece of events) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
    fetched.mockResolvedValueOnce(new Response(body));
    const heard: string[] = [];
    const text = await Core.InvokeLLM({ prompt: 'x', onText: (text) => heard.push(text) });
    expect([text, heard]).toEqual(['The sea', ['The s', 'The sea']]);
    expect(JSON.parse(String(sent(1).body))).toEqual({ prompt: 'x', stream: true });
    answer(200, { success: true });
    await Core.DeleteFile({ file_url: `https://here/files/${'a'.repeat(24)}/private/x.png?y` });
    expect(sent(2)).toMatchObject({
      url: 'https://here/api/apps/a1/uploads/private/x.png',
      method: 'DELETE',
    });
  });

  it('tells the page what it made, changed and deleted', async () => {
    const heard: string[] = [];
    const stop = onChange('Book', ({ type, id }) => heard.push(`${type} ${id}`));
    answer(201, { id: '7', title: 'A' });
    answer(200, { id: '7', title: 'B' });
    answer(200, { success: true });
    await Book.create({ title: 'A' });
    await Book.update('7', { title: 'B' });
    await Book.delete('7');
    stop();
    expect(heard).toEqual(['create 7', 'update 7', 'delete 7']);
    expect([sent(1).method, sent(2).method]).toEqual(['PUT', 'DELETE']);
  });
});
