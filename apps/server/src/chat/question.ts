import type { AssistantModel, ModelMessage } from '@trellis/assistant';
import {
  type AppFiles,
  type Attachment,
  BLUEPRINT_FILE,
  type ChatMessage,
  isTable,
} from '@trellis/contract';
import { readAttachments } from './attachments.ts';
import { wordsOf } from './messages.ts';
import type { ChatNeeds } from './needs.ts';
import { pointedBuilder } from './pointed.ts';
import { attachmentsOf } from './present.ts';
import { describeLeftOut, describeOffered, describeTables } from './tables/described.ts';
import {
  type OfferedTable,
  offeredTables,
  readTables,
  type TableRows,
  withEntities,
} from './tables/imports.ts';
import { unreadSheets } from './tables/left-out.ts';
import { toolBuilder } from './tool-builder.ts';

/** What a turn begins with, once what came with the message is read. */
export interface Question {
  model: AssistantModel;
  /** The app's files, with entities of tables that a model is to write code around. */
  files: AppFiles;
  /** Tables whose rows are stored with the turn. */
  tables: TableRows[];
  /** Tables that the model may put into entities. */
  offered: OfferedTable[];
  /** Said before the answer. */
  notice: string;
  /** The conversation with what came with its last message. */
  added(messages: ModelMessage[]): ModelMessage[];
}

interface Asked {
  appId: string;
  message: ChatMessage;
  stored: AppFiles;
  isOnlyTools: boolean;
}

/** Reads what came with a message, and chooses who answers it. */
export async function readQuestion(
  services: ChatNeeds,
  { appId, message, stored, isOnlyTools }: Asked,
): Promise<Question> {
  const { models } = services;
  const tables = await readTables(services, appId, message, stored);
  const builder = tables.length > 0 ? models.openTables(tables) : null;
  const pointed = models.isBuiltIn
    ? await pointedBuilder(models.defaultName, message, stored)
    : null;
  const tools =
    models.writesCode || builder || pointed
      ? null
      : await toolBuilder(models.defaultName, { message, files: stored, isOnlyTools });
  const model = builder ?? pointed ?? tools ?? (await models.open());
  // The built-in builder writes the entities of its own apps itself.
  const isOwn = stored[BLUEPRINT_FILE] !== undefined || Object.keys(stored).length === 0;
  const imported = new Set(message.metadata?.imports?.map(({ url }) => url));
  const rest = attachmentsOf(message).filter((one) => !imported.has(one.url));
  const { words, images } = await readAttachments(services, appId, rest);
  const isBlind = images.length > 0 && model.isShownImages !== true;
  const { offered, refused } = models.writesCode
    ? await offeredTables(services, appId, message, rest)
    : { offered: [], refused: [] };
  // The built-in builder reads what somebody chose an entity for, and nothing else.
  const read = attachmentsOf(message).filter(({ url }) => !models.isBuiltIn || imported.has(url));
  const leftOut = [...refused, ...(await unreadSheets(services, appId, read))];
  return {
    model,
    files: builder && isOwn ? stored : withEntities(stored, tables),
    tables,
    offered,
    notice: [
      ...(isBlind ? [`${model.name} cannot look at pictures, so I go by your words alone.`] : []),
      ...(models.isBuiltIn ? leftByRules(model.name, rest, words) : []),
      ...leftOut,
    ]
      .map((one) => `${one}\n\n`)
      .join(''),
    added: (messages) => {
      const last = messages.at(-1);
      if (last?.role !== 'user') return messages;
      // A builder by rules would take a document's words for wishes.
      const said =
        message.metadata?.mode && !models.writesCode ? wordsOf(message).trim() : last.text;
      const text = models.isBuiltIn
        ? said
        : said +
          words +
          describeTables(tables, sayingOf(message, models.writesCode)) +
          describeOffered(offered) +
          describeLeftOut(leftOut);
      const shown = isBlind ? [] : images;
      return [
        ...messages.slice(0, -1),
        { ...last, text, ...(shown.length > 0 && { images: shown }) },
      ];
    },
  };
}

const sayingOf = ({ metadata }: ChatMessage, maySay: boolean) => ({
  isPlan: metadata?.mode === 'plan',
  maySay,
});

/** What the built-in builder makes nothing of, in words for the person; `words` are what stands in the files. */
const leftByRules = (name: string, files: readonly Attachment[], words: string): string[] => [
  ...(files.some(isTable)
    ? [
        `${name} puts a table into the app where you say which data it belongs to: attach it again and choose.`,
      ]
    : []),
  ...(files.some((one) => !isTable(one)) && words !== ''
    ? [`${name} reads no documents, so I go by your words alone.`]
    : []),
];
