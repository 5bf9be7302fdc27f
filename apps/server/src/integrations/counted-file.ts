import { takeData } from '../plans/index.ts';
import { fileAt } from './documents.ts';
import type { EndpointAsk } from './endpoint.ts';

/** A file to be read for its data: counted as what the app's owner has processed this month (ruling 35). */
export async function countedFile(address: string, ask: EndpointAsk): Promise<File> {
  const { app, meter, services } = ask;
  const file = await fileAt(address, ask);
  await takeData(services.db, services.plans, app.owner_id, file.size);
  meter.bytes += file.size;
  return file;
}
