import { type Context, chooseContext, type Exchange, type Outcome } from '@trellis/assistant';
import type { AppFiles, ChatMessage } from '@trellis/contract';
import { installedIn } from '../integrations/index.ts';
import { type ReportedError, reportedErrors } from './errors.ts';
import { changedLately } from './history.ts';
import { wordsOf } from './messages.ts';
import type { ChatNeeds } from './needs.ts';

/** Answers whose changes count as late. */
const LATELY = 2;

interface About {
  appId: string;
  appName: string;
  isOnlyTools: boolean;
  files: AppFiles;
  userMessage: ChatMessage;
  /** The newest messages, the oldest first, and what those say that are not sent along. */
  remembered: readonly ChatMessage[];
  earlier: readonly Exchange[];
  outcomes: readonly Outcome[];
  /** How many rows the entities have, and some of them. */
  data: readonly string[];
  isPlan: boolean;
  /** The person's, for every answer in the app. */
  instructions: string;
}

/** How often less is tried where the context was more than the model reads, and how much less each time. */
const SMALLER = { times: 2, by: 3 };

/** What is chosen, and what would be where that is more than the model reads. */
export interface Chosen extends Context {
  smaller(attempt: number): Context | null;
}

/** Collects the context that a model could have for this message, and chooses of it. */
export async function contextFor(services: ChatNeeds, about: About): Promise<Chosen> {
  const { appId, appName, isOnlyTools, files, userMessage, remembered, earlier, outcomes, data } =
    about;
  const { isPlan, instructions } = about;
  const [errors, installed] = await Promise.all([
    reportedErrors(services.db, appId),
    installedIn(services, appId),
  ]);
  const budget = services.config.llm.contextTokens;
  const input = {
    appName,
    isOnlyTools,
    files,
    asked: wordsOf(userMessage).trim(),
    earlier,
    outcomes,
    data,
    isPlan,
    instructions,
    changedLately: changedLately(remembered, LATELY),
    currentPath: userMessage.metadata?.currentPath,
    elements: userMessage.metadata?.elements ?? [],
    // What is wrong in front of the person comes first.
    errors: [...(userMessage.metadata?.errors ?? []), ...errors.map(dated)],
    services: installed,
    today: new Date().toISOString().slice(0, 10),
  };
  return {
    ...chooseContext({ ...input, budget }),
    smaller: (attempt) =>
      attempt > SMALLER.times
        ? null
        : chooseContext({ ...input, budget: Math.floor(budget / SMALLER.by ** attempt) }),
  };
}

/** With when it was: what was mended since is no error any more. */
const dated = ({ at, details, ...error }: ReportedError) => ({
  ...error,
  details: `(reported ${at.slice(0, 16)}Z) ${details}`,
});
