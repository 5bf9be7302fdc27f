export const MEDIA = `
book | BookOpen 28 warm default | book, goodreads, novel, library book, audiobook, ebook | Buch/Bücher, Roman/Romane, Hörbuch/Hörbücher | livre, roman, bouquin | libro, novela | libro, romanzo | livro, romance, quadrinho | boek/boeken, roman/romans, strip/strips
  app: Bookshelf | Bücherregal | Ma bibliothèque | Mi biblioteca | La mia libreria | Minha estante | Boekenkast
  tag: What you have read, and what is next | Gelesen, geliebt, als Nächstes
  fields: title*+ author+ cover_image+ genre reading_status rating finished_on notes
quotation | Quote 45 warm private | quotation, saying, proverb, favourite quote, inspirational quote | Zitat/Zitate, Spruch/Sprüche, Sprichwort/Sprichwörter | citation, proverbe | cita célebre/citas célebres, refrán/refranes, frase célebre/frases célebres | citazione/citazioni, proverbio/proverbi | citação/citações, provérbio | citaat/citaten, spreuk/spreuken, gezegde/gezegden
  app: Quotes | Zitate | Citations | Citas | Citazioni | Citações | Citaten
  tag: Words worth keeping | Worte, die bleiben
  fields: quote_text*+ author+ tags favorite
comic | BookImage 15 vivid private | comic, comic book, manga, graphic novel | Comic/Comics, Manga/Mangas, Comicheft/Comichefte, Graphic Novel/Graphic Novels | bande dessinée/bandes dessinées, bd/bd, manga | cómic/cómics, tebeo, manga | fumetto, manga/manga | quadrinho, gibi, mangá | strip/strips, stripboek/stripboeken, manga/manga's
  app: Comics | Comics | Mes bandes dessinées | Mis cómics | I miei fumetti | Meus quadrinhos | Mijn strips
  tag: Every issue, and the ones still missing | Jedes Heft, und was noch fehlt
  fields: title*+ author+ cover_image+ year condition value rating notes
film | Clapperboard 275 vivid default | movie, letterboxd, film, watchlist movie, motion picture, watchlist | Film/Filme, Spielfilm/Spielfilme, Watchlist | film | película, film | film | filme | film/films
  app: Film Diary | Filmtagebuch | Ciné-journal | Mis películas | I miei film | Meus filmes | Filmdagboek
  tag: Seen, loved, still to watch | Gesehen, geliebt, noch vor mir
  fields: title*+ cover_image+ director year film_genre watch_status rating notes
series | Tv 280 vivid default | series, tv show, tv series, show, anime, television series | Serie/Serien, Fernsehserie/Fernsehserien, Anime/Animes | série, série télé/séries télé, anime | serie, serie de televisión/series de televisión, anime | serie, serie tv, anime | série, anime | serie/series, tv-serie/tv-series, anime
  app: Series Tracker | Serientracker | Mes séries | Mis series | Le mie serie | Minhas séries | Mijn series
  fields: title*+ cover_image film_genre season watch_status rating notes
game | Gamepad2 270 vivid default | game, video game, board game, videogame, computer game | Spiel/Spiele, Videospiel/Videospiele, Brettspiel/Brettspiele | jeu/jeux, jeu vidéo/jeux vidéo, jeu de société/jeux de société | juego, videojuego, juego de mesa/juegos de mesa | gioco, videogioco, gioco da tavolo/giochi da tavolo | jogo, videogame, jogo de tabuleiro/jogos de tabuleiro | spel/spellen, game/games, bordspel/bordspellen, gezelschapsspel/gezelschapsspellen
  app: Game Shelf | Spieleregal | Ludothèque | Ludoteca | Ludoteca | Estante de jogos | Spellenkast
  fields: title*+ cover_image game_genre players_count duration play_status rating notes
album | Disc3 290 vivid default | album, record, vinyl, cd, vinyl record, lp, record collection | Album/Alben, Schallplatte/Schallplatten, Platte/Platten, Vinyl, CD/CDs | album, disque, vinyle | álbum/álbumes, disco, vinilo | album/album, disco, vinile/vinili | álbum/álbuns, disco, vinil/vinis | album/albums, plaat/platen, vinylplaat/vinylplaten
  app: Record Collection | Plattensammlung | Ma discothèque | Mi discoteca | La mia discoteca | Minha discoteca | Platencollectie
  fields: title*+ artist+ cover_image+ music_genre year condition rating
podcast | Podcast 300 vivid default | podcast, podcast show | Podcast/Podcasts | podcast | pódcast, podcast | podcast/podcast | podcast | podcast/podcasts
  app: Podcast Studio | Podcaststudio | Studio podcast | Estudio de pódcast | Studio podcast | Estúdio de podcast | Podcaststudio
  fields: title*+ cover_image description host language link
  yields: episode
episode | Mic 300 vivid default | episode, podcast episode, installment, show episode | Folge/Folgen, Episode/Episoden, Podcastfolge/Podcastfolgen | épisode | episodio, capítulo | episodio, puntata | episódio, capítulo | aflevering/afleveringen
  app: Episode Planner | Folgenplaner | Épisodes | Episodios | Episodi | Episódios | Afleveringen
  tag: From the first idea to the last edit | Von der Idee bis zum letzten Schnitt
  fields: title*+ episode_number host post_status+ published_at duration audio description
content_piece | CalendarRange 310 vivid team | social media post, content piece, content idea, content calendar entry, newsletter, content calendar, editorial plan, video idea | Social-Media-Beitrag/Social-Media-Beiträge, Redaktionsplan, Newsletter, Inhalt/Inhalte | publication sur les réseaux/publications sur les réseaux, contenu, newsletter, calendrier éditorial | publicación en redes/publicaciones en redes, contenido, boletín/boletines, calendario editorial | contenuto, post social/post social, newsletter, calendario editoriale | conteúdo, publicação nas redes/publicações nas redes, newsletter, calendário editorial | contentitem/contentitems, nieuwsbrief/nieuwsbrieven, contentkalender
  app: Content Calendar | Redaktionsplan | Calendrier éditorial | Calendario editorial | Calendario editoriale | Calendário editorial | Contentkalender
  fields: title*+ channel post_status+ due_date assignee photo link notes
photo | Camera 210 cool default | photo, instagram, picture, photograph, photo album, portfolio, portfolio piece, gallery photo, photography | Foto/Fotos, Bild/Bilder, Fotoalbum/Fotoalben, Portfolio/Portfolios | photo, image, album photo/albums photo, portfolio | foto, imagen/imágenes, álbum de fotos/álbumes de fotos, portafolio | foto/foto, immagine/immagini, portfolio | foto, imagem/imagens, portfólio | foto/foto's, afbeelding/afbeeldingen, portfolio/portfolio's
  app: Photo Gallery | Fotogalerie | Galerie photo | Galería de fotos | Galleria foto | Galeria de fotos | Fotogalerij
  fields: title*+ photo*+ date location tags description
artwork | Palette 300 warm default | artwork, painting, sculpture, exhibit, museum piece, artefact, artifact, collection piece, work of art, drawing, museum object | Kunstwerk/Kunstwerke, Gemälde, Exponat/Exponate, Skulptur/Skulpturen, Museumsobjekt/Museumsobjekte, Ausstellungsstück/Ausstellungsstücke | œuvre, tableau peint/tableaux peints, œuvre d'art/œuvres d'art, sculpture, pièce de musée/pièces de musée | obra de arte/obras de arte, cuadro, escultura, pieza de museo/piezas de museo, obra | opera d'arte/opere d'arte, dipinto, scultura, reperto, opera | obra de arte/obras de arte, pintura, escultura, peça de museu/peças de museu | kunstwerk/kunstwerken, schilderij/schilderijen, museumstuk/museumstukken, beeld/beelden
  app: Collection | Sammlung | Collection | Colección | Collezione | Coleção | Collectie
  tag: Every piece and where it comes from | Jedes Stück und seine Herkunft
  fields: title*+ photo artist year medium origin location description
exhibition | Landmark 300 warm default | exhibition, exhibit show, museum exhibition, art show | Ausstellung/Ausstellungen | exposition | exposición/exposiciones | mostra | exposição/exposições | tentoonstelling/tentoonstellingen, expositie/exposities
  app: Exhibitions | Ausstellungen | Expositions | Exposiciones | Mostre | Exposições | Tentoonstellingen
  fields: title*+ photo start_date*+ end_date location description
coin | Coins 45 warm private | coin, banknote, coin collection | Münze/Münzen, Banknote/Banknoten, Münzsammlung/Münzsammlungen | pièce de monnaie/pièces de monnaie, pièce de collection, billet de banque/billets de banque | moneda/monedas, billete | moneta/monete, banconota | moeda/moedas, cédula | munt/munten, bankbiljet/bankbiljetten
  app: Coin Collection | Münzsammlung | Ma collection de pièces | Colección de monedas | Collezione di monete | Coleção de moedas | Muntenverzameling
  tag: Every coin has two sides and a story | Jede Münze hat zwei Seiten und eine Geschichte
  fields: name*+ photo country year denomination coin_grade rarity value notes
collectible | Gem 285 vivid private | collectible, collector's item, trading card, figurine, toy, lego set, sneaker, pokemon card, collection item, collection, vinyl figure, antique | Sammlerstück/Sammlerstücke, Sammelkarte/Sammelkarten, Figur/Figuren, Spielzeug/Spielzeuge, Sammlung/Sammlungen | objet de collection/objets de collection, figurine, jouet, carte à collectionner/cartes à collectionner, collection | objeto de colección/objetos de colección, figura, juguete, cromo, colección/colecciones | pezzo da collezione/pezzi da collezione, figurina, giocattolo, collezione/collezioni | item de coleção/itens de coleção, figurinha, brinquedo, coleção/coleções | verzamelobject/verzamelobjecten, verzamelkaart/verzamelkaarten, verzameling/verzamelingen
  app: My Collection | Meine Sammlung | Ma collection | Mi colección | La mia collezione | Minha coleção | Mijn verzameling
  fields: name*+ photo category year condition rarity value purchase_date
link | Bookmark 215 cool private | bookmark, link collection, saved link, link, reading list item, resource | Lesezeichen, Link/Links, Linksammlung/Linksammlungen | favori, marque-page/marque-pages, lien | marcador/marcadores, enlace | segnalibro, link/link | favorito, link/links | bladwijzer/bladwijzers, link/links
  app: Bookmarks | Lesezeichen | Favoris | Marcadores | Segnalibri | Favoritos | Bladwijzers
  fields: title*+ link*+ category tags notes
quote | Quote 40 warm default | quote, quotation, saying | Zitat/Zitate, Spruch/Sprüche | citation | cita célebre/citas célebres, frase célebre/frases célebres | citazione/citazioni, aforisma/aforismi | citação/citações, frase | citaat/citaten, spreuk/spreuken
  app: Quotes | Zitate | Citations | Citas | Citazioni | Citações | Citaten
  fields: quote*+ author tags favorite
`;
