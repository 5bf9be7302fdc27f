import { MESSAGES } from '@trellis/contract';
import type { Letter } from '../mail/index.ts';

const NOT_YOU =
  'If it was not you, ignore this mail: nothing happens without the code or the link.';

/** What the mails about somebody's identity say. `name` is the product's or the app's. */
export const letters = {
  verify: (name: string, code: string, url: string): Letter => ({
    subject: 'Verify your e-mail address',
    heading: 'Is this your address?',
    lines: [
      `Welcome to ${name}. Confirm that this address is yours, and you can start.`,
      'Open the link in the browser in which you signed up, or type the code there; anywhere else you are asked for a new password. Both work for a day.',
    ],
    code,
    button: { label: 'Verify my address', url },
    footnote: NOT_YOU,
  }),
  signIn: (name: string, code: string, url: string): Letter => ({
    subject: `${code} is your ${name} code`,
    heading: `Sign in to ${name}`,
    lines: [
      'Enter this code where you asked for it, or open the link. Both work once, for 10 minutes.',
    ],
    code,
    button: { label: `Sign in to ${name}`, url },
    footnote: NOT_YOU,
  }),
  proof: (name: string, code: string): Letter => ({
    subject: `${code} is your ${name} confirmation code`,
    heading: 'Confirm that it is you',
    lines: ['Enter this code to go on. It works once, for 10 minutes.'],
    code,
    footnote:
      'If it was not you, somebody is signed in to your account: sign out everywhere and change your password.',
  }),
  reset: (name: string, url: string): Letter => ({
    subject: 'Set a new password',
    heading: 'Set a new password',
    lines: [
      `Somebody, hopefully you, asked for a new password for ${name}.`,
      'The link works once, for 30 minutes. Your old password stays until you set a new one.',
    ],
    button: { label: 'Set a new password', url },
    footnote: NOT_YOU,
  }),
  guessed: (name: string, url: string): Letter => ({
    subject: 'Somebody tries to sign in as you',
    heading: 'Somebody tries to sign in as you',
    lines: [
      `Somebody entered wrong passwords for your ${name} account, ten times and more. They are not in.`,
      'Where you signed in before, you still do. Elsewhere the password is not taken for a quarter of an hour; if that is you, this link lets you in. It works once, for 10 minutes.',
    ],
    button: { label: `Sign in to ${name}`, url },
    footnote:
      'There is nothing that you have to do. A password that you use nowhere else cannot be guessed.',
  }),
  passwordRemoved: (name: string, url: string, otherWay: string | null): Letter => ({
    subject: 'Choose a password',
    heading: 'Your address is confirmed',
    lines: [
      `You have just shown that this address is yours, to ${name}.`,
      MESSAGES.passwordRemoved,
      `${MESSAGES.chooseYourOwn(otherWay)} The link works once, for 30 minutes.`,
    ],
    button: { label: 'Choose a password', url },
    footnote:
      'If you did so already, there is nothing to do. Later you can ask for another link where you sign in.',
  }),
  passwordChanged: (name: string): Letter => ({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    lines: [
      `The password of your ${name} account was changed just now, and other devices were signed out.`,
    ],
    footnote: 'If it was not you, set a new password at once from the sign-in page.',
  }),
  emailChange: (name: string, code: string, url: string): Letter => ({
    subject: 'Confirm your new e-mail address',
    heading: 'Is this your new address?',
    lines: [
      `Confirm it, and you sign in to ${name} with this address from now on.`,
      'Open the link in the browser in which you asked for it, or type the code there; anywhere else you are asked for a new password. Both work for an hour.',
    ],
    code,
    button: { label: 'Use this address', url },
    footnote: NOT_YOU,
  }),
  emailChanged: (name: string, newEmail: string): Letter => ({
    subject: 'Your e-mail address was changed',
    heading: 'Your e-mail address was changed',
    lines: [`Your ${name} account now uses ${newEmail}. This address no longer signs you in.`],
    footnote: 'If it was not you, write to us at once.',
  }),
};
