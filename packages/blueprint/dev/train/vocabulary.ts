import type { Lang } from '../../src/lexicon/index.ts';

const list = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** English words that the lexicon mostly does not have, as one and many: things that somebody keeps. */
export const THINGS = list(`
telescope, violin, kayak, mushroom, gravestone, bicycle, permit, sensor, tile, wagon, locomotive, orchid, cactus, rocket, drone, lantern, puppet,
lighthouse, canoe, loom, engine, kiln, bracelet, tapestry, statue, fossil, mineral, meteorite, barrel, cask, pallet, container, silo, tractor, plough,
greenhouse, beehive, coop, kennel, stable, paddock, aviary, pond, dam, ferry, tram, elevator, boiler, pump, valve, turbine, panel, battery, antenna,
radio, amplifier, guitar, organ, drum, microphone, camera, lens, tripod, negative, slide, map, atlas, globe, manuscript, letter, postcard, stamp, banknote,
medal, badge, flag, uniform, helmet, sword, shield, costume, mask, wig, prop, backdrop, script, storyboard, reel, cassette, cartridge, console, figurine,
miniature, domino, jigsaw, yarn, needle, button, zipper, bolt, gasket, bearing, gearbox, chassis, tyre, windscreen, inspection, audit, hearing, verdict,
petition, bylaw, motion, ballot, candidate, ward, precinct, parcel, courier, depot, route, shipment, consignment, invoice run, tender, bid, lot, auction,
hive, colony, swarm, litter, herd, flock, brood, nest, burrow, trap, bait, specimen, culture, assay, reagent, titration, spectrum, probe, sequence,
allergen, symptom, dose, ward round, consultation, referral, transplant, donor, splint, crutch, walker, carer, midwife, mentor, apprentice, intern, cadet,
sailor, pilot, climber, skater, rower, archer, fencer, jockey, referee, umpire, scorer, steward, usher, verger, deacon, acolyte, novice, pilgrim,
anthem, hymn, carol, aria, sonata, overture, medley, riff, stanza, chapter, fable, riddle, proverb, recipe card, sauce, jam, pickle, sausage, dough, loaf,
brew, vintage, tasting, blend, roast, bean, leaf, sapling, hedge, orchard, vine, meadow, plot, acre, furrow, well, spring, fountain, trail, summit, hut,
campsite, moor, reef, dive, catch, lure, rod, reel spool, bowstring, quiver, deck, sleeve, token, quest, dungeon, faction, spell, potion, avatar, clan`);

/** English names of fields that the lexicon mostly does not have. */
export const FIELDS = list(`
ear tag, blood group, shoe size, wingspan, torque, voltage, wattage, focal length, aperture, shutter speed, film stock, thread count, needle gauge, hull number,
draft, keel type, mast height, engine hours, flight hours, tail number, call sign, frequency band, antenna gain, baud rate, firmware version, licence key,
chip number, coat colour, temper, markings, dam, sire, clutch size, hatch date, moult, feed ration, milk fat, fleece weight, pasture, soil type, ph value,
moisture, nitrogen, sowing depth, row spacing, yield, pruning date, grafted on, rootstock, bloom time, frost hardy, sun needs, pot size, mash temperature,
original density, hop variety, yeast strain, bitterness, roast level, acidity, body, finish, aroma, origin, plantation, varietal, cork taint, cask type,
blade steel, grind, hardness, handle wood, sheath, caliber, barrel length, serial, proof mark, hallmark, carat, clarity, cut, setting, clasp, provenance,
dynasty, mintage, denomination, perforation, watermark, plate number, edition, print run, binding, foxing, dust jacket, translator, illustrator, narrator,
imprint, call number, shelf mark, loan period, fine, deposit, surcharge, tare weight, gross weight, axle load, load limit, fuel type, emission class, torque spec,
belt rank, stance, handicap, personal best, split time, heart rate, cadence, lap count, lane, heat, seed, draw, bracket, tiebreak, serve speed, rebound, assist,
penalty minutes, jersey number, shoe brand, grip size, string tension, wax, edge angle, binding setting, snow depth, avalanche risk, tide, swell, visibility,
water temperature, dive time, air left, nitrox mix, depth, current, salinity, turbidity, catch weight, bait used, moon phase, cloud cover, seeing, magnitude,
right ascension, exposure time, gain, filter used, sample id, lot number, dilution, incubation time, absorbance, ph, titre, yield percent, purity, boiling point,
allergies, dosage, side effects, next of kin, insurance number, referral, diagnosis code, pain level, range of motion, grip strength, sleep hours, steps,
mood, energy level, craving, trigger, gratitude, affirmation, verse, preacher, key scripture, pew number, godparents, confirmation name, burial plot,
voice part, tessitura, bowing, fingering, tempo, time signature, capo, tuning, string gauge, reed strength, mouthpiece, case number, appraisal, insured for,
premium, deductible, claim number, adjuster, hearing date, docket, statute, opposing counsel, retainer, billable hours, mileage, per diem, cost centre,
purchase order, lead time, reorder point, bin, pallet position, batch, best before, shelf life, barcode, carton size, units per box, margin, markup, rebate,
commission, territory, churn risk, renewal, seats, plan tier, uptime, severity, root cause, workaround, affected version, stack trace, story points, sprint,
acceptance criteria, reviewer, merge date, coverage, spend, impressions, click rate, reach, tone of voice, hashtag, hook, runtime, aspect ratio, codec,
boarding time, gate, seat, terminal, visa needed, vaccination needed, plug type, tipping, exchange rate, wifi password, key code, alarm code, meter reading,
boiler model, roof age, energy class, heating type, floor, square footage, parking spot, notice period, guarantor, maiden name, occupation, nationality`);

/** Whom and what apps are for. */
export const SETTINGS: Record<Lang, string[]> = {
  en: list(`my wife, my husband, my brother, my sister, my dad, my mum, my grandma, my kids, our family, my flatmates, my team, our company, our office, our street,
our village, our school, my studio, my shop, my farm, my clinic, our club, our lab, our museum, our church, my workshop, small businesses, freelancers, teachers, nurses,
farmers, students, collectors, my thesis, my PhD, our department, our building, my garage, a small hotel, a local bakery, our neighbourhood, my channel,
our charity, my band, our orchestra, our council, the community, our kindergarten, my class, a law firm, an agency, a start-up, my own use, my grandfather's hobby`),
  de: list(
    'meine Frau, meinen Bruder, meine Oma, meine Kinder, unsere Familie, unseren Verein, unser Büro, die Firma, mein Studio, unsere Schule, meinen Hof, die Praxis, unsere Nachbarschaft, mein Team, unser Labor, das Museum, einen Freund, den Laden meines Vaters, unsere Gemeinde, meine Doktorarbeit',
  ),
  fr: list(
    'ma femme, mon frère, ma grand-mère, mes enfants, notre famille, notre association, notre bureau, mon entreprise, mon atelier, notre école, ma ferme, le cabinet, notre quartier, mon équipe, notre labo, le musée, un ami, la boutique de mon père, ma thèse',
  ),
  es: list(
    'mi esposa, mi hermano, mi abuela, mis hijos, nuestra familia, nuestra asociación, la oficina, mi empresa, mi taller, nuestro colegio, mi granja, la clínica, nuestro barrio, mi equipo, el laboratorio, el museo, un amigo, la tienda de mi padre, mi tesis',
  ),
  it: list(
    'mia moglie, mio fratello, mia nonna, i miei figli, la nostra famiglia, la nostra associazione, il nostro ufficio, la mia azienda, la scuola, la mia fattoria, lo studio, il quartiere, il mio team, il laboratorio, il museo, un amico, il negozio di mio padre, la mia tesi',
  ),
  pt: list(
    'minha esposa, meu irmão, minha avó, meus filhos, nossa família, nossa associação, o escritório, minha empresa, minha oficina, nossa escola, meu sítio, a clínica, nosso bairro, minha equipe, o laboratório, o museu, um amigo, a loja do meu pai, minha tese',
  ),
  nl: list(
    'mijn vrouw, mijn broer, mijn oma, mijn kinderen, ons gezin, onze vereniging, ons kantoor, mijn bedrijf, mijn atelier, onze school, mijn boerderij, de praktijk, onze buurt, mijn team, ons lab, het museum, een vriend, de winkel van mijn vader, mijn scriptie',
  ),
};

/** What a language says around the marks: small phrases by their place in a frame. */
export interface Phrases {
  with: string;
  and: string;
  for: string;
  each: string[];
  has: string[];
  one: string;
  want: string[];
  several: string;
  belongs: string;
  actors: string[];
  deeds: string[];
  asking: string[];
  views: string[];
  access: string[];
  looks: string[];
  values: string[];
}

const cut = (text: string): string[] => text.split('|').map((part) => part.trim());

export const PHRASES: Record<Lang, Phrases> = {
  en: {
    with: 'with',
    and: 'and',
    for: 'for',
    each: ['each', 'every', 'a', 'an'],
    has: ['has', 'has a', 'needs', 'gets', 'should have', 'has got'],
    one: 'a',
    want: cut(
      'I want to track my|I need a place for|keep track of|help me organise|please build an app for|we need to manage our|I would like to log|need something for|make me an app with|I want to keep|we collect|store|app to manage|tracking',
    ),
    several: 'has several',
    belongs: 'belongs to a',
    actors: cut(
      'members|guests|parents|students|customers|employees|volunteers|residents|visitors|players|tenants|teachers|people|readers|neighbours|clients|patients|users|buyers|drivers',
    ),
    deeds: cut(
      'book|reserve|sign up for|vote for|comment on|rate|borrow|request|apply for|check in to|order|cancel|approve|register for|report|join|return|review',
    ),
    asking: cut(
      'who has it|what I paid|when it was bought|who brought it|where it is|how long it took|how much it cost|who is responsible|when it is due|whether it is done|if it was paid|what it is for|who it belongs to|how many are left|what went wrong|where I found it|when we started|who made it|why it failed|what I thought of it',
    ),
    views: cut(
      'show a chart per month|a calendar view|total per category|sort by date|a map|warn me when stock is low|show overdue ones in red|average per person|a leaderboard|statistics|monthly overview|remind me a week before|a board by status|filter by place|print a list|export to excel|sum at the end|how many per week|a ranking|search by name',
    ),
    access: cut(
      'only I can see it|everybody can read it without an account|private|only the team may see this|each person sees only their own|nobody else should have access|public|no login needed|visitors can read everything|confidential|admins only|this is just for us|others must not see it',
    ),
    looks: cut(
      'make it green|dark theme|in warm colours|blue accents please|minimal design|more playful|big pictures|a modern look|use our colour orange',
    ),
    values: cut(
      'open, closed|new, used, broken|small, medium, large|planned, running, finished|red, yellow, green|low, medium, high|draft, sent, paid|indoor, outdoor|yes, no, maybe|todo, doing, done|mint, good, poor|ordered, shipped, delivered',
    ),
  },
  de: {
    with: 'mit',
    and: 'und',
    for: 'für',
    each: ['jede', 'jeder', 'jedes', 'ein', 'eine'],
    has: ['hat', 'hat einen', 'hat eine', 'braucht', 'bekommt'],
    one: 'ein',
    want: cut(
      'Ich möchte verwalten:|Ich brauche eine App für|Wir wollen erfassen:|Bitte baue eine App mit|Eine Liste meiner|Ich will festhalten:',
    ),
    several: 'hat mehrere',
    belongs: 'gehört zu einem',
    actors: cut(
      'Mitglieder|Gäste|Eltern|Schüler|Kunden|Mitarbeiter|Besucher|Nachbarn|Spieler|Mieter',
    ),
    deeds: cut('buchen|reservieren|bewerten|melden|ausleihen|bestellen|beantragen|kommentieren'),
    asking: cut(
      'wer es hat|was ich bezahlt habe|wann es fällig ist|wo es steht|wer es gemacht hat|ob es bezahlt ist|wie lange es dauert|wer noch nicht bezahlt hat',
    ),
    views: cut(
      'ein Diagramm pro Monat|eine Kalenderansicht|Summe pro Kategorie|Überfällige in Rot|eine Rangliste|Monatsübersicht|nach Datum sortiert',
    ),
    access: cut(
      'nur ich darf es sehen|jeder darf es ohne Anmeldung lesen|das ist privat|nur das Team|jeder sieht nur seine eigenen|vertraulich',
    ),
    looks: cut('in Grün|dunkles Design|freundliche Farben|modern'),
    values: cut(
      'offen, erledigt|neu, gebraucht, defekt|geplant, läuft, fertig|niedrig, mittel, hoch',
    ),
  },
  fr: {
    with: 'avec',
    and: 'et',
    for: 'pour',
    each: ['chaque', 'un', 'une'],
    has: ['a', 'a un', 'a une', 'possède'],
    one: 'un',
    want: cut(
      'Je veux suivre mes|Il me faut une appli pour|Gérer les|Nous voulons gérer nos|Créer une application avec',
    ),
    several: 'a plusieurs',
    belongs: 'appartient à un',
    actors: cut(
      'les membres|les clients|les parents|les élèves|les voisins|les visiteurs|les bénévoles',
    ),
    deeds: cut('réservent|commentent|commandent|notent|empruntent|signalent|annulent'),
    asking: cut(
      "qui l'a emprunté|ce que j'ai payé|quand c'est dû|où il se trouve|qui paie|si c'est payé|combien ça coûte",
    ),
    views: cut(
      'un graphique par mois|un calendrier|total par catégorie|les retards en rouge|un classement',
    ),
    access: cut(
      "c'est privé|moi seul peux le voir|tout le monde peut lire|réservé à l'équipe|chacun ne voit que les siens",
    ),
    looks: cut('en vert|thème sombre|couleurs douces'),
    values: cut('ouvert, fermé|neuf, usé|prévu, en cours, fini|bas, moyen, haut'),
  },
  es: {
    with: 'con',
    and: 'y',
    for: 'para',
    each: ['cada', 'un', 'una'],
    has: ['tiene', 'tiene un', 'tiene una', 'necesita'],
    one: 'un',
    want: cut(
      'Quiero llevar mis|Necesito una app para|Gestionar|Queremos registrar|Crea una aplicación con',
    ),
    several: 'tiene varios',
    belongs: 'pertenece a un',
    actors: cut('los miembros|los clientes|los padres|los alumnos|los vecinos|los visitantes'),
    deeds: cut('reservan|comentan|piden|votan|cancelan|avisan'),
    asking: cut('quién lo tiene|cuánto pagué|cuándo vence|dónde está|quién pagó|si está pagado'),
    views: cut(
      'un gráfico por mes|un calendario|total por categoría|los vencidos en rojo|una clasificación',
    ),
    access: cut(
      'es privado|solo yo puedo verlo|todos pueden leer|solo el equipo|cada uno ve solo lo suyo',
    ),
    looks: cut('en verde|tema oscuro|colores cálidos'),
    values: cut('abierto, cerrado|nuevo, usado|previsto, en curso, hecho|bajo, medio, alto'),
  },
  it: {
    with: 'con',
    and: 'e',
    for: 'per',
    each: ['ogni', 'un', 'una'],
    has: ['ha', 'ha un', 'ha una'],
    one: 'un',
    want: cut("Voglio gestire i miei|Mi serve un'app per|Tenere traccia di|Crea un'app con"),
    several: 'ha diversi',
    belongs: 'appartiene a un',
    actors: cut('i soci|i clienti|i genitori|gli studenti|i vicini|i visitatori'),
    deeds: cut('prenotano|commentano|ordinano|votano|annullano|segnalano'),
    asking: cut(
      "chi ce l'ha|quanto ho pagato|quando scade|dove si trova|chi ha pagato|se è pagato",
    ),
    views: cut(
      'un grafico per mese|un calendario|totale per categoria|gli scaduti in rosso|una classifica',
    ),
    access: cut('è privato|solo io posso vederlo|tutti possono leggere|solo il team'),
    looks: cut('in verde|tema scuro'),
    values: cut('aperto, chiuso|nuovo, usato|basso, medio, alto'),
  },
  pt: {
    with: 'com',
    and: 'e',
    for: 'para',
    each: ['cada', 'um', 'uma'],
    has: ['tem', 'tem um', 'tem uma'],
    one: 'um',
    want: cut('Quero controlar meus|Preciso de um app para|Gerenciar|Crie um aplicativo com'),
    several: 'tem vários',
    belongs: 'pertence a um',
    actors: cut('os membros|os clientes|os pais|os alunos|os vizinhos|os visitantes'),
    deeds: cut('reservam|comentam|pedem|votam|cancelam'),
    asking: cut('quem está com ele|quanto paguei|quando vence|onde está|quem pagou|se foi pago'),
    views: cut(
      'um gráfico por mês|um calendário|total por categoria|os atrasados em vermelho|um ranking',
    ),
    access: cut('é privado|só eu posso ver|todos podem ler|só a equipe'),
    looks: cut('em verde|tema escuro'),
    values: cut('aberto, fechado|novo, usado|baixo, médio, alto'),
  },
  nl: {
    with: 'met',
    and: 'en',
    for: 'voor',
    each: ['elke', 'ieder', 'een'],
    has: ['heeft', 'heeft een', 'krijgt'],
    one: 'een',
    want: cut('Ik wil bijhouden:|Ik heb een app nodig voor|Beheer|Maak een app met'),
    several: 'heeft meerdere',
    belongs: 'hoort bij een',
    actors: cut('leden|klanten|ouders|leerlingen|buren|bezoekers'),
    deeds: cut('boeken|reserveren|bestellen|stemmen|annuleren|melden'),
    asking: cut(
      'wie het heeft|wat ik betaald heb|wanneer het klaar moet|waar het staat|of het betaald is|wie doet wat',
    ),
    views: cut(
      'een grafiek per maand|een kalender|totaal per categorie|te laat in rood|een ranglijst',
    ),
    access: cut('het is privé|alleen ik mag het zien|iedereen mag het lezen|alleen het team'),
    looks: cut('in groen|donker thema'),
    values: cut('open, gesloten|nieuw, gebruikt|laag, middel, hoog'),
  },
};
