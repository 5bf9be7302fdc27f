import { CoreInput, MESSAGES } from '@trellis/contract';
import { z } from 'zod';
import { brandOf } from '../../apps/index.ts';
import { BUILDERS } from '../../db/index.ts';
import { Refusal } from '../../refusal.ts';
import { isManager } from '../caller.ts';
import { type EndpointAsk, endpoint } from '../endpoint.ts';
import { paragraphsOf } from './plain-text.ts';

const OPEN = 'Mails go to people of this app, and to those who run it';

/**
 * Writes to people of the app, or to those who run it, and to nobody else: a server that mails anybody
 * for anybody is soon a spammer's. Who may not see the app's people is answered alike for known and
 * unknown addresses.
 */
export const sendEmail = endpoint({
  name: 'SendEmail',
  summary: 'Mails a person of the app',
  input: CoreInput.SendEmail,
  who: 'anyone',
  kind: 'SendEmail',
  async run({ to, subject, body, from_name }, ask) {
    const { app, caller, services } = ask;
    if (!z.email().safeParse(to).success)
      throw new Refusal('invalid', 'to: is not an email address', { fields: { to: OPEN } });
    const isKnown = await mayReceive(to, ask);
    if (!isKnown && isManager(caller))
      throw new Refusal('forbidden', OPEN, { code: 'unknown_recipient' });
    const brand = await brandOf(services, app);
    const sender = (from_name ?? '').replace(/[\p{Cc}<>"]/gu, ' ').trim();
    const isOther = sender !== '' && sender !== brand.name;
    const mail = {
      to,
      brand: { ...brand, name: isOther ? `${sender} (${brand.name})` : brand.name },
      subject: subject.replace(/\s+/g, ' '),
      heading: subject.replace(/\s+/g, ' '),
      lines: paragraphsOf(body),
      footnote: caller.email
        ? `Sent from ${app.name} by ${caller.email}.`
        : `Sent from ${app.name}.`,
    };
    await services.mail.send(mail, !isKnown);
    // Known and unknown addresses hear the same.
    return services.config.smtpUrl === null
      ? { success: true, status: 'kept', message: MESSAGES.mailKept }
      : { success: true, status: 'accepted', message: OPEN };
  },
});

/** The app's people, for who is signed in; for everybody, those who run it. */
async function mayReceive(to: string, { app, caller, services }: EndpointAsk): Promise<boolean> {
  const wanted = to.toLowerCase();
  const { supportEmail } = app.settings;
  if (typeof supportEmail === 'string' && supportEmail.toLowerCase() === wanted) return true;
  const member = await services.db
    .selectFrom('app_members')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'app_members.user_id').on('users.tenant_id', '=', BUILDERS),
    )
    .select('users.id')
    .where('app_members.app_id', '=', app.app_id)
    .where((on) => on(on.fn('lower', ['users.email']), '=', wanted))
    .executeTakeFirst();
  if (member) return true;
  if (!caller.userId) return false;
  const person = await services.db
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', app.app_id)
    .where('status', '!=', 'disabled')
    .where((on) => on(on.fn('lower', ['email']), '=', wanted))
    .executeTakeFirst();
  return person !== undefined;
}
