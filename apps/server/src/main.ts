import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from './config.ts';
import { holdFolder } from './db/index.ts';
import { drainOf, httpServer } from './http/index.ts';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 22) {
  console.error(
    `Trellis needs Node 22 or newer; this is ${process.version}. Start it with npm start, which brings its own.`,
  );
  process.exit(1);
}

/** Who ends us waits for 15 seconds: turns have most of them, then what is still asked, then what was opened is closed. */
const ANSWERED_MS = 3_000;

/** Tells whoever keeps this server running (scripts/supervise.mjs) how its start went. */
function tell(what: 'ready' | 'refused'): Promise<void> {
  return new Promise((resolve) => {
    if (!process.send) return resolve();
    process.send(what, undefined, undefined, () => resolve());
  });
}

/** What another start does not mend: the operator does. */
async function refuse(message: string): Promise<never> {
  console.error(message);
  await tell('refused');
  process.exit(1);
}

async function heldFolder() {
  const config = readConfig(process.env);
  const dataDir = resolve(config.dataDir);
  if (!existsSync(dataDir)) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Before the second that loading takes: who comes second is told at once.
  return { config, dataDir, lock: await holdFolder(dataDir) };
}

async function main(): Promise<void> {
  const { config, dataDir, lock } = await heldFolder().catch((error: Error) =>
    refuse(error.message),
  );
  const [{ createApp }, { openServices }] = await Promise.all([
    import('./app.ts'),
    import('./open.ts'),
  ]);
  const { services, gateway, finishTurns, close } = await openServices(
    { ...config, dataDir },
    lock,
  );
  const server = httpServer(createApp(services));
  const drain = drainOf(server);
  gateway.attach(server);
  server.requestTimeout = 120_000;

  let ending = false;
  const end = async (signal: string) => {
    if (ending) return;
    ending = true;
    console.log(`${signal}: finishing what is under way`);
    setTimeout(() => process.exit(1), 15_000).unref();
    drain.begin();
    await finishTurns();
    await drain.answered(ANSWERED_MS);
    await close();
    server.closeAllConnections();
    process.exit(0);
  };
  process.on('SIGTERM', () => void end('SIGTERM'));
  process.on('SIGINT', () => void end('SIGINT'));

  server.on('error', async (error: NodeJS.ErrnoException) => {
    await close();
    await refuse(
      error.code === 'EADDRINUSE'
        ? `Port ${config.port} is in use. Set PORT to a free one.`
        : error.message,
    );
  });
  server.listen(config.port, config.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    // Links in mails and Google's way back lead to the port that was found.
    services.config.port = port;
    console.log(`Trellis is ready: ${config.publicUrl ?? `http://localhost:${port}`}`);
    void tell('ready');
  });
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
