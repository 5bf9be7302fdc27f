import { ToolDefinition } from '@trellis/contract';
import { addBlock, addInstruction, kindOfBlock, removeBlock } from './answer.ts';
import {
  addAsField,
  addFields,
  optionsOfField,
  removeField,
  renameField,
  stateOfField,
  typeOfField,
} from './fields.ts';
import type { Rule } from './rule.ts';
import { changePath, changeText } from './texts.ts';

/** In the order in which they are asked: what names a field or a part wins over what only sounds like a style. */
const RULES: readonly Rule[] = [
  changePath,
  changeText,
  renameField,
  optionsOfField,
  stateOfField,
  typeOfField,
  removeField,
  removeBlock,
  addFields,
  kindOfBlock,
  addBlock,
  addAsField,
  addInstruction,
];

/** What became of the wishes of a message. */
export interface ToolChanges {
  tool: ToolDefinition;
  /** A sentence for each that was carried out. */
  done: string[];
  /** Why others were not. */
  refused: string[];
  /** Wishes that no rule understands, word by word. */
  unclear: string[];
}

/** Carries out what a message asks of a tool, in English; what is not understood changes nothing. Never throws. */
export function changeTool(text: string, tool: ToolDefinition): ToolChanges {
  const changes: ToolChanges = { tool, done: [], refused: [], unclear: [] };
  for (const wish of wishesOf(text)) carryOut(wish, changes);
  return changes;
}

function carryOut(wish: string, changes: ToolChanges): void {
  for (const rule of RULES) {
    const answer = rule(wish, changes.tool);
    if (answer === null) continue;
    if ('refused' in answer) changes.refused.push(answer.refused);
    else {
      const read = ToolDefinition.safeParse(answer.tool);
      if (read.success) {
        changes.tool = read.data;
        changes.done.push(answer.done);
      } else changes.refused.push(`“${wish}” does not fit: ${read.error.issues[0]!.message}.`);
    }
    return;
  }
  changes.unclear.push(wish);
}

const COURTESY =
  /^(?:(?:please|ok|okay|thanks|thank you|great|and|now|then|but)[\s,!.]+|(?:can|could|would) you\s+(?:please\s+)?|i(?:'d| would)? (?:want|like) (?:you )?to\s+)+/i;
const NEXT =
  /\s*(?:;\s*|,\s+|,?\s+(?:and|then|but)\s+)(?:(?:and|then|also|please)\s+)*(?=(?:add|remove|delete|drop|rename|call|change|make|set|ask|don't|do not|never|always|show|give|leave out|let|remember|use|write|keep)\s)/i;

function wishesOf(text: string): string[] {
  return text
    .slice(0, 4_000)
    .replace(/[^\S\n]+/g, ' ')
    .split(/\n+|(?<=[.!?])\s+/)
    .flatMap((sentence) => sentence.split(NEXT))
    .map((wish) =>
      wish
        .replace(COURTESY, '')
        .replace(/(?:,?\s*please)?[.!?\s]+$/i, '')
        .trim(),
    )
    .filter(
      (wish) =>
        /\p{L}/u.test(wish) &&
        !/^(?:thanks?(?: you)?|please|hi|hello|ok(?:ay)?|great)$/i.test(wish),
    );
}
