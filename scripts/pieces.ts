// Shows every generic piece of the builder on one page, without a server behind it.
import { join } from 'node:path';
import { createServer } from 'vite';

const server = await createServer({
  root: join(import.meta.dirname, '../apps/builder'),
  server: { port: Number(process.env.PORT ?? 5_180), host: '127.0.0.1' },
  logLevel: 'warn',
});
await server.listen();
const [address] = server.resolvedUrls?.local ?? [];
console.log(`The pieces are at ${address}gallery.html`);
