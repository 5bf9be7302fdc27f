import type { Letter } from '../mail/index.ts';

/** What the mails about roles on an app say. */
export const appLetters = {
  memberInvitation: (of: { app: string; by: string; role: string; url: string }): Letter => ({
    subject: `${of.by} invites you to build ${of.app}`,
    heading: `Build ${of.app} together`,
    lines: [
      `${of.by} invites you to work on the app ${of.app} as ${of.role === 'editor' ? 'an editor: you can change and publish it' : 'a viewer: you can look at everything'}.`,
      'The invitation is valid for seven days. Sign in or sign up with this email address to accept it.',
    ],
    button: { label: 'Accept the invitation', url: of.url },
    footnote: 'If you do not know what this is about, ignore this email.',
  }),
};
