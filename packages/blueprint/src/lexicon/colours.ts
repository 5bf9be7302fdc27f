/** Colour words: hue tone | en | de | fr | es | it | pt | nl. Hue -1 is 'no colour' (grey). */
export const COLOURS = `
10 vivid | red, crimson, scarlet, cherry | Rot, rote, roter, rotes, roten | rouge | rojo, roja, rojos | rosso, rossa, rossi | vermelho, vermelha | rood, rode
35 warm | orange, tangerine, coral, apricot | Orange, orangefarben | orange, corail | naranja, coral | arancione, corallo | laranja, coral | oranje
55 vivid | yellow, lemon, sunny | Gelb, gelbe, gelber, gelben | jaune | amarillo, amarilla | giallo, gialla | amarelo, amarela | geel, gele
48 warm | gold, golden, amber, mustard, honey | Gold, goldene, golden, Bernstein | doré, or, ambre | dorado, oro, ámbar | oro, dorato, ambra | dourado, ouro, âmbar | goud, gouden, amber
145 calm | green, emerald, forest green, olive, mint, sage, lime | Grün, grüne, grüner, grünen, grünes, Smaragd, Mint, Oliv | vert, verte, verts, vertes, émeraude, menthe | verde, verdes, esmeralda, menta | verde, verdi, smeraldo, menta | verde, verdes, esmeralda, menta | groen, groene, smaragd, mint
185 cool | teal, turquoise, cyan, aqua, petrol | Türkis, Petrol, Cyan | turquoise, cyan, bleu canard | turquesa, cian | turchese, ciano | turquesa, ciano | turkoois, turquoise, cyaan
245 cool | blue, navy, sky blue, azure, royal blue, indigo, light blue, dark blue | Blau, blaue, blauer, blauen, blaues, Hellblau, Dunkelblau, Marineblau, Himmelblau | bleu, bleue, bleus, marine, azur, indigo | azul, azules, celeste, marino, índigo | blu, azzurro, azzurra, celeste, indaco | azul, azuis, anil, marinho | blauw, blauwe, marineblauw, hemelsblauw
295 vivid | purple, violet, lavender, lilac, plum, mauve | Lila, Violett, violette, Flieder, Lavendel | violet, violette, mauve, lavande, pourpre | morado, morada, violeta, lila, púrpura | viola, lilla, lavanda, porpora | roxo, roxa, violeta, lilás, púrpura | paars, paarse, violet, lila
345 warm | pink, rose, fuchsia, magenta, blush | Rosa, Pink, Magenta, rosafarben | rose, fuchsia, magenta | rosa, fucsia, magenta | rosa, fucsia, magenta | rosa, pink, fúcsia, magenta | roze, magenta
350 warm | burgundy, wine red, maroon, bordeaux | Weinrot, Bordeaux, Burgunder | bordeaux, bourgogne | burdeos, granate | bordeaux, bordò, granata | bordô, vinho tinto | bordeaux, wijnrood
40 neutral | brown, beige, sand, terracotta, chocolate, earthy, cream, earth tones | Braun, braune, Beige, Terrakotta, Sand, Erdtöne, Creme | marron, brun, beige, terre cuite, sable, crème | marrón, beige, terracota, arena, crema, café | marrone, beige, terracotta, sabbia, crema | marrom, castanho, bege, terracota, areia, creme | bruin, bruine, beige, terracotta, zand, crème
-1 neutral | grey, gray, black and white, monochrome, silver, neutral, slate, minimal, minimalist, monochromatic, black, white | Grau, graue, schwarz-weiß, Silber, neutral, minimalistisch, schwarz, weiß | gris, noir et blanc, monochrome, argent, neutre, minimaliste, noir, blanc | gris, blanco y negro, monocromo, plateado, neutro, minimalista, negro, blanco | grigio, bianco e nero, monocromo, argento, neutro, minimalista, nero, bianco | cinza, preto e branco, monocromático, prata, neutro, minimalista, preto, branco | grijs, zwart-wit, monochroom, zilver, neutraal, minimalistisch, zwart, wit
`;

/** Words for the mode of a theme, folded: what follows is matched as whole words. */
export const MODES = {
  dark: 'dark dunkel dunkle dunkles dunklen dunkler sombre fonce oscuro oscura scuro scura escuro escura donker donkere night nacht nuit nachtmodus',
  light:
    'light bright hell helle helles hellen heller clair claire claro clara chiaro chiara licht lichte',
} as const;
