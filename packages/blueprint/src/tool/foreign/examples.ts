import { optionsOf, type ToolDefinition, type ToolField } from '@trellis/contract';
import { fold } from '../../lexicon/lang.ts';
import type { ForeignTongue } from './verbs.ts';

type Example = ToolDefinition['examples'][number];

/** What people might enter, by what a field is called (folded); three each, parted by '/'. The last fits whatever is asked. */
const ENTRIES: Record<ForeignTongue, readonly [RegExp, string][]> = {
  de: [
    [
      /fakt|angabe|merkmal|detail|eigenschaft/,
      'Zwei Zimmer, 54 m², Balkon, nahe am Park/Baujahr 1930, neue Küche, ruhige Straße/Erdgeschoss, Garten, Haustiere willkommen',
    ],
    [
      /zutat/,
      'Kichererbsen, Spinat, eine Zitrone/Eier, Kartoffeln, eine Zwiebel/Reis, Tofu, Erbsen',
    ],
    [/frage/, 'Wie fange ich an?/Was kostet das?/Was, wenn ich es mir anders überlege?'],
    [/name|person|empfang/, 'Maria/Jonas/Aischa'],
    [/ort|stadt|ziel|land$/, 'Lissabon/Der Schwarzwald/Kyoto'],
    [
      /mail|nachricht|brief|beschwerde|bewertung|anfrage/,
      'Meine Bestellung kam nicht, und am Telefon antwortet niemand. Was nun?/Danke für die schnelle Reparatur! Nur die Klingel fehlt./Kann ich meinen Termin von Dienstag auf die Woche danach legen?',
    ],
    [
      /text|artikel|bericht|notiz|protokoll|beitrag|dokument/,
      'Die Bücherei öffnet ab Mai auch sonntags. Freiwillige führen das Café, und der Lesesaal bekommt neue Lampen./Wir trafen uns am Montag. Anna bucht den Saal bis Freitag, das Fest bleibt am 14. Juni./Bienen finden ihren Weg nach der Sonne. An trüben Tagen hilft ihnen ein Stück blauer Himmel.',
    ],
    [
      /./,
      'Ein kleines Café am Hafen/Ein Sommerfest im Garten/Der erste Umzug in eine eigene Wohnung',
    ],
  ],
  fr: [
    [
      /fait|detail|caracterist|information/,
      'Deux pièces, 54 m², balcon, près du parc/Construit en 1930, cuisine neuve, rue calme/Rez-de-chaussée, jardin, animaux bienvenus',
    ],
    [
      /ingredient/,
      'Pois chiches, épinards, un citron/Œufs, pommes de terre, un oignon/Riz, tofu, petits pois',
    ],
    [/question/, 'Par où commencer ?/Combien ça coûte ?/Et si je change d’avis ?'],
    [/nom|personne|destinataire/, 'Maria/Jonas/Aïcha'],
    [/ville|lieu|destination|pays/, 'Lisbonne/Les Vosges/Kyoto'],
    [
      /mail|message|lettre|plainte|avis|demande/,
      'Ma commande n’est pas arrivée et personne ne répond. Que faire ?/Merci pour la réparation rapide ! Il manque juste la sonnette./Puis-je déplacer mon rendez-vous de mardi à la semaine suivante ?',
    ],
    [
      /texte|article|rapport|note|compte|document/,
      'La bibliothèque ouvre le dimanche dès mai. Des bénévoles tiennent le café, et la salle de lecture reçoit de nouvelles lampes./Réunion lundi : Anna réserve la salle avant vendredi, la fête reste le 14 juin./Les abeilles se guident par le soleil ; par temps couvert, un coin de ciel bleu leur suffit.',
    ],
    [/./, 'Un petit café sur le port/Une fête d’été au jardin/Le premier logement à soi'],
  ],
  es: [
    [
      /dato|hecho|detalle|caracterist/,
      'Dos habitaciones, 54 m², balcón, junto al parque/De 1930, cocina nueva, calle tranquila/Planta baja, jardín, se admiten mascotas',
    ],
    [
      /ingrediente/,
      'Garbanzos, espinacas, un limón/Huevos, patatas, una cebolla/Arroz, tofu, guisantes',
    ],
    [/pregunta/, '¿Por dónde empiezo?/¿Cuánto cuesta?/¿Y si cambio de idea?'],
    [/nombre|persona|destinatario/, 'María/Jonás/Aisha'],
    [/ciudad|lugar|destino|pais/, 'Lisboa/Los Picos de Europa/Kioto'],
    [
      /correo|mensaje|carta|queja|resena|solicitud/,
      'Mi pedido no ha llegado y nadie contesta. ¿Qué hago?/¡Gracias por la reparación tan rápida! Solo falta el timbre./¿Puedo cambiar mi cita del martes a la semana siguiente?',
    ],
    [
      /texto|articulo|informe|nota|acta|documento/,
      'La biblioteca abre los domingos desde mayo. Unos voluntarios llevan la cafetería y la sala estrena lámparas./Nos reunimos el lunes. Ana reserva la sala antes del viernes; la fiesta sigue el 14 de junio./Las abejas se guían por el sol; en días nublados les basta un trozo de cielo azul.',
    ],
    [
      /./,
      'Una cafetería pequeña en el puerto/Una fiesta de verano en el jardín/La primera mudanza a un piso propio',
    ],
  ],
  it: [
    [
      /dat[io]|fatt|dettagli|caratterist/,
      'Due locali, 54 m², balcone, vicino al parco/Del 1930, cucina nuova, strada tranquilla/Piano terra, giardino, animali benvenuti',
    ],
    [/ingredient/, 'Ceci, spinaci, un limone/Uova, patate, una cipolla/Riso, tofu, piselli'],
    [/domand/, 'Da dove comincio?/Quanto costa?/E se cambio idea?'],
    [/nome|persona|destinatario/, 'Maria/Giona/Aisha'],
    [/citta|luogo|destinazione|paese/, 'Lisbona/Le Dolomiti/Kyoto'],
    [
      /mail|messagg|lettera|reclam|recension|richiest/,
      'Il mio ordine non è arrivato e nessuno risponde. Che faccio?/Grazie per la riparazione veloce! Manca solo il campanello./Posso spostare l’appuntamento di martedì alla settimana dopo?',
    ],
    [
      /testo|articolo|relazione|appunt|verbale|documento/,
      'Da maggio la biblioteca apre anche la domenica. Il bar è dei volontari e la sala ha lampade nuove./Ci siamo visti lunedì. Anna prenota la sala entro venerdì; la festa resta il 14 giugno./Le api si orientano col sole; nei giorni grigi basta loro un pezzo di cielo azzurro.',
    ],
    [
      /./,
      'Un piccolo caffè sul porto/Una festa d’estate in giardino/Il primo trasloco in una casa propria',
    ],
  ],
  pt: [
    [
      /dado|facto|fato|detalhe|caracterist/,
      'Dois quartos, 54 m², varanda, perto do parque/De 1930, cozinha nova, rua calma/Rés do chão, jardim, aceita animais',
    ],
    [/ingrediente/, 'Grão, espinafres, um limão/Ovos, batatas, uma cebola/Arroz, tofu, ervilhas'],
    [/pergunta/, 'Por onde começo?/Quanto custa?/E se eu mudar de ideias?'],
    [/nome|pessoa|destinatario/, 'Maria/Jonas/Aisha'],
    [/cidade|lugar|destino|pais/, 'Lisboa/A Serra da Estrela/Quioto'],
    [
      /mail|mensagem|carta|reclama|avalia|pedido/,
      'A minha encomenda não chegou e ninguém atende. E agora?/Obrigado pela reparação rápida! Só falta a campainha./Posso mudar a consulta de terça para a semana seguinte?',
    ],
    [
      /texto|artigo|relatorio|nota|ata|documento/,
      'A biblioteca abre aos domingos a partir de maio. Voluntários tratam do café e a sala tem candeeiros novos./Reunimos na segunda. A Ana reserva a sala até sexta; a festa fica a 14 de junho./As abelhas guiam-se pelo sol; em dias nublados basta-lhes um pouco de céu azul.',
    ],
    [
      /./,
      'Um pequeno café no porto/Uma festa de verão no jardim/A primeira mudança para casa própria',
    ],
  ],
  nl: [
    [
      /feit|gegeven|kenmerk|detail/,
      'Twee kamers, 54 m², balkon, vlak bij het park/Uit 1930, nieuwe keuken, rustige straat/Begane grond, tuin, huisdieren welkom',
    ],
    [
      /ingredi/,
      'Kikkererwten, spinazie, een citroen/Eieren, aardappelen, een ui/Rijst, tofu, doperwten',
    ],
    [/vraag/, 'Hoe begin ik?/Wat kost het?/En als ik van gedachten verander?'],
    [/naam|persoon|ontvanger/, 'Maria/Jonas/Aisha'],
    [/stad|plaats|bestemming|land$/, 'Lissabon/De Ardennen/Kyoto'],
    [
      /mail|bericht|brief|klacht|recensie|verzoek/,
      'Mijn bestelling is er niet en niemand neemt op. Wat nu?/Dank voor de snelle reparatie! Alleen de bel ontbreekt./Kan mijn afspraak van dinsdag een week later?',
    ],
    [
      /tekst|artikel|verslag|notitie|notul|document/,
      'De bibliotheek is vanaf mei ook op zondag open. Vrijwilligers doen het café en de leeszaal krijgt nieuwe lampen./Maandag kwamen we bijeen. Anna boekt de zaal voor vrijdag; het feest blijft op 14 juni./Bijen vinden hun weg met de zon; op grijze dagen volstaat een stukje blauwe lucht.',
    ],
    [
      /./,
      'Een klein café aan de haven/Een zomerfeest in de tuin/De eerste verhuizing naar een eigen huis',
    ],
  ],
};

/** Three ways to begin; what has to be brought by hand is left to whoever uses the tool. `freeLine` is a word for what that asks. */
export function foreignExamples(
  fields: readonly ToolField[],
  lang: ForeignTongue,
  freeLine: string | null,
): Example[] {
  return [0, 1, 2].flatMap((n) => {
    const inputs: Record<string, string> = {};
    for (const field of fields) {
      const value = entryFor(field, lang, n);
      if (value !== null) inputs[field.name] = value;
    }
    if (freeLine !== null) inputs.input = entryOf(freeLine, lang, n);
    const texts = Object.values(inputs);
    const label = texts.find((value) => !/^\d+$/.test(value)) ?? texts[0];
    return label === undefined
      ? []
      : [
          {
            label: label.length > 60 ? `${label.slice(0, 57).replace(/\s+\S*$/, '')}…` : label,
            inputs,
          },
        ];
  });
}

function entryFor(field: ToolField, lang: ForeignTongue, n: number): string | null {
  const options = optionsOf(field);
  if (field.type === 'select') return options[n % options.length]?.label ?? null;
  if (field.type === 'number') return ['3', '10', '25'][n] ?? null;
  return field.type === 'text' || field.type === 'long_text' ? entryOf(field.name, lang, n) : null;
}

function entryOf(name: string, lang: ForeignTongue, n: number): string {
  const folded = fold(name);
  const entries = ENTRIES[lang].find(([is]) => is.test(folded))?.[1] ?? '';
  return entries.split('/')[n] ?? '';
}
