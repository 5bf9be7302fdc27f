import { look } from './look.ts';
import { comeIn, makeBuilder } from './people.ts';
import { expect, preview, test } from './stage.ts';

const USER = JSON.stringify({
  name: 'User',
  type: 'object',
  properties: { instrument: { type: 'string' } },
});

/** As models write a page of newer pieces of the library that they know. */
const HOME = `import { useState } from 'react';
import { Guitar, Search, X } from 'lucide-react';
import { useUser } from '@/hooks/use-user';
import { User } from '@/entities/User';
import { Button } from '@/components/ui/button';
import { ButtonGroup, ButtonGroupSeparator, ButtonGroupText } from '@/components/ui/button-group';
import { Empty, EmptyContent, EmptyDescription, EmptyHeader, EmptyMedia, EmptyTitle } from '@/components/ui/empty';
import { Field, FieldContent, FieldDescription, FieldError, FieldGroup, FieldLabel, FieldLegend, FieldSeparator, FieldSet, FieldTitle } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { InputGroup, InputGroupAddon, InputGroupButton, InputGroupInput, InputGroupText, InputGroupTextarea } from '@/components/ui/input-group';
import { Item, ItemActions, ItemContent, ItemDescription, ItemFooter, ItemGroup, ItemHeader, ItemMedia, ItemSeparator, ItemTitle } from '@/components/ui/item';
import { Kbd, KbdGroup } from '@/components/ui/kbd';
import { NativeSelect, NativeSelectOptGroup, NativeSelectOption } from '@/components/ui/native-select';
import { Spinner } from '@/components/ui/spinner';
import { Switch } from '@/components/ui/switch';

export default function Home() {
  const { user, loading } = useUser();
  const [room, setRoom] = useState('');
  const [own, setOwn] = useState('');
  const [query, setQuery] = useState('');
  const errors = room ? [] : [{ message: 'Choose a room' }, undefined];
  const save = () => User.updateMyUserData({ instrument: own });
  return (
    <main className="mx-auto flex max-w-2xl flex-col gap-8 p-6">
      <h1 className="text-2xl font-semibold">Rehearsal rooms</h1>
      <p data-testid="mine">{!user ? 'nobody' : loading ? 'wait' : 'plays ' + (user.instrument ?? 'nothing yet')}</p>
      <FieldSet>
        <FieldLegend>Your booking</FieldLegend>
        <FieldDescription>Rooms are kept for an hour.</FieldDescription>
        <FieldGroup>
          <Field data-invalid={!room}>
            <FieldLabel htmlFor="room">Room</FieldLabel>
            <NativeSelect id="room" value={room} aria-invalid={!room} onChange={(event) => setRoom(event.target.value)}>
              <NativeSelectOption value="">Choose</NativeSelectOption>
              <NativeSelectOptGroup label="Cellar">
                <NativeSelectOption value="red">Red room</NativeSelectOption>
              </NativeSelectOptGroup>
            </NativeSelect>
            <FieldError errors={errors} />
          </Field>
          <FieldSeparator>or</FieldSeparator>
          <Field orientation="horizontal">
            <FieldContent>
              <FieldTitle>Drums</FieldTitle>
              <FieldDescription>The set that stands there.</FieldDescription>
            </FieldContent>
            <Switch aria-label="Drums" />
          </Field>
          <Field label="Instrument" help="What you bring along">
            <Input value={own} onChange={(event) => setOwn(event.target.value)} />
          </Field>
          <Button onClick={save}>Save</Button>
        </FieldGroup>
      </FieldSet>
      <InputGroup>
        <InputGroupInput aria-label="Search" value={query} onChange={(event) => setQuery(event.target.value)} placeholder="Search..." />
        <InputGroupAddon><Search /></InputGroupAddon>
        <InputGroupAddon align="inline-end">
          <InputGroupText>3 rooms</InputGroupText>
          <InputGroupButton size="icon-xs" aria-label="Clear" onClick={() => setQuery('')}><X /></InputGroupButton>
        </InputGroupAddon>
      </InputGroup>
      <InputGroup>
        <InputGroupTextarea aria-label="Note" placeholder="A note" />
        <InputGroupAddon align="block-end"><InputGroupButton variant="default" size="sm" className="ms-auto">Send</InputGroupButton></InputGroupAddon>
      </InputGroup>
      <ButtonGroup aria-label="Days">
        <Button variant="outline">Today</Button>
        <Button variant="outline">Tomorrow</Button>
        <ButtonGroupSeparator />
        <ButtonGroupText>in March</ButtonGroupText>
      </ButtonGroup>
      <ItemGroup>
        <Item variant="outline">
          <ItemMedia variant="icon"><Guitar /></ItemMedia>
          <ItemContent>
            <ItemTitle>Red room</ItemTitle>
            <ItemDescription>Two amplifiers and a piano</ItemDescription>
          </ItemContent>
          <ItemActions><Button size="sm" variant="outline">Book</Button></ItemActions>
          <ItemFooter>Until ten</ItemFooter>
        </Item>
        <ItemSeparator />
        <Item asChild size="sm"><a href="#blue"><ItemHeader>Blue room</ItemHeader></a></Item>
      </ItemGroup>
      <Empty className="border">
        <EmptyHeader>
          <EmptyMedia variant="icon"><Guitar /></EmptyMedia>
          <EmptyTitle>No bookings</EmptyTitle>
          <EmptyDescription>Book the first room.</EmptyDescription>
        </EmptyHeader>
        <EmptyContent><Button>Book</Button></EmptyContent>
      </Empty>
      <p className="flex items-center gap-3"><KbdGroup><Kbd>Ctrl</Kbd><Kbd>K</Kbd></KbdGroup> <Spinner className="size-5" /></p>
    </main>
  );
}
`;

test('an app of the library’s newer pieces works, and knows the fields of whoever is signed in', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  const { appId, report } = await owner.call<{ appId: string; report: { problems: object[] } }>(
    'POST',
    '/api/apps/import',
    {
      name: 'Rooms',
      files: [
        { path: 'src/pages/Home.tsx', content: HOME },
        { path: 'entities/User.json', content: USER },
      ],
    },
  );
  expect(report.problems).toEqual([]);
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}`);
  const app = preview(page);
  await expect(app.getByTestId('mine')).toHaveText('plays nothing yet');
  await app.getByLabel('Instrument').fill('Viola');
  await app.getByRole('button', { name: 'Save' }).click();
  await expect(app.getByTestId('mine')).toHaveText('plays Viola');
  await expect(app.getByRole('alert')).toHaveText('Choose a room');
  await app.getByLabel('Room').selectOption('red');
  await expect(app.getByRole('alert')).toBeHidden();
  await expect(app.getByRole('status', { name: 'Loading' })).toBeVisible();

  const { slug } = await owner.call<{ slug: string }>('POST', `/api/apps/${appId}/publication`, {});
  await page.goto(`${url}/app/${slug}`);
  const live = page.frameLocator('iframe');
  await expect(live.getByRole('heading', { name: 'Rehearsal rooms' })).toBeVisible();
  await live.getByRole('textbox', { name: 'Search' }).fill('red');
  await live.getByRole('button', { name: 'Clear' }).click();
  await expect(live.getByRole('textbox', { name: 'Search' })).toHaveValue('');
  await look(page, 'app-pieces');
});

const DATES = `import { useState } from 'react';
import { DateInput, DateTimeInput } from '@/components/ui/date-time-field';

export default function Home() {
  const [day, setDay] = useState('2026-03-09');
  const [at, setAt] = useState('2026-03-09T12:00:00.000Z');
  const [all, setAll] = useState([]);
  const take = (set) => (value) => { set(value); setAll((now) => [...now, value]); };
  return (
    <main>
      <DateInput aria-label="Day" value={day} onChange={take(setDay)} />
      <DateTimeInput aria-label="At" value={at} onChange={take(setAt)} />
      <p data-testid="all">{all.map((one) => one.slice(0, 4)).join(' ')}</p>
    </main>
  );
}
`;

test('a year is typed over, and the app hears of it when it is whole', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  const { appId } = await owner.call<{ appId: string }>('POST', '/api/apps/import', {
    name: 'Dates',
    files: [{ path: 'src/pages/Home.tsx', content: DATES }],
  });
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}`);
  const app = preview(page);
  for (const [name, before, half, after] of [
    ['Day', '', '0019-03-09', '1984-03-09'],
    ['At', '1984', /^0019-03-09T/, /^1984-03-09T/],
  ] as const) {
    const field = app.getByLabel(name);
    await field.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('19');
    await expect(field).toHaveValue(half);
    await expect(app.getByTestId('all')).toHaveText(before);
    await page.keyboard.type('84');
    await expect(field).toHaveValue(after);
  }
  await expect(app.getByTestId('all')).toHaveText('1984 1984');
});
