/** Attributes of the trades: what only some areas of life write down. The lines are as in `attributes.ts`. */
export const TRADE_ATTRIBUTES = `
milk_litres | number quantity unit=l name=milk | milk in litres, litres of milk, amount of milk | Milchmenge, Liter Milch | litres de lait, quantité de lait | litros de leche, cantidad de leche | litri di latte, quantità di latte | litros de leite, quantidade de leite | liters melk, hoeveelheid melk
egg_count | integer quantity name=eggs | number of eggs, eggs laid | Eierzahl, Anzahl Eier | nombre d'œufs | número de huevos | numero di uova | número de ovos | aantal eieren
acreage | number quantity unit=ha | acreage, field size, land size | Schlaggröße, Anbaufläche | surface cultivée | superficie cultivada | superficie coltivata | área cultivada | perceelgrootte, teeltoppervlakte
crop_name | text subtitle name=crop | crop grown, current crop | Feldfrucht, Anbaukultur | culture en place | cultivo actual | coltura attuale | cultura atual | huidig gewas, teelt
machine_used | text subtitle name=machine | machine used, implement | eingesetzte Maschine, Anbaugerät | machine utilisée, outil attelé | máquina usada, apero | macchina usata | máquina usada, implemento | gebruikte machine, werktuig achter de trekker
batch_number | text plain | batch number, lot number, batch code | Chargennummer, Losnummer | numéro de lot | número de lote | numero di lotto | número do lote | batchnummer, lotnummer
withdrawal_until | date plain | withdrawal period, withdrawal until | Wartezeit bis | délai d'attente | plazo de supresión | tempo di sospensione | período de carência | wachttijd tot
offspring_count | integer quantity name=offspring | offspring, number of young, litter size | Jungtiere, Anzahl Jungtiere | petits nés, nombre de petits | crías, número de crías | piccoli nati, numero di nati | crias, número de crias | jongen, aantal jongen
pickup_point | text place | pickup point, pick-up point, collection point | Abholstelle, Abholpunkt | point de retrait | punto de recogida | punto di ritiro | ponto de retirada, ponto de recolha | afhaalpunt
collected | boolean flag | picked up, already collected | abgeholt | récupéré | recogido | ritirato | retirado, levantado | afgehaald, opgehaald
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
seizure_trigger | text plain name=trigger | trigger, what set it off | Auslöser | déclencheur | desencadenante | fattore scatenante | gatilho, fator desencadeante | aanleiding, uitlokkende factor
right_eye | text subtitle | right eye | rechtes Auge | œil droit | ojo derecho | occhio destro | olho direito | rechteroog
left_eye | text plain | left eye | linkes Auge | œil gauche | ojo izquierdo | occhio sinistro | olho esquerdo | linkeroog
`;
