import type { Letter } from '../mail/index.ts';

/** What mails to an app's end users say beside those about their identity. */
export const visitorLetters = {
  invitation: (app: string, by: string, url: string): Letter => ({
    subject: `You are invited to ${app}`,
    heading: `You are invited to ${app}`,
    lines: [
      `${by} invites you to use ${app}.`,
      'The invitation is yours alone and holds for seven days.',
    ],
    button: { label: 'Accept the invitation', url },
    footnote: 'If you do not know what this is about, ignore this email.',
  }),
};
