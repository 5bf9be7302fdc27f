export const LEISURE = `
workout | Dumbbell 15 vivid private | workout, training log, gym session, strength training, gym log, exercise session | Training/Trainings, Workout/Workouts, Trainingseinheit/Trainingseinheiten, Trainingsplan/Trainingspläne, Trainingstagebuch/Trainingstagebücher | entraînement, séance de sport/séances de sport, musculation | entrenamiento, sesión de gimnasio/sesiones de gimnasio | allenamento | treino | training/trainingen, workout/workouts
  app: Workout Log | Trainingstagebuch | Carnet d'entraînement | Diario de entrenamiento | Diario di allenamento | Diário de treino | Trainingslogboek
  tag: A little stronger every week | Jede Woche ein wenig stärker
  yields: exercise_set
  fields: title*+ date*+ sport_type duration distance notes
exercise_set | Dumbbell 15 vivid private | exercise, set, exercise log, lift, gym exercise, exercise set | Übung/Übungen, Satz/Sätze | exercice | ejercicio | esercizio/esercizi | exercício | oefening/oefeningen
  fields: exercise_name*+ date*+ sets+ reps+ weight+ muscle_group notes
  does: progress_chart
run | Footprints 20 vivid private | run, strava, jog, running log, ride, bike ride, swim, running | Lauf/Läufe, Laufrunde/Laufrunden, Radtour/Radtouren | course à pied, sortie course, sortie vélo/sorties vélo, footing | carrera, salida en bici/salidas en bici | corsa, uscita in bici/uscite in bici | corrida, pedalada | hardlooprondje/hardlooprondjes, loop, fietstocht/fietstochten
  app: Running Log | Lauftagebuch | Carnet de course | Diario de carreras | Diario di corsa | Diário de corrida | Hardlooplogboek
  tag: Kilometre by kilometre | Kilometer für Kilometer
  fields: title date*+ distance*+ duration*+ mood notes
  does: progress_chart
dog_walk | PawPrint 30 calm staff log | dog walk, walk | Gassirunde/Gassirunden, Spaziergang mit dem Hund/Spaziergänge mit dem Hund | promenade du chien/promenades du chien | paseo del perro/paseos del perro | passeggiata con il cane/passeggiate con il cane | passeio do cão/passeios do cão | hondenuitlaat/hondenuitlaten
  fields: >!pet* date*+ duration+ photo notes
ride_share | Car 210 cool community | shared ride, ride, carpool, car pool, lift, lift share, carpool ride | Mitfahrgelegenheit/Mitfahrgelegenheiten, Fahrt/Fahrten | covoiturage, trajet partagé/trajets partagés | viaje compartido/viajes compartidos | passaggio/passaggi | carona | meerijrit/meerijritten
  fields: person_driver*+ departure+ destination*+ starts_at*+ capacity+ notes
hike | Mountain 130 calm private | hike, walk, trail, hiking tour, tour, trek, climb, summit, mountain, hiking log, camping trip | Wanderung/Wanderungen, Tour/Touren, Wanderweg/Wanderwege, Gipfel, Bergtour/Bergtouren | randonnée, balade, sentier, sommet | caminata, ruta, excursión/excursiones, sendero, cumbre | escursione/escursioni, sentiero, camminata, vetta | trilha, caminhada, passeio | wandeling/wandelingen, wandeltocht/wandeltochten, bergtocht/bergtochten
  app: Hiking Log | Wanderbuch | Carnet de rando | Diario de rutas | Diario di escursioni | Diário de trilhas | Wandellogboek
  tag: The paths behind you, the peaks ahead | Die Wege hinter dir, die Gipfel vor dir
  fields: title*+ photo date+ region distance+ elevation duration difficulty rating notes
trip | Plane 200 vivid private | trip, journey, vacation, holiday trip, travel, travel plan, holiday | Reise/Reisen, Urlaub/Urlaube, Ausflug/Ausflüge, Reiseplan/Reisepläne | voyage, séjour, itinéraire, vacances | viaje, itinerario, vacaciones | viaggio/viaggi, itinerario, vacanza | viagem/viagens, roteiro, férias | reis/reizen, vakantie/vakanties, reisplan/reisplannen
  app: Trip Planner | Reiseplaner | Carnet de voyage | Planificador de viajes | Pianificatore di viaggi | Planejador de viagens | Reisplanner
  tag: From idea to boarding | Von der Idee bis zum Abflug
  fields: title*+ destination photo start_date+ end_date budget_amount notes
itinerary_item | MapPin 200 vivid private | itinerary item, itinerary, stop, sight, place to visit, travel stop, activity on the trip, place, city, destination, country | Etappe/Etappen, Sehenswürdigkeit/Sehenswürdigkeiten, Ort/Orte, Stadt/Städte, Reiseziel/Reiseziele | étape, lieu à visiter/lieux à visiter, lieu/lieux, ville, destination | parada, lugar/lugares, ciudad/ciudades, destino | tappa, luogo/luoghi, città, destinazione/destinazioni | parada, lugar/lugares, cidade, destino | halte/haltes, bezienswaardigheid/bezienswaardigheden, plek/plekken, stad/steden, bestemming/bestemmingen
  app: Places | Orte | Lieux | Lugares | Luoghi | Lugares | Plekken
  fields: name*+ photo country location visited_on rating notes
flight | PlaneTakeoff 215 cool private | flight, plane ticket | Flug/Flüge | vol, vol en avion/vols en avion | vuelo | volo | voo | vlucht/vluchten
  fields: number*+ departure destination starts_at*+ seat price
accommodation | BedDouble 195 calm default | accommodation, hotel, room to rent, guest room, hostel, campsite, holiday home, vacation rental, cabin, hotel room | Unterkunft/Unterkünfte, Hotel/Hotels, Ferienwohnung/Ferienwohnungen, Zimmer, Campingplatz/Campingplätze | hébergement, hôtel, gîte, chambre d'hôtes/chambres d'hôtes | alojamiento, hotel/hoteles, habitación/habitaciones, casa rural/casas rurales | alloggio/alloggi, hotel/hotel, camera/camere | hospedagem/hospedagens, hotel/hotéis, quarto | accommodatie/accommodaties, hotel/hotels, kamer/kamers, vakantiehuis/vakantiehuizen
  app: Rooms | Zimmer | Hébergements | Alojamientos | Alloggi | Hospedagens | Kamers
  fields: name*+ photo price guests address features available description
character | Swords 275 vivid team | character, character sheet, npc, player character, hero, villain, monster | Charakter/Charaktere, Figur/Figuren, NSC/NSCs, Held/Helden, Monster | personnage, pnj, héros, monstre | personaje, pnj, héroe, monstruo | personaggio/personaggi, png, eroe/eroi, mostro | personagem/personagens, npc, herói/heróis, monstro | personage/personages, npc/npc's, held/helden, monster/monsters
  app: Campaign Book | Kampagnenbuch | Carnet de campagne | Libro de campaña | Libro della campagna | Livro da campanha | Campagneboek
  tag: Heroes, foes and the story so far | Helden, Gegner und was bisher geschah
  fields: name*+ photo species character_class character_level npc_type hit_points story
quest | Scroll 40 vivid team | quest, campaign session, adventure, d&d campaign, dnd campaign, d&d, dungeons and dragons, rpg campaign, mission, plot hook, dnd | Quest/Quests, Abenteuer, Rollenspielkampagne/Rollenspielkampagnen, Mission/Missionen | quête, aventure, campagne de jeu de rôle/campagnes de jeu de rôle, mission | misión/misiones, aventura, campaña de rol/campañas de rol | missione/missioni, avventura, campagna di ruolo/campagne di ruolo | missão/missões, aventura, campanha de rpg/campanhas de rpg | quest/quests, avontuur/avonturen, missie/missies
  app: Quest Log | Questbuch | Journal de quêtes | Diario de misiones | Diario delle missioni | Diário de missões | Questlogboek
  fields: title*+ location task_status+ reward description
loot_item | Sword 30 vivid team | loot item, loot, treasure, magic item, weapon, spell | Beute, Schatz/Schätze, magischer Gegenstand/magische Gegenstände, Waffe/Waffen, Zauber | butin, trésor, objet magique/objets magiques, sort, arme | botín, tesoro, objeto mágico/objetos mágicos, hechizo, arma | bottino, tesoro, oggetto magico/oggetti magici, incantesimo, arma | tesouro, item mágico/itens mágicos, feitiço, arma | buit, schat/schatten, magisch voorwerp/magische voorwerpen, spreuk/spreuken, wapen/wapens
  fields: name*+ photo type rarity value owner description
catch | Fish 200 calm private | catch, fish, fishing trip, fishing log | Fang/Fänge, Fisch/Fische, Angelausflug/Angelausflüge | prise, poisson, sortie pêche/sorties pêche | captura, pez/peces, jornada de pesca/jornadas de pesca | cattura, pesce/pesci, battuta di pesca/battute di pesca | captura, peixe, pescaria | vangst/vangsten, vis/vissen
  app: Fishing Log | Fangbuch | Carnet de pêche | Diario de pesca | Diario di pesca | Diário de pesca | Vangstlogboek
  fields: fish_species*+ photo date+ location weight length_cm bait notes
sighting | Bird 150 calm community | sighting, bird, bird sighting, birdwatching, wildlife sighting, observation, birding | Beobachtung/Beobachtungen, Vogel/Vögel, Sichtung/Sichtungen | observation, oiseau/oiseaux | avistamiento, ave, pájaro, observación/observaciones | avvistamento, uccello, osservazione/osservazioni | avistamento, ave, pássaro, observação/observações | waarneming/waarnemingen, vogel/vogels
  app: Bird Log | Vogelbuch | Carnet d'oiseaux | Diario de aves | Diario degli uccelli | Diário de aves | Vogellogboek
  tag: Seen, noted, remembered | Gesehen, notiert, behalten
  fields: sighted_species*+ photo date+ location quantity notes
craft_project | Scissors 330 warm private | knitting project, craft project, sewing project, diy project, crochet project, woodworking project, pattern, knitting, sewing, craft | Strickprojekt/Strickprojekte, Bastelprojekt/Bastelprojekte, Nähprojekt/Nähprojekte, Handarbeit/Handarbeiten | projet créatif/projets créatifs, projet de tricot/projets de tricot, tricot, couture | proyecto de manualidades/proyectos de manualidades, labor/labores, punto, costura | progetto creativo/progetti creativi, lavoro a maglia/lavori a maglia, cucito | projeto de artesanato/projetos de artesanato, tricô, costura | handwerkproject/handwerkprojecten, breiproject/breiprojecten, naaiproject/naaiprojecten
  app: Craft Projects | Handarbeiten | Mes créations | Mis labores | I miei lavori | Meus trabalhos | Handwerkprojecten
  fields: title*+ photo project_stage+ materials start_date progress notes
bucket_item | Star 50 vivid private | bucket list item, bucket list, dream, wish list | Wunschliste/Wunschlisten, Bucketlist, Lebenstraum/Lebensträume | liste de rêves, rêve à réaliser/rêves à réaliser | lista de sueños, lista de deseos | lista dei desideri, lista dei sogni | lista de desejos, lista de sonhos | bucketlist, verlanglijstje/verlanglijstjes
  app: Bucket List | Bucketlist | Mes rêves | Lista de sueños | Lista dei sogni | Lista de sonhos | Bucketlist
  fields: title*+ photo done due_date notes
table_item | Armchair 340 warm staff | seating table, wedding table, table, seat | Tisch/Tische | table | mesa | tavolo/tavoli | mesa | tafel/tafels
  fields: name*+ capacity location notes
vendor | Store 340 warm staff org | wedding vendor, vendor, caterer, florist, service provider, contractor, craftsman, tradesperson | Dienstleister, Handwerker, Florist/Floristen | prestataire, artisan, traiteur/traiteurs, fleuriste | proveedor de boda/proveedores de boda, contratista, florista | fornitore di nozze/fornitori di nozze, artigiano, fiorista/fioristi | prestador/prestadores, contratante, florista | dienstverlener/dienstverleners, aannemer/aannemers, bloemist/bloemisten, vakman/vakmensen
  fields: name*+ category contact_person email phone price paid notes
weather_log | CloudSun 215 calm default | weather log, weather observation, rainfall, weather record, weather | Wetterbeobachtung/Wetterbeobachtungen, Niederschlag/Niederschläge | relevé météo/relevés météo, pluie | registro del tiempo, lluvia | rilevazione meteo/rilevazioni meteo, pioggia | registro do tempo, chuva | weerwaarneming/weerwaarnemingen, neerslag
  fields: date*+ temperature*+ humidity weather notes
  does: progress_chart
meter_reading | Gauge 210 cool private log | meter reading, electricity reading, energy reading, water reading, gas reading, energy consumption, electricity meter, utility meter | Zählerstand/Zählerstände, Stromzähler, Stromverbrauch | relevé de compteur/relevés de compteur, consommation électrique | lectura de contador/lecturas de contador, consumo eléctrico | lettura del contatore/letture del contatore, consumo elettrico | leitura do medidor/leituras do medidor, consumo elétrico | meterstand/meterstanden, stroomverbruik
  app: Meter Readings | Zählerstände | Relevés | Lecturas | Letture contatori | Leituras | Meterstanden
  fields: date*+ meter_kind*+ reading_value*+ notes
  does: progress_chart
fuel_log | Fuel 20 cool private log | fuel log, refuel, fill-up, fuel stop, fuel fill, charging session | Tankfüllung/Tankfüllungen, Tankvorgang/Tankvorgänge, Ladevorgang/Ladevorgänge | plein d'essence/pleins d'essence, plein de carburant | repostaje, carga de combustible/cargas de combustible | rifornimento | abastecimento | tankbeurt/tankbeurten
  app: Fuel Log | Tankbuch | Carnet de carburant | Repostajes | Rifornimenti | Abastecimentos | Tanklogboek
  fields: date*+ >vehicle volume*+ cost*+ mileage
  does: total
`;
