export const FOOD = `
recipe | ChefHat 24 warm default | recipe, dish | Rezept/Rezepte, Kochrezept/Kochrezepte, Gericht/Gerichte | recette, plat | receta, plato | ricetta, piatto | receita, prato | recept/recepten, gerecht/gerechten
  app: Recipe Book | Rezeptbuch | Livre de recettes | Recetario | Ricettario | Livro de receitas | Receptenboek
  tag: The dishes you love, ready to cook again | Lieblingsgerichte, bereit zum Nachkochen
  fields: title*+ photo+ cuisine cooking_time servings difficulty ingredients steps rating
meal | UtensilsCrossed 100 calm private | meal, meal plan, meal plan entry, food log, food diary, weekly menu, food entry, dinner plan | Mahlzeit/Mahlzeiten, Essensplan/Essenspläne, Wochenplan Essen, Speiseplan/Speisepläne, Ernährungstagebuch | repas, menu de la semaine/menus de la semaine | comida, menú semanal/menús semanales | pasto/pasti, menù settimanale | refeição/refeições, cardápio semanal | maaltijd/maaltijden, weekmenu/weekmenu's
  app: Meal Planner | Essensplan | Planning des repas | Menú semanal | Piano dei pasti | Plano de refeições | Maaltijdplanner
  fields: title*+ date+ course+ calories notes
bring_dish | Salad 40 warm community | dish, dish to bring, potluck dish, contribution | Mitbringsel, Gericht zum Mitbringen/Gerichte zum Mitbringen, Mitbringliste/Mitbringlisten | plat à apporter/plats à apporter | plato para llevar/platos para llevar | piatto da portare/piatti da portare | prato para levar/pratos para levar | gerecht om mee te nemen/gerechten om mee te nemen
  fields: title*+ person_name+ dish_course servings allergies notes
menu_item | BookOpenText 18 warm default | menu item, menu, dish on the menu, food menu, drink | Speisekarte/Speisekarten, Speise/Speisen, Getränk/Getränke, Menü/Menüs | carte du restaurant, menu, boisson | carta del restaurante, menú, bebida | menù, bevanda, voce del menù/voci del menù | cardápio, bebida, menu | menukaart, drankje/drankjes, menu/menu's
  app: Menu | Speisekarte | La carte | La carta | Il menù | Cardápio | Menukaart
  tag: Fresh today | Heute frisch
  fields: name*+ photo menu_section+ price*+ description allergies available
shopping_item | ShoppingCart 140 calm team | shopping item, grocery item, grocery, groceries, shopping list item, shopping list, grocery list | Einkauf/Einkäufe, Einkaufsliste/Einkaufslisten, Einkaufszettel, Lebensmittel | courses, liste de courses/listes de courses, article de courses/articles de courses | compra, lista de la compra/listas de la compra, lista de compras/listas de compras | spesa alimentare, lista della spesa/liste della spesa | lista de compras/listas de compras, item de compra/itens de compra | boodschap/boodschappen, boodschappenlijst/boodschappenlijsten, boodschappenlijstje/boodschappenlijstjes
  app: Shopping List | Einkaufsliste | Liste de courses | Lista de la compra | Lista della spesa | Lista de compras | Boodschappenlijst
  tag: What we need, ticked off together | Was wir brauchen, gemeinsam abgehakt
  fields: name*+ quantity shop_section bought+ notes
pantry_item | Milk 40 warm private | pantry item, food item, fridge item, freezer item, pantry, fridge, freezer | Vorrat/Vorräte, Kühlschrank, Gefrierfach, Vorratskammer | garde-manger, réfrigérateur, congélateur, provision | despensa, nevera, congelador, alimento | dispensa, frigorifero, congelatore, provvista | despensa, geladeira, freezer, alimento | voorraadkast, koelkast, vriezer, voorraadproduct/voorraadproducten
  app: Pantry | Vorratskammer | Garde-manger | Despensa | Dispensa | Despensa | Voorraadkast
  fields: name*+ quantity+ expiry_date+ category location
  does: overdue
wine | Wine 345 warm private | wine, bottle, bottle of wine, wine bottle, wine cellar | Wein/Weine, Flasche/Flaschen, Weinkeller | vin, bouteille, cave à vin/caves à vin | vino, botella, bodega personal/bodegas personales | vino, bottiglia, cantina | vinho, garrafa, adega | wijn/wijnen, fles/flessen, wijnkelder/wijnkelders
  app: Wine Cellar | Weinkeller | Cave à vin | Mi bodega | La mia cantina | Minha adega | Wijnkelder
  tag: Know what you have, drink it in time | Wissen, was da ist, und rechtzeitig trinken
  fields: name*+ brand photo+ wine_type variety vintage region quantity price rating location
beer | Beer 40 warm default | beer, craft beer, ale, ipa, lager | Bier/Biere, Craftbier/Craftbiere | bière | cerveza | birra | cerveja | bier/bieren, biertje/biertjes
  app: Beer Log | Bierbuch | Carnet de bières | Diario de cervezas | Diario delle birre | Diário de cervejas | Bierlogboek
  fields: name*+ brand photo style abv rating notes
brew | FlaskRound 35 warm team | brew, batch, brewing batch, homebrew, brewery, beer batch, brew log | Sud/Sude, Brauvorgang/Brauvorgänge, Charge/Chargen, Brauerei | brassin, brasserie, lot | lote, cocción/cocciones, elaboración de cerveza/elaboraciones de cerveza, cervecería | cotta, lotto, birrificio | lote, brassagem/brassagens, cervejaria | brouwsel/brouwsels, batch/batches, brouwerij
  app: Brew Log | Sudbuch | Carnet de brassage | Diario de elaboración | Diario delle cotte | Diário de brassagem | Brouwlogboek
  tag: Every batch from grain to glass | Jeder Sud vom Malz bis ins Glas
  fields: name*+ style date+ brew_status+ original_gravity abv ibu volume ingredients notes
coffee | Coffee 30 warm default | coffee, coffee bean, bean, espresso, roast, tea | Kaffee/Kaffees, Kaffeebohne/Kaffeebohnen, Espresso, Tee/Tees | café, grain de café/grains de café, thé | café, grano de café/granos de café, té | caffè, chicco di caffè/chicchi di caffè, tè | café, grão de café/grãos de café, chá | koffie, koffieboon/koffiebonen, thee
  app: Coffee Log | Kaffeebuch | Carnet de café | Diario de café | Diario del caffè | Diário de café | Koffielogboek
  fields: name*+ brand photo origin scent rating price notes
starter | Wheat 45 warm private | sourdough starter, sourdough, levain, feeding of the starter | Sauerteig/Sauerteige, Anstellgut | levain | masa madre/masas madre | lievito madre/lieviti madre, pasta madre/paste madre | fermento natural/fermentos naturais, levain | zuurdesemstarter/zuurdesemstarters, zuurdesem, desem
  app: Sourdough Diary | Sauerteigtagebuch | Carnet de levain | Diario de masa madre | Diario del lievito madre | Diário do fermento | Desemdagboek
  tag: A well-fed starter rises | Gut gefüttert geht er auf
  fields: name*+ photo flour hydration interval_days+ last_fed+ notes
  does: recurring_due
bake | CakeSlice 35 warm private | bake, loaf, bread, cake, baking | Brot/Brote, Kuchen, Backwerk/Backwerke, Backversuch/Backversuche | pain, gâteau/gâteaux, fournée | pan/panes, pastel/pasteles, horneado | pane/pani, torta, infornata | pão/pães, bolo, fornada | brood/broden, taart/taarten, baksel/baksels
  app: Baking Log | Backbuch | Carnet de cuisson | Diario de horneado | Diario del forno | Diário de fornadas | Baklogboek
  fields: title*+ photo date+ flour hydration rating notes
restaurant | Utensils 15 warm default org | restaurant, cafe, café, bar, bistro, pub, eatery | Restaurant/Restaurants, Café/Cafés, Lokal/Lokale, Gaststätte/Gaststätten | restaurant, bistrot, bar | restaurante, bar/bares, cafetería | ristorante/ristoranti, bar/bar, trattoria | restaurante, bar/bares | restaurant/restaurants, café/cafés, kroeg/kroegen
  app: Places to Eat | Restaurantführer | Bonnes tables | Dónde comer | Dove mangiare | Onde comer | Uit eten
  fields: name*+ photo cuisine city rating visited_on price_range notes
cheese | Pizza 48 warm default | cheese | Käse, Käsesorte/Käsesorten | fromage | queso | formaggio/formaggi | queijo | kaas/kazen
  fields: name*+ photo origin type rating notes
`;
