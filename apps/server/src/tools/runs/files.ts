import { type ToolDefinition, UPLOAD_FIELD_TYPES } from '@trellis/contract';
import type { Inputs, PromptGiven } from '@trellis/tools';
import type { AppRow } from '../../apps/index.ts';
import { type Caller, ownDocument } from '../../integrations/index.ts';
import { takeData } from '../../plans/index.ts';
import type { ToolNeeds } from '../needs.ts';

/** Characters that a model reads of one file. */
const MOST_TEXT = 100_000;

/** What the files among the inputs hold: pictures for a model that sees, the words of anything else. */
export async function readFiles(
  needs: ToolNeeds,
  app: AppRow,
  { fields }: ToolDefinition,
  inputs: Inputs,
  caller: Pick<Caller, 'rank'>,
): Promise<Required<Pick<PromptGiven, 'fileTexts' | 'images'>>> {
  const fileTexts: Record<string, string> = {};
  const images: { data: Uint8Array; mediaType: string }[] = [];
  for (const { name } of fields.filter(({ type }) => UPLOAD_FIELD_TYPES.includes(type))) {
    const addresses = (inputs[name] ?? []) as string[];
    const texts: string[] = [];
    for (const address of addresses) {
      const { document, size } = await ownDocument(needs, app.app_id, address, caller);
      await takeData(needs.db, needs.plans, app.owner_id, size);
      if (document.kind === 'image') images.push(document);
      else texts.push(document.text.slice(0, MOST_TEXT));
    }
    if (texts.length > 0) fileTexts[name] = texts.join('\n\n');
  }
  return { fileTexts, images };
}
