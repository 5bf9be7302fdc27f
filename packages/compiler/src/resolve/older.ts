/** Packages whose older version is here under a name of its own, with what only code written for that one says. */
const OLDER: Record<string, { name: string; signs: RegExp }> = {
  'react-day-picker': {
    name: 'react-day-picker-8',
    signs:
      /\b(useNavigation|useDayRender|useActiveModifiers|IconLeft|IconRight|displayMonth|(from|to)(Year|Month|Date)=|nav_button|caption_label|caption_dropdowns|head_(row|cell)|day_(selected|today|outside|disabled|range_middle|hidden))\b|["']dropdown-buttons["']/,
  },
};

/** The version of a package that a file's code was written for, by the name it has here. */
export function versionMeant(specifier: string, code: string | undefined): string {
  const older = OLDER[specifier];
  return older && code !== undefined && older.signs.test(code) ? older.name : specifier;
}
