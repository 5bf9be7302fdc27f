import { describe, expect, it } from 'vitest';
import { singularOf } from '../lexicon/index.ts';
import { understand } from './index.ts';

const now = new Date('2026-03-10T09:00:00Z');
const listsOf = (text: string) => understand(text, { now }).spec.entities;
const listOf = (text: string, name: string) => listsOf(text).find((entity) => entity.name === name);
const fieldsOf = (text: string, name: string) =>
  listOf(text, name)?.fields.map(({ name: field }) => field) ?? [];

describe('a thing with fields of its own, and what each of it has', () => {
  it('keeps what is ours and unknown, and what is listed with fields is of one of them', () => {
    const text = 'Track my tarantulas: species, molts with date and size, feedings';
    expect(listsOf(text).map(({ name }) => name)).toEqual(['Tarantula', 'Molt', 'Feeding']);
    expect(fieldsOf(text, 'Tarantula')).toContain('species');
    expect(fieldsOf(text, 'Molt')).toEqual(expect.arrayContaining(['tarantula', 'date', 'size']));
    expect(fieldsOf(text, 'Feeding')).toContain('tarantula');
  });

  it('does so with words that it knows, and in other languages', () => {
    expect(fieldsOf('Plants: name, species, waterings with date and amount', 'Watering')).toContain(
      'plant',
    );
    const hives = 'Gérer mes ruches: emplacement, visites avec date et météo, récoltes avec poids';
    expect(fieldsOf(hives, 'Visite')).toContain('hive');
  });

  it('takes who an app is for, and what it can do, for no list', () => {
    const names = listsOf('An app for my students: homework with subject and due date').map(
      ({ name }) => name,
    );
    expect(names).not.toContain('Student');
  });
});

describe('what stands behind a closed list', () => {
  it('is a list of its own where it is several of something, and a field where things have such', () => {
    const school =
      'Driving school: students, lessons with date, duration and route, and exam results';
    expect(listOf(school, 'ExamResult')).toBeDefined();
    expect(listsOf('Books with title, author and year, photos')).toHaveLength(1);
    const hives =
      'Hives: location, queen year, inspections with date, brood and honey stores, treatments';
    expect(fieldsOf(hives, 'Inspection')).toContain('honey_stores');
    expect(listOf(hives, 'Treatment')).toBeDefined();
  });

  it('shows strangers no results of exams, and the scores of a quiz as before', () => {
    const school =
      'Driving school: instructors, students, lessons with date and route, and exam results';
    expect(listOf(school, 'ExamResult')?.permissions).toEqual({ read: 'admin', write: 'admin' });
    const quiz = 'A quiz app with questions and results, best scores on a leaderboard';
    expect(listOf(quiz, 'Result')?.permissions.read).toBe('anonymous');
  });
});

describe('what is lent', () => {
  it('is kept, and what is told behind is told of it', () => {
    const text =
      'We lend out musical instruments to pupils. Need to know what instrument, serial number, who has it, since when and condition when returned.';
    expect(fieldsOf(text, 'MusicalInstrument')).toEqual(
      expect.arrayContaining(['serial_number', 'borrower', 'condition']),
    );
    expect(fieldsOf(text, 'Pupil')).not.toContain('serial_number');
    const tools = 'Wir verleihen Werkzeug an Nachbarn: Bezeichnung, Zustand, wer es gerade hat';
    expect(listsOf(tools).map(({ concept }) => concept)).toEqual(['tool', 'loan']);
  });
});

it.each([
  ['Claims: product, status from received to resolved', ['Received', 'In progress', 'Resolved']],
  [
    'Reparaturen: Gerät, Status von angenommen bis abgeholt',
    ['Angenommen', 'In Arbeit', 'Abgeholt'],
  ],
  ['Articles with title, stage from idea to draft to published', ['Idea', 'Draft', 'Published']],
])('%s: the stations of a way are its values', (text, options) => {
  const choice = listsOf(text)[0]?.fields.find(({ options: values }) => values);
  expect(choice?.options?.map(({ label }) => label)).toEqual(options);
});

it('takes tips for advice where nobody is served', () => {
  const cooks = listsOf('A recipe site with recipes and tips for beginners');
  expect(cooks.map(({ concept }) => concept)).toContain('advice');
  expect(fieldsOf('My waiter shifts with date, hours and tips', 'WaiterShift')).toContain(
    'gratuity',
  );
});

it.each([
  ['movies', 'movie'],
  ['cookies', 'cookie'],
  ['smoothies', 'smoothie'],
  ['stories', 'story'],
  ['echoes', 'echo'],
  ['shoes', 'shoe'],
  ['cacti', 'cactus'],
])('several %s are of one %s', (many, one) => {
  expect(singularOf(many, 'en')).toBe(one);
});

it.each([
  ['Escape room: rooms with difficulty, max players and price', 'max_players', 'integer'],
  ['Log de entrenamientos de natación: fecha, metros, estilo', 'metros', 'number'],
  ['Swim log: date, meters, style', 'meters', 'number'],
])('%s: %s is a figure', (text, field, type) => {
  expect(listsOf(text)[0]?.fields.find(({ name }) => name === field)?.type).toBe(type);
});

it('gives nobody who plays chess a place on a field', () => {
  const club = 'Chess club: players, games with date and result';
  expect(fieldsOf(club, 'Player')).not.toContain('shirt_number');
  expect(fieldsOf('Football team: players, matches', 'Player')).toContain('shirt_number');
});

it('keeps what outsiders report to them, where no word says what it is', () => {
  const damages = listsOf('Mieter melden Störungen mit Foto, der Hausmeister setzt den Status');
  expect(damages[0]?.permissions.read).toBe('creator');
});

it('reads a B&B as a place, and as no field', () => {
  const fields = listsOf('Un’app per il mio B&B: camere con prezzo e foto').flatMap((entity) =>
    entity.fields.map(({ name }) => name),
  );
  expect(fields).not.toContain('b_b');
});

it.each([
  ['Un’app per la mia palestra: corsi con orario e istruttore', 'palestra'],
  ['App per il mio hotel: camere con prezzo e foto', 'hotel'],
  ['Libri con voto, ordinati per autore', 'ordinati'],
  ['Livres avec note, triés par auteur', 'tries'],
  ['Libros con nota, ordenados por autor', 'ordenados'],
  ['Boeken met cijfer, gesorteerd op auteur', 'gesorteerd'],
])('%s: %s is no field', (text, field) => {
  const fields = listsOf(text).flatMap((entity) => entity.fields.map(({ name }) => name));
  expect(fields).not.toContain(field);
});
