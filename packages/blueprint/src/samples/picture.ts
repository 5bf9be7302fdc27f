import { type Random, randomFrom } from './random.ts';

type Colours = (lightness: number, chroma?: number, turn?: number) => string;

/**
 * A small illustration as an SVG data URI, the same for the same seed: a drawing in the app's colours that
 * suits the subject, no text; `called` is the name of what is pictured. Undefined where no drawing suits: no picture
 * is better than one of something else. It needs no network and stays below 2 kB.
 */
export function picture(
  seed: string,
  subject: string,
  hue: number,
  called = '',
): string | undefined {
  const random = randomFrom(`${seed}:${subject}`);
  const turn = random.int(60) - 30;
  const colours: Colours = (lightness, chroma = 45, extra = 0) =>
    hex((hue + turn + extra + 720) % 360, chroma / 100, lightness / 100);
  const kind = SUBJECTS[subject] ?? subject;
  const draw = kind === 'object' ? WARES.find(([name]) => name.test(called))?.[1] : DRAWINGS[kind];
  return draw && drawn(draw, random, colours);
}

/** Calm overlapping forms in the same notation, for what stands for nothing that can be drawn. */
export function pattern(seed: string, hue: number): string {
  const colours: Colours = (lightness, chroma = 45, extra = 0) =>
    hex((hue + extra + 720) % 360, chroma / 100, lightness / 100);
  return drawn(shapes, randomFrom(seed), colours);
}

function drawn(draw: Drawing, random: Random, colours: Colours): string {
  const body = draw(random, colours);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><rect width="160" height="120" fill="${colours(90, 40)}"/>${body}</svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}

/** A colour in the shortest notation: pictures travel inside rows. */
function hex(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (n: number) => {
    const k = (n + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const box = (x: number, y: number, w: number, h: number, fill: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''} fill="${fill}"/>`;
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;

type Drawing = (random: Random, colours: Colours) => string;

/** A plate from above with a few things on it. */
const plate: Drawing = (random, c) => {
  let food = '';
  const kinds = [c(55, 60), c(65, 65, 40), c(45, 50, 90), c(60, 70, 20)];
  for (let n = 0; n < 7; n++) {
    const angle = (n / 7) * 6.28 + random.next();
    const far = 6 + random.int(17);
    food += circle(
      Math.round(80 + Math.cos(angle) * far),
      Math.round(60 + Math.sin(angle) * far),
      6 + random.int(7),
      kinds[n % 4] as string,
    );
  }
  return `${box(0, 84, 160, 36, c(82, 35, 15))}${circle(80, 62, 47, c(96, 20))}${circle(80, 62, 34, c(99, 10))}${food}${circle(80, 60, 5, c(35, 45, 80))}${box(18, 30, 4, 62, c(70, 12), 2)}${box(138, 30, 4, 62, c(70, 12), 2)}`;
};

/** Leaves in a pot. */
const plant: Drawing = (random, c) => {
  let leaves = '';
  const count = 5 + random.int(2);
  for (let n = 0; n < count; n++) {
    const x = 80 + Math.round(((n + 0.5) / count - 0.5) * 76) + random.int(6);
    const y = 22 + Math.round(Math.abs(n - count / 2) * 8) + random.int(8);
    leaves += `${line(`M80 84Q${Math.round((80 + x) / 2)} ${y + 34} ${x} ${y}`, c(32, 35, 0), 2)}${shape(`M${x} ${y - 12}q${9 + random.int(5)} 10 0 30q-${9 + random.int(5)} -18 0 -30`, c(34 + random.int(18), 42, random.int(16)))}`;
  }
  return `${circle(118, 28, 16, c(84, 60, -90))}${box(0, 100, 160, 20, c(80, 30, -100))}${leaves}${shape('M60 80h40l-6 30h-28z', c(55, 50, -115))}${box(57, 77, 46, 8, c(48, 50, -115), 3)}`;
};

/** Hills, a sun and a path. */
const land: Drawing = (random, c) => {
  const y = () => 52 + random.int(18);
  return `${box(0, 0, 160, 70, c(86, 55, -20))}${circle(30 + random.int(100), 26, 12, c(80, 85, -150))}${shape(`M0 ${y()}Q40 ${y() - 34} 78 ${y()}T160 ${y() - 8}V120H0z`, c(66, 30))}${shape(`M0 ${y() + 16}Q50 ${y()} 96 ${y() + 18}T160 ${y() + 10}V120H0z`, c(50, 35, 10))}${shape(`M0 ${y() + 38}Q60 ${y() + 26} 160 ${y() + 36}V120H0z`, c(36, 35, 20))}${shape('M74 120Q88 96 82 84t8 -16q-2 10 6 18t-4 34z', c(88, 30, -100))}`;
};

/** A room with a window, a lamp, and a table with chairs. */
const room: Drawing = (random, c) => {
  const seats = 2 + random.int(2);
  let chairs = '';
  for (let n = 0; n < seats; n++) {
    const x = 80 + Math.round((n - (seats - 1) / 2) * 26);
    chairs += `${box(x - 8, 64, 16, 20, c(46, 40, 30), 4)}${box(x - 1, 84, 2, 22, c(34, 30, 30))}`;
  }
  const window = 14 + random.int(12);
  return `${box(0, 92, 160, 28, c(80, 30, -60))}${box(window, 18, 40, 36, c(97, 40, -30), 2)}${circle(window + 12, 30, 5, c(84, 80, -150))}${box(window + 19, 18, 2, 36, c(76, 25))}${box(window, 35, 40, 2, c(76, 25))}${line('M112 0V22', c(55, 20), 2)}${shape('M98 34q14 -24 28 0z', c(64, 60, -140))}${chairs}${box(34, 78, 92, 7, c(58, 45, -100), 3)}${box(42, 85, 5, 26, c(48, 40, -100))}${box(113, 85, 5, 26, c(48, 40, -100))}`;
};

/** A face: hair, shoulders, no features that could be anybody's. */
const portrait: Drawing = (random, c) => {
  const skin = random.pick(['#f1d2bb', '#e0b08c', '#c68c63', '#8d5a3c', '#f6dfcf', '#a76f4b']);
  const hair = random.pick(['#3a2a20', '#6b4628', '#1f1d22', '#b98b4e', '#8c8a87', '#7a3b25']);
  const long = random.int(2);
  const back = long ? box(53, 36, 54, 52, hair, 25) : circle(80, 46, 26, hair);
  return `${circle(80, 60, 58, c(82, 42, 20))}${back}${shape('M32 120q4 -34 48 -34t48 34z', c(48, 45))}${box(71, 66, 18, 26, skin, 9)}${circle(80, 54, 22, skin)}${shape(long ? 'M57 54q0 -26 23 -26t23 26q-10 -14 -23 -14t-23 14' : 'M57 50q2 -24 24 -24t22 22q-12 -8 -22 -8t-24 10', hair)}`;
};

/** A book or record cover with one bold figure. */
const cover: Drawing = (random, c) => {
  const dark = c(32, 40);
  const figure = random.pick([
    () => circle(80, 50, 18, c(75, 70, 50)) + circle(90, 46, 18, dark),
    () => shape('M58 82L80 34l22 48z', c(75, 65, 40)) + circle(94, 34, 8, c(88, 70, 60)),
    () => line('M54 70q13 -16 26 0t26 0M54 56q13 -16 26 0t26 0', c(80, 55, 30), 4),
    () => box(62, 36, 16, 46, c(70, 60, 40)) + box(82, 50, 16, 32, c(85, 55, 20)),
  ])();
  return `${box(0, 92, 160, 28, c(80, 30, 20))}${box(50, 14, 64, 92, c(72, 20), 3)}${box(46, 12, 64, 92, dark, 3)}${box(46, 12, 6, 92, c(25, 40))}<g transform="translate(-1 -4)">${figure}</g>${box(60, 88, 38, 3, c(85, 30), 1)}${box(66, 94, 26, 2, c(75, 30), 1)}`;
};

/** What stands on a table. */
const onTable =
  (thing: (c: Colours) => string): Drawing =>
  (_random, c) =>
    `${circle(80, 56, 46, c(84, 45, 30))}${box(0, 94, 160, 26, c(78, 30, -20))}${thing(c)}`;

const jar = onTable(
  (c) =>
    `${box(62, 40, 36, 56, c(58, 45), 8)}${box(66, 30, 28, 12, c(42, 35), 3)}${box(62, 60, 36, 18, c(92, 30))}${box(70, 66, 20, 3, c(60, 30), 1)}`,
);
const parcel = onTable(
  (c) =>
    `${shape('M50 54l30 -12 30 12v34l-30 14 -30 -14z', c(62, 45))}${shape('M80 66l30 -12v34l-30 14z', c(50, 45))}${shape('M64 48l30 12v10l-6 2 0 -10 -30 -12z', c(82, 50, 40))}`,
);
const cup = onTable(
  (c) =>
    `${box(56, 50, 40, 44, c(56, 48), 8)}${line('M96 60q18 0 14 14t-14 12', c(56, 48), 6)}${line('M68 40q-6 -8 0 -14M82 40q-6 -8 0 -14', c(75, 25), 3)}`,
);
const candle = onTable(
  (c) =>
    `${box(68, 52, 24, 44, c(80, 45), 3)}${box(78, 40, 3, 14, c(30, 20))}${shape('M79.5 20q9 12 0 22q-9 -10 0 -22', c(62, 85, -120))}`,
);
const ring = onTable(
  (c) =>
    `<circle cx="80" cy="70" r="22" fill="none" stroke="${c(58, 55, 20)}" stroke-width="6"/>${shape('M68 38l6 -10h12l6 10 -12 14z', c(66, 70, 150))}${shape('M68 38h24l-12 14z', c(54, 70, 150))}`,
);
const gift = onTable(
  (c) =>
    `${box(52, 52, 56, 44, c(60, 45), 3)}${box(48, 44, 64, 14, c(50, 45), 3)}${box(75, 44, 10, 52, c(88, 50, 40))}${line('M80 44q-20 -4 -14 -14t14 14q20 -4 14 -14t-14 14', c(88, 50, 40), 5)}`,
);
const shirt = onTable(
  (c) =>
    `${shape('M62 34l-22 12 8 18 10 -4v38h44v-38l10 4 8 -18 -22 -12q-8 10 -18 10t-18 -10z', c(58, 48))}${line('M70 38q10 10 20 0', c(44, 40), 3)}`,
);
const hat = onTable(
  (c) =>
    `<ellipse cx="80" cy="84" rx="46" ry="10" fill="${c(46, 42)}"/>${shape('M56 84q-2 -40 24 -40t24 40q-24 8 -48 0z', c(58, 46))}${line('M57 76q23 8 46 0', c(34, 40), 5)}`,
);
const bag = onTable(
  (c) =>
    `${box(52, 52, 56, 44, c(56, 46), 8)}${line('M66 52q0 -20 14 -20t14 20', c(42, 40), 5)}${box(52, 64, 56, 4, c(44, 40))}`,
);
const tool = onTable(
  (c) =>
    `${box(76, 46, 8, 50, '#a9805b', 3)}${shape('M58 30h36q10 0 14 10l-8 8h-42q-6 0 -6 -9t6 -9z', c(48, 18))}`,
);
const flask = onTable(
  (c) =>
    `${box(66, 50, 28, 46, c(62, 42), 7)}${box(73, 36, 14, 16, c(46, 34), 2)}${box(66, 62, 28, 18, c(92, 28))}`,
);

/** Things that are known by their name, in all languages. */
const WARES: [RegExp, Drawing][] = [
  [/candle|kerze|bougie|vela|candela|kaars/i, candle],
  [/jewel|ring|necklace|bracelet|earring|schmuck|bijou|joya|gioiell|joia|sieraad/i, ring],
  [/honey|jam|sauce|marmalade|pickle|honig|marmelade|miel|confiture|miele|mel\b|honing/i, jar],
  [
    /mug|\bcups?\b|teapot|pottery|ceramic|\btea\b|coffee|becher|tasse|keramik|kaffee|caf[eé]|taza|tazza|koffie|x[ií]cara/i,
    cup,
  ],
  [
    /shirt|blouse|dress|coat|cloak|jacket|sweater|jumper|hoodie|trousers|costume|hemd|bluse|kleid|mantel|jacke|kost[uü]m|chemise|robe|veste|camisa|vestido|chaqueta|camicia|vestito|giacca|jurk|jas/i,
    shirt,
  ],
  [
    /\bhat\b|\bcap\b|beanie|bonnet|\bhut\b|m[uü]tze|chapeau|sombrero|gorr[ao]|cappello|chap[eé]u|hoed|muts/i,
    hat,
  ],
  [
    /\bbags?\b|backpack|tote|purse|tasche|rucksack|\bsac\b|bolso|mochila|borsa|zaino|\btas\b|rugzak/i,
    bag,
  ],
  [
    /hammer|drill|\bsaw\b|wrench|spanner|\btools?\b|bohr|s[aä]ge|werkzeug|marteau|perceuse|outil|martillo|taladro|martello|trapano|martelo|boormachine|gereedschap/i,
    tool,
  ],
  [
    /soap|shampoo|lotion|\boil\b|perfume|seife|\b[oö]l\b|savon|huile|jab[oó]n|aceite|sapone|\bolio\b|sab[aã]o|azeite|zeep/i,
    flask,
  ],
  [
    /cake|bread|cookie|biscuit|croissant|pie\b|torte|kuchen|brot|keks|g[aâ]teau|pain\b|tarta|pastel|galleta|torta|\bpane\b|bolo\b|p[aã]o|taart|brood|koekje/i,
    plate,
  ],
  [
    /bouquet|flower|plant|rose|strau[sß]+|blume|pflanze|fleur|plante|flor(?:es)?\b|fior[ei]|bloem/i,
    plant,
  ],
  [
    /book|novel|notebook|record|vinyl|poster|print\b|buch|heft|livre|disque|libro|disco|livro|boek|plaat/i,
    cover,
  ],
  [/gift|present|box|set\b|geschenk|cadeau|regalo|presente/i, gift],
  [/parcel|package|paket|colis|paquete|pacco|pacote|pakket/i, parcel],
];

/** A house under a sky. */
const house: Drawing = (random, c) => {
  const h = 34 + random.int(14);
  const top = 98 - h;
  return `${box(0, 0, 160, 98, c(88, 50, -10))}${circle(132, 24, 10, c(82, 80, -150))}${box(0, 96, 160, 24, c(62, 32, -70))}${box(48, top, 64, h, c(92, 30, 60))}${shape(`M40 ${top + 2}L80 ${top - 28}l40 30z`, c(48, 45, 150))}${box(73, 76, 14, 22, c(38, 35, 40), 2)}${box(55, top + 10, 13, 13, c(72, 55))}${box(92, top + 10, 13, 13, c(72, 55))}${circle(28, 78, 15, c(46, 38, -80))}${box(26, 84, 4, 16, c(35, 30, 40))}`;
};

const FURS = ['#c89f73', '#8a6a4f', '#e8d7bf', '#5d5652', '#b5b0aa', '#d98f4f'];

/** A dog or a cat, sitting. */
const sitting =
  (isCat: (random: Random) => boolean): Drawing =>
  (random, c) => {
    const fur = random.pick(FURS);
    const dark = '#2d2724';
    const ears = isCat(random)
      ? `<path d="M60 42l4 -22 14 14zM100 42l-4 -22 -14 14z" fill="${fur}"/>`
      : `<path d="M62 34q-16 4 -12 30q12 0 16 -18zM98 34q16 4 12 30q-12 0 -16 -18z" fill="#6d5440"/>`;
    return `${circle(80, 58, 50, c(82, 45))}${shape('M52 120q0 -40 28 -40t28 40z', fur)}${circle(80, 52, 25, fur)}${ears}${circle(71, 49, 3, dark)}${circle(89, 49, 3, dark)}<ellipse cx="80" cy="60" rx="11" ry="8" fill="#fff6ea"/>${shape('M76 57h8l-4 5z', dark)}${box(64, 80, 32, 5, c(50, 55), 2)}`;
  };

const animal = sitting((random) => random.int(2) === 1);
const cat = sitting(() => true);
const dog = sitting(() => false);

/** A horse's head from the front. */
const horse: Drawing = (random, c) => {
  const fur = random.pick(FURS);
  const dark = '#2d2724';
  return `${circle(80, 58, 50, c(82, 45))}${shape('M50 120q2 -40 30 -44t30 44z', fur)}${shape('M66 32l-5 -18 14 11zM94 32l5 -18 -14 11z', fur)}${shape('M65 30q15 -9 30 0q4 22 -2 44q-4 12 -13 12t-13 -12q-6 -22 -2 -44z', fur)}${shape('M73 22q7 -8 14 0q2 14 -5 26q-8 -10 -9 -26z', '#4a3728')}${circle(71, 47, 3, dark)}${circle(89, 47, 3, dark)}<ellipse cx="80" cy="77" rx="13" ry="10" fill="#e9d9c6"/>${circle(75, 78, 2, dark)}${circle(85, 78, 2, dark)}`;
};

/** The print of a paw: any animal. */
const paw: Drawing = (random, c) => {
  const ink = c(52, 38, random.int(40));
  return `${circle(80, 60, 46, c(80, 40, random.int(30)))}${circle(58, 52, 8, ink)}${circle(71, 38, 9, ink)}${circle(89, 38, 9, ink)}${circle(102, 52, 8, ink)}${shape('M80 54q14 0 20 16q4 14 -8 14q-6 0 -12 -3q-6 3 -12 3q-12 0 -8 -14q6 -16 20 -16z', ink)}`;
};

/** Bottle and glass. */
const bottle: Drawing = (random, c) => {
  const wine = random.pick(['#7a1f33', '#d9c27a', '#c9677a', '#4d1a2c']);
  return `${circle(84, 56, 48, c(85, 35))}${box(0, 100, 160, 20, c(74, 28, 20))}${shape('M60 104V58q0 -8 6 -12V20h14v26q6 4 6 12v46z', c(28, 25, 120))}${box(60, 66, 26, 22, '#f5ecdc', 1)}${box(65, 72, 16, 3, wine)}${shape('M100 50h28q2 26 -14 28t-14 -28', '#ffffffaa')}${shape('M101 60h26q-2 17 -13 18t-13 -18', wine)}${box(113, 78, 2, 22, '#ffffffcc')}${box(104, 99, 20, 3, '#ffffffcc', 1)}`;
};

/** A coin or medal. */
const medal: Drawing = (random, c) =>
  `${circle(80, 60, 46, c(70, 40, random.int(20)))}${circle(80, 60, 42, c(60, 45))}${circle(80, 60, 36, c(72, 42))}${shape('M80 34q16 4 15 24q0 10 -8 14l6 12h-28l4 -14q-8 -12 -2 -24q4 -10 13 -12', c(48, 38))}${line('M52 60a28 28 0 0 1 12 -22M108 60a28 28 0 0 1 -12 24', c(86, 45), 3)}`;

/** A car or a van from the side. */
const vehicle: Drawing = (random, c) => {
  const body = random.int(2)
    ? 'M28 90V66q0 -6 8 -8l16 -20h44l22 20q16 2 16 12v20z'
    : 'M26 90V44q0 -6 6 -6h64l26 22q14 2 14 12v18z';
  return `${box(0, 0, 160, 92, c(90, 40))}${circle(124, 26, 10, c(84, 60, -150))}${box(0, 90, 160, 30, c(68, 12))}${box(10, 104, 40, 3, c(90, 10))}${box(90, 104, 40, 3, c(90, 10))}${shape(body, c(50, 52))}${shape('M58 44h16v16H48zM80 44h14l14 16H80z', c(88, 35, -10))}${circle(52, 90, 12, '#2b2b30')}${circle(52, 90, 5, '#d7d7dc')}${circle(110, 90, 12, '#2b2b30')}${circle(110, 90, 5, '#d7d7dc')}`;
};

/** Circles and bars that lie over one another. */
const shapes: Drawing = (random, c) => {
  let out = '';
  for (let n = 0; n < 5; n++) {
    const x = 15 + random.int(130);
    const y = 10 + random.int(100);
    const size = 16 + random.int(28);
    out += random.int(3)
      ? `<circle cx="${x}" cy="${y}" r="${size}" fill="${c(50 + random.int(30), 50, random.int(80) - 40)}" opacity=".75"/>`
      : `<rect x="${x - size}" y="${y - size / 2}" width="${size * 2}" height="${size}" rx="${Math.round(size / 2)}" transform="rotate(${random.int(90)} ${x} ${y})" fill="${c(45 + random.int(30), 45, random.int(80) - 40)}" opacity=".75"/>`;
  }
  return out;
};

const DRAWINGS: Record<string, Drawing> = {
  plate,
  plant,
  land,
  portrait,
  cover,
  house,
  room,
  animal,
  dog,
  cat,
  horse,
  paw,
  bottle,
  medal,
  vehicle,
};

const of = (drawing: string, keys: string) =>
  Object.fromEntries(keys.split(' ').map((key) => [key, drawing]));

/** Whether there are drawings of what a thing is, whatever its rows are called. */
export const isDrawn = (thing: string): boolean =>
  !['portrait', 'object', undefined].includes(SUBJECTS[thing]);

/** Whether rows of a thing are pictured as animals. */
export const isAnimal = (thing: string): boolean => SUBJECTS[thing] === 'animal';

/** Which drawing suits a thing of the lexicon. */
const SUBJECTS: Record<string, string> = {
  ...of(
    'plate',
    'recipe meal menu_item restaurant bake cheese pantry_item starter ferment jam_batch cheese_wheel smoker_session food_stall',
  ),
  ...of('plant', 'plant crop fruit_tree street_tree herbarium_sheet loose_tea'),
  ...of(
    'land',
    'post hike trip itinerary_item photo sighting catch hive run event concert campaign savings_goal bucket_item place farm_field harvest_record field_trip guided_tour boat_trip campsite_pitch tour_package film_location sampling_site field_observation climb playground campaign_place stargazing_session',
  ),
  ...of(
    'portrait',
    'teacher employee member student person friend player singer character candidate patient visitor birthday testimonial contact client customer volunteer guest lead nursery_child tour_guide voice_actor new_hire delivery_driver babysitter ancestor faction',
  ),
  ...of(
    'cover',
    'book film series album game podcast episode song quote research_paper content_piece artwork exhibition vinyl_pressing antique_map postcard stamp sewing_pattern jigsaw_puzzle card_deck game_card festival_act livestream',
  ),
  ...of(
    'object',
    'product stock_item listing gift household_item clothing costume stage_prop collectible coffee loot_item lost_item packing_item brew craft_project in_kind_donation wristwatch doll model_train collector_knife mineral fossil archaeological_find fountain_pen autograph yarn fabric_piece quilt pottery_piece soap_batch candle_batch jewellery_piece leather_piece printed_model custom_commission registry_gift raffle_prize miniature',
  ),
  ...of(
    'house',
    'property accommodation company supplier maintenance_request construction_site monument renovation_job',
  ),
  ...of('room', 'desk'),
  ...of('animal', 'pet animal animal_patient adoptable riding_horse'),
  ...of('bottle', 'wine beer cocktail'),
  ...of('medal', 'coin tournament match team family_reward'),
  ...of('vehicle', 'vehicle repair service_record campervan vehicle_check transport_damage'),
};
