import { BLOCK_TYPES, type BlockType, ToolBlock } from '@trellis/contract';
import { capital } from '../../lexicon/lang.ts';
import { blockFor } from '../layout.ts';
import { listOf } from '../wish.ts';
import { blockMeant, type Rule } from './rule.ts';

const GIVE =
  /^(?:also\s+)?(?:add|include|give|show|return|suggest|list|write)\s+(?:me\s+|us\s+|people\s+)?(?:also\s+)?(.+?)(?:\s+(?:to|in|at the end of|below|under|after)\s+(?:the\s+)?(?:answer|result|results|output))?(?:\s+(?:too|as well|also))?$/i;
/** What can only be a part of an answer, where nothing else says what is meant. */
const PIECE =
  /\b(?:table|chart|graph|checklist|to-?do list|list|score|rating|cards?|code|quotes?|sources?|picture|image|illustration|tips?|steps|summary|pros and cons|examples|ideas|suggestions|alternatives|hashtags?|headlines?|titles?|explanation|reasons|conclusion|introduction|next steps|key points|translation)\b/i;

/** 'Add a table of costs', 'also give three tips'. */
export const addBlock: Rule = (wish, tool) => {
  const words = GIVE.exec(wish)?.[1];
  const isSaid = /\b(?:answer|results?|output)$/i.test(
    wish.replace(/\s+(?:too|as well|also)$/i, ''),
  );
  if (!words || !(isSaid || PIECE.test(words))) return null;
  const blocks = [...tool.blocks];
  for (const one of listOf(words)) {
    const piece = blockFor(one);
    if (
      blocks.some(({ title }) => title !== '' && title.toLowerCase() === piece.title.toLowerCase())
    )
      return { refused: `The answer has “${piece.title}” already.` };
    blocks.push(ToolBlock.parse({ id: freeId(blocks), ...piece }));
  }
  const titles = blocks.slice(tool.blocks.length).map(({ title }) => `“${title}”`);
  return { tool: { ...tool, blocks }, done: `The answer has ${titles.join(', ')} as well.` };
};

const freeId = (blocks: readonly { id: string }[]): string => {
  for (let n = blocks.length + 1; ; n++)
    if (!blocks.some(({ id }) => id === `block-${n}`)) return `block-${n}`;
};

const REMOVE =
  /^(?:(?:remove|delete|drop|take (?:out|away)|leave out|get rid of)|(?:do not|don't)\s+(?:show|give|add|list))\s+(?:the\s+)?(.+?)(?:\s+(?:from|in)\s+(?:the\s+)?(?:answer|results?|output))?$/i;

/** 'Leave out the tips'. */
export const removeBlock: Rule = (wish, tool) => {
  const words = REMOVE.exec(wish)?.[1];
  const block = words && blockMeant(tool, words);
  if (!block) return null;
  const blocks = tool.blocks.filter((one) => one !== block);
  return {
    tool: { ...tool, blocks },
    done: `The answer has no “${block.title || block.type}” any more.`,
  };
};

const AS =
  /^(?:show|give|write|return|answer|make)\s+(?:it|(?:the\s+)?(?:answer|result|results|output|(.+?)))\s*(?:as|in|into)?\s+(?:an?\s+)?(?:(?:form|style)\s+of\s+(?:an?\s+)?)?([a-z]+)$/i;
const KIND: Partial<Record<string, BlockType>> = {
  bullets: 'list',
  paragraph: 'text',
  prose: 'text',
  graph: 'chart',
  card: 'cards',
};

/** 'Show the result as a table'. */
export const kindOfBlock: Rule = (wish, tool) => {
  const [, words, said = ''] = AS.exec(wish) ?? [];
  const low = said.toLowerCase();
  const type = BLOCK_TYPES.find((one) => one === low) ?? KIND[low];
  const block = words ? blockMeant(tool, words) : tool.blocks[0];
  if (!type || (words && !block)) return null;
  if (!block) {
    const made = ToolBlock.parse({ id: 'block-1', type });
    return { tool: { ...tool, blocks: [made] }, done: `The answer is ${withArticle(low)} now.` };
  }
  const { columns: _, chart: __, ...rest } = block;
  const blocks = tool.blocks.map((one) =>
    one === block ? { ...rest, type, ...(type === 'chart' && { chart: 'bar' as const }) } : one,
  );
  return {
    tool: { ...tool, blocks },
    done: `${block.title ? `“${block.title}”` : 'The answer'} is ${withArticle(low)} now.`,
  };
};
const withArticle = (noun: string): string => (/s$/.test(noun) ? noun : `a ${noun}`);

const STYLE =
  /^(?:(?:please\s+)?(?:write|use|always|never|keep|be|avoid|include|mention|limit|answer|respond|reply|begin|start|end|finish|stick|focus|explain|speak|address|sound|don't|do not|no\s|only|in\s|at most|at least)\b|make\s+(?:it|them|the\s+(?:text|answer|answers|result|results|tone|language))\s+(?!an?\s)|(?:shorter|longer|simpler|funnier|friendlier|warmer|more|less)\b|it\s+(?:should|must|may|can)\s|(?:the\s+)?(?:answers?|results?|texts?|tone|style|output)\s+(?:should|must|may|can)\s)/i;

const LOOK =
  /^(?:make|use|change|set|give)\b.*\b(?:colou?rs?|theme|fonts?|logo|dark mode|background|rounded|corners|red|orange|yellow|green|teal|blue|purple|violet|pink|brown|black|white|gr[ae]y)\b/i;

/** 'Never use rhymes', 'make it shorter': the instructions say it, in the person's own words. */
export const addInstruction: Rule = (wish, tool) => {
  if (LOOK.test(wish)) return { refused: 'Colors, font and corners are in the Branding panel.' };
  if (!STYLE.test(wish)) return null;
  const line = `${capital(wish)}.`;
  const instructions = `${tool.instructions.trimEnd()}\n${line}`.trimStart();
  if (instructions.length > 20_000) return { refused: 'The instructions have no room for more.' };
  return { tool: { ...tool, instructions }, done: `The instructions say “${line}” as well.` };
};
