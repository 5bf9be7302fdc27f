import type { AssistantModel } from '@trellis/assistant';
import type { AppFiles, ChatMessage, ChosenElement, ElementChange } from '@trellis/contract';
import { elementTitle } from '@trellis/contract';
import { type ElementRequest, elementRequest } from './element-request.ts';

/**
 * The built-in builder for a message about chosen elements ('make this red', 'change this to …', 'remove
 * this'): the same exact edits as by hand. null where rules make no such wish of it.
 */
export async function pointedBuilder(
  name: string,
  message: ChatMessage,
  files: AppFiles,
): Promise<AssistantModel | null> {
  const elements = message.metadata?.elements ?? [];
  const text = message.parts.flatMap((part) => (part.type === 'text' ? (part.text ?? '') : []));
  const asked = elements.length > 0 ? elementRequest(text.join(' ')) : null;
  if (!asked) return null;
  let isAsked = false;
  return {
    name,
    async *stream({ signal }) {
      // Asked again, the rules would say the same again.
      if (!isAsked && !signal.aborted)
        yield { type: 'text', text: await answerTo(asked, elements, files) };
      isAsked = true;
      yield { type: 'finish', reason: 'stop' };
    },
  };
}

async function answerTo(
  asked: ElementRequest,
  elements: readonly ChosenElement[],
  files: AppFiles,
): Promise<string> {
  const { changeElement, removeElement } = await import('@trellis/compiler');
  const changed: AppFiles = {};
  const done: string[] = [];
  const left: string[] = [];
  // From the end of each file on, so that the places of those before stay what they are.
  const order = [...elements].sort((a, b) => b.line - a.line || b.column - a.column);
  for (const element of order) {
    const { file, tag } = element;
    const before = changed[file] ?? files[file] ?? '';
    const after =
      asked.kind === 'remove'
        ? removeElement(before, element, tag)
        : (changeElement(before, element, tag, changesFor(asked, tag))?.text ?? null);
    (after === null ? left : done).unshift(elementTitle(element));
    if (after !== null) changed[file] = after;
  }
  const said = [
    done.length > 0 ? `${SAID[asked.kind]}: ${done.join(', ')}.` : '',
    left.length > 0
      ? `I could not change ${left.join(', ')}: it is set by code, comes from data, or no longer exists. Connect a model to change it by chatting.`
      : '',
  ].filter(Boolean);
  const actions = Object.entries(changed).map(
    ([file, content]) =>
      `<action type="add_file" file="${file}" title="${file}" end="p1">\n${content}\n</action:p1>\n`,
  );
  return `${said.join(' ')}\n\n${actions.join('\n')}`;
}

const SAID = {
  remove: 'I removed what you chose',
  text: 'I changed the text',
  color: 'I changed the color',
} as const;

function changesFor(
  asked: Exclude<ElementRequest, { kind: 'remove' }>,
  tag: string,
): ElementChange[] {
  if (asked.kind === 'text') return [{ kind: 'text', index: 0, value: asked.value }];
  // Of a button it is the surface that has the colour.
  const isButton = /^button$/i.test(tag) && !asked.isBackground;
  const { background, color } = asked;
  if (isButton)
    return [
      { kind: 'style', style: 'background', value: asked.surface },
      { kind: 'style', style: 'color', value: asked.on },
    ];
  return asked.isBackground
    ? [{ kind: 'style', style: 'background', value: background }]
    : [{ kind: 'style', style: 'color', value: color }];
}
