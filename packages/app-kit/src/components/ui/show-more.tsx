import { type ReactNode, useState } from 'react';
import { word } from '../../lib/words.ts';
import { Button } from './button.tsx';

/** Draws the first items of a long list, and a button for the next ones. */
export function ShowMore<T>({
  items,
  step = 48,
  children,
}: {
  items: readonly T[];
  step?: number;
  children: (shown: readonly T[]) => ReactNode;
}) {
  const [count, setCount] = useState(step);
  const left = items.length - count;
  return (
    <>
      {children(left > 0 ? items.slice(0, count) : items)}
      {left > 0 && (
        <div className="mt-6 flex justify-center">
          <Button variant="outline" onClick={() => setCount(count + step)}>
            {word('more', left)}
          </Button>
        </div>
      )}
    </>
  );
}
