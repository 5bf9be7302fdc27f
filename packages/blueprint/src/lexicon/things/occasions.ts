/** Sales of an afternoon, hours with children and dogs, and what is looked at before somebody moves. */
export const OCCASIONS = `
sale_item | Tag 35 warm team | garage sale item, yard sale item, jumble sale item, garage sale, yard sale, jumble sale, rummage sale, car boot sale, flea market | Flohmarktartikel/Flohmarktartikel, Flohmarkt, Garagenflohmarkt, Hofflohmarkt | objet à vendre/objets à vendre, vide-grenier, vide-greniers, brocante | artículo de mercadillo/artículos de mercadillo, mercadillo, rastrillo | oggetto da mercatino/oggetti da mercatino, mercatino dell'usato | artigo usado/artigos usados, venda de garagem | rommelmarktspul/rommelmarktspullen, rommelmarkt, garageverkoop
  app: Garage Sale | Flohmarkt | Vide-grenier | Mercadillo | Mercatino | Venda de garagem | Rommelmarkt
  tag: What is for sale, for how much, and what is gone | Was zu haben ist, für wie viel, und was weg ist
  fields: name*+ photo price+ condition donor notes
baked_good | Cookie 30 warm team | bake sale item, baked good, home-baked item, bake sale, cake sale | Backspende/Backspenden, Kuchenspende/Kuchenspenden, Kuchenverkauf, Kuchenbasar | gâteau à vendre/gâteaux à vendre, vente de gâteaux | dulce casero/dulces caseros, venta de pasteles | dolce fatto in casa/dolci fatti in casa, vendita di torte | bolo caseiro/bolos caseiros, venda de bolos | zelfgebakken taart/zelfgebakken taarten, taartenverkoop
  app: Bake Sale | Kuchenverkauf | Vente de gâteaux | Venta de pasteles | Vendita di torte | Venda de bolos | Taartenverkoop
  tag: Who bakes what, and what it costs | Wer was backt, und was es kostet
  fields: name*+ donor quantity+ price+ allergens notes
babysitting | Baby 320 warm team log | babysitting hour, babysitting evening, babysitting session, babysitting job, babysitting, childminding | Babysitterstunde/Babysitterstunden, Babysitterabend/Babysitterabende, Babysitting | garde d'enfants/gardes d'enfants, baby-sitting | hora de canguro/horas de canguro, cuidado de niños | ora di babysitting/ore di babysitting, babysitting | hora de babá/horas de babá, babysitting | oppasuur/oppasuren, oppasavond/oppasavonden, oppassen
  app: Babysitting | Babysitting | Garde d'enfants | Cuidado de niños | Babysitting | Babysitting | Oppas
  tag: Who looks after the children, and when | Wer wann auf die Kinder aufpasst
  fields: starts_at*+ ends_at+ assignee+ fee paid notes
dog_training | Dog 30 warm team log | dog training session, puppy training session, dog training, puppy training, dog training log | Hundetraining/Hundetrainings, Welpentraining/Welpentrainings | séance d'éducation canine/séances d'éducation canine, dressage du chien | sesión de adiestramiento/sesiones de adiestramiento, adiestramiento canino | seduta di addestramento/sedute di addestramento, addestramento del cane | sessão de adestramento/sessões de adestramento, adestramento de cães | hondentraining/hondentrainingen, puppytraining/puppytrainingen
  app: Dog Training | Hundetraining | Éducation canine | Adiestramiento | Addestramento | Adestramento | Hondentraining
  tag: What was practised, and how it went | Was geübt wurde, und wie es lief
  fields: exercise_name*+ >pet date*+ duration quality+ notes
home_viewed | House 205 cool private | property to view/properties to view, apartment hunting, flat hunting, house hunting, home hunting, apartment search, flat search, home search | Wohnung zur Auswahl/Wohnungen zur Auswahl, Wohnungssuche, Haussuche | logement à visiter/logements à visiter, recherche d'appartement, recherche de logement | piso por ver/pisos por ver, búsqueda de piso | casa da vedere/case da vedere, ricerca casa | casa a visitar/casas a visitar, procura de casa | woning op het oog/woningen op het oog, huizenjacht, woningzoektocht
  app: Home Search | Wohnungssuche | Recherche d'appartement | Búsqueda de piso | Ricerca casa | Procura de casa | Woningzoektocht
  tag: Every place you looked at, side by side | Alle Wohnungen im Vergleich
  fields: title*+ photo address rent+ rooms area visited_on rating link pros cons
`;
