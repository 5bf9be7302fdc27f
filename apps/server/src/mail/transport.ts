import { createTransport } from 'nodemailer';

export interface Parcel {
  from: { name: string; address: string };
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/** What carries mails out of the house. */
export interface Transport {
  deliver(parcel: Parcel): Promise<void>;
  close(): void;
}

/** An SMTP server by its address: `smtp://user:password@host:587`, or `smtps://` for TLS from the start. */
export function smtpTransport(url: string): Transport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(parcel) {
      await transport.sendMail(parcel);
    },
    close: () => transport.close(),
  };
}
