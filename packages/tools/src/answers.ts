/** What is done with answers where people see them; generated apps have these files, too. */
export { tableFiles } from './layout/csv.ts';
export {
  type List,
  type PhrasingContent,
  parseMarkdown,
  type RootContent,
} from './layout/markdown.ts';
export { blocksFor } from './layout/shown.ts';
export { valueInWords } from './layout/value-in-words.ts';
export { answerMarkdown, blockMarkdown, tableMarkdown } from './layout/write.ts';
export { nextState } from './run/machine.ts';
