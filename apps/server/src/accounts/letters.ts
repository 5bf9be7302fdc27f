import { MESSAGES } from '@trellis/contract';
import type { Letter } from '../mail/index.ts';

const NOT_YOU =
  'If this was not you, ignore this email: nothing happens without the code or the link.';

/** What the mails about somebody's identity say. `name` is the product's or the app's. */
export const letters = {
  verify: (name: string, code: string, url: string): Letter => ({
    subject: 'Verify your email address',
    heading: 'Is this your address?',
    lines: [
      `Welcome to ${name}. Confirm that this address is yours to get started.`,
      'Open the link in the browser you signed up with, or type the code there. In any other browser you will be asked to set a new password. Both work for a day.',
    ],
    code,
    button: { label: 'Verify my address', url },
    footnote: NOT_YOU,
  }),
  signIn: (name: string, code: string, url: string): Letter => ({
    subject: `${code} is your ${name} code`,
    heading: `Sign in to ${name}`,
    lines: [
      'Enter this code where you asked for it, or open the link. Both work once, within 10 minutes.',
    ],
    code,
    button: { label: `Sign in to ${name}`, url },
    footnote: NOT_YOU,
  }),
  proof: (name: string, code: string): Letter => ({
    subject: `${code} is your ${name} confirmation code`,
    heading: 'Confirm that it is you',
    lines: ['Enter this code to continue. It works once, within 10 minutes.'],
    code,
    footnote:
      'If this was not you, somebody is signed in to your account: sign out everywhere and change your password.',
  }),
  reset: (name: string, url: string): Letter => ({
    subject: 'Set a new password',
    heading: 'Set a new password',
    lines: [
      `Somebody, hopefully you, asked for a new password for ${name}.`,
      'The link works once, within 30 minutes. Your old password stays until you set a new one.',
    ],
    button: { label: 'Set a new password', url },
    footnote: NOT_YOU,
  }),
  guessed: (name: string, url: string): Letter => ({
    subject: 'Somebody is trying to sign in as you',
    heading: 'Somebody is trying to sign in as you',
    lines: [
      `Somebody entered a wrong password for your ${name} account ten times or more. They did not get in.`,
      'You can still sign in where you have signed in before. Elsewhere, the password is blocked for 15 minutes. If that is you, this link signs you in. It works once, within 10 minutes.',
    ],
    button: { label: `Sign in to ${name}`, url },
    footnote:
      'You don’t have to do anything. A password that you use nowhere else is hard to guess.',
  }),
  passwordRemoved: (name: string, url: string, otherWay: string | null): Letter => ({
    subject: 'Choose a password',
    heading: 'Your address is confirmed',
    lines: [
      `You have just confirmed to ${name} that this address is yours.`,
      MESSAGES.passwordRemoved,
      `${MESSAGES.chooseYourOwn(otherWay)} The link works once, within 30 minutes.`,
    ],
    button: { label: 'Choose a password', url },
    footnote:
      'If you have already done so, there is nothing left to do. You can always ask for another link on the sign-in page.',
  }),
  passwordChanged: (name: string): Letter => ({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    lines: [
      `The password of your ${name} account has just been changed, and other devices were signed out.`,
    ],
    footnote: 'If this was not you, set a new password from the sign-in page at once.',
  }),
  emailChange: (name: string, code: string, url: string): Letter => ({
    subject: 'Confirm your new email address',
    heading: 'Is this your new address?',
    lines: [
      `Once you confirm it, you sign in to ${name} with this address.`,
      'Open the link in the browser you asked from, or type the code there. In any other browser you will be asked to set a new password. Both work for an hour.',
    ],
    code,
    button: { label: 'Use this address', url },
    footnote: NOT_YOU,
  }),
  emailChanged: (name: string, newEmail: string): Letter => ({
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    lines: [`Your ${name} account now uses ${newEmail}. This address no longer signs you in.`],
    footnote: 'If this was not you, contact us at once.',
  }),
};
