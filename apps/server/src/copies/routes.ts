import { COPY_BYTES, dataCopyCalls } from '@trellis/contract';
import { importedFile } from '../entities/index.ts';
import { builderOf, type Route, route, textStream } from '../http/index.ts';
import { Refusal } from '../refusal.ts';
import type { CopyNeeds } from './needs.ts';
import { restoreCopy } from './read.ts';
import { copyOf } from './write.ts';

/** An app's whole data as one file, and back. */
export function copyRoutes(services: CopyNeeds): Route[] {
  return [
    route(dataCopyCalls.download, async (ask) => {
      const { appId } = ask.params;
      const day = new Date().toISOString().slice(0, 10);
      const who = { appId, actor: builderOf(ask), role: ask.role };
      return new Response(textStream(copyOf(services, who)), {
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Disposition': `attachment; filename="data_${day}.json"`,
          'Cache-Control': 'no-store',
        },
      });
    }),
    route(dataCopyCalls.restore, async (ask) => {
      const who = { appId: ask.params.appId, actor: builderOf(ask), role: ask.role };
      const replaces = ask.query.existing === 'replace';
      return importedFile(
        ask.c,
        async (file) => {
          if (!/\.json$/i.test(file.name))
            throw new Refusal('invalid', 'Choose a JSON file that was downloaded here', {
              code: 'no_copy',
            });
          return restoreCopy(services, who, file, replaces);
        },
        COPY_BYTES,
      );
    }),
  ];
}
