import { fileURLToPath } from 'node:url';
import type { AppFiles, PreviewBuild } from '@trellis/contract';
import { type AppCompiler, createCompiler } from '../compiler.ts';
import { TEST_VENDOR } from './vendor.ts';

export const KIT_ROOT = fileURLToPath(new URL('../../../app-kit', import.meta.url));
export const INFO = { appId: '0123456789abcdef01234567', versionId: null };

export const testCompiler = (): AppCompiler =>
  createCompiler({ kitRoot: KIT_ROOT, vendor: TEST_VENDOR });

const compiler = testCompiler();

/** One compilation of an app that was never seen before. */
export async function compileOnce(files: AppFiles): Promise<PreviewBuild> {
  compiler.forget(INFO.appId);
  return compiler.compile(files, INFO);
}

/** `file:line:column severity detector: message`, one a line. */
export const problemsOf = (build: PreviewBuild): string[] =>
  build.diagnostics.map(
    ({ file, line, column, severity, detector, message }) =>
      `${file}:${line}:${column} ${severity} ${detector}: ${message}`,
  );

export const moduleOf = (build: PreviewBuild, name: string) => {
  const module = build.modules.find((item) => item.name === name);
  if (!module) throw new Error(`There is no module ${name}`);
  return module;
};
