import { type Context, chooseContext, type Exchange } from '@trellis/assistant';
import type { AppFiles, ChatMessage } from '@trellis/contract';
import { installedIn } from '../integrations/index.ts';
import { lastMessages, wordsOf } from './messages.ts';
import type { ChatNeeds } from './needs.ts';

/** Messages that are looked at for what was decided. */
const REMEMBERED = 80;
/** Answers whose changes count as late. */
const LATELY = 2;
const ERRORS = 20;

interface About {
  appId: string;
  appName: string;
  isOnlyTools: boolean;
  files: AppFiles;
  userMessage: ChatMessage;
  /** Messages that are sent along: what is before them is summarised. */
  sent: number;
}

/** Collects the context that a model could have for this message, and chooses of it. */
export async function contextFor(services: ChatNeeds, about: About): Promise<Context> {
  const { appId, appName, isOnlyTools, files, userMessage, sent } = about;
  const [messages, errors, installed] = await Promise.all([
    lastMessages(services.db, appId, REMEMBERED),
    errorsOf(services, appId),
    installedIn(services, appId),
  ]);
  const answers = messages.filter(({ role }) => role === 'assistant');
  return chooseContext({
    appName,
    isOnlyTools,
    files,
    asked: wordsOf(userMessage).trim(),
    earlier: exchangesOf(messages.slice(0, -sent)),
    changedLately: answers
      .slice(-LATELY - 1)
      .flatMap((answer) => actionsOf(answer).map(({ file }) => file)),
    currentPath: userMessage.metadata?.currentPath,
    elements: userMessage.metadata?.elements ?? [],
    // What is wrong in front of the person comes first.
    errors: [...(userMessage.metadata?.errors ?? []), ...errors],
    services: installed,
    today: new Date().toISOString().slice(0, 10),
    budget: services.config.llm.contextTokens,
  });
}

/** The newest reports of the last day, each kind once. */
async function errorsOf({ db }: ChatNeeds, appId: string) {
  const rows = await db
    .selectFrom('error_reports')
    .select('report')
    .where('app_id', '=', appId)
    .where('created_at', '>', new Date(Date.now() - 24 * 3_600_000))
    .orderBy('created_at', 'desc')
    .limit(ERRORS)
    .execute();
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const known = new Map(
    rows.map(({ report }) => [
      `${text(report.errorTitle)} ${text(report.componentName)}`,
      {
        title: text(report.errorTitle),
        component: text(report.componentName),
        details: text(report.errorDetails),
      },
    ]),
  );
  return [...known.values()];
}

function exchangesOf(messages: readonly ChatMessage[]): Exchange[] {
  const all: Exchange[] = [];
  for (const [at, message] of messages.entries()) {
    if (message.role !== 'user') continue;
    const answer = messages[at + 1];
    const isAnswered = answer?.role === 'assistant' && answer.metadata?.status === 'ready';
    all.push({
      asked: wordsOf(message).trim(),
      answered: isAnswered ? wordsOf(answer).trim() : '',
      done: isAnswered ? actionsOf(answer).map(({ title, file }) => title || file) : [],
    });
  }
  return all;
}

const actionsOf = ({ parts }: ChatMessage): { title: string; file: string }[] =>
  parts.flatMap((part) =>
    part.type === 'data-action' ? [part.data as { title: string; file: string }] : [],
  );
