/** Attributes of the trades: what only some areas of life write down. The lines are as in `attributes.ts`. */
export const TRADE_ATTRIBUTES = `
milk_litres | number quantity unit=l name=milk | milk in litres, litres of milk, amount of milk | Milchmenge, Liter Milch | litres de lait, quantité de lait | litros de leche, cantidad de leche | litri di latte, quantità di latte | litros de leite, quantidade de leite | liters melk, hoeveelheid melk
egg_count | integer quantity name=eggs | number of eggs, eggs laid | Eierzahl, Anzahl Eier | nombre d'œufs | número de huevos | numero di uova | número de ovos | aantal eieren
acreage | number quantity unit=ha | acreage, field size, land size | Schlaggröße, Anbaufläche | surface cultivée | superficie cultivada | superficie coltivata | área cultivada | perceelgrootte, teeltoppervlakte
crop_name | text subtitle name=crop | crop grown, current crop | Feldfrucht, Anbaukultur | culture en place | cultivo actual | coltura attuale | cultura atual | huidig gewas, teelt
machine_used | text subtitle name=machine | machine used, implement | eingesetzte Maschine, Anbaugerät | machine utilisée, outil attelé | máquina usada, apero | macchina usata | máquina usada, implemento | ingezette machine, werktuig achter de trekker
batch_number | text plain | batch number, lot number, batch code | Chargennummer, Losnummer | numéro de lot | número de lote | numero di lotto | número do lote | batchnummer, lotnummer
withdrawal_until | date plain | withdrawal period, withdrawal until | Wartezeit bis | délai d'attente | plazo de supresión | tempo di sospensione | período de carência | wachttijd tot
offspring_count | integer quantity name=offspring | offspring, number of young, litter size | Jungtiere, Anzahl Jungtiere | petits nés, nombre de petits | crías, número de crías | piccoli nati, numero di nati | crias, número de crias | jongen, aantal jongen
pickup_point | text place | pickup point, pick-up point, collection point | Abholstelle, Abholpunkt | point de retrait | punto de recogida | punto di ritiro | ponto de retirada, ponto de recolha | afhaalpunt
collected | boolean flag | already picked up, already collected | abgeholt | récupéré | entregado al cliente | ritirato | retirado, levantado | afgehaald, opgehaald
parents | text person name=parents | mother and father, parents of the child | Eltern des Kindes | parents de l'enfant | padres del niño | genitori del bambino | pais da criança | ouders van het kind
godparents | text person name=godparents | godparents, godfather, godmother | Taufpaten, Patin | parrains, parrain, marraine | padrinos de bautizo, madrina | padrini, padrino, madrina | padrinhos, padrinho, madrinha | peetouders, peetoom, peettante
household_size | integer quantity | household size, people in the household, family size | Haushaltsgröße, Personen im Haushalt | taille du foyer | personas en el hogar, tamaño del hogar | componenti del nucleo | pessoas no agregado, tamanho da família | gezinsgrootte, huishoudgrootte
funder | text subtitle | funder, funding body, grantmaker | Fördergeber, Mittelgeber | financeur, bailleur de fonds | financiador, entidad financiadora | ente finanziatore, finanziatore | financiador, entidade financiadora | subsidiegever, financier
burial_date | date date | burial date, date of burial, buried on | Beisetzung, Beisetzungsdatum | date d'inhumation | fecha de entierro | data di sepoltura | data do sepultamento | begraafdatum, datum van begraven
carer | text person | carer, caregiver, care worker | Pflegekraft/Pflegekräfte, Betreuungskraft/Betreuungskräfte | soignant, aide à domicile | cuidador, cuidadora | badante, operatore assistenziale | cuidador, cuidadora | zorgverlener, verzorgende
care_tasks | list list name=tasks_done | care tasks, care services given | Pflegeleistungen, erbrachte Leistungen | soins effectués | cuidados prestados | cure prestate | cuidados prestados | verrichte zorg, zorgtaken
care_goal | longtext body name=goal | care goal, therapy goal, treatment goal | Pflegeziel, Therapieziel, Behandlungsziel | objectif de soins, objectif thérapeutique | objetivo terapéutico, objetivo del cuidado | obiettivo terapeutico | objetivo terapêutico | zorgdoel, behandeldoel
referred_to | text subtitle | referred to, specialist, referred specialist | überwiesen an, Fachrichtung | adressé à, spécialiste | derivado a, especialista | inviato a, specialista | encaminhado a, especialista | verwezen naar, specialisme
test_name | text title name=test | name of the test, test performed | Name des Tests, untersuchter Wert | nom de l'analyse | nombre del análisis | nome dell'esame | nome do exame | naam van het onderzoek
normal_range | text plain | normal range, reference range, reference value | Referenzbereich, Normwert/Normwerte | valeurs de référence, plage normale | valores de referencia, rango normal | valori di riferimento | valores de referência | referentiewaarden, normaalwaarde
dose_number | integer plain name=dose | dose number, which dose | Impfdosis, Nummer der Dosis | numéro de dose | número de dosis | numero della dose | número da dose | dosisnummer
tooth | text title | tooth/teeth, tooth number | Zahnnummer, betroffener Zahn | dent, numéro de dent | diente, pieza dental | dente | dente | tandnummer, tand/tanden
given | boolean flag | dose given, administered | gegeben, verabreicht | administré | administrado, dado | somministrato | administrado | toegediend
seizure_trigger | text plain name=trigger | trigger, what set it off | Auslöser | déclencheur | desencadenante | fattore scatenante | gatilho, fator desencadeante | uitlokkende factor
right_eye | text subtitle | right eye | rechtes Auge | œil droit | ojo derecho | occhio destro | olho direito | rechteroog
left_eye | text plain | left eye | linkes Auge | œil gauche | ojo izquierdo | occhio sinistro | olho esquerdo | linkeroog
eaten | text plain | what was eaten, eaten today | gegessen, was gegessen wurde | ce qui a été mangé | lo que ha comido | cosa ha mangiato | o que comeu | wat er is gegeten
nap_minutes | duration duration unit=min name=nap | nap length, nap time, length of nap | Mittagsschlaf, Schlaf am Mittag | durée de la sieste | duración de la siesta | durata del pisolino | duração da soneca | duur van het dutje
school_term | text title name=term | school term, term and year | Halbjahr/Halbjahre, Schulhalbjahr | trimestre scolaire | trimestre escolar | quadrimestre | trimestre letivo, período letivo | schooltrimester
average_grade | number rating name=average | average grade, grade average | Notendurchschnitt, Durchschnittsnote | moyenne générale | nota media del curso | media dei voti | média das notas do período | gemiddeld cijfer
days_missed | integer quantity | days missed, days absent | Fehltage | jours d'absence | días de ausencia | giorni di assenza | dias de falta | verzuimdagen
signed_by | text person | signed by | unterschrieben von | signé par | firmado por | firmato da | assinado por | ondertekend door
signed | boolean flag | signature given, signature received | Unterschrift liegt vor | signature reçue | firma recibida | firma ricevuta | assinatura recebida | handtekening ontvangen
learning_goals | list list | learning goals, learning objectives, learning objective | Lernziele, Lernziel | objectifs d'apprentissage | objetivos de aprendizaje | obiettivi didattici | objetivos de aprendizagem | leerdoelen, leerdoel
credits | integer quantity | credit points, ects, study credits | Leistungspunkte, ECTS | crédits ects, crédits universitaires | créditos ects, créditos académicos | crediti formativi, cfu | créditos académicos, créditos ects | studiepunten, ects
semester | text plain | semester | Semester | semestre | semestre | semestre | semestre | semester/semesters
exam_date | date due | exam date, date of the exam | Prüfungsdatum, Prüfungstermin | date d'examen | fecha de examen | data d'esame | data do exame | examendatum, tentamendatum
team_title | text title name=team | club name, name of the team | Name der Mannschaft | nom de l'équipe | nombre del equipo | nome della squadra | nome da equipe | naam van het team
games_played | integer quantity name=played | matches played, games played | gespielte Spiele, Spiele gespielt | matchs joués | partidos jugados | partite disputate | jogos disputados | gespeelde wedstrijden
wins | integer quantity | games won, victories | Siege | victoires | victorias | vittorie | vitórias | overwinningen
draws | integer quantity | games drawn, drawn games | Unentschieden | matchs nuls | empates | pareggi | empates | gelijke spelen
losses | integer quantity | games lost, defeats | Niederlagen | défaites | derrotas | sconfitte | derrotas | nederlagen
belt | enum category | belt, belt colour, belt color | Gürtel, Gürtelfarbe | ceinture | cinturón | cintura | faixa, cinto | gordel, bandkleur
passed | boolean flag | passed, exam passed | bestanden | réussi | aprobado el examen | superato | passou no exame | geslaagd
length_m | number quantity unit=m name=length | length in metres, length in meters, boat length | Länge in Metern, Bootslänge | longueur en mètres | eslora, longitud en metros | lunghezza in metri | comprimento em metros | lengte in meters
nautical_miles | number quantity unit=nm name=distance | nautical miles, miles sailed | Seemeilen | milles nautiques | millas náuticas | miglia nautiche | milhas náuticas | zeemijlen
wind | text plain | wind, wind force, wind speed | Wind, Windstärke | vent, force du vent | viento, fuerza del viento | vento, forza del vento | vento, força do vento | wind, windkracht
crew | list list | crew, crew members, people on board | Crew, Mannschaft an Bord | équipage | tripulación | equipaggio | tripulação | bemanning
distance_m | integer quantity unit=m name=distance | distance in metres, distance in meters | Strecke in Metern | distance en mètres | distancia en metros | distanza in metri | distância em metros | afstand in meters
time_seconds | number duration unit=s name=time | time in seconds | Zeit in Sekunden | temps en secondes | tiempo en segundos | tempo in secondi | tempo em segundos | tijd in seconden
climbing_grade | text rating name=grade | climbing grade, route grade, boulder grade | Klettergrad, Schwierigkeitsgrad der Route | cotation | grado de escalada | grado di arrampicata | grau de escalada | klimgraad
stall_number | text place name=stall | stable number, box number, stall number | Boxnummer, Pferdebox | numéro de box | número de box | numero di box | número da baia | boxnummer
hoof_work | text plain name=work | hoof work done, shoes and trim | Arbeit am Huf | travail sur le sabot | trabajo en el casco | lavoro sullo zoccolo | trabalho no casco | werk aan de hoef
referee | text person | referee, umpire | Schiedsrichter, Schiedsrichterin | arbitre | árbitro, árbitra | arbitro | árbitro, árbitra | scheidsrechter
confirmed | boolean flag | confirmed yet, has confirmed | zugesagt, hat bestätigt | a confirmé | ha confirmado | ha confermato | já confirmou | heeft bevestigd
injured_part | text plain | injured body part, where it hurts | verletzte Stelle, verletztes Körperteil | partie blessée | parte lesionada | parte lesa | parte lesionada | geblesseerd lichaamsdeel
back_on | date due | back in training, return to training | zurück im Training | retour à l'entraînement | vuelta al entrenamiento | rientro in allenamento | volta ao treino | terug in training
max_depth | number quantity unit=m name=depth | maximum depth, dive depth, depth in metres, depth in meters | maximale Tiefe, Tauchtiefe | profondeur maximale | profundidad máxima | profondità massima | profundidade máxima | maximale diepte
underwater_view | number quantity unit=m name=visibility | underwater visibility, visibility under water | Sichtweite unter Wasser, Sichtweite | visibilité sous l'eau | visibilidad bajo el agua | visibilità sott'acqua | visibilidade debaixo de água | zicht onder water
dive_buddy | text person name=buddy | dive buddy | Tauchpartner | binôme | compañero de buceo | compagno d'immersione | dupla de mergulho | duikbuddy
aircraft | text title | aircraft, aircraft type, tail number | Flugzeug/Flugzeuge, Luftfahrzeug | aéronef, avion | aeronave, avión | velivolo, aereo | aeronave, avião | vliegtuig/vliegtuigen, toestel
landings | integer quantity | landings, number of landings | Landungen, Anzahl Landungen | atterrissages | aterrizajes | atterraggi | aterragens, pousos | landingen
chess_opening | text plain name=opening_moves | chess opening, opening played | Eröffnung im Schach, gespielte Eröffnung | ouverture jouée | apertura jugada | apertura giocata | abertura jogada | gespeelde opening
snow | text plain | snow, snow conditions | Schnee, Schneelage | neige, enneigement | nieve, estado de la nieve | neve, stato della neve | neve, condições da neve | sneeuw, sneeuwcondities
wave_height | number quantity unit=m | wave height, swell | Wellenhöhe | hauteur des vagues, houle | altura de las olas, oleaje | altezza delle onde | altura das ondas, ondulação | golfhoogte
board_used | text plain name=board | surfboard, board used | Surfbrett, benutztes Brett | planche de surf | tabla de surf | tavola da surf | prancha de surf | surfplank
site_manager | text person | site manager, foreman | Bauleiter, Bauleiterin, Polier | chef de chantier, conducteur de travaux | jefe de obra, encargado de obra | capocantiere, direttore dei lavori | mestre de obras, encarregado da obra | werfleider, ploegbaas
workers_count | integer quantity name=workers | workers on site, crew size, number of workers | Arbeiter vor Ort, Anzahl Arbeiter | ouvriers présents, effectif sur site | operarios en obra | operai presenti | operários na obra | arbeiders ter plaatse
work_done | longtext body | work done, work carried out, work performed | ausgeführte Arbeiten, verrichtete Arbeit | travaux réalisés, travail effectué | trabajo realizado, trabajos realizados | lavori eseguiti, lavoro svolto | trabalho realizado, trabalhos executados | verricht werk, uitgevoerde werkzaamheden
authority | text subtitle | authority, issuing authority | Behörde/Behörden, Amtsstelle | autorité compétente, administration | autoridad competente, organismo | autorità competente, ente | autoridade competente, entidade licenciadora | bevoegde instantie, overheidsinstantie
amount_of | number quantity name=quantity | quantity of the position, number of units | Menge der Position | quantité du poste | cantidad de la partida | quantità della voce | quantidade do item | hoeveelheid van de post
measure_unit | text plain name=unit | unit of measure, measuring unit | Mengeneinheit, Maßeinheit | unité de mesure | unidad de medida | unità di misura | unidade de medida | meeteenheid
insured_until | date due | insured until, insurance valid until | versichert bis | assuré jusqu'au | asegurado hasta | assicurato fino al | segurado até | verzekerd tot
energy_kwh | number quantity unit=kWh name=energy | energy in kwh, kwh, kilowatt hours, energy produced | Kilowattstunden, kWh, erzeugter Strom | kilowattheures, kwh, énergie produite | kilovatios hora, kwh, energía producida | chilowattora, kwh, energia prodotta | quilowatts-hora, kwh, energia produzida | kilowattuur, kwh, opgewekte stroom
licence_class | text plain | licence class, license class, driving licence class | Führerscheinklasse | catégorie de permis | clase de permiso, tipo de carnet | categoria della patente | categoria da carta, categoria da carteira | rijbewijscategorie
licence_until | date due | licence valid until, license valid until, driving licence expiry | Führerschein gültig bis | permis valable jusqu'au | permiso válido hasta | patente valida fino al | carta válida até | rijbewijs geldig tot
stops_count | integer quantity name=stops | number of stops, delivery stops | Anzahl Stopps, Stopps | nombre d'arrêts, arrêts | número de paradas | numero di fermate, fermate | número de paragens, número de paradas | aantal stops
hs_code | text plain | hs code, tariff number, commodity code | Zolltarifnummer, Warennummer | code douanier, nomenclature douanière | código arancelario, partida arancelaria | codice doganale | código aduaneiro, código pautal | goederencode, douanetariefnummer
pick_lines | list list name=items | items to pick, picking lines | zu kommissionierende Artikel | articles à prélever | artículos a preparar | articoli da prelevare | itens a separar | te picken artikelen
expected_quantity | integer quantity | expected quantity, book quantity | Sollmenge, Sollbestand | quantité attendue, stock théorique | cantidad esperada, existencias teóricas | quantità attesa | quantidade esperada | verwachte hoeveelheid
counted_quantity | integer quantity | counted quantity, quantity counted | gezählte Menge, Istbestand | quantité comptée | recuento real | quantità contata | quantidade contada | getelde hoeveelheid
line_manager | text person | line manager, supervisor | Vorgesetzte, Vorgesetzter, Führungskraft | supérieur hiérarchique, manager direct | jefe directo, supervisor | responsabile diretto, superiore | chefe direto, supervisor | leidinggevende
buddy_at_work | text person name=buddy | onboarding buddy, work buddy, mentor | Mentor, Mentorin, Pate in der Einarbeitung | parrain d'intégration, mentor | mentor, compañero de acogida | mentore, tutor aziendale | mentor, padrinho de integração | mentor, inwerkmaatje
probation_end | date due | end of probation, probation end, probation until | Ende der Probezeit, Probezeit bis | fin de période d'essai | fin del período de prueba | fine del periodo di prova | fim do período de experiência | einde proeftijd
mandatory | boolean flag | attendance required | Pflichttermin | présence obligatoire | asistencia obligatoria | presenza obbligatoria | presença obrigatória | verplichte aanwezigheid
issued_by | text subtitle name=issuer | issued by, issuing body, issuer | ausgestellt von, ausstellende Stelle | délivré par, organisme émetteur | emitido por, entidad emisora | rilasciato da | emitido por, entidade emissora | uitgegeven door
background | longtext body name=context | decision context, context of the decision | Anlass der Entscheidung, Ausgangslage | contexte de la décision | contexto de la decisión | contesto della decisione | contexto da decisão | achtergrond van het besluit
decided | longtext body name=decision | what was decided | was entschieden wurde | ce qui a été décidé | lo que se decidió | ciò che è stato deciso | o que foi decidido | wat is besloten
consequences | longtext body | consequences, consequence | Konsequenzen, Konsequenz | conséquences | consecuencias | conseguenze | consequências | gevolgen
impact | rating rating | impact, severity of impact | Auswirkung/Auswirkungen, Schadenshöhe | impact, gravité | impacto, gravedad | impatto, gravità | impacto, gravidade | impact, ernst
mitigation | longtext body | mitigation, countermeasure, countermeasures | Gegenmaßnahme/Gegenmaßnahmen | mesure d'atténuation, parade | mitigación, medida de mitigación | misura di mitigazione, contromisura | mitigação, contramedida | beheersmaatregel, tegenmaatregel
corrective_action | longtext body | corrective action, corrective actions | Korrekturmaßnahme/Korrekturmaßnahmen | action corrective, mesure corrective | acción correctiva | azione correttiva | ação corretiva | corrigerende maatregel
notice_period | text plain | notice period, cancellation period, period of notice | Kündigungsfrist/Kündigungsfristen | préavis, délai de préavis | plazo de preaviso, preaviso | preavviso, periodo di preavviso | prazo de aviso prévio, aviso prévio | opzegtermijn
gross_pay | money amount | gross pay, gross salary, gross wage | Bruttolohn, Bruttogehalt | salaire brut | salario bruto, sueldo bruto | stipendio lordo | salário bruto, vencimento bruto | brutoloon, brutosalaris
net_pay | money amount | net pay, net salary, take-home pay | Nettolohn, Nettogehalt | salaire net | salario neto, sueldo neto | stipendio netto | salário líquido, vencimento líquido | nettoloon, nettosalaris
moved_quantity | integer quantity name=moved | quantity moved, amount moved | bewegte Menge | quantité déplacée | cantidad movida | quantità movimentata | quantidade movimentada | verplaatste hoeveelheid
cas_number | text plain | cas number, cas no | CAS-Nummer | numéro cas | número cas | numero cas | número cas | cas-nummer
concentration | text plain | concentration | Konzentration/Konzentrationen | concentration | concentración | concentrazione | concentração | concentratie
sample_size | integer quantity | sample size, number of records | Stichprobengröße, Anzahl Datenpunkte | taille de l'échantillon | tamaño de la muestra | dimensione del campione | tamanho da amostra | steekproefgrootte
usage_licence | text plain name=licence | usage licence, data licence, usage license | Nutzungslizenz, Nutzungsrechte | licence d'utilisation | licencia de uso | licenza d'uso | licença de uso | gebruikslicentie
coordinates | text place | coordinates, gps coordinates, latitude and longitude | Koordinaten, GPS-Koordinaten | coordonnées gps | coordenadas | coordinate, coordinate gps | coordenadas | coördinaten
habitat | text plain | habitat | Lebensraum/Lebensräume, Habitat | habitat | hábitat | habitat | habitat | leefgebied, habitat
scientific_name | text subtitle | scientific name, latin name, botanical name | wissenschaftlicher Name, lateinischer Name | nom scientifique, nom latin | nombre científico, nombre latino | nome scientifico, nome latino | nome científico, nome latino | wetenschappelijke naam, latijnse naam
collected_by | text person | collected by | gesammelt von | récolté par | recolectado por | raccolto da | coletado por | verzameld door
passage_number | integer plain name=passage | passage number | Passagenzahl | numéro de passage | número de pase | numero di passaggio | número de passagem | passagenummer
consent_given | boolean flag | consent given, has consented | Zustimmung liegt vor | consentement donné | consentimiento dado | consenso dato | consentimento dado | toestemming gegeven
nitrate | number quantity unit=mg/l | nitrate, nitrates | Nitrat, Nitratwert | nitrates | nitratos | nitrati | nitratos | nitraat
water_hardness | number quantity unit=°dH | water hardness, total hardness | Wasserhärte, Gesamthärte | dureté de l'eau | dureza del agua | durezza dell'acqua | dureza da água | waterhardheid
livestock | list list | fish and plants, tank stock, inhabitants | Besatz, Bewohner des Beckens | habitants du bac | habitantes del acuario | abitanti della vasca | habitantes do aquário | bewoners van de bak
telescope | text plain | telescope, eyepiece | Teleskop/Teleskope, Okular | télescope, oculaire | telescopio, ocular | telescopio, oculare | telescópio, ocular | telescoop, oculair
catalogue_number | text subtitle | catalogue number, catalog number, michel number | Katalognummer, Michelnummer | numéro de catalogue | número de catálogo | numero di catalogo | número de catálogo | catalogusnummer
watch_movement | text plain name=movement | watch movement, calibre | Uhrwerk, Kaliber | mouvement de la montre, calibre | calibre del reloj, maquinaria del reloj | calibro dell'orologio | calibre do relógio | uurwerk, kaliber
case_size | number quantity unit=mm | case size, case diameter | Gehäusegröße, Gehäusedurchmesser | diamètre du boîtier | diámetro de la caja | diametro della cassa | diâmetro da caixa | kastdiameter
matrix_number | text plain | matrix number, runout etching | Matrixnummer | numéro de matrice | número de matriz | numero di matrice | número de matriz | matrixnummer
model_scale | text subtitle name=scale | model scale, gauge of the model | Maßstab, Spurweite | échelle du modèle | escala del modelo | scala del modello | escala do modelo | modelschaal, spoorbreedte
blade_steel | text subtitle | blade steel, steel of the blade | Klingenstahl | acier de la lame | acero de la hoja | acciaio della lama | aço da lâmina | lemmetstaal
mohs_hardness | number quantity | mohs hardness | Mohshärte | dureté mohs | dureza mohs | durezza mohs | dureza mohs | mohs-hardheid
nib | text plain | nib, nib size | Federbreite, Schreibfeder | plume, taille de plume | plumín | pennino | aparo da caneta | penpunt
ink_color | text plain | ink colour, ink color | Tintenfarbe, Tinte | couleur d'encre, encre | color de la tinta, tinta | colore dell'inchiostro, inchiostro | cor da tinta | inktkleur
authentic | boolean flag | certificate of authenticity, authenticated | Echtheit bestätigt, Echtheitszertifikat | authentifié, certificat d'authenticité | autentificado, certificado de autenticidad | autenticato, certificato di autenticità | autenticado, certificado de autenticidade | echtheidscertificaat
shelfmark | text subtitle | shelfmark, call number | Signatur/Signaturen | cote d'archives | signatura topográfica | segnatura, collocazione | cota de arquivo, número de chamada | plaatskenmerk, signatuur
lender | text person | lender, lending institution | Leihgeber, Leihgeberin | prêteur | prestador, institución prestadora | prestatore | cedente, instituição cedente | bruikleengever
pattern_name | text subtitle name=pattern | pattern name, pattern used, block pattern | verwendete Anleitung, Name des Musters | nom du patron | nombre del patrón | nome dello schema | nome do molde | naam van het patroon
origin_shop | text plain name=bought_at | bought at, bought from, shop it came from | gekauft bei | acheté chez | comprado en | acquistato da | comprado em que loja | gekocht bij
fibre | text plain | fibre, fiber, fibre content, fiber content | Faser, Faserzusammensetzung | fibre, composition de la fibre | fibra, composición de la fibra | fibra, composizione della fibra | fibra, composição da fibra | vezel, vezelsamenstelling
needle_size | text plain | needle size, hook size | Nadelstärke | taille d'aiguilles | tamaño de aguja | misura dei ferri | número das agulhas | naalddikte
cone | text subtitle | firing cone, pyrometric cone | Segerkegel, Brennkegel | cône pyrométrique | cono pirométrico | cono pirometrico | cone pirométrico | stookkegel
wax | text plain | wax, wax type | Wachsart, Wachs | cire, type de cire | tipo de cera | tipo di cera | tipo de cera | wassoort
wick | text plain | wick, wick size | Docht, Dochtstärke | mèche | mecha | stoppino | pavio | lontmaat
superfat | percent quantity | superfat | Überfettung | surgras | sobreengrasado | sovragrasso | sobregordura | overvetting
cured_on | date due | cured on, ready after curing, cure until | reif am, gereift bis | prêt après cure | curado hasta | stagionato il | curado até | gerijpt op
thickness | number quantity unit=mm | thickness | Stärke in mm, Dicke | épaisseur | grosor, espesor | spessore | espessura | dikte
gemstone | text subtitle name=stone | stone set, stones used | gefasster Stein | pierre sertie | piedra engastada | pietra incastonata | pedra cravada | gezette steen
filament | text subtitle | filament, filament type | Filament/Filamente, Filamentsorte | filament, type de filament | filamento, tipo de filamento | filamento, tipo di filamento | filamento, tipo de filamento | filament, filamentsoort
steep_temperature | number quantity unit=°C | steeping temperature, water temperature, brewing temperature | Wassertemperatur, Aufgusstemperatur | température d'infusion, température de l'eau | temperatura de infusión, temperatura del agua | temperatura d'infusione, temperatura dell'acqua | temperatura de infusão, temperatura da água | zettemperatuur, watertemperatuur
steep_time | duration duration unit=min | steep time, steeping time, infusion time | Ziehzeit | temps d'infusion | tiempo de infusión | tempo d'infusione | tempo de infusão | trektijd
salt_share | percent quantity name=salt | salt percentage, brine strength | Salzanteil, Salzgehalt | taux de sel | porcentaje de sal | percentuale di sale | percentagem de sal | zoutpercentage
ready_on | date due | ready on, ready from | reif ab, fertig ab | prêt le, à point le | listo el, en su punto el | pronto il, pronto dal | pronto em, no ponto em | klaar op, rijp op
jars | integer quantity | number of jars, jars filled | Anzahl Gläser, abgefüllte Gläser | nombre de pots, nombre de bocaux | número de tarros, número de frascos | numero di vasetti | número de frascos | aantal potten
meat_cut | text subtitle name=cut | cut of meat, meat cut | Fleischstück, Teilstück | morceau de viande | corte de carne | taglio di carne | corte de carne | stuk vlees
smoking_wood | text plain name=smoke_wood | smoking wood, wood for smoking | Räucherholz | bois de fumage | madera para ahumar | legno per affumicare | lenha para defumar | rookhout
core_temperature | number quantity unit=°C | core temperature, internal temperature | Kerntemperatur | température à cœur | temperatura interior | temperatura al cuore | temperatura interna | kerntemperatuur
stand_number | text place | stand number, pitch number, booth number | Standnummer | numéro de stand | número de puesto, número de stand | numero dello stand | número do estande, número da banca | standnummer, kraamnummer
may_contain | list list | may contain, traces of | kann Spuren enthalten, Spuren von | peut contenir, traces éventuelles | puede contener, trazas de | può contenere, tracce di | pode conter, vestígios de | kan bevatten, sporen van
products_made | list list name=products | products made, what they produce | Erzeugnisse | produits proposés | productos que elabora | prodotti offerti | produtos oferecidos | producten van het bedrijf
base_spirit | text subtitle name=base | base spirit, main spirit | Basisspirituose | alcool de base | licor base, destilado base | distillato base | destilado base | basisdrank
glass_kind | text plain name=glass | type of glass, serving glass, glassware | Glasform | type de verre | tipo de vaso, tipo de copa | tipo di bicchiere | tipo de copo | soort glas
garnish | text plain | garnish | Garnitur, Dekoration des Drinks | garniture | guarnición del cóctel | guarnizione | guarnição | garnering
scene_number | text subtitle | scene number, scene no | Szenennummer | numéro de scène | número de escena | numero di scena | número da cena | scènenummer
lens | text plain | lens, focal length | Objektiv, Brennweite | focale, objectif de caméra | focal, objetivo de cámara | focale, obiettivo fotografico | distância focal, lente | objectief, brandpuntsafstand
cue_line | text title | cue line, cue word, on the line | Stichwort im Text, Stichsatz | réplique de départ, top | frase de pie, pie de entrada | battuta d'attacco | deixa, frase da deixa | wachtwoord, cuezin
page_number | integer plain name=page | script page, page of the script | Seite im Skript, Skriptseite | page du script | página del guion | pagina del copione | página do roteiro | scriptpagina
fade_seconds | number duration unit=s name=fade | fade time, fade in seconds | Überblendzeit, Blendenzeit | temps de fondu | tiempo de fundido | tempo di dissolvenza | tempo de fade | fadetijd
voice_age | text plain | voice age, playing age | Stimmalter, Spielalter | âge vocal, âge de jeu | edad vocal | età vocale, età scenica | idade vocal | stemleeftijd, speelleeftijd
call_time | time plain | call time, crew call | Drehbeginn, Treffzeit | heure de convocation | hora de citación | orario di convocazione | horário de chamada | oproeptijd
advertiser | text subtitle | advertiser | Werbekunde, Anzeigenkunde | annonceur | anunciante | inserzionista | anunciante | adverteerder
deliverables | list list | deliverables, agreed deliverables | vereinbarte Leistungen, Gegenleistungen | livrables, contreparties | entregables, contraprestaciones | prestazioni concordate, controprestazioni | entregáveis, contrapartidas | afgesproken tegenprestaties
media_outlet | text subtitle name=outlet | media outlet, outlet, publication name | Redaktion, Medienhaus | média, rédaction | medio de comunicación | testata giornalistica | veículo de imprensa, órgão de comunicação | redactie, mediatitel
word_count | integer progress | word count, words written, number of words | Wortzahl, geschriebene Wörter | nombre de mots, mots écrits | número de palabras, palabras escritas | numero di parole, parole scritte | número de palavras, palavras escritas | aantal woorden, woordenaantal
word_target | integer quantity | word target, target word count | Zielwortzahl | objectif de mots | objetivo de palabras | obiettivo di parole | meta de palavras | streefaantal woorden
viewers | integer quantity | viewers, peak viewers, viewer count | Zuschauerzahl, Zuschauer | spectateurs, nombre de spectateurs | espectadores, número de espectadores | spettatori, numero di spettatori | espectadores, número de espectadores | kijkers, aantal kijkers
musical_key | text plain name=song_key | musical key, song key, key signature | Tonart/Tonarten | tonalité | tonalidad | tonalità | tom musical, tonalidade | toonsoort
tempo | integer quantity | tempo, beats per minute | Tempo, Schläge pro Minute | tempo, battements par minute | tempo, pulsaciones por minuto | tempo musicale, battute al minuto | andamento musical, batidas por minuto | tempo, slagen per minuut
faction_leader | text person name=leader | faction leader, guild master | Anführer der Fraktion, Gildenmeister | chef de la faction, maître de guilde | líder de la facción, maestro del gremio | capo della fazione, capogilda | líder da facção, mestre da guilda | leider van de factie, gildemeester
casting_time | text plain | casting time | Zauberdauer, Zeitaufwand des Zaubers | temps d'incantation | tiempo de lanzamiento | tempo di lancio | tempo de conjuração | spreektijd van de spreuk
spell_range | text plain name=range | spell range, range of the spell | Reichweite des Zaubers | portée du sort | alcance del conjuro | gittata | alcance da magia | reikwijdte van de spreuk
duration_text | text plain name=lasts | spell duration, how long it lasts | Wirkungsdauer | durée du sort | duración del conjuro | durata dell'incantesimo | duração da magia | duur van de spreuk
session_number | integer plain name=session | session number, session no | Sitzungsnummer | numéro de séance | número de sesión | numero di sessione | número da sessão | sessienummer
deck_cards | list list name=cards | cards in the deck | Karten im Deck | cartes du deck | cartas del mazo | carte del mazzo | cartas do deck | kaarten in het deck
card_set | text subtitle name=set_name | card set, set of the card | Kartenset, Edition der Karte | extension de la carte | colección de la carta | espansione della carta | coleção da carta | kaartset
foil | boolean flag | foil, holo | Foil, holografisch | foil, brillante | foil, holográfica | foil, olografica | foil, holográfica | foil, holografisch
winner | text person | winner, who won | Gewinner, Gewinnerin, wer gewonnen hat | gagnant, gagnante, vainqueur | ganador, ganadora | vincitore, vincitrice | vencedor, vencedora | winnaar
army | text subtitle | army, army of the figure | Armee/Armeen | armée | ejército | esercito | exército | leger
paints | list list | paints used, paint list, paints | verwendete Farben | peintures utilisées | pinturas usadas | colori usati | tintas usadas | verfkleuren
piece_count | integer quantity name=pieces | number of pieces in the puzzle, puzzle pieces | Anzahl Puzzleteile, Puzzleteile | nombre de pièces du puzzle | número de piezas del puzle | numero di tessere | número de peças do quebra-cabeça | aantal puzzelstukken
missing_pieces | integer quantity | missing pieces, pieces missing | fehlende Teile | pièces manquantes | piezas que faltan | tessere mancanti | peças em falta | ontbrekende stukken
run_minutes | number duration unit=min name=run_time | speedrun time, completion time | Durchlaufzeit | temps du run | tiempo de la partida rápida | tempo della run | tempo da corrida rápida | runtijd
room_number | text title | room number, hotel room number | Zimmernummer/Zimmernummern | numéro de chambre | número de habitación | numero di camera | número do quarto | kamernummer
meeting_point | text place | meeting point, where we meet | Treffpunkt/Treffpunkte | point de rendez-vous, lieu de rendez-vous | punto de encuentro | punto di ritrovo | ponto de encontro | ontmoetingspunt, verzamelpunt
power_hookup | boolean flag | electric hook-up, power hookup, electricity connection | Stromanschluss | branchement électrique, prise électrique | toma de corriente, conexión eléctrica | allaccio elettrico, presa di corrente | tomada elétrica, ligação elétrica | stroomaansluiting
included_services | list list name=included | included services, what is included, included in the price | inklusive Leistungen, im Preis enthalten | prestations incluses | servicios incluidos | servizi compresi | serviços incluídos | inbegrepen diensten
trunk_diameter | number quantity unit=cm | trunk diameter, trunk girth | Stammumfang, Stammdurchmesser | diamètre du tronc | diámetro del tronco | diametro del tronco | diâmetro do tronco | stamdiameter
voters | integer quantity | registered voters, eligible voters | Wahlberechtigte | électeurs inscrits | electores inscritos | elettori iscritti | eleitores inscritos | kiesgerechtigden
accessible | boolean flag | wheelchair accessible, step-free, accessible by wheelchair | barrierefrei, rollstuhlgerecht | accessible en fauteuil, accessible aux personnes à mobilité réduite | accesible en silla de ruedas, accesible | accessibile in sedia a rotelle, accessibile | acessível a cadeira de rodas, acessível | rolstoeltoegankelijk, drempelvrij
age_group | text plain | age group, age range | Altersgruppe/Altersgruppen | tranche d'âge | grupo de edad, franja de edad | fascia d'età | faixa etária | leeftijdsgroep
units_sent | list list name=units | units deployed, vehicles deployed | eingesetzte Fahrzeuge, Einsatzkräfte | véhicules engagés, moyens engagés | vehículos desplazados, medios desplegados | mezzi impiegati | viaturas empenhadas, meios empenhados | ingezette voertuigen
power_kw | number quantity unit=kW name=power | charging power, power in kw | Ladeleistung | puissance de charge | potencia de carga | potenza di ricarica | potência de carregamento | laadvermogen
stand_title | text title name=stand | stand name, booth name | Name des Standes | nom du stand | nombre del stand | nome dello stand | nome do estande | naam van de stand
sale_until | date due | on sale until, sale ends | Verkauf bis, Vorverkauf bis | en vente jusqu'au | a la venta hasta | in vendita fino al | à venda até | te koop tot
power_needed | text plain | power needed, power requirement | Strombedarf, Stromanschlusswert | alimentation nécessaire | corriente necesaria | corrente necessaria | energia necessária | benodigde stroom
used_for | text plain | used for, helps against, indication | hilft gegen, Anwendungsgebiet | utilisé contre, indication | para qué sirve, indicación | serve per, indicazione | para que serve, indicação | helpt tegen, gebruikt voor
death_date | date plain | death date, date of death, died on | Sterbedatum, gestorben am | date de décès, décédé le | fecha de defunción, fallecido el | data di morte, morto il | data de falecimento, falecido em | overlijdensdatum, overleden op
place_born | text place name=birthplace | place of birth, born in | Geburtsort | lieu de naissance, né à | lugar de nacimiento, nacido en | luogo di nascita, nato a | local de nascimento, naturalidade | geboorteplaats, geboren in
ancestor_parents | text plain name=parents | father and mother | Vater und Mutter | père et mère | padre y madre | padre e madre | pai e mãe | vader en moeder
child_name | text person name=child | name of the child, for which child, child's name | Name des Kindes, für welches Kind | nom de l'enfant, pour quel enfant | nombre del niño, para qué niño | nome del bambino, per quale bambino | nome da criança, para qual criança | naam van het kind, voor welk kind
earned | boolean flag | earned, already earned | verdient, schon verdient | gagnée, déjà gagnée | ganada, ya ganada | guadagnata | ganha, já ganha | verdiend
age_then | text plain name=age | age in months, how old then | Alter in Monaten, wie alt da | âge en mois | edad en meses | età in mesi | idade em meses | leeftijd in maanden
opposing_party | text subtitle | opposing party, other party | Gegenseite, Gegenpartei | partie adverse | parte contraria | controparte | parte contrária | wederpartij
law_court | text place name=court | competent court, court of law | zuständiges Gericht | tribunal compétent | juzgado, tribunal | tribunale competente, foro | tribunal competente, vara judicial | rechtbank, bevoegde rechtbank
judge | text person | presiding judge | Richter, Richterin | juge | juez, jueza | giudice | juiz, juíza | rechter
insurer | text subtitle | insurer, insurance company | Versicherer, Versicherungsgesellschaft | assureur, compagnie d'assurance | aseguradora, compañía de seguros | assicuratore, compagnia assicurativa | seguradora | verzekeraar, verzekeringsmaatschappij
insurance_premium | money amount name=premium | insurance premium, yearly premium | Versicherungsbeitrag, Versicherungsprämie | prime d'assurance | prima del seguro | premio assicurativo | prêmio do seguro, prémio do seguro | verzekeringspremie
deductible | money plain | deductible, insurance excess | Selbstbeteiligung, Selbstbehalt | reste à charge | franquicia del seguro | franchigia | franquia do seguro | eigen risico
remaining_debt | money amount | remaining debt, outstanding debt, still owed | Restschuld | capital restant dû | capital pendiente, deuda pendiente | debito residuo | saldo devedor, dívida restante | restschuld, openstaande schuld
interest_rate | percent plain | interest rate, interest | Zinssatz/Zinssätze, Zinsen | taux d'intérêt, intérêts | tipo de interés, tasa de interés | tasso d'interesse, interessi | taxa de juros, taxa de juro | rentepercentage, rente
monthly_instalment | money plain | monthly instalment, monthly installment | Monatsrate, monatliche Rate | mensualité | cuota mensual | rata mensile | prestação mensal, parcela mensal | maandlast, maandelijkse aflossing
useful_life | integer duration | useful life, depreciation period | Nutzungsdauer, Abschreibungsdauer | durée d'amortissement | vida útil | vita utile | vida útil | afschrijvingstermijn, levensduur
book_value | money amount | book value, residual value | Buchwert, Restwert | valeur comptable, valeur résiduelle | valor contable, valor residual | valore contabile, valore residuo | valor contábil, valor residual | boekwaarde, restwaarde
share_class | text subtitle | share class, class of shares | Aktiengattung, Anteilsklasse | catégorie d'actions | clase de acciones | categoria di azioni | classe de ações | aandelenklasse
shares_count | integer quantity name=shares | number of shares, shares held | Anzahl Anteile, gehaltene Anteile | nombre d'actions, parts détenues | número de acciones | numero di azioni | número de ações | aantal aandelen
stake | percent amount | stake, ownership stake, equity stake | Beteiligung/Beteiligungen, Beteiligungsquote | participation au capital | participación accionarial | quota di partecipazione | participação societária | belang, deelneming
net_amount | money amount name=net_worth | net value, net amount | Nettowert | valeur nette | valor neto | valore netto | valor líquido | nettowaarde
total_assets | money plain | total assets, assets in total | Gesamtvermögen | total des actifs | total de activos | totale attività | total de ativos | totaal bezittingen
total_debts | money plain | total debts, debts in total | Gesamtschulden | total des dettes | total de deudas | totale debiti | total de dívidas | totaal schulden
expected_cash | money plain | expected cash, cash by the book | Soll laut Kasse, Kassensoll | caisse théorique | efectivo esperado | cassa attesa | caixa esperado | verwacht kasbedrag
counted_cash | money amount | counted cash, cash in the till | gezähltes Bargeld, Kassenbestand | espèces comptées | efectivo contado | contante contato | dinheiro contado | geteld kasbedrag
cash_difference | money plain name=difference | cash difference, over or short | Kassendifferenz, Differenz | écart de caisse | diferencia de caja | differenza di cassa | diferença de caixa | kasverschil
used_up | boolean flag | used up, fully redeemed | eingelöst, aufgebraucht | utilisée entièrement | agotada, canjeada | esaurita, riscattata | esgotado, resgatado | opgebruikt, ingewisseld
authorised_person | text person | authorised person, authorised representative, attorney-in-fact | Bevollmächtigte, Bevollmächtigter | mandataire | apoderado, apoderada | procuratore, delegato | procurador, procuradora | gevolmachtigde
`;
