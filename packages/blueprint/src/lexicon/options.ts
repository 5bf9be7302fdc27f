/**
 * The values an enum field starts with.
 * A line with '=' opens a set: key = attribute it is a kind of (its name and label come from there).
 * The lines below it are values: value | colour | en | de | fr | es | it | pt | nl.
 * A set that carries the name of an attribute is that attribute's own.
 */
export const OPTIONS = `
status = status
open | blue | Open | Offen | Ouvert | Abierto | Aperto | Aberto | Open
in_progress | amber | In progress | In Arbeit | En cours | En curso | In corso | Em andamento | Bezig
done | green | Done | Erledigt | Terminé | Hecho | Fatto | Concluído | Klaar
task_status = status
todo | slate | To do | Zu erledigen | À faire | Por hacer | Da fare | A fazer | Te doen
in_progress | blue | In progress | In Arbeit | En cours | En curso | In corso | Em andamento | Bezig
done | green | Done | Erledigt | Terminé | Hecho | Fatto | Concluído | Klaar
ticket_status = status
open | blue | Open | Offen | Ouvert | Abierto | Aperto | Aberto | Open
in_progress | amber | In progress | In Arbeit | En cours | En curso | In corso | Em andamento | In behandeling
waiting | violet | Waiting for customer | Wartet auf Antwort | En attente | En espera | In attesa | Aguardando | Wacht op klant
closed | green | Closed | Geschlossen | Fermé | Cerrado | Chiuso | Fechado | Gesloten
request_status = status
new | blue | New | Neu | Nouvelle | Nuevo | Nuovo | Novo | Nieuw
in_progress | amber | In progress | In Arbeit | En cours | En curso | In corso | Em andamento | In behandeling
done | green | Done | Erledigt | Terminé | Hecho | Fatto | Concluído | Klaar
inquiry_status = status
new | blue | New | Neu | Nouveau | Nuevo | Nuovo | Novo | Nieuw
answered | green | Answered | Beantwortet | Répondu | Respondido | Risposto | Respondido | Beantwoord
approval_status = status
pending | amber | Pending | Ausstehend | En attente | Pendiente | In attesa | Pendente | In afwachting
approved | green | Approved | Genehmigt | Approuvé | Aprobado | Approvato | Aprovado | Goedgekeurd
rejected | red | Rejected | Abgelehnt | Refusé | Rechazado | Rifiutato | Recusado | Afgewezen
invoice_status = status
draft | slate | Draft | Entwurf | Brouillon | Borrador | Bozza | Rascunho | Concept
sent | blue | Sent | Versendet | Envoyée | Enviada | Inviata | Enviada | Verzonden
paid | green | Paid | Bezahlt | Payée | Pagada | Pagata | Paga | Betaald
cancelled | red | Cancelled | Storniert | Annulée | Anulada | Annullata | Cancelada | Geannuleerd
quote_status = status
draft | slate | Draft | Entwurf | Brouillon | Borrador | Bozza | Rascunho | Concept
sent | blue | Sent | Versendet | Envoyé | Enviado | Inviato | Enviado | Verzonden
accepted | green | Accepted | Angenommen | Accepté | Aceptado | Accettato | Aceito | Geaccepteerd
declined | red | Declined | Abgelehnt | Refusé | Rechazado | Rifiutato | Recusado | Afgewezen
order_status = status
new | blue | New | Neu | Nouvelle | Nuevo | Nuovo | Novo | Nieuw
packed | amber | Packed | Verpackt | Préparée | Preparado | Preparato | Embalado | Ingepakt
shipped | violet | Shipped | Versendet | Expédiée | Enviado | Spedito | Enviado | Verzonden
delivered | green | Delivered | Zugestellt | Livrée | Entregado | Consegnato | Entregue | Bezorgd
booking_status = status
booked | green | Booked | Gebucht | Réservé | Reservado | Prenotato | Reservado | Geboekt
waiting | amber | Waiting list | Warteliste | Liste d'attente | Lista de espera | Lista d'attesa | Lista de espera | Wachtlijst
cancelled | slate | Cancelled | Storniert | Annulé | Cancelado | Annullato | Cancelado | Geannuleerd
appointment_status = status
planned | blue | Planned | Geplant | Prévu | Previsto | Previsto | Agendado | Gepland
done | green | Done | Erledigt | Terminé | Hecho | Fatto | Concluído | Gedaan
cancelled | slate | Cancelled | Abgesagt | Annulé | Cancelado | Annullato | Cancelado | Geannuleerd
deal_stage = stage
lead | slate | Lead | Anfrage | Prospect | Prospecto | Contatto | Lead | Lead
qualified | blue | Qualified | Qualifiziert | Qualifié | Cualificado | Qualificato | Qualificado | Gekwalificeerd
proposal | violet | Proposal | Angebot | Proposition | Propuesta | Proposta | Proposta | Voorstel
negotiation | amber | Negotiation | Verhandlung | Négociation | Negociación | Trattativa | Negociação | Onderhandeling
won | green | Won | Gewonnen | Gagné | Ganado | Vinto | Ganho | Gewonnen
lost | red | Lost | Verloren | Perdu | Perdido | Perso | Perdido | Verloren
stage = stage
new | slate | New | Neu | Nouveau | Nuevo | Nuovo | Novo | Nieuw
active | blue | Active | Aktiv | En cours | Activo | Attivo | Ativo | Actief
closed | green | Closed | Abgeschlossen | Clos | Cerrado | Chiuso | Fechado | Afgerond
candidate_stage = stage
applied | slate | Applied | Beworben | Candidature | Postulado | Candidato | Candidatou-se | Gesolliciteerd
screening | blue | Screening | Vorauswahl | Présélection | Preselección | Selezione | Triagem | Voorselectie
interview | violet | Interview | Gespräch | Entretien | Entrevista | Colloquio | Entrevista | Gesprek
offer | amber | Offer | Angebot | Offre | Oferta | Offerta | Oferta | Aanbod
hired | green | Hired | Eingestellt | Embauché | Contratado | Assunto | Contratado | Aangenomen
rejected | red | Rejected | Abgesagt | Refusé | Descartado | Scartato | Recusado | Afgewezen
application_stage = status
saved | slate | Saved | Gemerkt | Repérée | Guardada | Salvata | Guardada | Bewaard
applied | blue | Applied | Beworben | Envoyée | Enviada | Inviata | Enviada | Gesolliciteerd
interview | violet | Interview | Gespräch | Entretien | Entrevista | Colloquio | Entrevista | Gesprek
offer | green | Offer | Zusage | Offre | Oferta | Offerta | Oferta | Aanbod
rejected | red | Rejected | Absage | Refus | Rechazada | Rifiutata | Recusada | Afgewezen
project_status = status
planned | slate | Planned | Geplant | Planifié | Planificado | Pianificato | Planejado | Gepland
active | blue | Active | Läuft | En cours | Activo | Attivo | Ativo | Actief
on_hold | amber | On hold | Pausiert | En pause | En pausa | In pausa | Pausado | Gepauzeerd
done | green | Done | Abgeschlossen | Terminé | Terminado | Concluso | Concluído | Afgerond
goal_status = status
on_track | green | On track | Im Plan | En bonne voie | En camino | In linea | No rumo | Op schema
at_risk | amber | At risk | Gefährdet | À risque | En riesgo | A rischio | Em risco | Risico
off_track | red | Off track | Im Rückstand | En retard | Retrasado | In ritardo | Atrasado | Achter
done | blue | Done | Erreicht | Atteint | Logrado | Raggiunto | Alcançado | Behaald
reading_status = status
to_read | slate | To read | Will ich lesen | À lire | Por leer | Da leggere | Para ler | Te lezen
reading | blue | Reading | Lese ich | En lecture | Leyendo | In lettura | Lendo | Bezig
read | green | Read | Gelesen | Lu | Leído | Letto | Lido | Gelezen
watch_status = status
to_watch | slate | To watch | Will ich sehen | À voir | Por ver | Da vedere | Para ver | Te zien
watching | blue | Watching | Schaue ich | En cours | Viendo | In visione | Assistindo | Bezig
watched | green | Watched | Gesehen | Vu | Visto | Visto | Visto | Gezien
play_status = status
backlog | slate | Backlog | Will ich spielen | À jouer | Pendiente | Da giocare | Na fila | Te spelen
playing | blue | Playing | Spiele ich | En cours | Jugando | In gioco | Jogando | Bezig
finished | green | Finished | Durchgespielt | Terminé | Terminado | Finito | Terminado | Uitgespeeld
idea_status = status
new | slate | New | Neu | Nouvelle | Nueva | Nuova | Nova | Nieuw
planned | blue | Planned | Geplant | Prévue | Planificada | Pianificata | Planejada | Gepland
done | green | Done | Umgesetzt | Réalisée | Hecha | Realizzata | Feita | Klaar
member_status = status
active | green | Active | Aktiv | Actif | Activo | Attivo | Ativo | Actief
paused | amber | Paused | Ruhend | En pause | En pausa | Sospeso | Pausado | Gepauzeerd
left | slate | Left | Ausgetreten | Parti | Baja | Uscito | Saiu | Vertrokken
vehicle_status = status
available | green | Available | Verfügbar | Disponible | Disponible | Disponibile | Disponível | Beschikbaar
in_use | blue | In use | Im Einsatz | En service | En uso | In uso | Em uso | In gebruik
in_service | amber | In the workshop | In der Werkstatt | À l'atelier | En taller | In officina | Na oficina | In de werkplaats
loan_status = status
available | green | Available | Verfügbar | Disponible | Disponible | Disponibile | Disponível | Beschikbaar
lent | amber | Lent out | Verliehen | Prêté | Prestado | In prestito | Emprestado | Uitgeleend
property_status = status
available | green | Available | Verfügbar | Disponible | Disponible | Disponibile | Disponível | Beschikbaar
reserved | amber | Reserved | Reserviert | Réservé | Reservado | Riservato | Reservado | Gereserveerd
sold | slate | Sold or let | Verkauft oder vermietet | Vendu ou loué | Vendido o alquilado | Venduto o affittato | Vendido ou alugado | Verkocht of verhuurd
found_status = status
open | blue | Still here | Noch hier | Encore ici | Sigue aquí | Ancora qui | Ainda aqui | Nog hier
returned | green | Returned | Zurückgegeben | Rendu | Devuelto | Restituito | Devolvido | Teruggegeven
pet_status = status
available | green | Looking for a home | Sucht ein Zuhause | Cherche une famille | Busca hogar | Cerca casa | Procura lar | Zoekt een thuis
reserved | amber | Reserved | Reserviert | Réservé | Reservado | Riservato | Reservado | Gereserveerd
adopted | blue | Adopted | Vermittelt | Adopté | Adoptado | Adottato | Adotado | Geadopteerd
post_status = status
idea | slate | Idea | Idee | Idée | Idea | Idea | Ideia | Idee
draft | amber | Draft | Entwurf | Brouillon | Borrador | Bozza | Rascunho | Concept
scheduled | blue | Scheduled | Geplant | Programmé | Programado | Programmato | Agendado | Gepland
published | green | Published | Veröffentlicht | Publié | Publicado | Pubblicato | Publicado | Gepubliceerd
brew_status = status
fermenting | amber | Fermenting | Gärt | Fermentation | Fermentando | In fermentazione | Fermentando | Gist
conditioning | blue | Conditioning | Reift | Garde | Madurando | In maturazione | Maturando | Rijpt
ready | green | Ready | Trinkreif | Prêt | Lista | Pronta | Pronta | Klaar
guest_status = rsvp
invited | slate | Invited | Eingeladen | Invité | Invitado | Invitato | Convidado | Uitgenodigd
yes | green | Coming | Kommt | Vient | Viene | Viene | Vem | Komt
no | red | Not coming | Kommt nicht | Ne vient pas | No viene | Non viene | Não vem | Komt niet
attendance_status = status
present | green | Present | Anwesend | Présent | Presente | Presente | Presente | Aanwezig
late | amber | Late | Verspätet | En retard | Tarde | In ritardo | Atrasado | Te laat
absent | red | Absent | Fehlt | Absent | Ausente | Assente | Ausente | Afwezig
sample_status = status
received | slate | Received | Eingegangen | Reçu | Recibida | Ricevuto | Recebida | Ontvangen
in_analysis | blue | In analysis | In Analyse | En analyse | En análisis | In analisi | Em análise | In analyse
done | green | Reported | Befundet | Rapport rendu | Informada | Refertato | Concluída | Gerapporteerd
repair_status = status
received | slate | Received | Angenommen | Reçu | Recibido | Ricevuto | Recebido | Ontvangen
in_progress | blue | In repair | In Reparatur | En réparation | En reparación | In riparazione | Em reparo | In reparatie
waiting_parts | amber | Waiting for parts | Wartet auf Teile | Attente de pièces | Espera piezas | Attesa ricambi | Aguardando peças | Wacht op onderdelen
ready | green | Ready for pick-up | Abholbereit | Prêt | Listo | Pronto | Pronto | Klaar
project_stage = status
idea | slate | Idea | Idee | Idée | Idea | Idea | Ideia | Idee
in_progress | blue | In progress | In Arbeit | En cours | En curso | In corso | Em andamento | Bezig
finished | green | Finished | Fertig | Fini | Terminado | Finito | Terminado | Klaar
priority = priority
low | slate | Low | Niedrig | Basse | Baja | Bassa | Baixa | Laag
medium | amber | Medium | Mittel | Moyenne | Media | Media | Média | Middel
high | red | High | Hoch | Haute | Alta | Alta | Alta | Hoog
difficulty = difficulty
easy | green | Easy | Leicht | Facile | Fácil | Facile | Fácil | Makkelijk
medium | amber | Medium | Mittel | Moyen | Media | Media | Médio | Gemiddeld
hard | red | Hard | Schwer | Difficile | Difícil | Difficile | Difícil | Moeilijk
level = level
beginner | green | Beginner | Anfänger | Débutant | Principiante | Principiante | Iniciante | Beginner
intermediate | amber | Intermediate | Mittelstufe | Intermédiaire | Intermedio | Intermedio | Intermediário | Gevorderd
all | blue | All levels | Alle Niveaus | Tous niveaux | Todos los niveles | Tutti i livelli | Todos os níveis | Alle niveaus
condition = condition
new | green | New | Neu | Neuf | Nuevo | Nuovo | Novo | Nieuw
good | blue | Good | Gut | Bon | Bueno | Buono | Bom | Goed
worn | amber | Worn | Gebraucht | Usé | Usado | Usato | Usado | Gebruikt
broken | red | Needs repair | Reparaturbedürftig | À réparer | Por reparar | Da riparare | Para reparo | Kapot
coin_grade = condition
uncirculated | green | Uncirculated | Stempelglanz | Fleur de coin | Sin circular | Fior di conio | Flor de cunho | FDC
very_fine | blue | Very fine | Sehr schön | Très beau | Muy bien conservada | Bellissimo | Muito bela | Zeer fraai
fine | amber | Fine | Schön | Beau | Bien conservada | Molto bello | Bela | Fraai
worn | slate | Worn | Abgenutzt | Usé | Gastada | Usurata | Gasta | Versleten
category = category
general | slate | General | Allgemein | Général | General | Generale | Geral | Algemeen
personal | blue | Personal | Persönlich | Personnel | Personal | Personale | Pessoal | Persoonlijk
work | violet | Work | Arbeit | Travail | Trabajo | Lavoro | Trabalho | Werk
other | amber | Other | Sonstiges | Autre | Otro | Altro | Outro | Overig
type = type
standard | blue | Standard | Standard | Standard | Estándar | Standard | Padrão | Standaard
special | violet | Special | Besonders | Spécial | Especial | Speciale | Especial | Speciaal
other | slate | Other | Sonstiges | Autre | Otro | Altro | Outro | Overig
expense_category = category
groceries | green | Groceries | Lebensmittel | Courses | Supermercado | Spesa | Supermercado | Boodschappen
housing | blue | Housing | Wohnen | Logement | Vivienda | Casa | Moradia | Wonen
transport | amber | Transport | Verkehr | Transport | Transporte | Trasporti | Transporte | Vervoer
eating_out | orange | Eating out | Essen gehen | Restaurants | Restaurantes | Ristoranti | Restaurantes | Uit eten
leisure | violet | Leisure | Freizeit | Loisirs | Ocio | Tempo libero | Lazer | Vrije tijd
health | rose | Health | Gesundheit | Santé | Salud | Salute | Saúde | Gezondheid
other | slate | Other | Sonstiges | Autre | Otros | Altro | Outros | Overig
event_category = category
workshop | blue | Workshop | Workshop | Atelier | Taller | Laboratorio | Oficina | Workshop
sport | green | Sport | Sport | Sport | Deporte | Sport | Esporte | Sport
music | violet | Music and theatre | Musik und Theater | Musique et théâtre | Música y teatro | Musica e teatro | Música e teatro | Muziek en theater
trip | amber | Trip | Ausflug | Sortie | Excursión | Gita | Passeio | Uitje
meeting | rose | Meeting | Versammlung | Réunion | Reunión | Riunione | Reunião | Bijeenkomst
other | slate | Other | Sonstiges | Autre | Otros | Altro | Outros | Overig
product_category = category
accessories | blue | Accessories | Zubehör | Accessoires | Accesorios | Accessori | Acessórios | Accessoires
parts | amber | Parts | Ersatzteile | Pièces | Repuestos | Ricambi | Peças | Onderdelen
clothing | violet | Clothing | Kleidung | Vêtements | Ropa | Abbigliamento | Roupas | Kleding
tools | green | Tools | Werkzeug | Outils | Herramientas | Attrezzi | Ferramentas | Gereedschap
ticket_category = category
technical | blue | Technical | Technik | Technique | Técnico | Tecnico | Técnico | Technisch
billing | amber | Billing | Abrechnung | Facturation | Facturación | Fatturazione | Cobrança | Facturatie
question | green | Question | Frage | Question | Pregunta | Domanda | Pergunta | Vraag
complaint | red | Complaint | Beschwerde | Réclamation | Queja | Reclamo | Reclamação | Klacht
feedback_category = category
praise | green | Praise | Lob | Compliment | Elogio | Complimento | Elogio | Compliment
idea | blue | Idea | Idee | Idée | Idea | Idea | Ideia | Idee
problem | red | Problem | Problem | Problème | Problema | Problema | Problema | Probleem
question | amber | Question | Frage | Question | Pregunta | Domanda | Pergunta | Vraag
maintenance_category = category
plumbing | blue | Plumbing | Sanitär | Plomberie | Fontanería | Idraulica | Encanamento | Loodgieter
electrical | amber | Electrical | Elektrik | Électricité | Electricidad | Elettricità | Elétrica | Elektra
heating | red | Heating | Heizung | Chauffage | Calefacción | Riscaldamento | Aquecimento | Verwarming
building | slate | Building | Gebäude | Bâtiment | Edificio | Edificio | Edifício | Gebouw
genre = genre
novel | blue | Novel | Roman | Roman | Novela | Romanzo | Romance | Roman
crime | red | Crime | Krimi | Policier | Novela negra | Giallo | Policial | Thriller
science_fiction | violet | Science fiction | Science-Fiction | Science-fiction | Ciencia ficción | Fantascienza | Ficção científica | Sciencefiction
non_fiction | amber | Non-fiction | Sachbuch | Essai | Ensayo | Saggistica | Não ficção | Non-fictie
biography | green | Biography | Biografie | Biographie | Biografía | Biografia | Biografia | Biografie
film_genre = genre
drama | blue | Drama | Drama | Drame | Drama | Drammatico | Drama | Drama
comedy | amber | Comedy | Komödie | Comédie | Comedia | Commedia | Comédia | Komedie
thriller | red | Thriller | Thriller | Thriller | Thriller | Thriller | Suspense | Thriller
documentary | green | Documentary | Doku | Documentaire | Documental | Documentario | Documentário | Documentaire
animation | violet | Animation | Animation | Animation | Animación | Animazione | Animação | Animatie
music_genre = genre
jazz | amber | Jazz | Jazz | Jazz | Jazz | Jazz | Jazz | Jazz
rock | red | Rock | Rock | Rock | Rock | Rock | Rock | Rock
classical | blue | Classical | Klassik | Classique | Clásica | Classica | Clássica | Klassiek
electronic | violet | Electronic | Elektronisch | Électronique | Electrónica | Elettronica | Eletrônica | Elektronisch
soul | rose | Soul | Soul | Soul | Soul | Soul | Soul | Soul
cuisine = cuisine
italian | green | Italian | Italienisch | Italienne | Italiana | Italiana | Italiana | Italiaans
french | blue | French | Französisch | Française | Francesa | Francese | Francesa | Frans
indian | amber | Indian | Indisch | Indienne | India | Indiana | Indiana | Indiaas
japanese | rose | Japanese | Japanisch | Japonaise | Japonesa | Giapponese | Japonesa | Japans
mexican | orange | Mexican | Mexikanisch | Mexicaine | Mexicana | Messicana | Mexicana | Mexicaans
greek | cyan | Greek | Griechisch | Grecque | Griega | Greca | Grega | Grieks
thai | violet | Thai | Thailändisch | Thaïe | Tailandesa | Tailandese | Tailandesa | Thais
german | slate | German | Deutsch | Allemande | Alemana | Tedesca | Alemã | Duits
course = course
breakfast | amber | Breakfast | Frühstück | Petit-déjeuner | Desayuno | Colazione | Café da manhã | Ontbijt
lunch | green | Lunch | Mittagessen | Déjeuner | Almuerzo | Pranzo | Almoço | Lunch
dinner | blue | Dinner | Abendessen | Dîner | Cena | Cena | Jantar | Avondeten
snack | rose | Snack | Snack | En-cas | Merienda | Spuntino | Lanche | Tussendoortje
diet = diet
everything | slate | Everything | Alles | Tout | De todo | Tutto | Tudo | Alles
vegetarian | green | Vegetarian | Vegetarisch | Végétarien | Vegetariana | Vegetariana | Vegetariana | Vegetarisch
vegan | amber | Vegan | Vegan | Végane | Vegana | Vegana | Vegana | Veganistisch
topic = topic
geography | green | Geography | Geografie | Géographie | Geografía | Geografia | Geografia | Aardrijkskunde
science | blue | Science | Wissenschaft | Sciences | Ciencia | Scienza | Ciência | Wetenschap
history | amber | History | Geschichte | Histoire | Historia | Storia | História | Geschiedenis
art | violet | Art and music | Kunst und Musik | Arts et musique | Arte y música | Arte e musica | Arte e música | Kunst en muziek
room = room
living_room | amber | Living room | Wohnzimmer | Salon | Salón | Soggiorno | Sala de estar | Woonkamer
kitchen | orange | Kitchen | Küche | Cuisine | Cocina | Cucina | Cozinha | Keuken
bedroom | violet | Bedroom | Schlafzimmer | Chambre | Dormitorio | Camera da letto | Quarto | Slaapkamer
bathroom | blue | Bathroom | Bad | Salle de bain | Baño | Bagno | Banheiro | Badkamer
balcony | green | Balcony | Balkon | Balcon | Balcón | Balcone | Varanda | Balkon
light = light
low | slate | Shade | Schatten | Ombre | Sombra | Ombra | Sombra | Schaduw
bright | amber | Bright | Hell | Lumineux | Luz indirecta | Luminoso | Claro | Licht
full_sun | orange | Full sun | Volle Sonne | Plein soleil | Pleno sol | Pieno sole | Sol pleno | Volle zon
voice = voice
soprano | rose | Soprano | Sopran | Soprano | Soprano | Soprano | Soprano | Sopraan
alto | violet | Alto | Alt | Alto | Contralto | Contralto | Contralto | Alt
tenor | blue | Tenor | Tenor | Ténor | Tenor | Tenore | Tenor | Tenor
bass | green | Bass | Bass | Basse | Bajo | Basso | Baixo | Bas
weekday = weekday
monday | slate | Monday | Montag | Lundi | Lunes | Lunedì | Segunda-feira | Maandag
tuesday | slate | Tuesday | Dienstag | Mardi | Martes | Martedì | Terça-feira | Dinsdag
wednesday | slate | Wednesday | Mittwoch | Mercredi | Miércoles | Mercoledì | Quarta-feira | Woensdag
thursday | slate | Thursday | Donnerstag | Jeudi | Jueves | Giovedì | Quinta-feira | Donderdag
friday | slate | Friday | Freitag | Vendredi | Viernes | Venerdì | Sexta-feira | Vrijdag
saturday | blue | Saturday | Samstag | Samedi | Sábado | Sabato | Sábado | Zaterdag
sunday | blue | Sunday | Sonntag | Dimanche | Domingo | Domenica | Domingo | Zondag
mood = mood
great | green | Great | Großartig | Super | Genial | Ottimo | Ótimo | Geweldig
good | cyan | Good | Gut | Bien | Bien | Bene | Bem | Goed
okay | amber | Okay | Geht so | Moyen | Regular | Così così | Mais ou menos | Gaat wel
bad | red | Bad | Schlecht | Mauvais | Mal | Male | Mal | Slecht
gender = gender
female | rose | Female | Weiblich | Féminin | Femenino | Femminile | Feminino | Vrouwelijk
male | blue | Male | Männlich | Masculin | Masculino | Maschile | Masculino | Mannelijk
other | slate | Other | Divers | Autre | Otro | Altro | Outro | Anders
fuel = fuel
petrol | amber | Petrol | Benzin | Essence | Gasolina | Benzina | Gasolina | Benzine
diesel | slate | Diesel | Diesel | Diesel | Diésel | Diesel | Diesel | Diesel
electric | green | Electric | Elektro | Électrique | Eléctrico | Elettrico | Elétrico | Elektrisch
hybrid | cyan | Hybrid | Hybrid | Hybride | Híbrido | Ibrido | Híbrido | Hybride
contract_type = contract_type
full_time | blue | Full-time | Vollzeit | Temps plein | Jornada completa | Tempo pieno | Tempo integral | Voltijd
part_time | green | Part-time | Teilzeit | Temps partiel | Media jornada | Part-time | Meio período | Deeltijd
freelance | violet | Freelance | Freiberuflich | Freelance | Autónomo | Freelance | Freelancer | Freelance
internship | amber | Internship | Praktikum | Stage | Prácticas | Tirocinio | Estágio | Stage
payment_method = payment_method
card | blue | Card | Karte | Carte | Tarjeta | Carta | Cartão | Pas
cash | green | Cash | Bar | Espèces | Efectivo | Contanti | Dinheiro | Contant
transfer | violet | Bank transfer | Überweisung | Virement | Transferencia | Bonifico | Transferência | Overboeking
muscle_group = muscle_group
legs | blue | Legs | Beine | Jambes | Piernas | Gambe | Pernas | Benen
back | green | Back | Rücken | Dos | Espalda | Schiena | Costas | Rug
chest | amber | Chest | Brust | Poitrine | Pecho | Petto | Peito | Borst
shoulders | violet | Shoulders | Schultern | Épaules | Hombros | Spalle | Ombros | Schouders
arms | rose | Arms | Arme | Bras | Brazos | Braccia | Braços | Armen
core | cyan | Core | Rumpf | Abdos | Core | Core | Core | Core
rarity = rarity
common | slate | Common | Häufig | Commun | Común | Comune | Comum | Gewoon
rare | blue | Rare | Selten | Rare | Raro | Raro | Raro | Zeldzaam
very_rare | violet | Very rare | Sehr selten | Très rare | Muy raro | Molto raro | Muito raro | Zeer zeldzaam
hazard = hazard
low | green | Low | Gering | Faible | Bajo | Basso | Baixo | Laag
medium | amber | Medium | Mittel | Moyen | Medio | Medio | Médio | Middel
high | red | High | Hoch | Élevé | Alto | Alto | Alto | Hoog
property_type = type
flat | blue | Flat | Wohnung | Appartement | Piso | Appartamento | Apartamento | Appartement
house | green | House | Haus | Maison | Casa | Casa | Casa | Huis
office | violet | Office | Büro | Bureau | Oficina | Ufficio | Escritório | Kantoor
wine_type = type
red | rose | Red | Rot | Rouge | Tinto | Rosso | Tinto | Rood
white | amber | White | Weiß | Blanc | Blanco | Bianco | Branco | Wit
rose | red | Rosé | Rosé | Rosé | Rosado | Rosato | Rosé | Rosé
sparkling | cyan | Sparkling | Schaumwein | Effervescent | Espumoso | Spumante | Espumante | Mousserend
notice_kind = type
offer | green | Offer | Biete | Offre | Ofrezco | Offro | Ofereço | Aangeboden
request | blue | Request | Suche | Demande | Busco | Cerco | Procuro | Gezocht
adoption_status = status
available | green | Looking for a home | Sucht ein Zuhause | À adopter | En adopción | Cerca casa | Para adoção | Zoekt een thuis
reserved | amber | Reserved | Reserviert | Réservé | Reservado | Riservato | Reservado | Gereserveerd
adopted | slate | Adopted | Vermittelt | Adopté | Adoptado | Adottato | Adotado | Geadopteerd
animal_species = species
dog | amber | Dog | Hund | Chien | Perro | Cane | Cão | Hond
cat | violet | Cat | Katze | Chat | Gato | Gatto | Gato | Kat
rabbit | rose | Rabbit | Kaninchen | Lapin | Conejo | Coniglio | Coelho | Konijn
bird | cyan | Bird | Vogel | Oiseau | Pájaro | Uccello | Pássaro | Vogel
other | slate | Other | Sonstige | Autre | Otro | Altro | Outro | Anders
sport_type = type
run | orange | Run | Laufen | Course | Carrera | Corsa | Corrida | Hardlopen
ride | blue | Ride | Radfahren | Vélo | Bici | Bici | Bicicleta | Fietsen
swim | cyan | Swim | Schwimmen | Natation | Natación | Nuoto | Natação | Zwemmen
strength | violet | Strength | Kraft | Musculation | Fuerza | Forza | Força | Kracht
npc_type = type
hero | blue | Player character | Spielercharakter | Personnage joueur | Personaje jugador | Personaggio giocante | Personagem jogador | Speler
npc | amber | NPC | NSC | PNJ | PNJ | PNG | NPC | NPC
villain | red | Villain | Gegenspieler | Antagoniste | Villano | Cattivo | Vilão | Schurk
income_type = type
expense | rose | Expense | Ausgabe | Dépense | Gasto | Spesa | Despesa | Uitgave
income | green | Income | Einnahme | Revenu | Ingreso | Entrata | Receita | Inkomst
leave_type = type
holiday | green | Holiday | Urlaub | Congé | Vacaciones | Ferie | Férias | Vakantie
sick | red | Sick | Krank | Maladie | Enfermedad | Malattia | Doença | Ziek
other | slate | Other | Sonstiges | Autre | Otro | Altro | Outro | Overig
frequency = frequency
daily | blue | Daily | Täglich | Chaque jour | A diario | Ogni giorno | Diariamente | Dagelijks
weekly | green | Weekly | Wöchentlich | Chaque semaine | Semanal | Settimanale | Semanal | Wekelijks
monthly | violet | Monthly | Monatlich | Chaque mois | Mensual | Mensile | Mensal | Maandelijks
habit_category = habit_category
health | green | Health | Gesundheit | Santé | Salud | Salute | Saúde | Gezondheid
mind | violet | Mind | Kopf | Esprit | Mente | Mente | Mente | Geest
home | amber | Home | Zuhause | Maison | Casa | Casa | Casa | Thuis
learning | blue | Learning | Lernen | Apprendre | Aprender | Imparare | Aprender | Leren
activity_kind = activity_kind
feeding | amber | Feeding | Stillen oder Flasche | Repas | Toma | Poppata | Mamada | Voeding
diaper | blue | Nappy | Windel | Couche | Pañal | Pannolino | Fralda | Luier
sleep | violet | Sleep | Schlaf | Sommeil | Sueño | Sonno | Sono | Slaap
bath | cyan | Bath | Bad | Bain | Baño | Bagno | Banho | Bad
channel = channel
instagram | rose | Instagram | Instagram | Instagram | Instagram | Instagram | Instagram | Instagram
newsletter | blue | Newsletter | Newsletter | Newsletter | Boletín | Newsletter | Newsletter | Nieuwsbrief
blog | amber | Blog | Blog | Blog | Blog | Blog | Blog | Blog
video | red | Video | Video | Vidéo | Vídeo | Video | Vídeo | Video
group = group
a | blue | Class A | Klasse A | Classe A | Clase A | Classe A | Turma A | Klas A
b | green | Class B | Klasse B | Classe B | Clase B | Classe B | Turma B | Klas B
c | amber | Class C | Klasse C | Classe C | Clase C | Classe C | Turma C | Klas C
menu_section = menu_section
starters | green | Starters | Vorspeisen | Entrées | Entrantes | Antipasti | Entradas | Voorgerechten
mains | amber | Mains | Hauptgerichte | Plats | Principales | Secondi | Pratos principais | Hoofdgerechten
desserts | rose | Desserts | Desserts | Desserts | Postres | Dolci | Sobremesas | Desserts
drinks | blue | Drinks | Getränke | Boissons | Bebidas | Bevande | Bebidas | Dranken
meter_kind = meter_kind
electricity | amber | Electricity | Strom | Électricité | Electricidad | Elettricità | Eletricidade | Elektriciteit
gas | blue | Gas | Gas | Gaz | Gas | Gas | Gás | Gas
water | cyan | Water | Wasser | Eau | Agua | Acqua | Água | Water
occasion = occasion
birthday | rose | Birthday | Geburtstag | Anniversaire | Cumpleaños | Compleanno | Aniversário | Verjaardag
christmas | green | Christmas | Weihnachten | Noël | Navidad | Natale | Natal | Kerst
just_because | amber | Just because | Einfach so | Pour le plaisir | Porque sí | Senza motivo | Sem motivo | Zomaar
position_played = position_played
goal | amber | Goalkeeper | Tor | Gardien | Portero | Portiere | Goleiro | Doel
defence | blue | Defence | Abwehr | Défense | Defensa | Difesa | Defesa | Verdediging
midfield | green | Midfield | Mittelfeld | Milieu | Centrocampo | Centrocampo | Meio-campo | Middenveld
attack | red | Attack | Angriff | Attaque | Ataque | Attacco | Ataque | Aanval
price_range = price_range
low | green | € | € | € | € | € | € | €
medium | amber | €€ | €€ | €€ | €€ | €€ | €€ | €€
high | rose | €€€ | €€€ | €€€ | €€€ | €€€ | €€€ | €€€
shop_section = shop_section
produce | green | Fruit and vegetables | Obst und Gemüse | Fruits et légumes | Frutas y verduras | Frutta e verdura | Frutas e legumes | Groente en fruit
dairy | blue | Dairy | Milchprodukte | Crèmerie | Lácteos | Latticini | Laticínios | Zuivel
bakery | amber | Bakery | Backwaren | Boulangerie | Panadería | Panetteria | Padaria | Bakkerij
household | violet | Household | Haushalt | Maison | Hogar | Casa | Limpeza | Huishouden
other | slate | Other | Sonstiges | Autre | Otros | Altro | Outros | Overig
temper = temper
calm | green | Calm | Ruhig | Calme | Tranquila | Calmo | Calmo | Rustig
lively | amber | Lively | Lebhaft | Vif | Inquieta | Vivace | Agitado | Levendig
defensive | red | Defensive | Stechlustig | Défensif | Defensiva | Difensivo | Defensivo | Verdedigend
`;
