import type { SpecPage } from '../../spec.ts';
import type { Source } from '../code.ts';
import type { AppModel, EntityModel } from '../model.ts';
import type { Reading } from '../values.ts';

/** What a behaviour adds to a page of rows. */
export interface Extra {
  /** `useRows` lines, which come first. */
  hooks?: string[];
  /** Constants and functions inside the component, before its return. */
  setup?: string[];
  /** `useRows` results that must be there before the rows are drawn. */
  needs?: string[];
  /** What is taken from `useUser()`. */
  user?: ('user' | 'isAdmin' | 'signIn')[];
  /** JSX beside each row's own buttons. */
  rowButtons?: (row: string) => string;
  /** JSX that says something about a row. */
  rowNote?: (row: string) => string;
  /** A column of a table of the rows, behind the title. */
  column?: ExtraColumn;
  /** Figures above the list. */
  stats?: string[];
}

export interface ExtraColumn {
  label: string;
  /** JSX of a row, or an expression. */
  cell: (row: string) => string;
}

/** Where an extra is to stand. */
export interface ExtraPlace {
  model: AppModel;
  page: SpecPage;
  entity: EntityModel;
  source: Source;
  reading: Reading;
}

export interface JoinedExtra {
  hooks: string[];
  setup: string[];
  needs: string[];
  stats: string[];
  columns: ExtraColumn[];
  rowButtons?: (row: string) => string;
  rowNote?: (row: string) => string;
}

/** All extras of a page as one. */
export function joined(source: Source, extras: Extra[]): JoinedExtra {
  const all = <Key extends 'hooks' | 'setup' | 'needs' | 'stats' | 'user'>(key: Key): string[] => [
    ...new Set(extras.flatMap((extra): string[] => extra[key] ?? [])),
  ];
  const both = (key: 'rowButtons' | 'rowNote') => {
    const parts = extras.flatMap((extra) => extra[key] ?? []);
    return parts.length ? (row: string) => parts.map((part) => part(row)).join('\n') : undefined;
  };
  const user = all('user');
  const who = user.length
    ? [`const { ${user.join(', ')} } = ${source.use('useUser', '@/hooks/use-user')}();`]
    : [];
  return {
    hooks: [...who, ...all('hooks')],
    setup: all('setup'),
    needs: all('needs'),
    stats: all('stats'),
    columns: extras.flatMap(({ column }) => column ?? []),
    rowButtons: both('rowButtons'),
    rowNote: both('rowNote'),
  };
}
