/** What a behaviour adds to a page of rows. */
export interface Extra {
  /** Hooks and functions inside the component, before its return. */
  setup: string[];
  /** `useRows` results that must be there before the rows are drawn. */
  needs: string[];
  /** JSX beside each row's own buttons. */
  rowButtons?: (row: string) => string;
  /** JSX at the end of a row or below a card's text. */
  rowNote?: (row: string) => string;
  /** Figures above the list. */
  stats: string[];
  /** Dialogs at the end of the page. */
  dialogs: string[];
  /** A class for rows that want attention: an expression or undefined. */
  rowClass?: (row: string) => string;
}

export const NO_EXTRA: Extra = { setup: [], needs: [], stats: [], dialogs: [] };

/** All extras of a page as one. */
export function joined(extras: Extra[]): Extra {
  const rowButtons = extras.flatMap(({ rowButtons }) => (rowButtons ? [rowButtons] : []));
  const rowNote = extras.flatMap(({ rowNote }) => (rowNote ? [rowNote] : []));
  return {
    setup: extras.flatMap(({ setup }) => setup),
    needs: extras.flatMap(({ needs }) => needs),
    stats: extras.flatMap(({ stats }) => stats),
    dialogs: extras.flatMap(({ dialogs }) => dialogs),
    rowButtons: rowButtons.length
      ? (row) => rowButtons.map((part) => part(row)).join('\n')
      : undefined,
    rowNote: rowNote.length ? (row) => rowNote.map((part) => part(row)).join('\n') : undefined,
    rowClass: extras.find(({ rowClass }) => rowClass)?.rowClass,
  };
}
