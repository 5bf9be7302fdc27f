import { PostOffice } from '@trellis/testing/post-office';
import type { Caller } from './caller.ts';

interface Mail {
  subject: string;
  text: string;
  /** Where its button leads, on this installation. */
  link: string;
  secret: string;
  code: string;
}

const read = new Set<string>();

/** The newest mail to an address that no story has read yet: from the outbox that the admin sees, or from the mail server. */
export async function nextMail(from: Caller | PostOffice, to: string): Promise<Mail> {
  if (from instanceof PostOffice) {
    const { subject = '', text = '' } = await from.take(to);
    return mailOf(subject, text);
  }
  for (let tries = 0; tries < 100; tries++) {
    const { mails } = await from.call<{
      mails: { id: string; to: string }[];
    }>('GET', '/api/admin/outbox');
    const mail = mails.find((one) => one.to === to && !read.has(one.id));
    if (mail) {
      for (const one of mails) if (one.to === to) read.add(one.id);
      const { subject, text } = await from.call<{ subject: string; text: string }>(
        'POST',
        `/api/admin/outbox/${mail.id}/read`,
      );
      return mailOf(subject, text, from.url);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`There is no mail to ${to}`);
}

function mailOf(subject: string, text: string, url?: string): Mail {
  const address = /https?:\S+/.exec(text)?.[0];
  const { origin, pathname, searchParams, search } = new URL(address ?? url ?? 'about:blank');
  return {
    subject,
    text,
    link: (url ?? origin) + pathname + search,
    secret: searchParams.get('secret') ?? searchParams.get('invitation') ?? '',
    code: /Your code: (\d{6})/.exec(text)?.[1] ?? '',
  };
}
