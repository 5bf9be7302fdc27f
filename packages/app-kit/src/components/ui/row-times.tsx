import { formatDateTime, relativeDay } from '../../lib/format.ts';
import { word } from '../../lib/words.ts';

/** When a row was added and last changed, for who works with it. */
export function RowTimes({ row }: { row: { createdAt: string; updatedAt: string } }) {
  const { createdAt, updatedAt } = row;
  // A row's first moments are its being added.
  const isChanged = Date.parse(updatedAt) - Date.parse(createdAt) > 60_000;
  return (
    <p className="mt-10 flex flex-wrap gap-x-4 gap-y-1 border-t pt-4 text-muted-foreground text-sm">
      <time dateTime={createdAt} title={formatDateTime(createdAt)}>
        {word('addedOn', relativeDay(createdAt))}
      </time>
      {isChanged && (
        <time dateTime={updatedAt} title={formatDateTime(updatedAt)}>
          {word('changedOn', relativeDay(updatedAt))}
        </time>
      )}
    </p>
  );
}
