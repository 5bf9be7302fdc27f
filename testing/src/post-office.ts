import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
interface Arrived {
  to: string[];
  mail: Email;
}

/** A real SMTP server of this process; it refuses the next mails on request, as servers do. */
export class PostOffice {
  readonly mails: Arrived[] = [];
  refusals: { code: number; text: string }[] = [];
  readonly #server: SMTPServer;

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          const refusal = this.refusals.shift();
          if (refusal)
            return callback(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
          this.mails.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            mail: await PostalMime.parse(Buffer.concat(chunks)),
          });
          callback();
        });
      },
    });
  }

  static async start(): Promise<PostOffice> {
    const office = new PostOffice();
    await new Promise<void>((resolve) => office.#server.listen(0, '127.0.0.1', resolve));
    return office;
  }

  /** The operator's setting for it. */
  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  /** The next mail to an address, taken out of its mailbox. */
  async take(to: string): Promise<Email> {
    for (let tries = 0; tries < 150; tries++) {
      const at = this.mails.findIndex((one) => one.to.includes(to));
      if (at >= 0) return this.mails.splice(at, 1)[0]!.mail;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`No mail came to ${to}`);
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
