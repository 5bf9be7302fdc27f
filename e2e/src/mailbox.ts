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

/** The newest mail to an address that no story has read yet, from the outbox that the admin sees. */
export async function nextMail(admin: Caller, to: string): Promise<Mail> {
  for (let tries = 0; tries < 100; tries++) {
    const { mails } = await admin.call<{
      mails: { id: string; to: string }[];
    }>('GET', '/api/admin/outbox');
    const mail = mails.find((one) => one.to === to && !read.has(one.id));
    if (mail) {
      for (const one of mails) if (one.to === to) read.add(one.id);
      const { subject, text } = await admin.call<{ subject: string; text: string }>(
        'POST',
        `/api/admin/outbox/${mail.id}/read`,
      );
      const address = /https?:\S+/.exec(text)?.[0];
      const { pathname, searchParams, search } = new URL(address ?? admin.url);
      return {
        subject,
        text,
        link: admin.url + pathname + search,
        secret: searchParams.get('secret') ?? searchParams.get('invitation') ?? '',
        code: /Your code: (\d{6})/.exec(text)?.[1] ?? '',
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`There is no mail to ${to}`);
}
