/** Cells as spreadsheets exchange them: tabs between, a line each, quoted where they hold either. */
export function toTsv(lines: readonly (readonly string[])[]): string {
  const quoted = (cell: string) =>
    /[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return lines.map((line) => line.map(quoted).join('\t')).join('\n');
}

/** Reads them again; a last line break makes no line. */
export function fromTsv(text: string): string[][] {
  const lines: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const input = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let at = 0; at < input.length; at++) {
    const letter = input[at]!;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (input[at + 1] === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === '\t' || letter === '\n') {
      lines.at(-1)!.push(cell);
      cell = '';
      if (letter === '\n') lines.push([]);
    } else cell += letter;
  }
  lines.at(-1)!.push(cell);
  return lines;
}
