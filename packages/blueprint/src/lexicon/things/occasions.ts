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
bid | Gavel 35 warm own log | bid | Gebot/Gebote | enchère déposée/enchères déposées, mise/mises | puja | rilancio/rilanci | lance/lances | bod/biedingen
  app: Auction | Auktion | Enchères | Subasta | Asta | Leilão | Veiling
  tag: What is offered for it, and by whom | Wer wie viel dafür bietet
  fields: amount*+ person_name*+ date+ notes
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
water_drunk | GlassWater 205 calm private log | water intake, glass of water/glasses of water, hydration log, drinking log, water tracker | Trinkprotokoll/Trinkprotokolle, Wasserprotokoll/Wasserprotokolle | suivi d'hydratation/suivis d'hydratation | registro de agua/registros de agua | diario dell'acqua/diari dell'acqua | registo de água/registos de água | drinkdagboek/drinkdagboeken
  app: Water | Wasser | Hydratation | Agua | Acqua | Água | Water
  tag: How much you drank today | Wie viel du heute getrunken hast
  fields: starts_at*+ volume*+ notes
waiting_party | Users 20 warm staff | waiting party/waiting parties, restaurant waitlist, restaurant waiting list, table waitlist, walk-in party/walk-in parties | wartende Gruppe/wartende Gruppen, Tischwarteliste | groupe en attente/groupes en attente | grupo en espera/grupos en espera | gruppo in attesa/gruppi in attesa | grupo em espera/grupos em espera | wachtend gezelschap/wachtende gezelschappen
  app: Table Waitlist | Tischwarteliste | Liste d'attente | Lista de espera | Lista d'attesa | Lista de espera | Wachtlijst
  tag: Who waits for a table, and since when | Wer auf einen Tisch wartet, und seit wann
  fields: customer_name*+ guests*+ phone starts_at+ queue_status+ notes
laundry_ticket | Shirt 215 cool staff log | dry cleaning ticket, dry cleaner ticket, laundry ticket, laundry order, dry cleaning order, alteration ticket, alterations order | Reinigungsauftrag/Reinigungsaufträge, Wäscheauftrag/Wäscheaufträge, Änderungsauftrag/Änderungsaufträge | ticket de pressing/tickets de pressing, retouche à faire/retouches à faire | resguardo de tintorería/resguardos de tintorería | scontrino di lavanderia/scontrini di lavanderia | talão de lavandaria/talões de lavandaria | stomerijbon/stomerijbonnen
  app: Dry Cleaning | Reinigung | Pressing | Tintorería | Lavanderia | Lavandaria | Stomerij
  tag: What came in, and when it is ready | Was hereinkam, und wann es fertig ist
  fields: number*+ customer_name+ phone materials due_date+ price+ paid repair_status+ notes
camp_registration | TentTree 120 warm own person | camp registration, summer camp registration, camp sign-up, camper registration | Camp-Anmeldung/Camp-Anmeldungen, Ferienlager-Anmeldung/Ferienlager-Anmeldungen | inscription au camp/inscriptions au camp, inscription à la colonie/inscriptions à la colonie | inscripción al campamento/inscripciones al campamento | iscrizione al campo/iscrizioni al campo, iscrizione al centro estivo/iscrizioni al centro estivo | inscrição no acampamento/inscrições no acampamento | kampinschrijving/kampinschrijvingen
  app: Camp Registration | Camp-Anmeldung | Inscriptions au camp | Campamento | Campo estivo | Acampamento | Kampinschrijving
  tag: Who comes, and whom to call | Wer mitkommt, und wen man anruft
  fields: name*+ birthday+ contact_person+ phone*+ allergies paid notes
swim_time | Timer 200 vivid team log | swim time, swimming time, swim team time, swim meet result, race time | Schwimmzeit/Schwimmzeiten, Wettkampfzeit/Wettkampfzeiten | temps de nage/temps de nage, temps de course/temps de course | tiempo de natación/tiempos de natación | tempo di nuoto/tempi di nuoto | tempo de natação/tempos de natação | zwemtijd/zwemtijden
  app: Swim Times | Schwimmzeiten | Temps de nage | Tiempos | Tempi | Tempos | Zwemtijden
  tag: Every swimmer's times, meet by meet | Die Zeiten aller, Wettkampf für Wettkampf
  fields: player*+ swim_stroke+ distance+ result*+ date*+ personal_best notes
ladder_player | Trophy 45 vivid team person | ladder player, tennis ladder, ping pong ladder, squash ladder, club ladder, club rating, chess rating, club ratings | Ranglistenspieler/Ranglistenspieler, Tennisrangliste, Vereinsrangliste | joueur classé/joueurs classés, classement du club | jugador de la escalerilla/jugadores de la escalerilla | giocatore in classifica/giocatori in classifica | jogador do ranking/jogadores do ranking | ladderspeler/ladderspelers
  app: Ladder | Rangliste | Classement | Escalerilla | Classifica | Ranking | Ladder
  tag: Who stands where | Wer wo steht
  fields: name*+ score*+ phone notes
  does: leaderboard
bowling_score | Target 15 vivid team log | bowling score, bowling league, bowling game, league score | Bowlingergebnis/Bowlingergebnisse, Kegelergebnis/Kegelergebnisse | score de bowling/scores de bowling | puntuación de bolos/puntuaciones de bolos | punteggio di bowling/punteggi di bowling | pontuação de bowling/pontuações de bowling | bowlingscore/bowlingscores
  app: Bowling League | Bowlingliga | Ligue de bowling | Liga de bolos | Lega di bowling | Liga de bowling | Bowlingcompetitie
  tag: Every evening's scores, and who leads | Die Ergebnisse jedes Abends, und wer führt
  fields: player*+ score*+ date*+ team notes
  does: leaderboard
fantasy_team | Trophy 265 vivid team | fantasy team, fantasy football, fantasy league | Fantasy-Team/Fantasy-Teams, Fantasy-Liga | équipe fantasy/équipes fantasy | equipo fantasy/equipos fantasy | squadra del fantacalcio/squadre del fantacalcio, fantacalcio | equipa fantasy/equipas fantasy | fantasyteam/fantasyteams
  app: Fantasy League | Fantasy-Liga | Ligue fantasy | Liga fantasy | Fantacalcio | Liga fantasy | Fantasycompetitie
  tag: Every manager's team and points | Alle Teams und ihre Punkte
  fields: name*+ owner*+ score+ notes
  does: leaderboard
egg_count | Egg 45 warm private log | egg record, egg count, egg log, chicken coop, hen house | Eierzählung/Eierzählungen, Eierliste/Eierlisten, Hühnerstall | relevé d'œufs/relevés d'œufs, poulailler | recuento de huevos/recuentos de huevos, gallinero | conta delle uova/conte delle uova, pollaio | contagem de ovos/contagens de ovos, galinheiro | eiertelling/eiertellingen, kippenhok
  app: Chicken Coop | Hühnerstall | Poulailler | Gallinero | Pollaio | Galinheiro | Kippenhok
  tag: How many eggs, day by day | Wie viele Eier, Tag für Tag
  fields: date*+ quantity*+ weather notes
  does: progress_chart
fair_project | FlaskConical 195 cool team | science fair project, science fair, student project at the fair/student projects at the fair | Projekt der Wissenschaftsmesse/Projekte der Wissenschaftsmesse, Jugend-forscht-Projekt/Jugend-forscht-Projekte | projet de la fête de la science/projets de la fête de la science | proyecto de la feria de ciencias/proyectos de la feria de ciencias | progetto della fiera della scienza/progetti della fiera della scienza | projeto da feira de ciências/projetos da feira de ciências | wetenschapsproject/wetenschapsprojecten
  app: Science Fair | Wissenschaftsmesse | Fête de la science | Feria de ciencias | Fiera della scienza | Feira de ciências | Wetenschapsbeurs
  tag: Every project, who made it, and how it did | Alle Projekte, von wem sie sind, und wie sie abschnitten
  fields: title*+ person_name*+ photo level hypothesis result score notes
yearbook_entry | GraduationCap 265 vivid team | yearbook entry, yearbook page, yearbook | Jahrbucheintrag/Jahrbucheinträge, Jahrbuch, Abibuch | page de l'album de promo/pages de l'album de promo, album de promo | página del anuario/páginas del anuario, anuario escolar | pagina dell'annuario/pagine dell'annuario, annuario scolastico | página do anuário/páginas do anuário, anuário escolar | jaarboekpagina/jaarboekpagina's, jaarboek
  app: Yearbook | Jahrbuch | Album de promo | Anuario | Annuario | Anuário | Jaarboek
  tag: Everyone's picture and words | Bild und Worte von allen
  fields: name*+ photo+ quote+ nickname group
missing_pet | PawPrint 10 warm community | lost pet, missing pet, found pet, lost dog, lost cat | vermisstes Tier/vermisste Tiere, entlaufener Hund/entlaufene Hunde, entlaufene Katze/entlaufene Katzen | animal perdu/animaux perdus | mascota perdida/mascotas perdidas | animale smarrito/animali smarriti | animal perdido/animais perdidos | vermist huisdier/vermiste huisdieren
  app: Lost Pets | Vermisste Tiere | Animaux perdus | Mascotas perdidas | Animali smarriti | Animais perdidos | Vermiste huisdieren
  tag: Who is missing, and where they were last seen | Wer fehlt, und wo er zuletzt war
  fields: name*+ photo+ animal_species+ color location*+ date*+ found_status+ description
rule_violation | TriangleAlert 25 cool staff log | rule violation, hoa violation, bylaw violation, code violation, house rule violation | Regelverstoß/Regelverstöße, Verstoß gegen die Hausordnung/Verstöße gegen die Hausordnung | infraction au règlement/infractions au règlement | infracción de normas/infracciones de normas | violazione del regolamento/violazioni del regolamento | infração às regras/infrações às regras | overtreding van de regels/overtredingen van de regels
  app: Violations | Verstöße | Infractions | Infracciones | Violazioni | Infrações | Overtredingen
  tag: What was seen, and what came of it | Was gesehen wurde, und was daraus wurde
  fields: title*+ photo address+ date*+ fee request_status+ notes
changeover_clean | SprayCan 185 calm team log | changeover clean, turnover cleaning, airbnb cleaning, holiday home cleaning, changeover cleaning | Wechselreinigung/Wechselreinigungen, Endreinigung/Endreinigungen | ménage entre deux séjours/ménages entre deux séjours | limpieza entre estancias/limpiezas entre estancias | pulizia di fine soggiorno/pulizie di fine soggiorno | limpeza entre estadias/limpezas entre estadias | wisselschoonmaak/wisselschoonmaken
  app: Changeover Cleans | Endreinigungen | Ménages | Limpiezas | Pulizie | Limpezas | Schoonmaak
  tag: Which place is cleaned when, and by whom | Was wann von wem gereinigt wird
  fields: location*+ date*+ assignee+ task_status+ fee notes
moving_task | Truck 30 warm private | moving task, moving checklist, moving to-do, relocation task, house move task | Umzugsaufgabe/Umzugsaufgaben, Umzugscheckliste | tâche de déménagement/tâches de déménagement | tarea de mudanza/tareas de mudanza, lista de mudanza | cosa da fare per il trasloco/cose da fare per il trasloco | tarefa da mudança/tarefas da mudança | verhuistaak/verhuistaken, verhuislijst
  app: Moving Checklist | Umzugsliste | Déménagement | Mudanza | Trasloco | Mudança | Verhuislijst
  tag: What is done, and what is left before the move | Was erledigt ist, und was vor dem Umzug bleibt
  fields: title*+ due_date+ assignee done notes
card_recipient | Mail 350 warm private person | card recipient, christmas card, holiday card, greeting card to send/greeting cards to send, christmas card list | Kartenempfänger/Kartenempfänger, Weihnachtskarte/Weihnachtskarten | destinataire de carte/destinataires de carte, carte de vœux/cartes de vœux | destinatario de tarjeta/destinatarios de tarjeta, tarjeta de Navidad/tarjetas de Navidad | destinatario di cartolina/destinatari di cartolina, biglietto di Natale/biglietti di Natale | destinatário de postal/destinatários de postal, cartão de Natal/cartões de Natal | kaartontvanger/kaartontvangers, kerstkaart/kerstkaarten
  app: Christmas Cards | Weihnachtskarten | Cartes de vœux | Tarjetas de Navidad | Biglietti di Natale | Cartões de Natal | Kerstkaarten
  tag: Who gets a card, and who has one already | Wer eine Karte bekommt, und wer schon eine hat
  fields: name*+ address+ done notes
secret_santa | Gift 0 warm team person | gift exchange participant, secret santa, gift exchange, kris kringle | Wichtelteilnehmer/Wichtelteilnehmer, Wichteln | participant au père Noël secret/participants au père Noël secret, père Noël secret | participante del amigo invisible/participantes del amigo invisible, amigo invisible | partecipante al Babbo Natale segreto/partecipanti al Babbo Natale segreto, Babbo Natale segreto | participante do amigo secreto/participantes do amigo secreto, amigo secreto | lootjestrekker/lootjestrekkers, lootjes trekken
  app: Secret Santa | Wichteln | Père Noël secret | Amigo invisible | Babbo Natale segreto | Amigo secreto | Lootjes
  tag: Who takes part, and what they would like | Wer mitmacht, und was sie sich wünschen
  fields: name*+ gift_ideas+ notes
`;
