import { tokenise } from '../lexicon/tokens.ts';
import { languageOf } from '../understand/language.ts';
import { namesAiTool, wishesTool } from './foreign/read.ts';

const BEGIN =
  /^(?:(?:please|hi|hello|hey|now|ok(?:ay)?|also|and|then)[\s,!.]+|(?:can|could|would) you\s+|(?:i|we)(?:'d| would)? (?:want|like|need)\s+(?:to (?:have|add|build|make|create)\s+)?|(?:add|build|create|make|give|set up|draft)\s+(?:me\s+|us\s+)?)*/i;
const AI_TOOL = /^(?:an?|another|one more|a second|a new|the|one)\s+(?:\w+\s+){0,2}?AI[- ]tool\b/i;
const ANOTHER =
  /^(?:another|one more|a second|a new|an?)\s+(?:\w+\s+){0,3}?tool\b|^an?\s+second\b|^new tool\b/i;

/**
 * Whether a message wishes for a (further) AI tool. Beside pages the words must say so: a tool that tracks a stock is
 * an app; where there are but tools, any other tool is one.
 */
export function isToolAsked(text: string, hasPages: boolean): boolean {
  const lang = languageOf(tokenise(text));
  if (lang !== 'en') return namesAiTool(text, lang) || (!hasPages && wishesTool(text, lang));
  const wish = text.trim().replace(BEGIN, '');
  return AI_TOOL.test(wish) || (!hasPages && ANOTHER.test(wish));
}
