export const COMMUNITY = `
member | Users 205 calm staff person | member, club member, membership, parishioner, congregation member, subscriber | Mitglied/Mitglieder, Vereinsmitglied/Vereinsmitglieder, Gemeindemitglied/Gemeindemitglieder | membre, adhérent | miembro, socio, afiliado | socio/soci, membro, iscritto | membro, sócio, associado | lid/leden, clublid/clubleden
  app: Members | Mitglieder | Membres | Socios | Soci | Membros | Leden
  tag: Your club, its people and their dues | Der Verein, seine Mitglieder und ihre Beiträge
  fields: name*+ photo email phone join_date fee paid member_status
  does: paid_state
class | CalendarHeart 165 calm default | class, course, session, workshop, lesson, fitness class, yoga class, dance class | Kurs/Kurse, Stunde/Stunden, Workshop/Workshops, Training/Trainings, Kursstunde/Kursstunden, Unterrichtsstunde/Unterrichtsstunden | cours, atelier, séance, stage | clase, curso, taller, sesión/sesiones | corso, lezione/lezioni, laboratorio | aula, curso, oficina, turma | les/lessen, cursus/cursussen, workshop/workshops, training/trainingen
  app: Class Schedule | Kursplan | Planning des cours | Horario de clases | Orario corsi | Horário de aulas | Lesrooster
  tag: Find your class, keep your place | Kurs finden, Platz sichern
  fields: title*+ >teacher starts_at*+ duration+ capacity level location description photo
booking | CalendarCheck 165 calm own | booking, reservation, registration, sign-up, signup, enrolment, enrollment, rsvp | Buchung/Buchungen, Reservierung/Reservierungen, Anmeldung/Anmeldungen, Zusage/Zusagen, Teilnahme/Teilnahmen | réservation, inscription | reserva, inscripción/inscripciones | prenotazione/prenotazioni, iscrizione/iscrizioni | reserva, inscrição/inscrições, agendamento | boeking/boekingen, reservering/reserveringen, inschrijving/inschrijvingen, aanmelding/aanmeldingen
  app: Bookings | Buchungen | Réservations | Reservas | Prenotazioni | Reservas | Boekingen
  fields: >!class* booking_status+ 
table_reservation | UtensilsCrossed 20 warm own | table reservation, table booking, restaurant booking, restaurant reservation | Tischreservierung/Tischreservierungen | réservation de table/réservations de table | reserva de mesa/reservas de mesa | prenotazione tavolo/prenotazioni tavolo | reserva de mesa/reservas de mesa | tafelreservering/tafelreserveringen
  app: Table Reservations | Tischreservierung | Réservations de table | Reservas de mesa | Prenotazione tavoli | Reservas de mesa | Tafelreserveringen
  fields: customer_name*+ starts_at*+ guests*+ phone seat booking_status notes
appointment | CalendarClock 195 calm own | appointment, calendly, consultation, client appointment, slot booking | Termin/Termine, Sprechstunde/Sprechstunden | rendez-vous, consultation | cita, turno médico/turnos médicos, consulta médica/consultas médicas | appuntamento, visita prenotata | consulta, marcação/marcações, compromisso | afspraak/afspraken, consult/consulten
  app: Appointments | Termine | Rendez-vous | Citas | Appuntamenti | Consultas | Afspraken
  tag: The day's appointments, in order | Die Termine des Tages, der Reihe nach
  fields: customer_name*+ >customer >client >patient >animal_patient >pet >student >teacher >employee >service starts_at*+ duration phone reason appointment_status+ notes
event | CalendarDays 265 vivid default | event, eventbrite, activity, happening, celebration, concert date, gig, function, meetup, party, game night, board game night, quiz night, poker night | Veranstaltung/Veranstaltungen, Event/Events, Termin/Termine, Feier/Feiern, Fest/Feste, Aktivität/Aktivitäten, Spieleabend/Spieleabende, Filmabend/Filmabende | événement, évènement, manifestation, activité, fête | evento, actividad/actividades, fiesta, acto | evento, attività, festa | evento, atividade, festa | evenement/evenementen, activiteit/activiteiten, feest/feesten
  app: Event Calendar | Veranstaltungskalender | Agenda des événements | Calendario de eventos | Calendario eventi | Agenda de eventos | Evenementenkalender
  tag: What is on, and when | Was los ist, und wann
  fields: title*+ starts_at*+ ends_at event_category location+ photo description+
concert | Music 300 vivid default | concert, recital, stage show, musical, theatre play, festival, gala, theatre performance, film screening | Konzert/Konzerte, Auftritt/Auftritte, Aufführung/Aufführungen, Vorstellung/Vorstellungen, Festival/Festivals | concert, spectacle, représentation, festival | concierto, función/funciones, espectáculo, festival/festivales | concerto/concerti, spettacolo/spettacoli, festival | concerto, espetáculo, apresentação/apresentações, festival/festivais | concert/concerten, voorstelling/voorstellingen, optreden/optredens, festival/festivals
  app: On Stage | Auf der Bühne | Sur scène | En escena | In scena | No palco | Op het podium
  tag: What is on, and a seat for you | Was gespielt wird, und ein Platz für dich
  fields: title*+ photo starts_at*+ location+ price capacity description
waiting_entry | ListOrdered 200 calm own person | waiting list entry, waiting list place | Wartelisteneintrag/Wartelisteneinträge, Warteliste | inscription en liste d'attente/inscriptions en liste d'attente | inscripción en lista de espera/inscripciones en lista de espera | iscrizione in lista d'attesa/iscrizioni in lista d'attesa | inscrição na lista de espera/inscrições na lista de espera | wachtlijstinschrijving/wachtlijstinschrijvingen
  app: Waiting List | Warteliste | Liste d'attente | Lista de espera | Lista d'attesa | Lista de espera | Wachtlijst
  tag: First come, first offered | Wer zuerst kommt, wird zuerst gefragt
  fields: name*+ date+ email phone inquiry_status+ notes
guest | MailOpen 340 warm staff person | guest, invitee, wedding guest, guest list entry, guest list, invitation | Gast/Gäste, Hochzeitsgast/Hochzeitsgäste, Einladung/Einladungen | invité, convive, invitation | invitado, huésped/huéspedes, invitación/invitaciones | invitato, ospite/ospiti, invito | convidado, hóspede, convite | gast/gasten, genodigde/genodigden, uitnodiging/uitnodigingen
  app: Guest List | Gästeliste | Liste des invités | Lista de invitados | Lista invitati | Lista de convidados | Gastenlijst
  tag: Who is invited, who is coming, where they sit | Wer eingeladen ist, wer kommt, wer wo sitzt
  fields: name*+ email guest_status+ guests seat diet notes
hotel_guest | UserRound 195 calm staff person | hotel guest, guest, lodger | Hotelgast/Hotelgäste, Gast/Gäste | client de l'hôtel/clients de l'hôtel, hôte | huésped/huéspedes | ospite/ospiti | hóspede | hotelgast/hotelgasten, gast/gasten
  app: Guests | Gäste | Hôtes | Huéspedes | Ospiti | Hóspedes | Gasten
  fields: name*+ email+ phone+ country notes
volunteer | HandHelping 25 warm staff person | volunteer, helper | Freiwillige, Ehrenamtliche, Helfer, Helferin/Helferinnen | bénévole, volontaire | voluntario | volontario, volontario/volontari | voluntário | vrijwilliger/vrijwilligers
  app: Volunteers | Freiwillige | Bénévoles | Voluntarios | Volontari | Voluntários | Vrijwilligers
  fields: name*+ email+ phone skills available notes
guestbook_entry | BookHeart 340 warm community | guest book entry, guest book, guestbook, guestbook entry, visitor book, visitors' book | Gästebucheintrag/Gästebucheinträge, Gästebuch | livre d'or, message du livre d'or/messages du livre d'or | libro de visitas, firma del libro/firmas del libro | libro degli ospiti, firma sul libro/firme sul libro | livro de visitas, assinatura no livro/assinaturas no livro | gastenboek, gastenboekbericht/gastenboekberichten
  app: Guest Book | Gästebuch | Livre d'or | Libro de visitas | Libro degli ospiti | Livro de visitas | Gastenboek
  tag: Nice that you were here | Schön, dass Sie da waren
  fields: name*+ message*+ photo date
notice_ad | Pin 45 warm community | classified ad, classified, community post, offer or request, offer and request, community noticeboard, community notice board, community bulletin board, community board, neighbourhood board | Kleinanzeige/Kleinanzeigen, Gesuch/Gesuche, Biete und Suche | petite annonce/petites annonces | anuncio clasificado/anuncios clasificados | annuncio economico/annunci economici | anúncio classificado/anúncios classificados | zoekertje/zoekertjes
  app: Notice Board | Schwarzes Brett | Petites annonces | Tablón de anuncios | Bacheca | Mural de avisos | Prikbord
  tag: What the neighbourhood offers and seeks | Was die Nachbarschaft bietet und sucht
  fields: title*+ notice_kind+ category description+ email photo
race | Flag 20 vivid default | race, running race, road race, marathon, half marathon, triathlon, regatta, fun run | Rennen, Lauf/Läufe, Wettlauf/Wettläufe, Marathon/Marathons | course à pied/courses à pied, marathon | carrera, maratón/maratones | corsa, maratona | corrida, maratona | hardloopwedstrijd/hardloopwedstrijden, marathon/marathons
  app: Race Calendar | Laufkalender | Calendrier des courses | Calendario de carreras | Calendario gare | Calendário de corridas | Wedstrijdkalender
  tag: The next start line | Der nächste Startschuss
  fields: title*+ starts_at*+ location+ distance description
golf_round | LandPlot 145 calm default log | golf round, round of golf, golf score, golf game, scorecard | Golfrunde/Golfrunden, Golfspiel/Golfspiele | partie de golf/parties de golf | ronda de golf/rondas de golf | giro di golf/giri di golf | partida de golfe/partidas de golfe | golfronde/golfrondes
  app: Golf Rounds | Golfrunden | Parties de golf | Rondas de golf | Golf | Golfe | Golfrondes
  fields: player*+ location+ date*+ score*+ handicap notes
game_score | Trophy 20 vivid community log | match score, game score, match result, game result, score entry | Spielergebnis/Spielergebnisse | résultat de match/résultats de match | resultado de partido/resultados de partido | risultato di partita/risultati di partita | resultado de jogo/resultados de jogo | wedstrijduitslag/wedstrijduitslagen
  app: Scores | Ergebnisse | Scores | Resultados | Risultati | Resultados | Scores
  fields: player*+ score*+ date+ notes
race_result | Medal 20 vivid default log | race result, race time, finish time, result | Laufergebnis/Laufergebnisse, Ergebnis/Ergebnisse, Laufzeit/Laufzeiten | résultat de course/résultats de course | resultado de carrera/resultados de carrera | risultato di gara/risultati di gara | resultado de corrida/resultados de corrida | wedstrijdresultaat/wedstrijdresultaten
  app: Results | Ergebnisse | Résultats | Resultados | Risultati | Resultados | Uitslagen
  fields: person_name*+ >race duration*+ date
faq | BookOpen 215 calm default apart | faq, frequently asked question, help article, knowledge base article, knowledge base | häufige Frage/häufige Fragen, FAQ/FAQ, Hilfeartikel | question fréquente/questions fréquentes, faq/faq, foire aux questions | pregunta frecuente/preguntas frecuentes, faq/faq | domanda frequente/domande frequenti, faq/faq | pergunta frequente/perguntas frequentes, faq/faq | veelgestelde vraag/veelgestelde vragen, faq/faq
  app: Questions and Answers | Fragen und Antworten | Questions et réponses | Preguntas y respuestas | Domande e risposte | Perguntas e respostas | Vragen en antwoorden
  tag: Answers to what people ask most | Antworten auf das, was alle fragen
  fields: question_text*+ answer*+ category
feedback | MessageSquareHeart 200 calm form apart | feedback, response, survey response, opinion, feedback form, suggestion box, feedback box, idea box, ideas box | Feedback, Rückmeldung/Rückmeldungen, Antwort/Antworten, Meinung/Meinungen, Kummerkasten/Kummerkästen, Ideenbox/Ideenboxen, Vorschlagskasten | avis, retour d'expérience/retours d'expérience, réponse, commentaire client/commentaires clients, boîte à idées/boîtes à idées, boîte à suggestions/boîtes à suggestions | opinión/opiniones, respuesta, sugerencia, buzón de sugerencias/buzones de sugerencias | feedback/feedback, opinione/opinioni, risposta, cassetta dei suggerimenti/cassette dei suggerimenti, cassetta delle idee | feedback/feedbacks, opinião/opiniões, resposta, caixa de sugestões/caixas de sugestões | feedback, reactie/reacties, mening/meningen, ideeënbus/ideeënbussen, suggestiebox
  app: Feedback | Feedback | Vos avis | Opiniones | Feedback | Feedback | Feedback
  tag: Tell us what you think | Sagen Sie uns Ihre Meinung
  fields: name email feedback_category rating message*+
  does: public_form
complaint | MessageSquareWarning 15 calm form apart | complaint, grievance, complaint form, complaints box, complaint box | Beschwerde/Beschwerden, Reklamation/Reklamationen | réclamation, plainte | queja, reclamación/reclamaciones | reclamo/reclami, lamentela | reclamação/reclamações, queixa | klacht/klachten
  app: Complaints | Beschwerden | Réclamations | Quejas | Reclami | Reclamações | Klachten
  tag: Say what is wrong | Sagen, was nicht stimmt
  fields: name email title* message*+ location photo
  does: public_form
survey_answer | ClipboardList 265 cool form | survey, questionnaire, survey answer | Umfrage/Umfragen, Fragebogen/Fragebögen | enquête, sondage détaillé/sondages détaillés, questionnaire | encuesta, cuestionario | sondaggio dettagliato/sondaggi dettagliati, questionario | pesquisa, questionário, inquérito | enquête/enquêtes, vragenlijst/vragenlijsten
  app: Survey | Umfrage | Enquête | Encuesta | Questionario | Pesquisa | Enquête
  tag: Two minutes, a few honest answers | Zwei Minuten, ein paar ehrliche Antworten
  fields: name age satisfaction*+ liked improve
  does: public_form
poll | Vote 275 vivid community | poll, doodle, vote, ballot, voting | Abstimmung/Abstimmungen, Umfrage/Umfragen, Wahl/Wahlen | sondage, vote, scrutin | votación/votaciones, sondeo | sondaggio, votazione/votazioni | enquete, votação/votações | peiling/peilingen, stemming/stemmingen, poll/polls
  app: Polls | Abstimmungen | Sondages | Votaciones | Sondaggi | Enquetes | Peilingen
  tag: Ask, vote, see the result | Fragen, abstimmen, Ergebnis sehen
  fields: question_text*+ options*+ end_date description
  does: votes
poll_option | ListChecks 275 vivid community | poll option, option to vote on | Wahlmöglichkeit/Wahlmöglichkeiten | proposition de vote/propositions de vote | opción de voto/opciones de voto | opzione di voto/opzioni di voto | opção de voto/opções de voto | stemoptie/stemopties
  app: Poll | Abstimmung | Sondage | Votación | Sondaggio | Enquete | Peiling
  tag: Have your say | Stimm mit ab
  fields: title*+ description
  does: votes
review | Star 45 warm community log | review, customer review, product review, user review, rating and review | Rezension/Rezensionen, Kundenbewertung/Kundenbewertungen, Kritik/Kritiken | critique, avis client/avis clients | reseña, crítica | recensione/recensioni | resenha, crítica | recensie/recensies, beoordeling/beoordelingen
  app: Reviews | Bewertungen | Avis | Reseñas | Recensioni | Avaliações | Recensies
  tag: What people say | Was andere sagen
  fields: name*+ rating*+ review_text*+ 
newsletter_signup | MailPlus 200 calm form apart | newsletter sign-up, newsletter subscription, waitlist sign-up | Newsletter-Anmeldung/Newsletter-Anmeldungen, Newsletteranmeldung/Newsletteranmeldungen | inscription à la newsletter/inscriptions à la newsletter | suscripción al boletín/suscripciones al boletín | iscrizione alla newsletter/iscrizioni alla newsletter | inscrição na newsletter/inscrições na newsletter | nieuwsbriefaanmelding/nieuwsbriefaanmeldingen
  app: Newsletter | Newsletter | Newsletter | Boletín | Newsletter | Newsletter | Nieuwsbrief
  tag: News by mail, whenever there is some | Neues per Mail, sobald es etwas gibt
  fields: name email*+
  does: public_form
signature | PenLine 220 cool form apart | signature, petition, signatory/signatories | Unterschrift/Unterschriften, Petition/Petitionen | signature, pétition | firma, petición de firmas/peticiones de firmas | firma/firme, petizione/petizioni | assinatura, petição/petições | handtekening/handtekeningen, petitie/petities
  app: Petition | Petition | Pétition | Petición | Petizione | Petição | Petitie
  tag: Add your name | Setz deinen Namen dazu
  fields: name*+ email*+ comment
  does: public_form
idea | Lightbulb 50 warm community | idea, suggestion, feedback board, customer feedback board, suggestion board, roadmap, roadmap item, proposal, feature request, improvement | Idee/Ideen, Vorschlag/Vorschläge, Verbesserungsvorschlag/Verbesserungsvorschläge | idée, suggestion, proposition | idea, sugerencia, propuesta | idea/idee, proposta, suggerimento | ideia, sugestão/sugestões, proposta | idee/ideeën, voorstel/voorstellen, suggestie/suggesties
  app: Idea Board | Ideenbrett | Boîte à idées | Buzón de ideas | Bacheca idee | Mural de ideias | Ideeënbord
  tag: Good ideas, voted to the top | Gute Ideen kommen nach oben
  fields: title*+ description idea_status category
  does: votes
vote | ThumbsUp 275 vivid community | vote, upvote | Stimme/Stimmen | vote | voto | voto | voto | stem/stemmen
  fields: option_text
comment | MessageCircle 210 calm community log | comment, reply, discussion, remark, reader comment | Kommentar/Kommentare, Antwort/Antworten | commentaire, réaction | comentario | commento | comentário | reactie/reacties, commentaar/commentaren
  fields: author text*+
post | Newspaper 200 warm default | post, blog post, article, blog, entry, story, blog entry | Beitrag/Beiträge, Blogbeitrag/Blogbeiträge, Artikel, Blog/Blogs, Eintrag/Einträge | article, billet, article de blog/articles de blog, blog, publication | entrada, artículo, entrada de blog/entradas de blog, blog, publicación/publicaciones | articolo, post/post, blog/blog | artigo, postagem/postagens, post/posts, blog | bericht/berichten, artikel/artikelen, blog/blogs, blogpost/blogposts
  app: Blog | Blog | Blog | Blog | Blog | Blog | Blog
  tag: Stories worth the time | Geschichten, die sich lohnen
  fields: title*+ cover_image summary content*+ published_at tags
lost_item | PackageSearch 30 warm community | lost item, found item, lost and found item, lost & found, lost and found, lost property | Fundsache/Fundsachen, Fundstück/Fundstücke, Fundbüro | objet trouvé/objets trouvés, objet perdu/objets perdus | objeto perdido/objetos perdidos, objeto encontrado/objetos encontrados | oggetto smarrito/oggetti smarriti, oggetto trovato/oggetti trovati | objeto perdido/objetos perdidos, achado | gevonden voorwerp/gevonden voorwerpen, verloren voorwerp/verloren voorwerpen
  app: Lost and Found | Fundbüro | Objets trouvés | Objetos perdidos | Oggetti smarriti | Achados e perdidos | Gevonden voorwerpen
  tag: Find it, hand it back | Finden und zurückgeben
  fields: title*+ photo location date+ found_status+ description reporter
team | Shield 15 vivid default org | team, squad, side | Mannschaft/Mannschaften, Team/Teams | équipe | equipo | squadra | equipe, time, equipa | team/teams, ploeg/ploegen, elftal/elftallen
  fields: name*+ logo category coach_name
player | Shirt 15 vivid default person | player, athlete, footballer, team player | Spieler, Spielerin/Spielerinnen, Sportler, Athlet/Athleten | joueur, athlète, sportif | jugador/jugadores, atleta, deportista | giocatore/giocatori, atleta/atleti | jogador/jogadores, atleta | speler/spelers, atleet/atleten, sporter/sporters
  app: Squad | Kader | Effectif | Plantilla | Rosa | Elenco | Selectie
  fields: name*+ photo >team position_played number_shirt birthday phone
match | Trophy 20 vivid default | match, game, fixture, tournament game | Spiel/Spiele, Partie/Partien, Begegnung/Begegnungen, Match/Matches | match/matchs, rencontre, partie/parties | partido, encuentro, partida/partidas | partita | partida, jogo | wedstrijd/wedstrijden, duel/duels
  app: Match Day | Spielplan | Matchs | Partidos | Partite | Jogos | Wedstrijden
  tag: Fixtures, results and the table | Spiele, Ergebnisse, Tabelle
  fields: opponent*+ starts_at*+ location goals_for goals_against competition notes
tournament | Trophy 45 vivid default | tournament, competition, championship, league, cup | Turnier/Turniere, Wettkampf/Wettkämpfe, Meisterschaft/Meisterschaften, Liga/Ligen | tournoi, compétition, championnat | torneo, competición/competiciones, campeonato | torneo, campionato, gara | torneio, campeonato, competição/competições | toernooi/toernooien, competitie/competities
  fields: name*+ start_date location description
song | Music 285 vivid team | song, piece, piece of music, track, setlist song, hymn, repertoire, sheet music | Lied/Lieder, Stück/Stücke, Song/Songs, Repertoire, Notenblatt/Notenblätter, Titel im Repertoire | chanson, morceau/morceaux, partition, répertoire, chant | canción/canciones, pieza musical/piezas musicales, partitura, repertorio | canzone/canzoni, brano, spartito, repertorio | música, canção/canções, partitura, repertório | lied/liederen, nummer/nummers, repertoire, muziekstuk/muziekstukken
  app: Repertoire | Repertoire | Répertoire | Repertorio | Repertorio | Repertório | Repertoire
  tag: What we sing, and who knows it already | Was wir singen und wer es schon kann
  fields: title*+ composer music_genre duration link document notes
setlist | ListMusic 285 vivid team | setlist, set list | Setliste/Setlisten | setlist/setlists | lista de canciones/listas de canciones | scaletta/scalette | lista de músicas/listas de músicas | setlist/setlists
  app: Setlists | Setlisten | Setlists | Listas de canciones | Scalette | Listas de músicas | Setlists
  fields: title*+ date venue notes
rehearsal | MicVocal 285 warm team log | rehearsal, practice, choir practice, band practice, choir rehearsal | Probe/Proben, Chorprobe/Chorproben, Bandprobe/Bandproben, Übungsstunde/Übungsstunden | répétition | ensayo | prova | ensaio | repetitie/repetities
  app: Rehearsals | Proben | Répétitions | Ensayos | Prove | Ensaios | Repetities
  fields: title*+ starts_at*+ location notes
singer | MicVocal 290 warm staff person | singer, chorister, choir member, musician, band member, choir | Sänger, Sängerin/Sängerinnen, Chormitglied/Chormitglieder, Musiker | choriste, chanteur, musicien | cantante, corista, músico | corista/coristi, cantante/cantanti, musicista/musicisti | cantor/cantores, corista, músico | zanger/zangers, koorlid/koorleden, muzikant/muzikanten
  app: Choir | Chor | Chorale | Coro | Coro | Coral | Koor
  fields: name*+ voice+ email phone join_date
attendance | UserCheck 150 calm team log | attendance, attendance record, presence, roll call, sign-in sheet, attendance sheet, sign-in, check-in sheet | Anwesenheit/Anwesenheiten, Anwesenheitsliste | présence, feuille de présence | asistencia | presenza | presença, frequência de aulas | aanwezigheid, presentie
  app: Attendance | Anwesenheit | Présences | Asistencia | Presenze | Presenças | Aanwezigheid
  fields: person_name*+ date*+ attendance_status*+ notes
training_session | Dumbbell 15 vivid default log | training session, team training, practice session | Trainingseinheit/Trainingseinheiten, Mannschaftstraining/Mannschaftstrainings | séance d'entraînement/séances d'entraînement | sesión de entrenamiento/sesiones de entrenamiento | sessione di allenamento/sessioni di allenamento | sessão de treino/sessões de treino | trainingssessie/trainingssessies
  app: Training | Training | Entraînements | Entrenamientos | Allenamenti | Treinos | Trainingen
  fields: title*+ starts_at*+ location+ notes
sermon | BookOpen 40 warm default | sermon, homily, bible study | Predigt/Predigten, Bibelstunde/Bibelstunden | sermon, prédication, homélie | sermón/sermones, homilía, prédica | predica/prediche, omelia | sermão/sermões, homilia, pregação/pregações | preek/preken
  app: Sermons | Predigten | Sermons | Sermones | Prediche | Sermões | Preken
  fields: title*+ host date+ passage summary audio
prayer_request | HeartHandshake 255 calm community | prayer request, prayer, intention | Gebetsanliegen, Gebet/Gebete, Fürbitte/Fürbitten | intention de prière/intentions de prière, prière | petición de oración/peticiones de oración, oración/oraciones | richiesta di preghiera/richieste di preghiera, preghiera | pedido de oração/pedidos de oração, oração/orações | gebedsverzoek/gebedsverzoeken, gebed/gebeden
  fields: message*+ name date
service_time | Church 40 warm default | worship service, church service, mass, service plan | Gottesdienst/Gottesdienste, Messe/Messen, Andacht/Andachten | culte, messe, office religieux | culto, misa | messa, culto | culto, missa | kerkdienst/kerkdiensten, mis/missen
  app: Church Services | Gottesdienste | Cultes | Cultos | Messe | Cultos | Kerkdiensten
  fields: title*+ starts_at*+ host location description
stay | BedDouble 195 calm own | stay, room booking, room reservation, overnight stay, hotel booking, booking, reservation | Aufenthalt/Aufenthalte, Zimmerbuchung/Zimmerbuchungen, Zimmerreservierung/Zimmerreservierungen, Buchung/Buchungen, Reservierung/Reservierungen | séjour, réservation de chambre/réservations de chambres | estancia, reserva de habitación/reservas de habitaciones | soggiorno, prenotazione della camera/prenotazioni delle camere | estadia, reserva de quarto/reservas de quartos | verblijf/verblijven, kamerboeking/kamerboekingen
  app: Room Bookings | Zimmerbuchungen | Réservations | Reservas | Prenotazioni | Reservas | Kamerboekingen
  fields: customer_name*+ >hotel_guest >!accommodation start_date*+ end_date*+ guests email booking_status
desk | LampDesk 225 calm default | desk, meeting room, workplace, hot desk, conference room | Schreibtisch/Schreibtische, Besprechungsraum/Besprechungsräume, Arbeitsplatz/Arbeitsplätze, Raum/Räume | bureau à partager/bureaux à partager, salle de réunion/salles de réunion | escritorio, sala de reuniones/salas de reuniones | scrivania, sala riunioni/sale riunioni | mesa de trabalho/mesas de trabalho, sala de reunião/salas de reunião | bureauplek/bureauplekken, vergaderruimte/vergaderruimtes
  app: Desk Booking | Raumbuchung | Réservation de salles | Reserva de salas | Prenotazione sale | Reserva de salas | Ruimteboeking
  fields: name*+ photo capacity+ location features available
  does: booking
court | LandPlot 140 vivid default | court, tennis court, badminton court, squash court, padel court, basketball court, volleyball court, sports court, sports field, football pitch, soccer field | Tennisplatz/Tennisplätze, Badmintonfeld/Badmintonfelder, Squashcourt/Squashcourts, Padelplatz/Padelplätze, Sportplatz/Sportplätze, Fußballplatz/Fußballplätze | court de tennis/courts de tennis, court, terrain de sport/terrains de sport, terrain de badminton/terrains de badminton | pista de tenis/pistas de tenis, pista de pádel/pistas de pádel, cancha, cancha de tenis/canchas de tenis | campo da tennis/campi da tennis, campo sportivo/campi sportivi, campo da padel/campi da padel | quadra, quadra de tênis/quadras de tênis, campo de futebol/campos de futebol | tennisbaan/tennisbanen, padelbaan/padelbanen, sportveld/sportvelden
  app: Court Booking | Platzbuchung | Réservation de courts | Reserva de pistas | Prenotazione campi | Reserva de quadras | Baanreservering
  tag: Find a free court and play | Freien Platz finden und spielen
  fields: name*+ photo location price available notes
  does: booking
resource | CalendarCheck 200 calm default | bookable resource | buchbare Ressource/buchbare Ressourcen | ressource à réserver/ressources à réserver | recurso reservable/recursos reservables | risorsa prenotabile/risorse prenotabili | recurso reservável/recursos reserváveis | boekbare voorziening/boekbare voorzieningen
  fields: name*+ photo available description
talk | Presentation 245 vivid default | talk, presentation, lecture, keynote, conference session | Vortrag/Vorträge, Präsentation/Präsentationen, Vorlesung/Vorlesungen | conférence, présentation, exposé | charla, ponencia, presentación/presentaciones | conferenza, intervento, presentazione/presentazioni | palestra, apresentação/apresentações | lezing/lezingen, presentatie/presentaties, voordracht/voordrachten
  app: Conference Guide | Konferenzprogramm | Programme | Programa | Programma | Programa | Programma
  fields: title*+ >speaker starts_at*+ duration location level description
speaker | Mic 245 vivid default person | speaker, presenter, lecturer, guest speaker | Referent/Referenten, Referentin/Referentinnen, Redner, Rednerin/Rednerinnen | intervenant, conférencier, orateur | ponente, conferenciante, orador/oradores | relatore/relatori, oratore/oratori | palestrante, orador/oradores | spreker/sprekers
  fields: name*+ photo+ company bio website
opening_hour | Clock 30 warm default apart | opening hours, business hours, opening times | Öffnungszeit/Öffnungszeiten | horaire d'ouverture/horaires d'ouverture | horario de apertura/horarios de apertura | orario di apertura/orari di apertura | horário de funcionamento/horários de funcionamento | openingstijd/openingstijden
  fields: weekday*+ opens_at+ closes_at+ notes
release | Rocket 260 vivid default | release, changelog entry, changelog, release note, software version | Release/Releases, Änderungsprotokoll, Versionshinweis/Versionshinweise | version publiée/versions publiées, note de version/notes de version | lanzamiento, nota de versión/notas de versión | rilascio/rilasci, nota di rilascio/note di rilascio | lançamento, nota de versão/notas de versão | release/releases, versienotitie/versienotities
  app: Changelog | Neuerungen | Nouveautés | Novedades | Novità | Novidades | Wat is nieuw
  fields: title*+ edition date+ content category
`;
