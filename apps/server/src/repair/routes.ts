import { repairCalls } from '@trellis/contract';
import { builderOf, type Route, route } from '../http/index.ts';
import { checkTypes } from '../types/index.ts';
import { resultOf } from './issues.ts';
import type { RepairNeeds } from './needs.ts';
import { repairVersion } from './repair.ts';

export function repairRoutes(services: RepairNeeds): Route[] {
  const { versions, previews } = services;
  return [
    route(repairCalls.validate, async ({ params }) => {
      await versions.get(params.appId, params.versionId);
      const files = await versions.files(params.appId, params.versionId);
      const started = performance.now();
      const { diagnostics, timings } = await previews.validate(params.appId, files);
      const typing = performance.now();
      const types = await checkTypes(files, diagnostics);
      const all = new Map(timings).set('type-error', performance.now() - typing);
      return resultOf([...diagnostics, ...types], all, performance.now() - started);
    }),
    route(repairCalls.repair, async (ask) => {
      const { appId, versionId } = ask.params;
      await versions.get(appId, versionId);
      const { signal } = ask.request;
      return repairVersion(services, builderOf(ask), appId, versionId, ask.body, signal);
    }),
  ];
}
