export const STAGES = `
festival_stage | Speaker 300 vivid default | festival stage, event stage, open-air stage | Festivalbühne/Festivalbühnen, Freilichtbühne/Freilichtbühnen | scène du festival/scènes du festival, scène extérieure/scènes extérieures | escenario del festival/escenarios del festival | palco del festival/palchi del festival | palco do festival/palcos do festival | festivalpodium/festivalpodia
  fields: name*+ photo location capacity features notes
festival_act | Guitar 300 vivid default | festival act, line-up act, lineup act, live act, booked band | Live-Act/Live-Acts, Festivalband/Festivalbands, Line-up-Act/Line-up-Acts | groupe à l'affiche/groupes à l'affiche, artiste programmé/artistes programmés | grupo del cartel/grupos del cartel, artista invitado del festival/artistas invitados del festival | gruppo in cartellone/gruppi in cartellone | banda do cartaz/bandas do cartaz, atração do festival/atrações do festival | festivalact/festivalacts, geboekte band/geboekte bands
  app: Line-up | Line-up | Programmation | Cartel | Cartellone | Cartaz | Line-up
  tag: Who plays, where and when | Wer spielt, wo und wann
  fields: name*+ photo music_genre country >festival_stage starts_at+ duration website description
programme_slot | CalendarClock 300 vivid default | timetable slot, festival slot, programme slot, program slot, running order slot | Programmslot/Programmslots, Programmpunkt/Programmpunkte | créneau du programme/créneaux du programme, créneau de passage/créneaux de passage | franja del programa/franjas del programa, hueco del programa/huecos del programa | slot del programma/slot del programma, fascia del programma/fasce del programma | faixa da programação/faixas da programação, horário da programação/horários da programação | programmaslot/programmaslots, programmaonderdeel/programmaonderdelen
  app: Running Order | Ablaufplan | Ordre de passage | Orden de actuación | Scaletta | Ordem de atuação | Programmaschema
  fields: title*+ >festival_stage >festival_act starts_at*+ ends_at assignee notes
exhibitor | Store 245 vivid default org | exhibitor, trade fair exhibitor, stallholder, stall holder | Aussteller, Standbetreiber | exposant | expositor/expositores | espositore/espositori | expositor/expositores | exposant/exposanten, standhouder/standhouders
  app: Exhibitors | Aussteller | Exposants | Expositores | Espositori | Expositores | Exposanten
  fields: name*+ logo+ stand_number category website description
exhibition_booth | LayoutGrid 245 cool default | exhibition booth, trade fair stand, trade show booth, fair stand, booth | Messestand/Messestände, Ausstellungsstand/Ausstellungsstände | stand d'exposition/stands d'exposition, stand de salon/stands de salon | stand de feria/stands de feria | stand fieristico/stand fieristici | stand de feira/stands de feira, estande | beursstand/beursstands
  app: Booths | Messestände | Stands | Stands | Stand | Estandes | Beursstands
  fields: stand_title*+ location area price power_hookup >exhibitor booth_state+ notes
  does: booking
ticket_type | Ticket 320 vivid default apart | ticket type, ticket category, entry ticket, admission ticket, day ticket | Ticketart/Ticketarten, Eintrittskarte/Eintrittskarten, Tagesticket/Tagestickets | type de billet/types de billets, billet d'entrée/billets d'entrée | tipo de entrada/tipos de entrada, entrada general/entradas generales | tipo di biglietto/tipi di biglietto, biglietto d'ingresso/biglietti d'ingresso | tipo de ingresso/tipos de ingresso, bilhete de entrada/bilhetes de entrada | tickettype/tickettypes, toegangskaart/toegangskaarten
  app: Tickets | Eintrittskarten | Billetterie | Entradas | Biglietti | Ingressos | Tickets
  fields: name*+ price*+ capacity sale_until available description
event_sponsor | Handshake 45 vivid default org | event sponsor, festival sponsor, sponsor logo, sponsor package | Eventsponsor/Eventsponsoren, Sponsorenpaket/Sponsorenpakete | sponsor de l'événement/sponsors de l'événement, partenaire de l'événement/partenaires de l'événement | patrocinador del evento/patrocinadores del evento | sponsor dell'evento/sponsor dell'evento | patrocinador do evento/patrocinadores do evento | evenementsponsor/evenementsponsors
  app: Our Sponsors | Unsere Sponsoren | Nos partenaires | Patrocinadores | I nostri sponsor | Patrocinadores | Onze sponsors
  fields: name*+ logo+ sponsor_level+ website description
run_sheet | ClipboardList 320 cool team log | run sheet, run of show, event run sheet, day-of timeline, wedding timeline | Ablaufregie/Ablaufregien, Regieplan/Regiepläne, Ablaufpunkt/Ablaufpunkte | déroulé de l'événement/déroulés de l'événement, conducteur d'événement/conducteurs d'événement | escaleta del evento/escaletas del evento, minuto a minuto/minutos a minuto | scaletta dell'evento/scalette dell'evento | roteiro do evento/roteiros do evento, alinhamento do evento/alinhamentos do evento | draaiboek/draaiboeken, draaiboekpunt/draaiboekpunten
  app: Run Sheet | Ablaufplan | Déroulé | Escaleta | Scaletta | Roteiro | Draaiboek
  fields: title*+ time*+ duration assignee location done notes
accreditation | BadgeCheck 230 cool own | accreditation, press accreditation, media pass, backstage pass, accreditation request | Akkreditierung/Akkreditierungen, Presseausweis-Antrag/Presseausweis-Anträge | accréditation, pass presse/pass presse | acreditación de prensa/acreditaciones de prensa, pase de prensa/pases de prensa | accredito, accredito stampa/accrediti stampa | credenciamento, acreditação/acreditações | accreditatie/accreditaties, perspas/perspassen
  app: Accreditation | Akkreditierung | Accréditations | Acreditaciones | Accrediti | Credenciamento | Accreditatie
  fields: customer_name*+ email*+ media_outlet+ reason approval_status+ document
  does: approval
tech_rider | SlidersHorizontal 265 cool team | tech rider, technical rider, backline list, stage plot | Technikrider, Bühnenanweisung/Bühnenanweisungen | fiche technique du groupe/fiches techniques des groupes, plan de scène/plans de scène | rider técnico/riders técnicos | scheda tecnica del gruppo/schede tecniche dei gruppi, rider tecnico/rider tecnici | rider técnico/riders técnicos, mapa de palco/mapas de palco | technische rider/technische riders, podiumplan/podiumplannen
  fields: title*+ >festival_act materials power_needed contact_person document notes
registry_gift | Gift 340 warm default | registry gift, gift registry item, wedding registry, gift registry, baby registry | Hochzeitswunsch/Hochzeitswünsche, Geschenketisch/Geschenketische, Wunschtisch/Wunschtische | cadeau de la liste/cadeaux de la liste, liste de mariage/listes de mariage, liste de naissance/listes de naissance | regalo de la lista/regalos de la lista, lista de bodas/listas de bodas | regalo della lista/regali della lista, lista nozze/liste nozze | presente da lista/presentes da lista, lista de casamento/listas de casamento | cadeau van de lijst/cadeaus van de lijst, huwelijkslijst/huwelijkslijsten, geboortelijst/geboortelijsten
  app: Gift Registry | Hochzeitstisch | Liste de cadeaux | Lista de regalos | Lista regali | Lista de presentes | Cadeaulijst
  tag: What we would love, and what is already taken | Was uns freut, und was schon vergeben ist
  fields: title*+ photo price link bought+ description
raffle_prize | TicketCheck 350 vivid default | raffle prize, tombola prize, raffle draw | Tombolapreis/Tombolapreise, Losgewinn/Losgewinne | lot de tombola/lots de tombola, tombola | premio de rifa/premios de rifa, rifa | premio della lotteria/premi della lotteria, lotteria | prêmio da rifa/prêmios da rifa, rifa | lotprijs/lotprijzen, tombolaprijs/tombolaprijzen
  app: Raffle | Tombola | Tombola | Rifa | Lotteria | Rifa | Tombola
  fields: title*+ photo number donor value collected+ description
`;
