/** What stands between the headers: a comma, a semicolon, a tab or a bar, whichever is there most often. */
export function separatorOf(head: string): string {
  const [first = ''] = head.replaceAll(/"[^"]*"/g, '').split(/\r?\n/);
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t', '|'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
