import type { ToolDefinition } from '@trellis/contract';
import { type Rule, unquoted } from './rule.ts';

type Part =
  | 'title'
  | 'header'
  | 'description'
  | 'inputLabel'
  | 'inputPlaceholder'
  | 'welcomeMessage'
  | 'ctaButton'
  | 'ctaMessage';
const PARTS: readonly [RegExp, Part, string, number][] = [
  [/^(?:title|name|tool|it|this|this tool|the tool)$/i, 'title', 'title', 100],
  [/^(?:header|heading|headline)$/i, 'header', 'header', 100],
  [/^(?:sub-?header|sub-?title|description|subheading)$/i, 'description', 'subheader', 500],
  [
    /^(?:input label|label of the (?:input|line|free line|text input)|question)$/i,
    'inputLabel',
    'label of the text input',
    200,
  ],
  [/^(?:placeholder|hint|input placeholder)$/i, 'inputPlaceholder', 'placeholder', 500],
  [/^(?:welcome|welcome message|greeting)$/i, 'welcomeMessage', 'welcome message', 2_000],
  [
    /^(?:call to action(?: button)?|cta(?: button)?|button(?: text)?)$/i,
    'ctaButton',
    'button of the call to action',
    100,
  ],
  [
    /^(?:call to action message|cta message|message of the call to action)$/i,
    'ctaMessage',
    'message of the call to action',
    500,
  ],
];
const SET =
  /^(?:change|set|make|rename|update)\s+(?:the\s+|its\s+|my\s+)?(.+?)\s+(?:to|into|as|say|read)\s*:?\s+(.+)$|^(?:the\s+|its\s+)?(.+?)\s+(?:should|must)\s+(?:be|say|read)\s*:?\s+(.+)$|^(call)\s+(?:it|this|the tool|this tool)\s+(.+)$/is;

/** 'Change the title to “Flat writer”', 'call it Flat writer', 'the subheader should say …'. */
export const changeText: Rule = (wish, tool) => {
  const [, a, b, c, d, call, name] = SET.exec(wish) ?? [];
  const words = call ? 'title' : (a ?? c ?? '').trim();
  const found = PARTS.find(([is]) => is.test(words));
  const text = unquoted(b ?? d ?? name ?? '');
  if (!found || text === '') return null;
  const [, part, called, most] = found;
  if (text.length > most) return { refused: `The ${called} has room for ${most} characters.` };
  // A tool's header says its title until somebody wants them to differ (ruling 74).
  const isBoth = part === 'title' && (tool.header === tool.title || tool.header === '');
  const next: ToolDefinition = { ...tool, [part]: text, ...(isBoth && { header: text }) };
  if (part === 'ctaButton' && !tool.ctaLink)
    return {
      tool: next,
      done: `The ${called} says “${text}” now; give it its link in the Call to action panel.`,
    };
  return { tool: next, done: `The ${called} says “${text}” now.` };
};

const PATH =
  /^(?:change|set|make)\s+(?:the\s+|its\s+)?(?:path|address|url|slug)\s+(?:to\s+)?\/?(.+)$/i;

/** 'Change the path to flat-writer'. */
export const changePath: Rule = (wish, tool) => {
  const path = PATH.exec(wish)?.[1]
    ?.trim()
    .replace(/^tool\//, '');
  if (!path) return null;
  return { tool: { ...tool, path }, done: `Its path is ${path} now.` };
};
