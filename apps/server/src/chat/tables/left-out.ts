import { type Attachment, isWorkbook } from '@trellis/contract';
import { blobBytes } from '../../storage/index.ts';
import { fileOf } from '../attachments.ts';
import type { ChatNeeds } from '../needs.ts';

/** What of a message's workbooks was not read, in words; a turn reads the first sheet of each that holds anything. */
export async function unreadSheets(
  services: ChatNeeds,
  appId: string,
  files: readonly Attachment[],
): Promise<string[]> {
  const words: string[] = [];
  for (const attachment of files.filter(isWorkbook)) {
    const file = await fileOf(services, appId, attachment);
    const foreign = { owner: appId, open: () => blobBytes(file) };
    const sheets = await services.parsing.sheets(foreign);
    const [first = '', ...others] = sheets.filter((one) => !one.isEmpty).map(({ name }) => name);
    if (first && sheets[0]?.isEmpty)
      words.push(
        `Of ${attachment.name} the sheet “${first}” was read, the first one with anything in it.`,
      );
    if (others.length > 0)
      words.push(
        `Of ${attachment.name} only the sheet “${first}” was read, not ${listed(others)}. Import ${others.length === 1 ? 'that one' : 'those'} in the Database panel.`,
      );
  }
  return words;
}

/** Sheets that are named; of more than these their number tells. */
const NAMED = 5;

function listed(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).map((name) => `“${name}”`);
  const rest = names.length - shown.length;
  const all = rest > 0 ? [...shown, `${rest} more`] : shown;
  return all.length === 1 ? all[0]! : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}
