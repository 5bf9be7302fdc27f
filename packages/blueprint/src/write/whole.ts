import type { AppFiles } from '@trellis/contract';
import type { AppSpec } from '../spec.ts';
import { writeApp } from './app.ts';
import { type SampleRecords, sampleRecords } from './samples.ts';

/** A designed spec as a whole app: its files, and its sample rows. */
export const appOf = (spec: AppSpec): { files: AppFiles; records: SampleRecords[] } => ({
  files: writeApp(spec),
  records: sampleRecords(spec),
});
