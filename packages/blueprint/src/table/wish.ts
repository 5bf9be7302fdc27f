import { entityOf, type NewTable, type Table } from './entity.ts';

const QUOTED = /[.*+?^${}()|[\]\\]/g;
/** 'Import this file and …': what is done with the file is done anyway. */
const DEED =
  /^(?:please |bitte )?(?:import|importiere|upload|load|insert|put|read|take|add|use|nutze|lies|look at)\b[^.;!?\n]*?(?:(?:,| and | und )(?=\s*(?:then |dann )?(?:show|add|make|build|create|with|mit|zeige|erstelle|baue|let|each|group|sort|rename|use)\b)|[.;!?\n]|$)/i;
const FILE =
  /\b(?:(?:this|these|the|my|our|attached|dieser?|diesen?|dieses|die|meine[rn]?) )+(?:attached |angehängten? )?(?:csv |excel )?(?:files?|csv|table|tables|spreadsheet|sheet|excel|data|rows|attachment|datei|tabelle|daten|zeilen)\b/gi;

/**
 * What a message wishes besides taking in its tables: deeds done to the file are left out, and 'this file' is
 * called what is in it. Empty where the message wishes nothing else.
 */
export function wishBeside(text: string, tables: readonly Table[]): string {
  const [first] = tables;
  const what = first ? entityOf({ ...first, fields: first.fields ?? [] } as NewTable).plural : '';
  let rest = text;
  for (const { file } of tables)
    rest = rest.replace(
      new RegExp(`(?<!\\p{L})${file.replace(QUOTED, '\\$&')}`, 'giu'),
      'this file',
    );
  const deed = DEED.exec(rest.trim());
  if (
    deed &&
    /\b(?:file|csv|table|spreadsheet|sheet|data|rows|datei|tabelle|daten|zeilen|this|it|these)\b/i.test(
      deed[0],
    )
  )
    rest = rest.trim().slice(deed[0].length);
  return rest.replace(FILE, what.toLowerCase()).trim();
}
