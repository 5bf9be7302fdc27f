export const TRAVEL = `
housekeeping_task | BrushCleaning 190 calm team log | housekeeping task, room cleaning, housekeeping, room turnover | Zimmerreinigung/Zimmerreinigungen, Housekeeping-Aufgabe/Housekeeping-Aufgaben | ménage de chambre/ménages de chambre, tâche d'étage/tâches d'étage | limpieza de habitación/limpiezas de habitación, tarea de limpieza/tareas de limpieza | pulizia della camera/pulizie delle camere, riassetto della camera/riassetti delle camere | limpeza de quarto/limpezas de quarto, arrumação de quarto/arrumações de quarto | kamerschoonmaak, schoonmaakbeurt/schoonmaakbeurten
  app: Housekeeping | Housekeeping | Service d'étage | Limpieza de habitaciones | Pulizie camere | Limpeza dos quartos | Housekeeping
  tag: Which room is ready, and which is next | Welches Zimmer fertig ist, und welches als Nächstes drankommt
  fields: room_number*+ date cleaning_kind assignee cleaning_state+ notes
minibar_charge | Wine 20 warm staff log | minibar charge, minibar item, room charge, minibar consumption | Minibarverbrauch/Minibarverbräuche, Zimmerverzehr/Zimmerverzehre | consommation minibar/consommations minibar | consumo de minibar/consumos de minibar, cargo a la habitación/cargos a la habitación | consumo minibar/consumi minibar, addebito in camera/addebiti in camera | consumo do frigobar/consumos do frigobar, consumo do minibar/consumos do minibar | minibarverbruik, minibarkosten
  fields: title*+ room_number+ >stay quantity price+ date paid
  does: total
guest_request | ConciergeBell 35 warm own | guest request, room service order, concierge request, room service request | Gästewunsch/Gästewünsche, Zimmerservice-Bestellung/Zimmerservice-Bestellungen | demande du client/demandes des clients, commande au service en chambre/commandes au service en chambre | petición del huésped/peticiones de huéspedes, pedido al servicio de habitaciones/pedidos al servicio de habitaciones | richiesta dell'ospite/richieste degli ospiti, ordine in camera/ordini in camera | solicitação do hóspede/solicitações dos hóspedes, pedido do hóspede/pedidos dos hóspedes, serviço de quarto/serviços de quarto | gastverzoek/gastverzoeken, roomservicebestelling/roomservicebestellingen
  app: Guest Requests | Gästewünsche | Demandes des clients | Peticiones de huéspedes | Richieste degli ospiti | Pedidos dos hóspedes | Gastverzoeken
  fields: title*+ room_number*+ time request_status+ assignee description
guided_tour | Footprints 30 vivid default | guided tour, city tour, walking tour, sightseeing tour, museum tour | Stadtführung/Stadtführungen, Museumsführung/Museumsführungen, Stadtrundgang/Stadtrundgänge | visite guidée/visites guidées, balade guidée/balades guidées | visita guiada/visitas guiadas, tour a pie/tours a pie | visita guidata/visite guidate, tour a piedi/tour a piedi | visita guiada/visitas guiadas, passeio guiado/passeios guiados | rondleiding/rondleidingen, stadswandeling/stadswandelingen
  app: Guided Tours | Führungen | Visites guidées | Visitas guiadas | Visite guidate | Visitas guiadas | Rondleidingen
  tag: Meet here, see more | Hier treffen, mehr sehen
  fields: title*+ photo starts_at*+ duration meeting_point+ language capacity price host description
  does: booking
tour_guide | UserRound 35 warm default person | tour guide, tourist guide, travel guide person/travel guide people | Reiseleiter, Reiseleiterin/Reiseleiterinnen, Gästeführer, Gästeführerin/Gästeführerinnen | guide touristique/guides touristiques, guide-conférencier/guides-conférenciers | guía turístico/guías turísticos, guía turística/guías turísticas | guida turistica/guide turistiche | guia turístico/guias turísticos, guia de turismo/guias de turismo | reisleider/reisleiders, stadsgids/stadsgidsen
  app: Our Guides | Unsere Gästeführer | Nos guides | Nuestros guías | Le nostre guide | Nossos guias | Onze gidsen
  fields: name*+ photo+ language+ region bio website
boat_trip | Ship 200 vivid default | boat trip, boat tour, boat excursion, whale watching tour, harbour cruise, harbor cruise | Bootstour/Bootstouren, Hafenrundfahrt/Hafenrundfahrten, Schiffsausflug/Schiffsausflüge | excursion en bateau/excursions en bateau, promenade en bateau/promenades en bateau | excursión en barco/excursiones en barco, paseo en barco/paseos en barco | gita in barca/gite in barca, escursione in barca/escursioni in barca | passeio de barco/passeios de barco, excursão de barco/excursões de barco | boottocht/boottochten, rondvaart/rondvaarten
  app: Boat Trips | Bootstouren | Excursions en bateau | Paseos en barco | Gite in barca | Passeios de barco | Boottochten
  fields: title*+ photo starts_at*+ duration departure+ capacity price description
  does: booking
campsite_pitch | Tent 120 calm default | campsite pitch, camping pitch, tent pitch, caravan pitch, rv site | Zeltplatz/Zeltplätze, Campingstellplatz/Campingstellplätze, Wohnmobilstellplatz/Wohnmobilstellplätze | emplacement de camping/emplacements de camping, emplacement de tente/emplacements de tente | parcela de camping/parcelas de camping, plaza de acampada/plazas de acampada | piazzola, piazzola per tenda/piazzole per tenda | parcela de campismo/parcelas de campismo, lugar de acampamento/lugares de acampamento | kampeerplaats/kampeerplaatsen, tentplaats/tentplaatsen
  app: Pitches | Stellplätze | Emplacements | Parcelas | Piazzole | Parcelas | Kampeerplaatsen
  fields: number*+ pitch_kind photo area power_hookup price capacity available notes
  does: booking
travel_document | IdCard 220 calm private | passport, travel document, visa, residence permit, identity card | Reisepass/Reisepässe, Reisedokument/Reisedokumente, Visum/Visa, Personalausweis/Personalausweise | passeport, document de voyage/documents de voyage, titre de séjour/titres de séjour | pasaporte, visado, documento de viaje/documentos de viaje | passaporto, documento di viaggio/documenti di viaggio | passaporte, documento de viagem/documentos de viagem, visto de viagem/vistos de viagem | paspoort/paspoorten, reisdocument/reisdocumenten, visum/visa
  app: Travel Documents | Reisedokumente | Documents de voyage | Documentos de viaje | Documenti di viaggio | Documentos de viagem | Reisdocumenten
  tag: What runs out, before it does | Was abläuft, bevor es abläuft
  fields: title*+ owner+ number country expiry_date*+ document notes
  does: overdue
train_ticket | TrainFront 215 cool private | train ticket, rail ticket, bus ticket, train journey, ferry ticket | Zugfahrkarte/Zugfahrkarten, Bahnticket/Bahntickets, Zugfahrt/Zugfahrten | billet de train/billets de train, trajet en train/trajets en train | billete de tren/billetes de tren, viaje en tren/viajes en tren | biglietto del treno/biglietti del treno, viaggio in treno/viaggi in treno | bilhete de comboio/bilhetes de comboio, passagem de trem/passagens de trem | treinkaartje/treinkaartjes, treinreis/treinreizen
  fields: departure*+ destination*+ starts_at*+ ends_at seat price document notes
tour_package | TicketsPlane 195 vivid default | tour package, travel package, package holiday, package tour, holiday package | Pauschalreise/Pauschalreisen, Reisepaket/Reisepakete, Gruppenreise/Gruppenreisen | forfait voyage/forfaits voyage, voyage organisé/voyages organisés | paquete turístico/paquetes turísticos, viaje organizado/viajes organizados | pacchetto viaggio/pacchetti viaggio, viaggio organizzato/viaggi organizzati | pacote de viagem/pacotes de viagem, viagem organizada/viagens organizadas | pakketreis/pakketreizen, groepsreis/groepsreizen
  app: Tours | Reiseangebote | Nos voyages | Nuestros viajes | I nostri viaggi | Nossas viagens | Onze reizen
  fields: title*+ photo+ destination start_date+ end_date price+ capacity included_services description
campervan | Caravan 35 warm default | campervan, camper van, motorhome, caravan, rv rental | Wohnmobil/Wohnmobile, Wohnwagen, Campervan/Campervans | camping-car/camping-cars, fourgon aménagé/fourgons aménagés, caravane | autocaravana, caravana, furgoneta camper/furgonetas camper | autocaravan/autocaravan, roulotte/roulotte, furgone camperizzato/furgoni camperizzati | autocaravana, motorhome/motorhomes, caravana | camper/campers, caravan/caravans
  app: Campervans | Wohnmobile | Camping-cars | Autocaravanas | Autocaravan | Autocaravanas | Campers
  fields: name*+ photo price beds license_plate year features available description
  does: booking
geocache | Compass 130 vivid private log | geocache, cache find, geocaching find | Geocache/Geocaches, Cachefund/Cachefunde | géocache | geocaché/geocachés, geocaché encontrado/geocachés encontrados | geocache/geocache | geocache/geocaches | geocache/geocaches
  app: Geocaching Log | Geocaching-Buch | Carnet de géocaching | Diario de geocaching | Diario di geocaching | Diário de geocaching | Geocachinglogboek
  fields: title*+ number coordinates difficulty cache_size date photo done+ notes
`;
