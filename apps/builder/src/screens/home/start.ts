import {
  type Attachment,
  chatCalls,
  isTable,
  modelCalls,
  savingCalls,
  type TableImport,
} from '@trellis/contract';
import { sendFile } from '../../panels/chat/attachments/send.ts';
import type { Outgoing } from '../../panels/chat/outgoing.ts';
import { ApiError, addressOf, api, messageOf, request } from '../../session/api.ts';
import { writer } from '../../ui/writer.ts';
import { keepAsked, type Wish } from './wish.ts';

/** Makes the app and asks for it, with its files; answers the app's id. */
export async function startApp(wish: Wish): Promise<string> {
  const { kind, prompt, templateId, files, mode, model, isHeld, requestKey } = wish;
  const { appId } = await api(savingCalls.saveApp, {
    body: { appType: kind, prompt, templateId, mode, isHeld, requestKey },
  });
  if (!isHeld) return appId;
  if (model) await api(modelCalls.chooseForApp, { params: { appId }, body: { model } });
  const { signal } = new AbortController();
  const stored: Attachment[] = [];
  const imports: TableImport[] = [];
  for (const { file, entity } of files) {
    const { attachment } = await sendFile(appId, file, () => undefined, signal).catch((error) => {
      throw new Error(`${file.name}: ${messageOf(error)}`, { cause: error });
    });
    if (!attachment) continue;
    stored.push(attachment);
    if (entity && isTable(attachment)) imports.push({ url: attachment.url, entity });
  }
  keepAsked(files);
  await say(appId, wish, { files: stored, imports });
  return appId;
}

/** The first message. Its answer is followed in the workbench. */
async function say(
  appId: string,
  { prompt, templateId, mode, messageId }: Wish,
  { files, imports }: Pick<Outgoing, 'files' | 'imports'>,
): Promise<void> {
  const message = {
    id: messageId,
    role: 'user',
    parts: [
      { type: 'text', text: prompt },
      ...files.map(({ url, name, contentType }) => ({
        type: 'file',
        url,
        filename: name,
        mediaType: contentType,
      })),
    ],
    metadata: {
      templateId,
      mode,
      ...(imports.length > 0 && { imports }),
      ...(files.some(isTable) && { writer: writer() }),
    },
  };
  try {
    const { body } = await request(addressOf(chatCalls.send.path, { appId }), {
      method: chatCalls.send.method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: appId, messages: [message] }),
    });
    await body?.cancel();
  } catch (error) {
    // It was taken when it was sent before.
    if (!(error instanceof ApiError && error.code === 'message_exists')) throw error;
  }
}
