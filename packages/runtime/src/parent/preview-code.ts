import type { PreviewBuild, PreviewUpdate } from '@trellis/contract';
import type { CodeParcel } from '../messages.ts';
import type { FirstCode } from './session.ts';
import { keepTexts, parcel } from './texts.ts';

/** The code of an app that is being built. */
export interface AppCode {
  kind: 'preview';
  build: PreviewBuild;
}

/** What the parent does within the frame now and then; each is fetched when it is first used. */
export const TOOLS = { picture: 'trellis/picture', point: 'trellis/point' } as const;
export type Tool = keyof typeof TOOLS;
const TOOL_NAMES: ReadonlySet<string> = new Set(Object.values(TOOLS));

/** What the frame is given to begin with. */
export async function firstCode({ build }: AppCode): Promise<FirstCode> {
  keepTexts(build.inline);
  const wanted = Object.keys(build.vendor).filter((name) => !build.later[name]);
  const first = await parcel(build.vendor, wanted);
  return { entry: build.entry, code: { ...first, modules: build.modules }, css: build.css.text };
}

/** What the frame asks for later: a lazy chunk or library, with all it imports. */
export function laterCode({ build }: AppCode, name: string): Promise<CodeParcel> {
  const { vendor, later } = build;
  return parcel(vendor, Object.hasOwn(later, name) ? later[name]! : [name]);
}

/** The library code that an update brings along: what is new, and what could wait so far and cannot any more. */
export function updateCode(
  step: PreviewUpdate,
  previous: AppCode | null,
  { build: now }: AppCode,
): Promise<CodeParcel> {
  const waited = previous ? Object.keys(previous.build.later) : [];
  const moved = waited.filter((name) => now.vendor[name] && !now.later[name]);
  const fresh = Object.keys(step.vendor).filter((name) => !TOOL_NAMES.has(name));
  return parcel({ ...now.vendor, ...step.vendor }, [...fresh, ...moved]);
}

/** Whether an update changes what runs, and not only what it is called or looks like. */
export const bringsCode = ({ changed, removed }: PreviewUpdate): boolean =>
  changed.length + removed.length > 0;
