import {
  optionsOf,
  type ToolDefinition,
  type ToolField,
  type ToolFieldType,
} from '@trellis/contract';
import { toolField } from '../field.ts';
import { listOf } from '../wish.ts';
import { called, fieldMeant, type Rule, withField } from './rule.ts';

const ADD =
  /^(?:also\s+)?(?:(?:add|include|create|insert)\s+(?:an?\s+|another\s+|the\s+)?(?:new\s+)?(?:optional\s+|required\s+)?(?:(?:fields?|inputs?|questions?)\s+(?:for\s+|called\s+|named\s+|about\s+)?(.+)|(.+?)\s+(?:as\s+(?:an?\s+)?)?(?:fields?|inputs?))|(?:also\s+)?ask(?:\s+(?:people|users|them|me|visitors|customers))?\s+(?:also\s+)?for\s+(.+))$/i;

/** 'Add a field for the number of rooms', 'ask for a deadline too'. */
export const addFields: Rule = (wish, tool) => {
  const [, ...words] = ADD.exec(wish.replace(/\s+(?:too|as well|also)$/i, '')) ?? [];
  const named = words.find(Boolean);
  return named ? withFields(wish, named, tool) : null;
};

const JUST_ADD = /^(?:add|include)\s+(.{2,60})$/i;

/** 'Add a deadline': what is nothing else that a tool has is asked for. */
export const addAsField: Rule = (wish, tool) => {
  const named = JUST_ADD.exec(wish)?.[1];
  return named && named.split(' ').length <= 6 ? withFields(wish, named, tool) : null;
};

function withFields(wish: string, named: string, tool: ToolDefinition): ReturnType<Rule> {
  const optional = /\boptional\b/i.test(wish);
  const fields = [...tool.fields];
  for (const one of CHOICES.test(named) ? [named] : listOf(named)) {
    const field = toolField(one.replace(/^optional\s+/i, ''));
    if (field.name.toLowerCase() === 'input' || field.name === '')
      return { refused: `A field cannot be called “${one}”.` };
    if (fieldMeant({ ...tool, fields }, field.name))
      return { refused: `There is a field “${field.name}” already.` };
    fields.push({ ...field, required: !optional && field.type !== 'boolean' });
  }
  const added = fields.slice(tool.fields.length);
  const lines = added.map(({ name }) => `- ${name}: [${name}]`);
  return {
    tool: { ...tool, fields, instructions: withLines(tool.instructions, lines) },
    done: `I added ${namesOf(added)}.`,
  };
}
/** A colon or brackets list what one field is chosen from. */
const CHOICES = /[(:]/;

const namesOf = (fields: readonly ToolField[]): string =>
  `${fields.length === 1 ? 'the field' : 'the fields'} ${fields.map((field) => `“${called(field)}”`).join(', ')}`;

/** The lines of what was given get the new ones behind them; where there are none, they come last. */
function withLines(instructions: string, lines: readonly string[]): string {
  const all = instructions.split('\n');
  const last = all.findLastIndex((line) => /^- .*: \[[^\]]+\]$/.test(line));
  const at = last < 0 ? all.length : last + 1;
  return [...all.slice(0, at), ...lines, ...all.slice(at)].join('\n').trimStart();
}

const REMOVE =
  /^(?:(?:remove|delete|drop|take (?:out|away)|get rid of)\s+(.+?)|(?:do not|don't|stop|no need to)\s+ask(?:ing)?(?:\s+(?:people|users|them|me))?\s+for\s+(.+?))$/i;

/** 'Remove the deadline': the field goes, with its tag in the instructions. */
export const removeField: Rule = (wish, tool) => {
  const words = REMOVE.exec(wish)?.slice(1).find(Boolean);
  const field = words && fieldMeant(tool, words);
  if (!field) return null;
  const tag = `[${field.name}]`;
  const instructions = tool.instructions
    .split('\n')
    .filter((line) => line !== `- ${field.name}: ${tag}`)
    .join('\n')
    .replaceAll(tag, called(field).toLowerCase());
  const fields = tool.fields.filter((one) => one !== field);
  const examples = tool.examples.map(({ label, inputs: { [field.name]: _, ...inputs } }) => ({
    label,
    inputs,
  }));
  // A form without anything to fill in gets its free line back.
  const isInputHidden = tool.isInputHidden && fields.length > 0;
  return {
    tool: { ...tool, fields, instructions, examples, isInputHidden },
    done: `I removed the field “${called(field)}”.`,
  };
};

const RENAME =
  /^(?:rename|call|relabel|change)\s+(?:the\s+)?(.+?)\s+(?:field\s+)?(?:to|as|into)\s+(.+)$/i;

/** 'Rename facts to details': people read the new label; the tag stays (ruling 86). */
export const renameField: Rule = (wish, tool) => {
  const [, named = '', label = ''] = RENAME.exec(wish) ?? [];
  const field = fieldMeant(tool, named);
  if (!field) return null;
  const words = label
    .replace(/["“”[\]]/g, '')
    .trim()
    .slice(0, 100);
  const next = words.charAt(0).toUpperCase() + words.slice(1);
  if (fieldMeant(tool, next)) return { refused: `There is a field “${next}” already.` };
  return {
    tool: withField(tool, field, { label: next }),
    done: `The field “${called(field)}” is called “${next}” now.`,
  };
};

const STATES: readonly [RegExp, Partial<ToolField>, string][] = [
  [/(?:optional|not required)$/i, { required: false }, 'may be left empty'],
  [/(?:required|mandatory|not optional)$/i, { required: true }, 'must be filled in'],
  [/personal$/i, { personal: true }, 'is personal now'],
  [/remembered$/i, { memorize: true }, 'is remembered for the next time'],
];
const MAKE =
  /^(?:make|mark|set)\s+(?:the\s+)?(.+?)\s+(?:as\s+|be\s+)?((?:not\s+)?(?:optional|required|mandatory|personal|remembered))$|^(.+?)\s+(?:is|are|should be|must be)\s+((?:not\s+)?(?:optional|required|mandatory|personal|remembered))$|^(remember)\s+(?:the\s+)?(.+)$/i;

/** 'Make the budget optional', 'remember the name'. */
export const stateOfField: Rule = (wish, tool) => {
  const found = MAKE.exec(wish);
  if (!found) return null;
  const [, a, b, c, d, , remembered] = found;
  const field = fieldMeant(tool, (a ?? c ?? remembered)!);
  const state = STATES.find(([is]) => is.test(b ?? d ?? 'remembered'));
  if (!field || !state) return null;
  if (state[1].memorize && field.type === 'photo') return { refused: 'Photos are not remembered.' };
  return {
    tool: withField(tool, field, state[1]),
    done: `“${called(field)}” ${state[2]}.`,
  };
};

const KINDS: readonly [RegExp, ToolFieldType, string][] = [
  [/\bnumber\b/i, 'number', 'a number'],
  [/\b(?:long|big|multi-?line)\b.*\btext\b|\btext ?area\b/i, 'long_text', 'a long text'],
  [/\btext\b/i, 'text', 'a text'],
  [/\b(?:photo|picture|image)\b/i, 'photo', 'a photo'],
  [/\bdate\b/i, 'date', 'a date'],
  [/\be-?mail\b/i, 'email', 'an email address'],
  [/\bphone\b/i, 'phone', 'a phone number'],
  [/\b(?:link|url|web address)\b/i, 'link', 'a link'],
  [/\b(?:yes.?(?:\/|or).?no|check ?box|switch|toggle)\b/i, 'boolean', 'a yes or no'],
];
const TURN = /^(?:make|turn|change)\s+(?:the\s+)?(.+?)\s+(?:(?:in)?to\s+)?(an?\s+.+)$/i;

/** 'Make the price a number'. */
export const typeOfField: Rule = (wish, tool) => {
  const [, words = '', kind = ''] = TURN.exec(wish) ?? [];
  const field = fieldMeant(tool, words);
  const known = KINDS.find(([is]) => is.test(kind));
  if (!field || !known) return null;
  const { options: _, ...rest } = field;
  const fields = tool.fields.map((one) =>
    one === field
      ? { ...rest, type: known[1], ...(known[1] === 'email' && { personal: true }) }
      : one,
  );
  return { tool: { ...tool, fields }, done: `“${called(field)}” is ${known[2]} now.` };
};

const CHOOSE =
  /^(?:(?:let|make)\s+(?:people|users|them|visitors|customers)\s+)?(?:choose|pick|select)\s+(?:the\s+)?(.+?)\s+(?:from|among|between)\s+(.+)$|^(?:the\s+)?(.+?)\s+(?:can|should|may|could)\s+be\s+(.+?,.+|.+?\s+or\s+.+)$|^(?:the\s+)?options\s+(?:of|for)\s+(?:the\s+)?(.+?)\s+(?:are|should be)\s+(.+)$/i;
const OPTION =
  /^add\s+(?:the\s+)?(?:options?|choices?)\s+(.+?)\s+to\s+(?:the\s+)?(.+)$|^add\s+(.+?)\s+to\s+(?:the\s+)?(?:options|choices)\s+(?:of|for)\s+(?:the\s+)?(.+)$/i;

/** 'The tone can be warm, plain or funny', 'add the option formal to tone'. */
export const optionsOfField: Rule = (wish, tool) => {
  const chosen = CHOOSE.exec(wish);
  const added = chosen ? null : OPTION.exec(wish);
  const words = chosen ? (chosen[1] ?? chosen[3] ?? chosen[5]) : (added?.[2] ?? added?.[4]);
  const field = words ? fieldMeant(tool, words) : undefined;
  const list = chosen ? (chosen[2] ?? chosen[4] ?? chosen[6]) : (added?.[1] ?? added?.[3]);
  if (!field || !list) return null;
  const before = added ? optionsOf(field).map(({ label }) => label) : [];
  const all = [...before, ...list.split(/\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+/i)]
    .map((label) => label.replace(/["“”]/g, '').trim())
    .filter(Boolean)
    .map((label) => label.charAt(0).toUpperCase() + label.slice(1));
  const options = [...new Map(all.map((label) => [label.toLowerCase(), { label }])).values()];
  return {
    tool: withoutLost(withField(tool, field, { type: 'select', options }), field.name, options),
    done: `“${called(field)}” is chosen from ${options.map(({ label }) => label).join(', ')}.`,
  };
};

/** Examples without a choice that is no more. */
function withoutLost(
  tool: ToolDefinition,
  name: string,
  options: readonly { label: string }[],
): ToolDefinition {
  const examples = tool.examples.map(({ label, inputs: { [name]: value, ...inputs } }) => ({
    label,
    inputs: options.some((one) => one.label === value) ? { ...inputs, [name]: value! } : inputs,
  }));
  return { ...tool, examples };
}
