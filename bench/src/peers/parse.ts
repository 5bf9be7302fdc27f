import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Parse Server as its documentation sets it up, over a database in the run's PostgreSQL. */
const require = createRequire(join(process.env.PARSE_FOLDER ?? '', 'package.json'));
const { ParseServer } = require('parse-server');
const {
  PostgresStorageAdapter,
} = require('parse-server/lib/Adapters/Storage/Postgres/PostgresStorageAdapter');
const express = require('express');

const databaseOptions = { ...JSON.parse(process.env.DATABASE ?? '{}'), poolSize: 20, max: 20 };
const http = createServer();
await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
const url = `http://localhost:${(http.address() as AddressInfo).port}`;
const server = new ParseServer({
  databaseAdapter: new PostgresStorageAdapter({
    uri: `postgres://postgres@localhost/${databaseOptions.database}`,
    databaseOptions,
  }),
  appId: 'bench',
  masterKey: 'master',
  restAPIKey: 'rest',
  serverURL: `${url}/parse`,
  directAccess: true,
  silent: true,
  logLevel: 'error',
  allowClientClassCreation: true,
  // Files are no part of this.
  filesAdapter: {
    createFile: async () => undefined,
    deleteFile: async () => undefined,
    getFileData: async () => Buffer.alloc(0),
    getFileLocation: () => '',
  },
});
await server.start();
const app = express();
app.use('/parse', server.app);
http.on('request', app);

const call = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}/parse${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Parse-Application-Id': 'bench',
      'X-Parse-REST-API-Key': 'rest',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
};
const user = await call('/users', { username: 'vic', password: 'correct horse battery' });
await call(
  '/schemas/Task',
  {
    className: 'Task',
    fields: {
      title: { type: 'String' },
      status: { type: 'String' },
      n: { type: 'Number' },
      done: { type: 'Boolean' },
      notes: { type: 'String' },
    },
  },
  { 'X-Parse-Master-Key': 'master' },
);
console.log(`said ${JSON.stringify({ userId: user.objectId, session: user.sessionToken })}`);
console.log(url);
process.on('SIGTERM', () => process.exit(0));
