import type { BlockValues, SourceRow } from '@trellis/contract';
import { createContext, type ReactNode, useContext } from 'react';
import { isOwnPicture } from '../own-picture.ts';

/** Where the app begins whose rows have pages; null where a row's page cannot be led to. */
export const AppBase = createContext<string | null>(null);

/** Cards of an answer; one that shows a row of a list has its picture, its price and the way to it. */
export function Cards({ cards }: { cards: BlockValues['cards'] }) {
  return (
    <ul className="cards">
      {cards.map(({ title, text, row }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards may be alike
        <li key={at}>
          {isOwnPicture(row?.picture) && <img src={row.picture} alt="" loading="lazy" />}
          <strong>
            <Way row={row}>{title}</Way>
          </strong>
          {row?.price && <p className="price">{row.price}</p>}
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}

/** A title, and where it leads: to the row's page of ours, or to that which its list names. */
function Way({ row, children }: { row: SourceRow | undefined; children: ReactNode }) {
  const base = useContext(AppBase);
  if (row?.hasPage && base !== null) return <a href={`${base}/item/${row.id}`}>{children}</a>;
  if (!row?.link) return children;
  return (
    <a href={row.link} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  );
}
