import type { AssistantModel } from '@trellis/assistant';

/** The same model, of which every piece is heard of that it sends, also what the turn shows nobody. */
export function heard(model: AssistantModel, onPiece: () => void): AssistantModel {
  return {
    ...model,
    stream: async function* (request) {
      for await (const event of model.stream(request)) {
        onPiece();
        yield event;
      }
    },
  };
}
