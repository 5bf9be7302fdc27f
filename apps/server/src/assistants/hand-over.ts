import type { TalkMessage } from '@trellis/contract';
import { brandOf, settingsOf } from '../apps/index.ts';
import { Refusal } from '../refusal.ts';
import type { AssistantNeeds } from './needs.ts';
import type { Speaker } from './speaker.ts';
import { talkOf } from './talks.ts';

/** Messages in an hour: of one address, and to one app. */
const MOST = { address: 5, app: 60 };
const HOUR = 3_600;
const TOO_MANY = 'Too many messages were sent from here. Try again later.';
/** Messages of a talk that go along, and characters of each. */
const MOST_MESSAGES = 40;
const MOST_TEXT = 3_000;

interface Given {
  email: string;
  message: string;
  talkId: string | null;
}

/**
 * Mails the support address of the app for a visitor: to that address alone, whoever asks, so that nobody is mailed who
 * did not say so. The answer goes to the address that the visitor gave. Where no mail goes out it is kept, and not sent.
 */
export async function handOver(
  needs: AssistantNeeds,
  { app, caller, owner }: Speaker,
  { email, message, talkId }: Given,
): Promise<{ sent: boolean }> {
  const { supportEmail } = settingsOf(app);
  if (!supportEmail)
    throw new Refusal('conflict', 'This app has no support address', { code: 'no_support' });
  const talk = talkId ? await talkOf(needs.db, app.app_id, talkId, owner) : null;
  await needs.limits.take('hand-over', caller.address, MOST.address, HOUR, TOO_MANY);
  await needs.limits.take('hand-over-app', app.app_id, MOST.app, HOUR, TOO_MANY);
  // The name of an app is one line of a mail's head, whatever stands in it.
  const subject = `A question from a visitor of ${app.name}`.replace(/\s+/g, ' ').slice(0, 200);
  await needs.mail.send({
    to: supportEmail,
    replyTo: email,
    brand: await brandOf(needs, app),
    subject,
    heading: subject,
    lines: [
      `${email} wrote:`,
      ...paragraphs(message),
      ...(talk
        ? ['The conversation with the chat assistant so far:', ...transcript(talk.messages)]
        : []),
    ],
    footnote: 'Reply to this email to write to the visitor. Their address has not been verified.',
  });
  return { sent: needs.config.smtpUrl !== null };
}

const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean);

const transcript = (messages: readonly TalkMessage[]): string[] =>
  messages
    .slice(-MOST_MESSAGES)
    .filter(({ text }) => text.trim() !== '')
    .map(
      ({ role, text }) =>
        `${role === 'user' ? 'Visitor' : 'Assistant'}: ${text.slice(0, MOST_TEXT)}`,
    );
