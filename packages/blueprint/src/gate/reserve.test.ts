import { describe, expect, it } from 'vitest';
import { blueprintTurn } from '../model.ts';
import type { AppSpec } from '../spec.ts';

const now = new Date('2026-03-10T09:00:00Z');

async function specOf(text: string): Promise<AppSpec> {
  let spec: AppSpec | null = null;
  const turn = { messages: [{ role: 'user' as const, text }], files: {}, spec: null, now };
  for await (const event of blueprintTurn(turn)) if (event.type === 'spec') spec = event.spec;
  if (!spec) throw new Error(`Nothing was built for: ${text}`);
  return spec;
}
const reads = async (text: string) =>
  (await specOf(text)).entities.map(({ name, permissions }) => [name, permissions.read] as const);

/** Each is closed to its creator and admins, in whatever words it was said. */
const OWN = [
  "A shift planner for nurses: shift, date, nurse. Patients must not see each other's records",
  "Tutoring: lessons with student, date, notes. A student should never be able to view another student's notes",
  'Feedback round: answers with question, text. Nobody sees what the others wrote',
  'Nursery: children with name, group, allergies. Parents see just their child',
  "Salary list: employee, salary, bonus. It's nobody's business what the others earn",
  'Coaching sessions: session, date, notes. Everything stays between me and the client',
  'Employees with name, department, salary. Hide the salaries from the staff',
  'Therapy notes: note, date, mood. This is between the therapist and the patient',
  'Complaints: text, date, status. A complaint is seen by the one who wrote it and by the board, by nobody besides',
  'Savings goals: goal, amount. Kids should not know how much the siblings saved',
  'Competition entries: title, file. Until the end participants may not look at the entries of the rest',
  'Loan book: loan, amount, person. I don’t want anyone to see this',
  'Shift swap for nurses, no nurse sees each other’s shifts',
  'Stundenzettel: Datum, Stunden. Jeder sieht bloß seinen Zettel',
  'Nachhilfe: Stunden, Notizen. Schüler dürfen Notizen anderer Schüler nie zu Gesicht bekommen',
  'Dienstplan, keine Pflegekraft darf die Schichten der anderen sehen',
  'Gehaltsliste: Mitarbeiter, Gehalt. Das geht niemanden etwas an',
  "Carnet de suivi: date, poids, humeur. Personne ne doit voir ce que j'écris",
  "Cours particuliers: cours, note. Un élève ne doit jamais voir les notes d'un autre",
  'Diario alimentare: data, pasto. Nessuno deve leggerlo',
  'Notas de terapia: fecha, nota. Los pacientes no deben ver las notas de los demás',
  'Consultas: data, paciente, notas. Pacientes não podem ver as consultas dos outros',
  'Rooster: dienst, datum. Geen verpleger mag de diensten van anderen zien',
  'Stunt log: stunts with name, date, risk. Only our lawyers may open it',
  'Ward handover: notes with patient, bed, text. Only ward staff',
];

/** Each is for those who have signed in. */
const INSIDE = [
  'Recipe collection: recipes with title, ingredients. Strangers shouldn’t get in',
  'Club photos: photo, caption. Keep it behind a login',
  'Event list: title, date. You must log in to see anything',
  'Equipment list: name, location. Not accessible for outsiders',
  'Rezepte: Titel, Zutaten. Ohne Anmeldung soll man nichts sehen',
  'Lagerliste: Artikel, Ort. Nicht für Außenstehende',
  'Recettes: titre, ingrédients. Il faut se connecter pour voir',
  'Recetas: título, ingredientes. Hay que iniciar sesión para ver algo',
  "Ricette: titolo, ingredienti. Si vede solo dopo l'accesso",
  'Receitas: título, ingredientes. Só com login',
  'Recepten: titel, ingrediënten. Alleen na inloggen zichtbaar',
  'Mood tracker for our team, everyone can see all entries',
  'A step counter challenge: everyone sees everyone’s steps',
];

/** What denies something, and hides nothing. */
const OPEN = [
  'Recipe collection: recipes with title, ingredients. I can never see what is left to cook',
  'Event list: title, date, place. No account needed to see it',
  'Product catalogue with name, price, photo. Don’t show sold-out products',
  'Club events: title, date. So that nobody forgets to look',
  'Restaurant menu: dishes with name, price. Everyone can see it without logging in',
  'Rezepte: Titel, Zutaten. Ohne Anmeldung für alle sichtbar',
  'Recettes: titre, ingrédients. Tout le monde peut voir sans compte',
  'Photo gallery: photos with title. The costs are split between us',
  'An online shop for wine',
  'An event calendar with a month view and a detail page for each event',
  'Student events: title, date. Present what is shown to parents in a calendar view',
];

describe('talk of who shall not see something', () => {
  it.each(OWN)('closes, however it was said: %s', async (text) => {
    const open = (await reads(text)).filter(([, read]) => read === 'all' || read === 'anonymous');
    expect(open).toEqual([]);
  });

  it.each(INSIDE)('keeps strangers out: %s', async (text) => {
    expect((await reads(text)).filter(([, read]) => read === 'anonymous')).toEqual([]);
  });

  it.each(OPEN)('closes nothing that was not meant: %s', async (text) => {
    expect((await reads(text)).some(([, read]) => read === 'anonymous')).toBe(true);
  });
});

it('what is reported at work is for those who are in', async () => {
  for (const text of [
    'Track the vans of our cleaning company: plate, mileage. Drivers report damage with a photo.',
    'Nurses log falls with room, time and what happened',
  ])
    expect((await reads(text)).map(([, read]) => read)).not.toContain('anonymous');
});

it('what is of somebody’s body is theirs in an app for a team, unless it is shared', async () => {
  const health = await reads('A health log for our team: blood pressure, weight, mood');
  expect(health.map(([, read]) => read)).toEqual(['creator']);
  const unnamed = await reads(
    'Health log for our whole team: blood pressure, weight, mood, energy, stress, medication and how we feel',
  );
  expect(unnamed.map(([, read]) => read)).toEqual(['creator']);
  const shared = await reads('Mood tracker. The whole team sees each other’s moods');
  expect(shared.map(([, read]) => read)).toEqual(['all']);
});

describe('what is seen without an account', () => {
  it.each([
    'Preciso dos times e jogos com data e placar. Qualquer pessoa deve conseguir ver tudo sem fazer login, só eu mexo.',
    'Partidos con fecha y resultado. Todos pueden verlo todo sin tener que registrarse.',
    'Spiele mit Datum und Ergebnis. Jeder kann alles sehen, ohne sich anzumelden.',
  ])('is open, at whatever length it is said: %s', async (text) => {
    for (const [, read] of await reads(text)) expect(read).toBe('anonymous');
  });

  it.each([
    'Jogos com data e placar. Sem fazer login ninguém vê nada.',
    'Partite con data e punteggio. Senza dover fare il login nessuno vede niente.',
    'Spiele mit Datum und Ergebnis. Ohne sich anzumelden sieht niemand etwas.',
  ])('is nothing where nobody sees anything without: %s', async (text) => {
    for (const [, read] of await reads(text)) expect(read).not.toBe('anonymous');
  });
});
