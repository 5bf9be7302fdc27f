import type { AssistantModel } from '@trellis/assistant';
import { ask } from '@trellis/llm';
import type { ModelChoice } from './choice.ts';
import { llmOf } from './send.ts';

const BLIND = 'I cannot look at the pictures, so I go by your words.\n\n';

/** A provider's model that writes the app itself, as the assistant asks it. The turn makes a failed request again. */
export function codeModel(choice: ModelChoice): AssistantModel {
  const llm = llmOf(choice);
  return {
    name: choice.model,
    isShownImages: true,
    async *stream({ system, stableLength, messages, signal, tools, maxRequests }) {
      const request = {
        system,
        messages,
        signal,
        ...(stableLength !== undefined && { stableLength }),
        ...(tools && { tools }),
        ...(maxRequests !== undefined && { maxRequests }),
      };
      for await (const event of ask(llm, request)) {
        if (event.type === 'without') {
          if (event.part === 'images') yield { type: 'text', text: BLIND };
        } else if (event.type !== 'again') yield event;
      }
    },
  };
}
