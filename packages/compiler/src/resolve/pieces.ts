/** What does the work of pieces that code expects beside the library's and that the kit has by another name. */
const INSTEAD: [RegExp, string][] = [
  [/^(combo-?box|auto-?complete)$/, 'Command inside of Popover'],
  [/^(date-?picker|date-?time-?picker|time-?picker)$/, "'@/components/ui/date-time-field'"],
  [/^multi-?select(or)?$/, "'@/components/ui/tags-input', or a Checkbox for each"],
  [/^(loader|loading|loading-spinner)$/, "'@/components/ui/spinner'"],
  [/^(dropdown|menu)$/, "'@/components/ui/dropdown-menu'"],
  [/^(stepper|steps)$/, "'@/components/ui/progress'"],
  [/^typography$/, 'plain elements with classes'],
];

/** In words what to take in the place of a file of `components/ui` that is not there; empty where nothing is known. */
export function insteadOfPiece(path: string): string {
  const name = /(?:^|\/)components\/ui\/([\w-]+?)(?:\.\w+)?$/.exec(path)?.[1]?.toLowerCase();
  const known = name && INSTEAD.find(([pattern]) => pattern.test(name));
  return known ? `; use ${known[1]}` : '';
}
