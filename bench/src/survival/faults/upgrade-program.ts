import { migrate, openDatabase } from '@trellis/server';

/** Brings a database up to date, in a process that may be killed meanwhile. */
const database = openDatabase({ connectionString: process.env.DATABASE_URL ?? '' }, 2);
process.stdout.write('begins\n');
await migrate(database.db);
await database.close();
