/** What is done with answers where people see them; generated apps have these files, too, once there is an answer. */
export { tableFiles } from './layout/csv.ts';
export {
  type List,
  type PhrasingContent,
  parseMarkdown,
  type RootContent,
} from './layout/markdown.ts';
export { valueInWords } from './layout/value-in-words.ts';
export { answerMarkdown, blockMarkdown, tableMarkdown } from './layout/write.ts';
