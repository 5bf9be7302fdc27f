import { join } from 'node:path';

/** What the kit has in common with the pages of AI tools, by the names that it imports: source files of other rooms. */
const BY_NAME: Record<string, string> = {
  '@trellis/contract/tool-fields': 'contract/tools/field-kinds.ts',
  '@trellis/fields/csv': 'fields/csv.ts',
  '@trellis/tools/answers': 'tools/answers.ts',
  '@trellis/tools/cited': 'tools/data/cited.ts',
  '@trellis/tools/examples': 'tools/inputs/examples.ts',
  '@trellis/tools/machine': 'tools/run/machine.ts',
  '@trellis/tools/memories': 'tools/inputs/memories.ts',
  '@trellis/tools/shown': 'tools/layout/shown.ts',
  '@trellis/tools/validations': 'tools/run/validations.ts',
  '@trellis/tools/watched': 'tools/run/apply.ts',
  '@trellis/tool-ui/answers': 'tool-ui/answers.ts',
  '@trellis/tool-ui/events': 'tool-ui/events.ts',
  '@trellis/tool-ui/first-weekday': 'tool-ui/first-weekday.ts',
  '@trellis/tool-ui/picture-file': 'tool-ui/picture-file.ts',
  '@trellis/tool-ui/runs': 'tool-ui/runs.ts',
};
/** These, and what they import of their neighbours. No other file is read: names come from apps' code, too. */
const FILES: ReadonlySet<string> = new Set([
  ...Object.values(BY_NAME),
  'tools/layout/csv.ts',
  'tools/layout/markdown.ts',
  'tools/layout/value-in-words.ts',
  'tools/layout/write.ts',
  'tool-ui/acts/downloads.ts',
  'tool-ui/acts/useAct.ts',
  'tool-ui/acts/useActs.ts',
  'tool-ui/acts/useEditing.ts',
  'tool-ui/acts/useGrid.ts',
  'tool-ui/acts/useRating.ts',
  'tool-ui/acts/useSharing.ts',
  'tool-ui/api.ts',
  'tool-ui/call.ts',
  'tool-ui/cited/cited.ts',
  'tool-ui/cited/remark.ts',
  'tool-ui/download/letters.ts',
  'tool-ui/download/nodes.ts',
  'tool-ui/download/pdf.ts',
  'tool-ui/download/save.ts',
  'tool-ui/download/word.ts',
  'tool-ui/fields/useFiles.ts',
  'tool-ui/fields/useItems.ts',
  'tool-ui/history/summary.ts',
  'tool-ui/history/useHistory.ts',
  'tool-ui/membership.ts',
  'tool-ui/own-picture.ts',
  'tool-ui/page/visitor-key.ts',
  'tool-ui/random-key.ts',
  'tool-ui/sources.ts',
  'tool-ui/steps.ts',
  'tool-ui/thread/useThread.ts',
  'tool-ui/thread/useTurn.ts',
  'tool-ui/useRun.ts',
  'tool-ui/watch.ts',
]);
const FOLDER = 'shared/';

/** Where what `specifier` names of another room stands in the kit; null for what is no such name. */
export function sharedPath(specifier: string): string | null {
  const file = Object.hasOwn(BY_NAME, specifier) ? BY_NAME[specifier] : undefined;
  return file === undefined ? null : FOLDER + file;
}

/** `shared/tools/run/apply.ts` is `src/run/apply.ts` of the room `tools`, beside the kit's; null for any other path. */
export function sharedFile(kitRoot: string, path: string): string | null {
  const file = path.startsWith(FOLDER) ? path.slice(FOLDER.length) : '';
  if (!FILES.has(file)) return null;
  const [room = '', ...rest] = file.split('/');
  return join(kitRoot, '..', room, 'src', ...rest);
}
