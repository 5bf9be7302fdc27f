import { type AppFiles, readTool } from '@trellis/contract';
import { tagsOf, toolFaults } from '@trellis/tools';
import { describe, expect, it } from 'vitest';
import { design } from '../../design/design.ts';
import { blueprintTurn } from '../../model.ts';
import type { AppSpec } from '../../spec.ts';
import { understand } from '../../understand/index.ts';
import { writeApp } from '../../write/app.ts';
import { draftTool, isToolAsked } from '../index.ts';
import { foreignButton } from './read.ts';
import type { ForeignTongue } from './verbs.ts';

const now = new Date('2026-03-10T09:00:00Z');
const app = (sentence: string) => design(understand(sentence, { now }).spec);
const APPS: Record<ForeignTongue, AppSpec> = {
  de: app(
    'Eine App für Wohnungsanzeigen mit Titel, Beschreibung, Fotos, Notizen und Zusammenfassung',
  ),
  fr: app('Une application pour des annonces avec titre, description, photos, notes et résumé'),
  es: app('Una aplicación para anuncios con título, descripción, fotos, notas y resumen'),
  it: app('Un’app per annunci: ogni annuncio ha titolo, descrizione, foto, appunti e riassunto'),
  pt: app('Um aplicativo para anúncios com título, descrição, fotos, notas e resumo'),
  nl: app('Een app voor advertenties met titel, beschrijving, foto’s, notities en samenvatting'),
};

/** What a message makes of an app: the tool behind its button, where one was made, and what was said. */
async function said(text: string, spec: AppSpec) {
  const files: AppFiles = writeApp(spec);
  let answer = '';
  let after = spec;
  for await (const event of blueprintTurn({ messages: [{ role: 'user', text }], files, spec, now }))
    if (event.type === 'text') answer += event.text;
    else if (event.type === 'spec') after = event.spec;
  const file = /<action type="add_file" file="tools\/[^>]+>\n([\s\S]*?)<\/action>/.exec(
    answer,
  )?.[1];
  const written = Object.values(writeApp(after)).find((one) => one.includes('ToolButton'));
  return { answer, file: file ?? null, written };
}

type Case = readonly [ForeignTongue, string, string, readonly string[] | null];
/** Sentences that the rules were made by. */
const MADE_BY: readonly Case[] = [
  ['de', 'Füge einen Button hinzu, der einen Titel vorschlägt', 'title', null],
  ['de', 'Lass Nutzer aus den Fotos eine Beschreibung generieren', 'description', ['Foto']],
  ['fr', 'Ajoute un bouton qui suggère un titre', 'title', null],
  [
    'fr',
    'Laisse les visiteurs générer une description à partir des photos',
    'description',
    ['Photo'],
  ],
  ['es', 'Añade un botón que sugiera un título', 'title', null],
  ['it', 'Aggiungi un pulsante che suggerisca un titolo', 'title', null],
  ['pt', 'Adicione um botão que sugira um título', 'title', null],
  ['nl', 'Voeg een knop toe die een titel voorstelt', 'title', null],
];
/** Sentences written apart from the rules, to measure them. */
const HELD_OUT: readonly Case[] = [
  [
    'de',
    'Baue im Formular eine Schaltfläche ein, um die Beschreibung zu übersetzen',
    'description',
    ['Beschreibung'],
  ],
  [
    'de',
    'Kannst du einen KI-Knopf ergänzen, der die Notizen in der Zusammenfassung zusammenfasst?',
    'summary',
    ['Notiz'],
  ],
  [
    'de',
    'Schreibe die Beschreibung mit KI anhand des Titels und der Notizen',
    'description',
    ['Titel', 'Notiz'],
  ],
  ['fr', 'Je voudrais un bouton pour résumer les notes dans le résumé', 'summary', ['Note']],
  [
    'fr',
    'Utilise l’IA pour rédiger la description à partir du titre et des notes',
    'description',
    ['Titre', 'Note'],
  ],
  [
    'fr',
    'Mets un bouton dans le formulaire qui propose un titre court et accrocheur',
    'title',
    null,
  ],
  [
    'es',
    'Me gustaría un botón para generar la descripción a partir de las fotos',
    'description',
    ['Foto'],
  ],
  ['es', 'Pon un botón de IA que traduzca la descripción', 'description', ['Descripción']],
  ['es', 'Deja que los usuarios resuman las notas en el resumen con IA', 'summary', ['Nota']],
  [
    'it',
    'Vorrei un bottone per generare una descrizione a partire dalle foto',
    'description',
    ['Foto'],
  ],
  [
    'it',
    'Metti un pulsante IA accanto al titolo che proponga un titolo in tono scherzoso',
    'title',
    null,
  ],
  ['it', 'Usa l’IA per riassumere gli appunti nel riassunto', 'summary', ['Appunto']],
  ['pt', 'Quero um botão que gere uma descrição com base nas fotos', 'description', ['Foto']],
  ['pt', 'Coloque um botão para traduzir a descrição', 'description', ['Descrição']],
  ['pt', 'Use IA para resumir as notas no resumo', 'summary', ['Nota']],
  [
    'nl',
    'Ik wil graag een knop om een beschrijving te genereren op basis van de foto’s',
    'description',
    ['Foto'],
  ],
  ['nl', 'Maak een AI-knop die de notities in de samenvatting samenvat', 'summary', ['Notitie']],
  ['nl', 'Zet naast de titel een knop die een grappige titel bedenkt', 'title', null],
];

describe('a button that has a model write a field, in the other languages', () => {
  it.each([...MADE_BY, ...HELD_OUT])('%s: %s', async (lang, text, target, from) => {
    const { answer, file, written } = await said(text, APPS[lang]);
    const read = readTool(file ?? '');
    if (!('tool' in read)) throw new Error(`${read.fault}\n${answer}`);
    const { fields, blocks, instructions } = read.tool;
    expect(blocks.map(({ id }) => id)).toEqual([target]);
    if (from) expect(fields.map(({ name }) => name)).toEqual(from);
    expect(tagsOf(instructions)).toEqual(fields.map(({ name }) => name));
    expect(toolFaults(read.tool)).toEqual([]);
    expect(written).toContain(`onFill={(value) => set('${target}', value)}`);
    expect(answer).not.toMatch(/the button|What was given|AI tool “/);
  });

  it.each([
    ['de', 'Lass Nutzer Bewertungen schreiben'],
    ['de', 'Füge einen Button hinzu, der nach Datum sortiert'],
    ['de', 'Der Button, der Titel vorschlägt, soll grün sein'],
    ['fr', 'Laisse les visiteurs écrire des avis'],
    ['fr', 'Ajoute un champ résumé'],
    ['es', 'Añade un botón que exporte los anuncios'],
    ['it', 'Aggiungi un campo riassunto'],
    ['pt', 'Adicione um campo de resumo'],
    ['nl', 'Laat gebruikers recensies schrijven'],
  ] as const)('%s: is not wished by “%s”', async (lang, text) => {
    expect((await said(text, APPS[lang])).file).toBeNull();
  });

  it('says in the person’s language what is not there', async () => {
    const { answer, file } = await said(
      'Füge einen Button hinzu, der einen Slogan vorschlägt',
      APPS.de,
    );
    expect(file).toBeNull();
    expect(answer).toMatch(/kein Textfeld „einen Slogan“/);
  });
});

/** A second measure, written after the rules had met the first. */
const READ: readonly (readonly [
  ForeignTongue,
  string,
  string,
  readonly string[],
  readonly string[],
])[] = [
  [
    'de',
    'Setz neben den Titel einen Knopf, der drei kurze Titel vorschlägt',
    'suggest',
    ['drei kurze Titel'],
    [],
  ],
  [
    'de',
    'Ich brauche einen KI-Button, um die Beschreibung umzuformulieren',
    'rewrite',
    ['die Beschreibung'],
    [],
  ],
  [
    'fr',
    'Ajoutez dans le formulaire un bouton pour traduire la description',
    'translate',
    ['la description'],
    [],
  ],
  [
    'fr',
    'Il me faut un bouton IA qui rédige le résumé à partir des notes',
    'write',
    ['le résumé'],
    ['notes'],
  ],
  [
    'es',
    'Quiero que haya un botón que escriba la descripción usando el título y las notas',
    'write',
    ['la descripción'],
    ['el título', 'las notas'],
  ],
  ['es', 'Agrega otro botón para resumir las notas en el resumen', 'summarise', ['las notas'], []],
  ['it', 'Vorrei un pulsante che traduca la descrizione', 'translate', ['la descrizione'], []],
  [
    'it',
    'Aggiungi accanto alla descrizione un bottone per riscriverla in tono formale',
    'rewrite',
    ['descrizione'],
    [],
  ],
  [
    'pt',
    'Põe um botão de IA que proponha um título a partir da descrição',
    'suggest',
    ['um título'],
    ['descrição'],
  ],
  ['pt', 'Gostaria de um botão que corrija a descrição', 'correct', ['a descrição'], []],
  [
    'nl',
    'Voeg in het formulier een AI-knop toe om de beschrijving te vertalen',
    'translate',
    ['de beschrijving'],
    [],
  ],
  [
    'nl',
    'Laat bezoekers met AI een titel uit de notities genereren',
    'generate',
    ['een titel'],
    ['de notities'],
  ],
];

it.each(READ)('%s: reads “%s”', (lang, text, verb, objects, sources) => {
  expect(foreignButton(text, lang)).toMatchObject({ verb, objects, sources });
});

type ToolCase = readonly [string, string, readonly string[], readonly string[]];
const TOOLS: readonly ToolCase[] = [
  // The rules were made by these two.
  [
    'Ein KI-Tool, das aus Fotos, Fakten und einem Tonfall eine Immobilienanzeige schreibt',
    'Immobilienanzeige schreiben',
    ['Fotos: photo', 'Fakten: text', 'Tonfall: select'],
    ['text'],
  ],
  [
    'Un outil d’IA qui rédige une annonce immobilière à partir de photos, de faits et d’un ton',
    'Rédiger une annonce immobilière',
    ['Photos: photo', 'Faits: text', 'Ton: select'],
    ['text'],
  ],
  // And these are to measure them.
  [
    'Ein KI-Werkzeug, das aus Zutaten, Zeit und Anzahl der Gäste ein Menü plant',
    'Menü planen',
    ['Zutaten: long_text', 'Zeit: text', 'Anzahl der Gäste: number'],
    ['text', 'checklist'],
  ],
  [
    'Ich möchte ein KI-Tool, das Bewerbungsschreiben prüft. Es fragt nach der Stellenanzeige und dem Ton.',
    'Bewerbungsschreiben prüfen',
    ['Bewerbungsschreiben: long_text', 'Stellenanzeige: text', 'Ton: select'],
    ['text', 'checklist'],
  ],
  [
    'Un outil d’IA qui rédige une lettre de motivation à partir d’un CV et d’une offre d’emploi',
    'Rédiger une lettre de motivation',
    ['CV: file', 'Offre d’emploi: text'],
    ['text'],
  ],
  [
    'Crée un assistant IA qui traduit des menus de restaurant',
    'Traduire des menus de restaurant',
    ['Menus de restaurant: long_text', 'Langue cible: select'],
    ['text'],
  ],
  [
    'Una herramienta de IA que escribe un correo de disculpa a partir del motivo, el nombre y el tono',
    'Escribir un correo de disculpa',
    ['Motivo: text', 'Nombre: text', 'Tono: select'],
    ['text'],
  ],
  [
    'Necesito una herramienta de IA que evalúe ensayos. Pide el ensayo y el nivel.',
    'Evaluar ensayos',
    ['Ensayo: long_text', 'Nivel: select'],
    ['score', 'list'],
  ],
  [
    'Uno strumento IA che scrive un annuncio di lavoro partendo da mansione, città e tono',
    'Scrivere un annuncio di lavoro',
    ['Mansione: text', 'Città: text', 'Tono: select'],
    ['text'],
  ],
  [
    'Crea uno strumento di IA che confronta due telefoni',
    'Confrontare due telefoni',
    ['Due telefoni: long_text'],
    ['table', 'text'],
  ],
  [
    'Uma ferramenta de IA que escreve uma carta a partir do destinatário, do motivo e do tom',
    'Escrever uma carta',
    ['Destinatário: text', 'Motivo: text', 'Tom: select'],
    ['text'],
  ],
  [
    'Cria uma ferramenta de IA que explica contratos',
    'Explicar contratos',
    ['Contratos: long_text'],
    ['text', 'list'],
  ],
  [
    'Een AI-tool die een bedankbrief schrijft op basis van naam, aanleiding en toon',
    'Bedankbrief schrijven',
    ['Naam: text', 'Aanleiding: text', 'Toon: select'],
    ['text'],
  ],
  [
    'Bouw een AI-hulpmiddel dat sollicitatiebrieven controleert',
    'Sollicitatiebrieven controleren',
    ['Sollicitatiebrieven: long_text'],
    ['text', 'checklist'],
  ],
  [
    'Ein KI-Tool zum Übersetzen von Speisekarten',
    'Speisekarten übersetzen',
    ['Speisekarten: long_text', 'Zielsprache: select'],
    ['text'],
  ],
  [
    'Una herramienta de IA para planificar viajes a partir del destino, los días y el presupuesto',
    'Planificar viajes',
    ['Destino: text', 'Días: number', 'Presupuesto: number'],
    ['text', 'checklist'],
  ],
  [
    'Een AI-tool om klachten te classificeren',
    'Klachten indelen',
    ['Klachten: long_text'],
    ['text', 'list'],
  ],
];

describe('a tool from a sentence, in the other languages', () => {
  it.each(TOOLS)('%s', (text, title, fields, blocks) => {
    expect(isToolAsked(text, true)).toBe(true);
    const tool = draftTool(text);
    expect(tool.title).toBe(title);
    expect(tool.fields.map(({ name, type }) => `${name}: ${type}`)).toEqual(fields);
    expect(tool.blocks.map(({ type }) => type)).toEqual(blocks);
    expect(tagsOf(tool.instructions)).toEqual(tool.fields.map(({ name }) => name));
    expect(tool.examples).toHaveLength(3);
    expect(toolFaults(tool)).toEqual([]);
    expect(tool.instructions).not.toContain('What was given');
  });

  it.each([
    'Eine App für mein Werkzeug mit Name und Preis',
    'Ajoute un champ outil',
    'Añade una página con estadísticas',
  ])('none is wished by “%s” beside pages', (text) => {
    expect(isToolAsked(text, true)).toBe(false);
  });
});
