import { personalFields } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { fold } from '../lexicon/index.ts';
import { blueprintTurn } from '../model.ts';
import type { AppSpec, SpecEntity } from '../spec.ts';
import { cuesIn } from './cues.ts';

const now = new Date('2026-03-10T09:00:00Z');

/** A conversation with the built-in builder: the spec that stands at its end and the last answer. */
async function built(...turns: string[]): Promise<{ spec: AppSpec; answer: string }> {
  let spec: AppSpec | null = null;
  let answer = '';
  for (const text of turns) {
    answer = '';
    for await (const event of blueprintTurn({
      messages: [{ role: 'user', text }],
      files: {},
      spec,
      now,
    }))
      if (event.type === 'spec') spec = event.spec;
      else if (event.type === 'text') answer += event.text;
  }
  return { spec: spec!, answer };
}

const entity = ({ spec }: { spec: AppSpec }, name: RegExp): SpecEntity =>
  spec.entities.find((each) => name.test(each.name))!;

/** The file of an entity as the answer writes it. */
function fileOf(answer: string, name: string) {
  const body = new RegExp(`file="entities/${name}.json"[^>]*>\\n([\\s\\S]*?)</action>`).exec(
    answer,
  );
  return JSON.parse(body![1]!);
}

describe('a word of privacy', () => {
  it.each([
    [
      'An art class: artworks with title, image and the artist. Each signed-in user only sees their own artworks',
      /Artwork/,
      'closed it',
    ],
    ['Damage reports with name and description; each sees only their own reports', /Report/, ''],
    [
      'Ein Verein: Veranstaltungen mit Datum. Jeder sieht nur seine eigenen Veranstaltungen',
      /Event/,
      'geschlossen',
    ],
    [
      'Un club : événements avec date. Chaque personne ne voit que ses propres événements',
      /Event/,
      'fermé',
    ],
    ['Una galería: obras con título. Cada usuario ve solo sus propias obras', /Artwork/, 'cerrado'],
    ['Um clube: eventos com data. Cada pessoa só vê os seus próprios eventos', /Event/, 'fechado'],
    ['Un club: eventi con data. Ognuno vede solo i propri eventi', /Event/, 'chiuso'],
    [
      'Een club: evenementen met datum. Iedereen ziet alleen zijn eigen evenementen',
      /Event/,
      'gesloten',
    ],
    ['Recipes with a photo. The recipes are confidential', /Recipe/, 'closed it'],
    ['Recipes with a photo. Others must not see them', /Recipe/, 'closed it'],
  ])('closes what it is about: %s', async (text, name, said) => {
    const turn = await built(text);
    const { permissions } = entity(turn, name);
    expect(['creator', 'admin', 'none']).toContain(permissions.read);
    expect(permissions.write).not.toBe('anonymous');
    expect(turn.answer).toContain(said);
  });

  it('is no privacy where it is a trade', async () => {
    for (const text of [
      'private lessons',
      'Privatunterricht',
      'a secret santa',
      'not private any more',
      'send it to the till with our secret key',
      'a webhook signed with the private API key',
      'put the client secret into the header',
      'mit unserem geheimen Schlüssel',
      'avec notre clé secrète',
      'con nuestra clave privada',
    ])
      expect(cuesIn(fold(text), 'en').secret, text).toBe(false);
    for (const text of [
      'my private notes',
      'Das ist vertraulich',
      'c’est confidentiel',
      'the keys of the flats are secret',
      'send it on with our secret key, and the orders are private',
    ])
      expect(cuesIn(fold(text), 'en').secret, text).toBe(true);
  });

  it('leaves open what the same message opens by its name', async () => {
    const turn = await built(
      'A gallery: artworks with title and image, events with date. Each user only sees their own artworks, and everyone can see events',
    );
    expect(entity(turn, /Artwork/).permissions.read).toBe('creator');
    expect(entity(turn, /Event/).permissions.read).toBe('anonymous');
  });
});

describe('a word of privacy that is not wholly understood', () => {
  it('closes every list where its own word names none', async () => {
    const { spec } = await built(
      'Onboarding for new employees: tasks with a due date and a buddy. New hires see only their own checklist',
    );
    for (const { permissions } of spec.entities)
      expect(['creator', 'admin']).toContain(permissions.read);
  });

  it('closes though nothing else of its message was understood, and says so', async () => {
    const open = await built('A list of farmers with village and price per kg');
    expect(['anonymous', 'all']).toContain(open.spec.entities[0]?.permissions.read);
    const message = 'everything closes on wednesday and each member sees only own orders';
    const { spec, answer } = await built(
      'A list of farmers with village and price per kg',
      message,
    );
    expect(spec.entities[0]?.permissions.read).toBe('creator');
    expect(answer).toMatch(/So I closed it/);
    expect(answer).toContain('entities/Farmer.json');
  });
});

describe('personal fields', () => {
  it('are not open by default, and are opened by the sentence that the answer offers', async () => {
    const asked = 'A blog: posts with title, text and the author’s e-mail';
    const turn = await built(asked);
    expect(entity(turn, /Post/).permissions.read).not.toBe('anonymous');
    const offered = /“(Everyone can see [^”]+)”/.exec(turn.answer)![1]!;
    const opened = await built(asked, offered);
    expect(entity(opened, /Post/).permissions.read).toBe('anonymous');
    const file = fileOf(opened.answer, entity(opened, /Post/).name);
    expect(file['x-meant-open']).toEqual(personalFields(file));
  });

  it.each([
    ['de', 'Ein Blog: Beiträge mit Titel, Text und E-Mail', /„(Alle können [^“]+ sehen)“/],
    ['fr', 'Un blog : articles avec titre, texte et e-mail', /« (Tout le monde peut voir [^»]+) »/],
    [
      'es',
      'Un blog: artículos con título, texto y correo electrónico',
      /«(Todos pueden ver [^»]+)»/,
    ],
    ['it', 'Un blog: articoli con titolo, testo ed e-mail', /«(Tutti possono vedere [^»]+)»/],
    ['pt', 'Um blog: artigos com título, texto e e-mail', /«(Todos podem ver [^»]+)»/],
    ['nl', 'Een blog: artikelen met titel, tekst en e-mail', /‘(Iedereen kan [^’]+ zien)’/],
  ])('are opened by the offered sentence in %s', async (_lang, asked, offer) => {
    const turn = await built(asked);
    const open = ({ spec }: { spec: AppSpec }) =>
      spec.entities.filter(({ permissions }) => permissions.read === 'anonymous').length;
    const before = open(turn);
    const offered = offer.exec(turn.answer)![1]!;
    expect(open(await built(asked, offered))).toBeGreaterThan(before);
  });

  it('are left out where nobody asked for them', async () => {
    const turn = await built('A yoga school: classes with a teacher and a date');
    const teacher = entity(turn, /Teacher/);
    expect(teacher.permissions.read).toBe('anonymous');
    expect(personalFields(fileOf(turn.answer, teacher.name))).toEqual([]);
  });

  it('of rows that are counted for all are shown to their creator and admins alone', async () => {
    const turn = await built(
      'Appointment booking for a hair salon: services with price and duration, customers book an appointment',
    );
    const { name } = entity(turn, /Appointment/);
    const file = fileOf(turn.answer, name);
    for (const field of personalFields(file))
      expect(file.properties[field].rls).toEqual({
        read: { $or: [{ created_by_id: '{{user.id}}' }, { user_condition: { role: 'admin' } }] },
        create: true,
      });
    expect(turn.answer).toContain('only the person who added a row and admins see its');
  });

  it('what is typed into a booking is the booker’s; others see when it is taken', async () => {
    const turn = await built('Patients book an appointment with date, reason and phone number.');
    const booking = entity(turn, /Appointment/);
    const guarded = booking.fields.filter(({ isGuarded }) => isGuarded).map(({ name }) => name);
    expect(guarded).toEqual(expect.arrayContaining(['reason', 'phone_number']));
    expect(guarded).not.toContain('date');
  });

  it('that come to an open list are guarded; the list stays open', async () => {
    const turn = await built('A list of books with author', 'Add a phone field to books');
    const book = entity(turn, /Book/);
    expect(book.permissions.read).toBe('anonymous');
    expect(book.fields.find(({ name }) => name === 'phone')?.isGuarded).toBe(true);
    const opened = await built(
      'A list of books with author',
      'Add a phone field to books',
      'Everyone can see books',
    );
    expect(entity(opened, /Book/).fields.some(({ isGuarded }) => isGuarded)).toBe(false);
  });

  it('of a place are the place’s: a restaurant is found and called', async () => {
    const turn = await built('A directory of restaurants with phone, address and rating');
    expect(entity(turn, /Restaurant/).permissions.read).toBe('anonymous');
    expect(fileOf(turn.answer, 'Restaurant')['x-meant-open']).toContain('phone');
  });

  it('of what people post are theirs: nobody from outside reads where help is needed', async () => {
    const turn = await built('Neighbours post requests with address, others claim them');
    const { permissions, fields } = entity(turn, /Request/);
    const address = fields.find(({ name }) => name === 'address');
    expect(permissions.read === 'anonymous' && !address?.isGuarded).toBe(false);
  });
});

describe('a wish about one list', () => {
  it('changes no other', async () => {
    const first = 'Contacts with email and phone';
    const turn = await built(first, 'Add a field notes to contacts and make events public');
    expect(entity(turn, /Contact/).permissions.read).toBe('admin');
    expect(turn.answer).toContain('You did not name Contacts');
    expect(turn.answer).not.toContain('anyone can read');
  });

  it('opens one form, and nothing beside it', async () => {
    const turn = await built(
      'A school site with teachers, events and one public enquiry form that anyone can fill in without an account',
    );
    expect(entity(turn, /Inquiry/).permissions.write).toBe('anonymous');
    expect(entity(turn, /Event/).permissions.write).toBe('admin');
    expect(entity(turn, /Teacher/).permissions.write).toBe('admin');
    expect(
      turn.spec.behaviours.filter(({ kind }) => kind === 'public_form').map((one) => one.entity),
    ).toEqual(['Inquiry']);
  });
});
