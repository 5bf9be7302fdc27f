import type { FrameLocator } from '@playwright/test';
import { add, expect } from './stage.ts';

const HOME = `import { useRows } from '@/hooks/use-rows';
import { Button } from '@/components/ui/button';
import { Note } from '@/entities/Note';

export default function Home() {
  const { rows, create } = useRows(Note, { sort: '-createdAt' });
  return (
    <main className="p-8 space-y-4">
      <h1 className="text-3xl font-bold">Notes</h1>
      <Button onClick={() => create({ text: 'Note 2' })}>Add note</Button>
      <ul>{rows.map((row) => <li key={row.id}>{row.text}</li>)}</ul>
    </main>
  );
}`;

/** What the model answers to be a small app with data. */
export const NOTES = `I build a notes app.

<action type="add_entity" file="Note" title="Notes" read="anonymous" write="anonymous">
{"properties":{"text":{"type":"string"}}}
</action>
<action type="insert_entity_records" file="Note" title="Sample notes">
[{"text":"First note"}]
</action>
${add('pages/Home.tsx', HOME)}
Try adding a note.`;

/** Adds the second note. While a turn ends its app is drawn anew: what was pressed in that moment is pressed again. */
export async function addNote(app: FrameLocator): Promise<void> {
  await expect(async () => {
    if ((await app.getByText('Note 2').count()) === 0)
      await app.getByRole('button', { name: 'Add note' }).click();
    await expect(app.getByText('Note 2')).toBeVisible({ timeout: 4_000 });
  }).toPass();
}
