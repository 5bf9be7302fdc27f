import { openDatabase } from '../db/index.ts';
import { Work } from './index.ts';

// A server that takes a job, says so, and never ends it.
const database = openDatabase({ connectionString: process.env.DATABASE_URL ?? '' });
const work = new Work(database, 'killed');
await work.open([
  {
    name: 'killed',
    retries: { limit: 1, delay: 1 },
    work: () => {
      process.send?.('taken');
      return new Promise(() => undefined);
    },
  },
]);
await work.send('killed', { n: 1 });
