import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
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
  // On paper there is no button to press.
  useEffect(() => {
    const all = () => flushSync(() => setCount(Number.POSITIVE_INFINITY));
    addEventListener('beforeprint', all);
    return () => removeEventListener('beforeprint', all);
  }, []);
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
