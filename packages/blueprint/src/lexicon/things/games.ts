export const GAMES = `
faction | Flag 15 vivid team | faction, guild, campaign faction | Spielfraktion/Spielfraktionen, Fraktion/Fraktionen, Gilde/Gilden | faction, guilde | facción/facciones, gremio de la campaña/gremios de la campaña | fazione/fazioni, gilda | facção/facções, guilda | factie/facties, gilde/gildes
  app: Factions | Fraktionen | Factions | Facciones | Fazioni | Facções | Facties
  fields: name*+ logo faction_leader stance+ location goal_text story
campaign_place | Castle 275 vivid team | campaign location, fantasy location, dungeon, game world location, world location | Kampagnenort/Kampagnenorte, Dungeon/Dungeons, Verlies/Verliese | lieu de campagne/lieux de campagne, donjon | lugar de campaña/lugares de campaña, mazmorra | luogo della campagna/luoghi della campagna, dungeon/dungeon, segreta | local da campanha/locais da campanha, masmorra | campagnelocatie/campagnelocaties, kerker/kerkers
  app: World Atlas | Weltatlas | Atlas du monde | Atlas del mundo | Atlante del mondo | Atlas do mundo | Wereldatlas
  fields: name*+ photo place_kind region owner hazard story
spellbook_entry | WandSparkles 285 vivid team | known spell, spellbook entry, spellbook, spell card, spell list | Zauberspruch/Zaubersprüche, Zauberbuch/Zauberbücher | sortilège, grimoire | conjuro, libro de conjuros/libros de conjuros | incanto, libro degli incantesimi/libri degli incantesimi | magia conhecida/magias conhecidas, grimório | toverspreuk/toverspreuken, spreukenboek/spreukenboeken
  app: Spellbook | Zauberbuch | Grimoire | Libro de conjuros | Libro degli incantesimi | Grimório | Spreukenboek
  fields: name*+ character_level+ spell_school casting_time spell_range duration_text description
rpg_session | Dices 275 warm team log | game session, session recap, campaign session note, roleplaying session | Spielsitzung/Spielsitzungen, Rollenspielrunde/Rollenspielrunden | séance de jeu/séances de jeu, résumé de partie/résumés de partie | sesión de juego/sesiones de juego, resumen de partida/resúmenes de partida | sessione di gioco/sessioni di gioco, riassunto della partita/riassunti della partita | sessão de jogo/sessões de jogo, resumo da partida/resumos da partida | speelsessie/speelsessies, campagneverslag/campagneverslagen
  app: Session Recaps | Sitzungschronik | Chronique de campagne | Crónica de campaña | Cronaca della campagna | Crônica da campanha | Sessieverslagen
  tag: What happened last time, and what hangs open | Was zuletzt geschah, und was noch offen ist
  fields: title*+ session_number date*+ attendees location summary+ reward next_step
card_deck | Layers 260 vivid private | card deck, commander deck, deck list, magic deck, pokemon deck | Kartendeck/Kartendecks, Deckliste/Decklisten, Commander-Deck/Commander-Decks | deck de cartes/decks de cartes, liste de deck/listes de deck | mazo de cartas/mazos de cartas, lista de mazo/listas de mazo | mazzo di carte/mazzi di carte, lista del mazzo/liste del mazzo | baralho de jogo/baralhos de jogo, deck de cartas/decks de cartas | kaartendeck/kaartendecks, decklijst/decklijsten
  app: Deck Box | Deckbox | Mes decks | Mis mazos | I miei mazzi | Meus decks | Deckbox
  fields: name*+ cover_image edition color deck_cards wins losses notes
game_card | SquareStack 270 vivid private | magic card, mtg card, playing card, tcg card, collectible card game card | Magic-Karte/Magic-Karten, Spielkarte/Spielkarten | carte magic/cartes magic, carte à jouer/cartes à jouer | carta magic/cartas magic, carta de juego/cartas de juego, naipe | carta magic/carte magic, carta da gioco/carte da gioco | carta magic/cartas magic, carta de jogo/cartas de jogo | magickaart/magickaarten, speelkaart/speelkaarten
  app: Card Binder | Kartenordner | Classeur de cartes | Carpeta de cartas | Raccoglitore di carte | Fichário de cartas | Kaartenmap
  fields: name*+ photo card_set+ rarity condition foil quantity+ value
game_play | Dices 30 vivid private log | board game play, logged play, game play log, play log | Brettspielpartie/Brettspielpartien, gespielte Partie/gespielte Partien | partie jouée/parties jouées, partie de jeu de société/parties de jeu de société | partida jugada/partidas jugadas, partida de mesa/partidas de mesa | partita giocata/partite giocate | partida jogada/partidas jogadas, partida de tabuleiro/partidas de tabuleiro | gespeelde partij/gespeelde partijen, bordspelpartij/bordspelpartijen
  app: Play Log | Partienbuch | Carnet de parties | Diario de partidas | Diario delle partite | Diário de partidas | Speellogboek
  fields: title*+ >game date*+ attendees winner+ duration score notes
miniature | Paintbrush 25 warm private | tabletop miniature, painted miniature, wargaming miniature, miniature army | Tabletop-Miniatur/Tabletop-Miniaturen, Zinnfigur/Zinnfiguren | figurine peinte/figurines peintes, figurine de jeu/figurines de jeu | miniatura pintada/miniaturas pintadas, miniatura de wargame/miniaturas de wargame | miniatura dipinta/miniature dipinte, miniatura da wargame/miniature da wargame | miniatura pintada/miniaturas pintadas, miniatura de wargame/miniaturas de wargame | tabletopminiatuur/tabletopminiaturen, geschilderde miniatuur/geschilderde miniaturen
  app: Painting Table | Maltisch | Table de peinture | Mesa de pintura | Tavolo di pittura | Mesa de pintura | Schildertafel
  fields: name*+ photo army quantity project_stage+ paints notes
jigsaw_puzzle | Puzzle 150 warm private | jigsaw puzzle, puzzle collection | Puzzlesammlung/Puzzlesammlungen, Legespiel/Legespiele, Puzzle/Puzzles | puzzle/puzzles, casse-tête/casse-têtes | rompecabezas, puzle/puzles | puzzle/puzzle, rompicapo | quebra-cabeça/quebra-cabeças | legpuzzel/legpuzzels
  app: Puzzle Shelf | Puzzleregal | Mes puzzles | Mis puzles | I miei puzzle | Meus quebra-cabeças | Puzzelkast
  fields: title*+ photo brand piece_count+ done hours missing_pieces rating
game_achievement | Medal 45 vivid private log | game achievement, achievement unlocked/achievements unlocked, game trophy | Spielerfolg/Spielerfolge, Spieltrophäe/Spieltrophäen | succès de jeu/succès de jeu, trophée de jeu/trophées de jeu | logro de juego/logros de juego, trofeo de juego/trofeos de juego | obiettivo di gioco/obiettivi di gioco, trofeo di gioco/trofei di gioco | conquista de jogo/conquistas de jogo, troféu de jogo/troféus de jogo | gameprestatie/gameprestaties, gametrofee/gametrofeeën
  fields: title*+ >game rarity done+ date description
speedrun | Timer 265 vivid community log | speedrun, speedrun attempt, speedrun record | Speedrun/Speedruns | speedrun/speedruns | speedrun/speedruns | speedrun/speedrun | speedrun/speedruns | speedrun/speedruns
  app: Speedruns | Speedruns | Speedruns | Speedruns | Speedrun | Speedruns | Speedruns
  fields: title*+ player*+ run_minutes*+ date video personal_best notes
`;
