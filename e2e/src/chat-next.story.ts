import { look } from './look.ts';
import { ask, enter, expect, preview, say, test } from './stage.ts';

test('what an answer offers to say next is sent by a press, and done', async ({
  page,
  builtIn: { url },
}) => {
  // Four turns, and a look at every width.
  test.setTimeout(120_000);
  await enter(page, url);
  await ask(
    page,
    'Running club: runners log their runs with distance, time and route. Pace is calculated.',
  );
  const log = page.getByRole('log', { name: 'Messages' });
  const offers = log.getByRole('group', { name: 'What you could say next' });
  await expect(offers).toBeVisible();
  await look(page, 'chat-next');
  await offers.getByRole('button', { name: 'Add “Pace” to runs' }).click();
  await expect(log.getByText('You: Add “Pace” to runs')).toBeVisible();
  await expect(log.getByText('added “Pace” to Runs')).toBeVisible();
  // What is done is not offered again, and only the newest answer offers anything.
  await expect(offers).toHaveCount(1);
  await expect(offers.getByRole('button', { name: 'Add “Pace” to runs' })).toHaveCount(0);
  await offers.getByRole('button', { name: 'Add a calendar of runs' }).click();
  await expect(preview(page).getByRole('link', { name: 'Calendar' })).toBeVisible();
  // A message that is not understood still leads somewhere.
  await say(page, 'Hmm, fancy that thing over there');
  await expect(offers).toBeVisible();
  await page.reload();
  await expect(offers).toBeVisible();
});
