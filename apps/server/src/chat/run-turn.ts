import { setTimeout as sleep } from 'node:timers/promises';
import { appliedTo, type PlanKind, runTurn, type TurnOutcome } from '@trellis/assistant';
import { type ActionCard, type AppFiles, isOfTools, REPAIR_ITERATIONS } from '@trellis/contract';
import { recordUsage } from '../usage/index.ts';
import { checkTools, typesInTime } from './checks.ts';
import { contextFor } from './context.ts';
import { continuedBy, wishOf } from './continued.ts';
import { heard } from './heard.ts';
import { historyOf } from './history.ts';
import { lookingTool } from './looking.ts';
import { lastMessages, REMEMBERED } from './messages.ts';
import type { ChatNeeds } from './needs.ts';
import { longPlanned, withPlanned } from './planned.ts';
import { readQuestion } from './question.ts';
import { RowsForModel } from './rows.ts';
import { recorded } from './sent.ts';
import type { Started } from './started.ts';
import { addRows, mayBeSaid, toldApart } from './tables/imports.ts';

const SENT = 7;

/** Asks the model and writes what it answers, until an outcome stands. */
export async function runChatTurn(services: ChatNeeds, started: Started): Promise<TurnOutcome> {
  const { turn, writer, builder, draftVersionId, appName, appKind, models } = started;
  const { db, versions, previews } = services;
  const stored = await versions.files(turn.appId, draftVersionId);
  const isOnlyTools = isOfTools(appKind);
  const remembered = (await lastMessages(db, turn.appId, REMEMBERED)).filter(
    ({ id }) => id !== writer.message.id,
  );
  const userMessage = withPlanned(started.userMessage, remembered);
  const asked = { appId: turn.appId, message: userMessage, stored, isOnlyTools };
  const question = await readQuestion({ ...services, models }, asked);
  const { files, model } = question;
  if (question.notice) writer.write({ type: 'text', text: question.notice });
  const isPlan = userMessage.metadata?.mode === 'plan';
  const { sent, outcomes, earlier, from } = historyOf(remembered, SENT);
  const asks = sent.at(-1);
  if (asks) asks.text = longPlanned(started.userMessage, remembered, from) + asks.text;
  const continued = await continuedBy(db, turn.appId, userMessage);
  const rows = new RowsForModel(services, turn.appId, builder, stored);
  const context = models.writesCode
    ? await contextFor(services, {
        appId: turn.appId,
        appName,
        isOnlyTools,
        // What an answer that was cut had finished is what this one begins with.
        files: continued ? appliedTo(files, continued.done) : files,
        userMessage,
        remembered,
        earlier,
        outcomes,
        data: await rows.samples(),
        isPlan,
        instructions: started.instructions,
      })
    : null;
  const answer = { appId: turn.appId, messageId: writer.message.id };
  let draft: AppFiles = files;
  const events = runTurn({
    model: heard(recorded(model, db, answer, context), () => writer.alive()),
    system: context?.system ?? '',
    stableLength: context?.stableLength,
    smaller: (attempt) => context?.smaller(attempt) ?? null,
    messages: question.added(sent),
    wish: wishOf(userMessage, remembered),
    instructions: started.instructions,
    files,
    isOnlyTools,
    tables: mayBeSaid(question.tables, question.offered),
    signal: turn.abort.signal,
    check: (current) => {
      draft = current;
      return previews.check(turn.appId, current);
    },
    repair: (current, diagnostics) => previews.repair(turn.appId, current, diagnostics),
    mayRead: models.writesCode,
    costs: models.choice?.model ?? null,
    ...(models.writesCode && {
      tools: {
        list_rows: rows.tool(),
        ...checkTools(services, turn.appId, () => draft, userMessage.metadata ?? {}),
        ...(models.seesPictures && lookingTool(services, turn.appId, builder.userId)),
      },
      types: (current) => typesInTime(services.config, current),
    }),
    plan: isPlan ? planKind(started) : null,
    repairs: models.writesCode ? REPAIR_ITERATIONS.usual : 0,
    continued,
    sleep: async (milliseconds, signal) => {
      // Whoever stops the turn ends the wait, too: that rejection is the stop itself, which the turn hears by its signal.
      await sleep(milliseconds, undefined, { signal }).catch(() => {});
    },
    onDraft: (current) => {
      draft = current;
    },
  });
  let actions = 0;
  for await (const event of events) {
    if (event.type === 'end') {
      if (event.outcome.kind === 'done' && !isPlan) {
        const { draft: written, misfits = [] } = event.outcome;
        // A later action of the same file says nothing of what an earlier one left out.
        for (const { path, message } of misfits)
          writer.amendLast(({ file }) => file === path, message);
        const { unsaid, said } = toldApart(written.tables, question.tables, question.offered);
        for (const { action, words, count, fault } of await addRows(written, unsaid, rows)) {
          const state = count > 0 ? 'applied' : 'failed';
          const why = fault ? { message: fault } : {};
          if (action) {
            writer.write({ type: 'action-start', index: actions, action });
            writer.write({ type: 'action-end', index: actions++, action, state, ...why });
          }
          writer.write({ type: 'text', text: words });
        }
        // The answer's own steps say that these go in; what became of them is said here.
        for (const { entity, words, count, fault } of await addRows(written, said, rows)) {
          const isIts = ({ type, file }: ActionCard) =>
            type === 'import_entities' && file === entity;
          if (fault) writer.amend(isIts, count > 0 ? 'applied' : 'failed', fault);
          writer.write({ type: 'text', text: `\n\n${words}` });
        }
      }
      return event.outcome;
    }
    const used =
      event.type === 'usage' ? event.usage : event.type === 'repair' ? event.note.usage : null;
    const record =
      used && (await recordUsage(services, { ...answer, userId: builder.userId }, used));
    if (event.type === 'action-start') actions = event.index + 1;
    if (event.type === 'repair' && record && record.promptRate !== null)
      writer.write({ ...event, note: { ...event.note, cost: record.totalCost } });
    else writer.write(event);
    if (event.type === 'file') previews.draftChanged(turn.appId, draft);
  }
  throw new Error('The turn ended without an outcome');
}

const planKind = ({ models, isGuess }: Started): PlanKind =>
  models.writesCode ? 'written' : isGuess ? 'guessed' : 'derived';
