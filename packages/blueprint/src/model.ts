import { accessAsked, withAccess } from './change/requested.ts';
import { LEVELS } from './change/said.ts';
import { dataTurn } from './data/turn.ts';
import { gate } from './gate/index.ts';
import type { BlueprintEvent, BlueprintInput } from './input.ts';
import { nextMessages } from './next/index.ts';
import { respond } from './respond.ts';
import { buttonTurn } from './tool/button/index.ts';
import { writeTurn } from './turn.ts';

/** One turn of the built-in builder: the person's last message, read and answered. */
export async function* blueprintTurn(input: BlueprintInput): AsyncGenerator<BlueprintEvent> {
  const text = input.messages.findLast(({ role }) => role === 'user')?.text ?? '';
  const byHand = changedByHand(text, input);
  if (byHand !== null) {
    yield { type: 'text', text: byHand };
    return;
  }
  const withTool = dataTurn(input) ?? buttonTurn(input);
  const understanding = withTool?.understanding ?? respond(text, input.spec, input.now);
  if (understanding.kind === 'unclear') {
    const { spec } = input;
    // Nothing else was understood, but privacy was spoken of: that closes, and is asked about.
    if (spec && gate(text, spec, spec).closings.some(({ why }) => why === 'privacy'))
      yield* writeTurn(input, { kind: 'change', spec, changes: [] }, (answer) => answer);
    else {
      yield { type: 'text', text: understanding.answer ?? '' };
      if (spec) yield { type: 'next', messages: nextMessages(spec, [], input.now) };
    }
    return;
  }
  yield* writeTurn(input, understanding, (answer) => answer, withTool?.tools);
}

/** Other rules of an entity that no spec knows, such as one of an imported app: its file alone is changed. */
function changedByHand(text: string, { files, spec }: BlueprintInput): string | null {
  const asked = accessAsked(text);
  if (!asked || spec?.entities.some(({ name }) => name === asked.entity)) return null;
  const path = `entities/${asked.entity}.json`;
  const content = withAccess(files[path] ?? '', asked);
  if (content === null) return null;
  const { read, write } = LEVELS.en;
  return `${asked.entity}: ${read[asked.read]}, ${write[asked.write]}.\n\n<action type="edit_entity" file="${path}" title="${asked.entity}">\n${content}</action>\n`;
}
