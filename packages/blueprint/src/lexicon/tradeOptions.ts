/** Choices of the trades. The lines are as in `options.ts`. */
export const TRADE_OPTIONS = `
dish_course = course
starter | green | Starter | Vorspeise | Entrée | Entrante | Antipasto | Entrada | Voorgerecht
main | blue | Main dish | Hauptgericht | Plat principal | Plato principal | Piatto principale | Prato principal | Hoofdgerecht
side | amber | Side dish | Beilage | Accompagnement | Guarnición | Contorno | Acompanhamento | Bijgerecht
dessert | rose | Dessert | Nachtisch | Dessert | Postre | Dolce | Sobremesa | Nagerecht
milking = category
morning | amber | Morning | Morgens | Matin | Mañana | Mattina | Manhã | Ochtend
evening | violet | Evening | Abends | Soir | Tarde | Sera | Tarde | Avond
soil_type = type
loam | amber | Loam | Lehm | Limon | Franco | Franco | Franco | Leem
sand | orange | Sand | Sand | Sable | Arenoso | Sabbioso | Arenoso | Zand
clay | slate | Clay | Ton | Argile | Arcilloso | Argilloso | Argiloso | Klei
animal_kind = type
cattle | amber | Cattle | Rinder | Bovins | Bovino | Bovini | Bovinos | Runderen
sheep | slate | Sheep and goats | Schafe und Ziegen | Ovins et caprins | Ovino y caprino | Ovini e caprini | Ovinos e caprinos | Schapen en geiten
pigs | rose | Pigs | Schweine | Porcins | Porcino | Suini | Suínos | Varkens
poultry | orange | Poultry | Geflügel | Volaille | Aves de corral | Pollame | Aves | Pluimvee
horses | violet | Horses | Pferde | Équidés | Equino | Equini | Equinos | Paarden
field_work = type
ploughing | amber | Ploughing | Pflügen | Labour | Arado | Aratura | Aração | Ploegen
sowing | green | Sowing | Säen | Semis | Siembra | Semina | Semeadura | Zaaien
mowing | cyan | Mowing | Mähen | Fauche | Siega | Sfalcio | Corte | Maaien
spreading | orange | Spreading | Düngen | Épandage | Abonado | Spandimento | Adubação | Bemesten
harvesting | violet | Harvesting | Ernten | Récolte | Cosecha | Raccolta | Colheita | Oogsten
box_size = size
small | green | Small | Klein | Petit | Pequeña | Piccola | Pequena | Klein
large | blue | Large | Groß | Grand | Grande | Grande | Grande | Groot
family | violet | Family | Familie | Famille | Familiar | Famiglia | Família | Gezin
honey_kind = type
blossom | amber | Blossom | Blüte | Fleurs | Mil flores | Millefiori | Flores | Bloesem
forest | green | Forest | Wald | Forêt | Bosque | Bosco | Floresta | Bos
linden | cyan | Linden | Linde | Tilleul | Tilo | Tiglio | Tília | Linde
rapeseed | orange | Rapeseed | Raps | Colza | Colza | Colza | Colza | Koolzaad
parcel_status = status
packed | amber | Packed | Gepackt | Préparé | Preparado | Pronto | Preparado | Ingepakt
collected | green | Handed out | Ausgegeben | Remis | Entregado | Consegnato | Entregue | Uitgedeeld
missed | slate | Not collected | Nicht abgeholt | Non retiré | No recogido | Non ritirato | Não retirado | Niet opgehaald
grant_status = status
draft | slate | Draft | Entwurf | Brouillon | Borrador | Bozza | Rascunho | Concept
submitted | blue | Submitted | Eingereicht | Déposée | Presentada | Presentata | Submetida | Ingediend
approved | green | Approved | Bewilligt | Accordée | Concedida | Concessa | Aprovada | Toegekend
rejected | red | Rejected | Abgelehnt | Refusée | Denegada | Respinta | Recusada | Afgewezen
goods_status = status
offered | slate | Offered | Angeboten | Proposé | Ofrecida | Offerto | Oferecida | Aangeboden
in_store | blue | In store | Im Lager | En stock | En almacén | In deposito | Em estoque | In opslag
given | green | Passed on | Weitergegeben | Remis | Entregada | Consegnato | Entregue | Doorgegeven
care_level = category
low | green | Some help | Etwas Hilfe | Aide ponctuelle | Algo de ayuda | Qualche aiuto | Alguma ajuda | Lichte hulp
medium | amber | Daily help | Tägliche Hilfe | Aide quotidienne | Ayuda diaria | Aiuto quotidiano | Ajuda diária | Dagelijkse hulp
high | red | Full care | Volle Pflege | Soins complets | Cuidado completo | Assistenza completa | Cuidado integral | Volledige zorg
referral_status = status
sent | blue | Sent | Versendet | Envoyé | Enviada | Inviato | Enviado | Verstuurd
booked | amber | Appointment made | Termin vereinbart | Rendez-vous pris | Cita dada | Appuntamento fissato | Consulta marcada | Afspraak gemaakt
done | green | Report received | Befund erhalten | Compte rendu reçu | Informe recibido | Referto ricevuto | Relatório recebido | Verslag ontvangen
tooth_state = status
sound | green | Sound | Gesund | Saine | Sano | Sano | Saudável | Gezond
caries | amber | Caries | Karies | Carie | Caries | Carie | Cárie | Cariës
filled | blue | Filled | Gefüllt | Obturée | Empastado | Otturato | Restaurado | Gevuld
crown | violet | Crown | Krone | Couronne | Corona | Corona | Coroa | Kroon
missing | slate | Missing | Fehlt | Absente | Ausente | Mancante | Ausente | Ontbreekt
aid_type = type
wheelchair | blue | Wheelchair | Rollstuhl | Fauteuil roulant | Silla de ruedas | Sedia a rotelle | Cadeira de rodas | Rolstoel
walker | green | Walker | Rollator | Déambulateur | Andador | Deambulatore | Andador | Rollator
crutches | amber | Crutches | Krücken | Béquilles | Muletas | Stampelle | Muletas | Krukken
bed | violet | Care bed | Pflegebett | Lit médicalisé | Cama articulada | Letto ortopedico | Cama articulada | Zorgbed
donation_kind = type
whole_blood | red | Whole blood | Vollblut | Sang total | Sangre total | Sangue intero | Sangue total | Volbloed
plasma | amber | Plasma | Plasma | Plasma | Plasma | Plasma | Plasma | Plasma
platelets | violet | Platelets | Thrombozyten | Plaquettes | Plaquetas | Piastrine | Plaquetas | Bloedplaatjes
nursery_group = category
babies | rose | Babies | Krippe | Bébés | Bebés | Lattanti | Berçário | Baby's
toddlers | amber | Toddlers | Kleinkinder | Tout-petits | Pequeños | Piccoli | Pequenos | Peuters
older | blue | Older ones | Die Großen | Grands | Mayores | Grandi | Maiores | Kleuters
conduct = type
praise | green | Praise | Lob | Félicitations | Elogio | Elogio | Elogio | Pluim
disruption | amber | Disruption | Störung | Perturbation | Interrupción | Disturbo | Perturbação | Verstoring
late | blue | Late | Verspätung | Retard | Retraso | Ritardo | Atraso | Te laat
detention | red | Detention | Nachsitzen | Retenue | Castigo | Punizione | Castigo | Nablijven
placement_status = status
searching | slate | Searching | Gesucht | En recherche | En búsqueda | In ricerca | À procura | Gezocht
agreed | blue | Agreed | Zugesagt | Convenu | Acordada | Concordato | Combinado | Afgesproken
running | amber | Running | Läuft | En cours | En curso | In corso | Em curso | Loopt
done | green | Done | Abgeschlossen | Terminé | Terminada | Concluso | Concluído | Afgerond
module_status = status
planned | slate | Planned | Geplant | Prévu | Prevista | Pianificato | Previsto | Gepland
running | blue | Running | Belegt | En cours | En curso | In corso | Em curso | Bezig
passed | green | Passed | Bestanden | Validé | Aprobada | Superato | Aprovado | Gehaald
failed | red | Failed | Nicht bestanden | Échoué | Suspensa | Non superato | Reprovado | Niet gehaald
drive_kind = type
town | blue | Town | Stadt | Ville | Ciudad | Città | Cidade | Stad
country | green | Country road | Überland | Route | Carretera | Extraurbana | Estrada | Buitenweg
motorway | amber | Motorway | Autobahn | Autoroute | Autopista | Autostrada | Autoestrada | Snelweg
night | violet | Night | Nachtfahrt | Nuit | Nocturna | Notturna | Noite | Nacht
belt = belt
white | slate | White | Weiß | Blanche | Blanco | Bianca | Branca | Wit
yellow | amber | Yellow | Gelb | Jaune | Amarillo | Gialla | Amarela | Geel
orange | orange | Orange | Orange | Orange | Naranja | Arancione | Laranja | Oranje
green | green | Green | Grün | Verte | Verde | Verde | Verde | Groen
blue | blue | Blue | Blau | Bleue | Azul | Blu | Azul | Blauw
brown | rose | Brown | Braun | Marron | Marrón | Marrone | Marrom | Bruin
black | violet | Black | Schwarz | Noire | Negro | Nera | Preta | Zwart
ascent_style = status
project | amber | Project | Projekt | Projet | Proyecto | Progetto | Projeto | Project
redpoint | blue | Redpoint | Rotpunkt | Après travail | Encadenada | Lavorata | Encadenada | Rotpunkt
flash | violet | Flash | Flash | Flash | Flash | Flash | Flash | Flash
onsight | green | Onsight | Onsight | À vue | A vista | A vista | À vista | Onsight
side_played = type
white | slate | White | Weiß | Blancs | Blancas | Bianco | Brancas | Wit
black | violet | Black | Schwarz | Noirs | Negras | Nero | Pretas | Zwart
game_outcome = status
won | green | Won | Gewonnen | Gagnée | Ganada | Vinta | Ganha | Gewonnen
drawn | slate | Drawn | Remis | Nulle | Tablas | Patta | Empate | Remise
lost | red | Lost | Verloren | Perdue | Perdida | Persa | Perdida | Verloren
trade_kind = category
masonry | amber | Masonry | Maurer | Maçonnerie | Albañilería | Muratura | Alvenaria | Metselwerk
electrical | blue | Electrical | Elektro | Électricité | Electricidad | Elettricista | Elétrica | Elektra
plumbing | cyan | Plumbing | Sanitär | Plomberie | Fontanería | Idraulica | Canalização | Loodgieter
carpentry | orange | Carpentry | Zimmerer | Charpente | Carpintería | Carpenteria | Carpintaria | Timmerwerk
painting | violet | Painting | Maler | Peinture | Pintura | Pittura | Pintura | Schilderwerk
defect_status = status
open | red | Open | Offen | Ouverte | Abierto | Aperto | Aberto | Open
assigned | amber | Assigned | Zugewiesen | Attribuée | Asignado | Assegnato | Atribuído | Toegewezen
fixed | blue | Put right | Behoben | Levée | Corregido | Corretto | Corrigido | Hersteld
done | green | Accepted | Abgenommen | Acceptée | Aceptado | Accettato | Aceite | Goedgekeurd
check_result = result
passed | green | Passed | In Ordnung | Conforme | Correcto | Conforme | Conforme | In orde
remarks | amber | With remarks | Mit Mängeln | Avec réserves | Con reparos | Con riserve | Com reparos | Met opmerkingen
failed | red | Failed | Nicht in Ordnung | Non conforme | No apto | Non conforme | Não conforme | Niet in orde
heating_type = type
gas | amber | Gas boiler | Gasheizung | Chaudière gaz | Caldera de gas | Caldaia a gas | Caldeira a gás | Gasketel
oil | slate | Oil boiler | Ölheizung | Chaudière fioul | Caldera de gasóleo | Caldaia a gasolio | Caldeira a óleo | Olieketel
heat_pump | green | Heat pump | Wärmepumpe | Pompe à chaleur | Bomba de calor | Pompa di calore | Bomba de calor | Warmtepomp
pellet | orange | Pellet boiler | Pelletheizung | Chaudière à granulés | Caldera de pellets | Caldaia a pellet | Caldeira a pellets | Pelletketel
delivery_state = status
needed | slate | Needed | Benötigt | À commander | Por pedir | Da ordinare | A encomendar | Nodig
ordered | blue | Ordered | Bestellt | Commandé | Pedido | Ordinato | Encomendado | Besteld
delivered | green | On site | Auf der Baustelle | Sur place | En obra | In cantiere | Na obra | Ter plaatse
route_status = status
planned | slate | Planned | Geplant | Prévu | Planificado | Pianificato | Planejado | Gepland
loaded | amber | Loaded | Beladen | Chargé | Cargado | Caricato | Carregado | Geladen
on_the_way | blue | On the way | Unterwegs | En route | En camino | In viaggio | A caminho | Onderweg
done | green | Delivered | Zugestellt | Livré | Entregado | Consegnato | Entregue | Afgeleverd
movement_kind = type
in | green | In | Zugang | Entrée | Entrada | Entrata | Entrada | In
out | amber | Out | Abgang | Sortie | Salida | Uscita | Saída | Uit
transfer | blue | Transfer | Umlagerung | Transfert | Traslado | Trasferimento | Transferência | Verplaatsing
correction | violet | Correction | Korrektur | Correction | Ajuste | Rettifica | Correção | Correctie
return_reason = category
wrong_size | blue | Wrong size | Falsche Größe | Mauvaise taille | Talla equivocada | Taglia sbagliata | Tamanho errado | Verkeerde maat
damaged | red | Damaged | Beschädigt | Abîmé | Dañado | Danneggiato | Danificado | Beschadigd
not_as_described | amber | Not as described | Nicht wie beschrieben | Non conforme | No es lo descrito | Non come descritto | Diferente do descrito | Niet zoals beschreven
changed_mind | slate | Changed my mind | Gefällt nicht | Changement d'avis | Cambio de opinión | Ripensamento | Arrependimento | Bedacht
return_status = status
requested | slate | Requested | Angemeldet | Demandé | Solicitada | Richiesto | Pedida | Aangevraagd
received | blue | Received | Eingetroffen | Reçu | Recibida | Ricevuto | Recebida | Ontvangen
refunded | green | Refunded | Erstattet | Remboursé | Reembolsada | Rimborsato | Reembolsada | Terugbetaald
declined | red | Declined | Abgelehnt | Refusé | Rechazada | Rifiutato | Recusada | Afgewezen
customs_status = status
draft | slate | Draft | Entwurf | Brouillon | Borrador | Bozza | Rascunho | Concept
submitted | blue | Submitted | Eingereicht | Déposée | Presentada | Presentata | Submetida | Ingediend
cleared | green | Cleared | Freigegeben | Dédouanée | Despachada | Sdoganata | Desalfandegada | Vrijgegeven
held | red | Held | Angehalten | Bloquée | Retenida | Bloccata | Retida | Vastgehouden
bin_state = status
free | green | Free | Frei | Libre | Libre | Libero | Livre | Vrij
partly | amber | Partly filled | Teilweise belegt | Partiel | Parcial | Parziale | Parcial | Deels gevuld
full | red | Full | Voll | Plein | Lleno | Pieno | Cheio | Vol
access_area = category
office | blue | Offices | Büros | Bureaux | Oficinas | Uffici | Escritórios | Kantoren
workshop | amber | Workshop | Werkstatt | Atelier | Taller | Officina | Oficina | Werkplaats
lab | violet | Lab | Labor | Laboratoire | Laboratorio | Laboratorio | Laboratório | Lab
everywhere | green | Everywhere | Überall | Partout | Todo | Ovunque | Tudo | Overal
decision_status = status
proposed | amber | Proposed | Vorgeschlagen | Proposée | Propuesta | Proposta | Proposta | Voorgesteld
accepted | green | Decided | Entschieden | Adoptée | Adoptada | Adottata | Adotada | Besloten
replaced | slate | Replaced | Abgelöst | Remplacée | Reemplazada | Sostituita | Substituída | Vervangen
risk_status = status
open | red | Open | Offen | Ouvert | Abierto | Aperto | Aberto | Open
watched | amber | Watched | Beobachtet | Surveillé | Vigilado | Monitorato | Monitorado | In de gaten
closed | green | Closed | Geschlossen | Clos | Cerrado | Chiuso | Fechado | Gesloten
severity = severity
minor | amber | Minor | Gering | Mineure | Menor | Minore | Menor | Klein
major | orange | Major | Erheblich | Majeure | Mayor | Maggiore | Maior | Groot
critical | red | Critical | Kritisch | Critique | Crítica | Critica | Crítica | Kritiek
claim_category = category
travel | blue | Travel | Reise | Déplacement | Viaje | Viaggio | Viagem | Reis
meals | amber | Meals | Verpflegung | Repas | Comidas | Pasti | Refeições | Maaltijden
material | green | Material | Material | Fournitures | Material | Materiale | Material | Materiaal
other | slate | Other | Sonstiges | Autre | Otros | Altro | Outros | Overig
mail_kind = category
letter | blue | Letter | Brief | Lettre | Carta | Lettera | Carta | Brief
invoice | amber | Invoice | Rechnung | Facture | Factura | Fattura | Fatura | Factuur
contract | violet | Contract | Vertrag | Contrat | Contrato | Contratto | Contrato | Contract
parcel | green | Parcel | Paket | Colis | Paquete | Pacco | Encomenda | Pakket
culture_state = status
growing | green | Growing | Wächst | En croissance | En crecimiento | In crescita | Em crescimento | Groeit
frozen | blue | Frozen | Eingefroren | Congelée | Congelado | Congelata | Congelada | Ingevroren
contaminated | red | Contaminated | Kontaminiert | Contaminée | Contaminado | Contaminata | Contaminada | Besmet
discarded | slate | Discarded | Verworfen | Jetée | Descartado | Scartata | Descartada | Weggegooid
study_arm = category
treatment | blue | Treatment | Behandlung | Traitement | Tratamiento | Trattamento | Tratamento | Behandeling
control | slate | Control | Kontrolle | Témoin | Control | Controllo | Controle | Controle
participant_state = status
invited | slate | Invited | Eingeladen | Invité | Invitado | Invitato | Convidado | Uitgenodigd
enrolled | blue | Enrolled | Eingeschlossen | Inclus | Incluido | Incluso | Incluído | Deelnemend
completed | green | Completed | Abgeschlossen | Terminé | Completado | Completato | Concluído | Afgerond
withdrawn | amber | Withdrawn | Ausgeschieden | Retiré | Retirado | Ritirato | Desistente | Teruggetrokken
water_kind = type
fresh | blue | Fresh water | Süßwasser | Eau douce | Agua dulce | Acqua dolce | Água doce | Zoet water
salt | cyan | Salt water | Meerwasser | Eau de mer | Agua salada | Acqua salata | Água salgada | Zout water
dry | amber | Terrarium | Terrarium | Terrarium | Terrario | Terrario | Terrário | Terrarium
stamp_condition = condition
unused | green | Mint | Postfrisch | Neuf | Nuevo | Nuovo | Novo | Postfris
hinged | blue | Hinged | Mit Falz | Avec charnière | Con fijasellos | Linguellato | Com charneira | Met plakker
used | amber | Used | Gestempelt | Oblitéré | Usado | Usato | Usado | Gestempeld
vinyl_grade = condition
mint | green | Mint | Neuwertig | Neuf | Como nuevo | Come nuovo | Como novo | Als nieuw
near_mint | cyan | Near mint | Fast neuwertig | Presque neuf | Casi nuevo | Quasi nuovo | Quase novo | Bijna nieuw
very_good | blue | Very good | Sehr gut | Très bon | Muy bueno | Molto buono | Muito bom | Zeer goed
good | amber | Good | Gut | Bon | Bueno | Buono | Bom | Goed
yarn_weight = type
lace | rose | Lace | Lace | Dentelle | Encaje | Lace | Renda | Lace
fingering | violet | Fingering | Sockengarn | Fin | Fino | Fingering | Fino | Sokkengaren
dk | blue | DK | DK | DK | DK | DK | DK | DK
worsted | green | Worsted | Worsted | Worsted | Medio | Worsted | Médio | Worsted
bulky | amber | Bulky | Dickes Garn | Épais | Grueso | Grosso | Grosso | Dik garen
garment_kind = category
top | blue | Top | Oberteil | Haut | Parte superior | Capo superiore | Parte de cima | Bovenstuk
dress | rose | Dress | Kleid | Robe | Vestido | Abito | Vestido | Jurk
trousers | green | Trousers | Hose | Pantalon | Pantalón | Pantaloni | Calças | Broek
bag | amber | Bag | Tasche | Sac | Bolso | Borsa | Bolsa | Tas
toy | violet | Toy | Spielzeug | Jouet | Juguete | Giocattolo | Brinquedo | Speelgoed
surface = type
gloss | blue | Gloss | Glänzend | Brillant | Brillante | Lucido | Brilhante | Glanzend
satin | violet | Satin | Seidenmatt | Satiné | Satinado | Satinato | Acetinado | Zijdeglans
matt | slate | Matt | Matt | Mat | Mate | Opaco | Fosco | Mat
firing_kind = type
bisque | amber | Bisque | Schrühbrand | Biscuit | Bizcocho | Biscotto | Biscoito | Biscuit
glaze | blue | Glaze | Glasurbrand | Émail | Esmalte | Smalto | Esmalte | Glazuur
raku | red | Raku | Raku | Raku | Rakú | Raku | Raku | Raku
pottery_state = status
thrown | slate | Thrown | Gedreht | Tournée | Torneada | Tornito | Torneada | Gedraaid
dry | amber | Drying | Trocknet | Séchage | Secando | In asciugatura | A secar | Droogt
bisqued | blue | Bisqued | Geschrüht | Biscuitée | Bizcochada | Biscottato | Biscoitada | Biscuit
finished | green | Finished | Fertig | Finie | Terminada | Finito | Terminada | Klaar
print_state = status
queued | slate | Queued | Wartet | En attente | En cola | In coda | Na fila | Wachtrij
printing | blue | Printing | Druckt | En cours | Imprimiendo | In stampa | A imprimir | Print
done | green | Done | Fertig | Terminé | Hecho | Fatto | Concluído | Klaar
failed | red | Failed | Fehldruck | Raté | Fallido | Fallito | Falhou | Mislukt
commission_status = status
asked | slate | Asked | Angefragt | Demandée | Solicitado | Richiesto | Pedida | Aangevraagd
agreed | blue | Agreed | Vereinbart | Convenue | Acordado | Concordato | Combinada | Afgesproken
in_progress | amber | In the making | In Arbeit | En cours | En curso | In lavorazione | Em andamento | Bezig
delivered | green | Delivered | Übergeben | Livrée | Entregado | Consegnato | Entregue | Geleverd
tea_kind = type
green | green | Green | Grün | Vert | Verde | Verde | Verde | Groen
black | slate | Black | Schwarz | Noir | Negro | Nero | Preto | Zwart
oolong | amber | Oolong | Oolong | Oolong | Oolong | Oolong | Oolong | Oolong
white | cyan | White | Weiß | Blanc | Blanco | Bianco | Branco | Wit
herbal | violet | Herbal | Kräuter | Infusion | Infusión | Tisana | Infusão | Kruiden
ferment_state = status
active | amber | Fermenting | Fermentiert | En cours | Fermentando | In corso | A fermentar | Gist
ready | green | Ready | Fertig | Prêt | Listo | Pronto | Pronto | Klaar
fridge | blue | In the fridge | Im Kühlschrank | Au frais | En la nevera | In frigo | Na geladeira | In de koelkast
lost | red | Spoiled | Verdorben | Perdu | Estropeado | Guasto | Estragado | Bedorven
milk_kind = type
cow | amber | Cow | Kuh | Vache | Vaca | Mucca | Vaca | Koe
goat | green | Goat | Ziege | Chèvre | Cabra | Capra | Cabra | Geit
sheep | slate | Sheep | Schaf | Brebis | Oveja | Pecora | Ovelha | Schaap
buffalo | violet | Buffalo | Büffel | Bufflonne | Búfala | Bufala | Búfala | Buffel
waste_reason = category
spoiled | red | Spoiled | Verdorben | Périmé | Estropeado | Andato a male | Estragado | Bedorven
overproduced | amber | Too much made | Zu viel gekocht | Surproduction | Exceso de producción | Troppo prodotto | Produção a mais | Te veel gemaakt
plate | blue | Left on plates | Tellerreste | Retours d'assiette | Restos en el plato | Avanzi nei piatti | Restos no prato | Bordresten
trimming | green | Trimmings | Putzreste | Parures | Recortes | Scarti | Aparas | Afsnijdsel
scene_setting = type
interior | blue | Interior | Innen | Intérieur | Interior | Interno | Interior | Binnen
exterior | green | Exterior | Außen | Extérieur | Exterior | Esterno | Exterior | Buiten
daytime = category
day | amber | Day | Tag | Jour | Día | Giorno | Dia | Dag
night | violet | Night | Nacht | Nuit | Noche | Notte | Noite | Nacht
dusk | orange | Dusk | Dämmerung | Crépuscule | Atardecer | Crepuscolo | Crepúsculo | Schemer
shoot_state = status
planned | slate | Planned | Geplant | Prévu | Planificado | Previsto | Planejado | Gepland
shot | blue | Shot | Gedreht | Tourné | Rodado | Girato | Filmado | Gedraaid
approved | green | In the cut | Im Schnitt | Monté | Montado | Montato | Montado | Gemonteerd
shot_size = type
wide | green | Wide | Totale | Plan large | General | Totale | Geral | Totaal
medium | blue | Medium | Halbnah | Plan moyen | Medio | Medio | Médio | Medium
close_up | amber | Close-up | Nah | Gros plan | Primer plano | Primo piano | Close | Close-up
detail | violet | Detail | Detail | Insert | Detalle | Dettaglio | Detalhe | Detail
location_state = status
idea | slate | Idea | Idee | Idée | Idea | Idea | Ideia | Idee
visited | blue | Visited | Besichtigt | Repéré | Visitada | Visitata | Visitada | Bezocht
booked | green | Booked | Gebucht | Réservé | Reservada | Prenotata | Reservada | Geboekt
declined | red | Not possible | Nicht möglich | Impossible | No posible | Non possibile | Não é possível | Niet mogelijk
cue_kind = category
light | amber | Light | Licht | Lumière | Luz | Luce | Luz | Licht
sound | blue | Sound | Ton | Son | Sonido | Suono | Som | Geluid
video | violet | Video | Video | Vidéo | Vídeo | Video | Vídeo | Video
fly | green | Flies | Zug | Cintres | Telar | Tiri | Varas | Trekken
draft_state = status
outline | slate | Outline | Entwurf | Plan | Esquema | Schema | Esboço | Opzet
first_draft | amber | First draft | Rohfassung | Premier jet | Primer borrador | Prima stesura | Primeira versão | Eerste versie
revised | blue | Revised | Überarbeitet | Révisé | Revisado | Riveduto | Revisto | Herzien
final | green | Final | Fertig | Définitif | Definitivo | Definitivo | Final | Definitief
stance = status
ally | green | Ally | Verbündet | Alliée | Aliada | Alleata | Aliada | Bondgenoot
neutral | slate | Neutral | Neutral | Neutre | Neutral | Neutrale | Neutra | Neutraal
enemy | red | Enemy | Verfeindet | Ennemie | Enemiga | Nemica | Inimiga | Vijand
place_kind = type
town | blue | Town | Stadt | Ville | Ciudad | Città | Cidade | Stad
dungeon | slate | Dungeon | Verlies | Donjon | Mazmorra | Sotterraneo | Masmorra | Kerker
wild | green | Wilderness | Wildnis | Nature sauvage | Tierra salvaje | Terre selvagge | Ermo | Wildernis
temple | amber | Temple | Tempel | Temple | Templo | Tempio | Templo | Tempel
spell_school = type
fire | red | Fire | Feuer | Feu | Fuego | Fuoco | Fogo | Vuur
illusion | violet | Illusion | Illusion | Illusion | Ilusión | Illusione | Ilusão | Illusie
healing | green | Healing | Heilung | Guérison | Curación | Guarigione | Cura | Genezing
protection | blue | Protection | Schutz | Protection | Protección | Protezione | Proteção | Bescherming
cleaning_kind = type
stay | blue | Stay-over | Bleibe | Recouche | Estancia | Fermata | Permanência | Verblijf
departure | amber | Departure | Abreise | À blanc | Salida | Partenza | Saída | Vertrek
deep | violet | Deep clean | Grundreinigung | À fond | A fondo | A fondo | A fundo | Grondig
cleaning_state = status
dirty | red | Dirty | Schmutzig | Sale | Sucia | Da pulire | Por limpar | Vuil
in_progress | amber | Being cleaned | Wird gereinigt | En cours | En limpieza | In pulizia | Em limpeza | Bezig
clean | blue | Clean | Sauber | Propre | Limpia | Pulita | Limpo | Schoon
checked | green | Checked | Geprüft | Contrôlée | Revisada | Controllata | Verificado | Gecontroleerd
pitch_kind = type
tent | green | Tent | Zelt | Tente | Tienda | Tenda | Tenda | Tent
caravan | amber | Caravan | Wohnwagen | Caravane | Caravana | Roulotte | Caravana | Caravan
motorhome | blue | Motorhome | Wohnmobil | Camping-car | Autocaravana | Autocaravan | Autocaravana | Camper
cache_size = size
micro | slate | Micro | Mikro | Micro | Micro | Micro | Micro | Micro
small | green | Small | Klein | Petite | Pequeña | Piccola | Pequena | Klein
regular | blue | Regular | Normal | Normale | Normal | Normale | Normal | Normaal
large | amber | Large | Groß | Grande | Grande | Grande | Grande | Groot
fault_kind = category
pothole | amber | Pothole | Schlagloch | Nid-de-poule | Bache | Buca | Buraco | Gat in de weg
lighting | orange | Lighting | Beleuchtung | Éclairage | Alumbrado | Illuminazione | Iluminação | Verlichting
litter | green | Litter | Müll | Déchets | Basura | Rifiuti | Lixo | Zwerfafval
graffiti | violet | Graffiti | Graffiti | Graffiti | Grafiti | Graffiti | Grafite | Graffiti
other | slate | Other | Sonstiges | Autre | Otros | Altro | Outros | Overig
permit_kind = type
parking | blue | Parking | Parken | Stationnement | Aparcamiento | Sosta | Estacionamento | Parkeren
event | violet | Event | Veranstaltung | Événement | Evento | Evento | Evento | Evenement
terrace | amber | Terrace | Außengastronomie | Terrasse | Terraza | Dehors | Esplanada | Terras
works | orange | Works | Bauarbeiten | Travaux | Obras | Lavori | Obras | Werkzaamheden
lamp_state = status
working | green | Working | In Betrieb | En service | Funciona | Funzionante | A funcionar | Werkt
flickering | amber | Flickering | Flackert | Clignote | Parpadea | Sfarfalla | A piscar | Knippert
out | red | Not working | Ausgefallen | Hors service | Apagada | Spenta | Apagada | Defect
tree_health = condition
vital | green | Healthy | Vital | Sain | Sano | Sano | Saudável | Gezond
weakened | amber | Weakened | Geschwächt | Affaibli | Debilitado | Indebolito | Enfraquecida | Verzwakt
dying | red | Dying | Absterbend | Dépérissant | Moribundo | Deperente | A morrer | Stervend
waste_kind = category
residual | slate | Residual waste | Restmüll | Ordures ménagères | Resto | Indifferenziato | Indiferenciado | Restafval
paper | blue | Paper | Papier | Papier | Papel | Carta | Papel | Papier
organic | green | Organic waste | Biomüll | Biodéchets | Orgánico | Umido | Orgânico | Gft
packaging | amber | Packaging | Verpackungen | Emballages | Envases | Imballaggi | Embalagens | Plastic
glass | cyan | Glass | Glas | Verre | Vidrio | Vetro | Vidro | Glas
proposal_status = status
submitted | slate | Submitted | Eingereicht | Déposée | Presentada | Presentata | Apresentada | Ingediend
voting | blue | In the vote | Zur Abstimmung | Au vote | En votación | Al voto | Em votação | In stemming
chosen | green | Chosen | Ausgewählt | Retenue | Elegida | Scelta | Escolhida | Gekozen
built | violet | Carried out | Umgesetzt | Réalisée | Ejecutada | Realizzata | Executada | Uitgevoerd
motion_status = status
tabled | slate | Tabled | Eingebracht | Déposée | Presentada | Presentata | Apresentada | Ingediend
passed | green | Passed | Beschlossen | Adoptée | Aprobada | Approvata | Aprovada | Aangenomen
rejected | red | Rejected | Abgelehnt | Rejetée | Rechazada | Respinta | Rejeitada | Verworpen
postponed | amber | Postponed | Vertagt | Reportée | Aplazada | Rinviata | Adiada | Uitgesteld
callout_kind = type
fire | red | Fire | Brand | Incendie | Incendio | Incendio | Incêndio | Brand
technical | blue | Technical help | Technische Hilfe | Secours technique | Ayuda técnica | Soccorso tecnico | Socorro técnico | Technische hulp
medical | green | Medical | Medizinisch | Médical | Médica | Sanitario | Médica | Medisch
false_alarm | slate | False alarm | Fehlalarm | Fausse alerte | Falsa alarma | Falso allarme | Falso alarme | Loos alarm
plug_kind = type
type_2 | blue | Type 2 | Typ 2 | Type 2 | Tipo 2 | Tipo 2 | Tipo 2 | Type 2
ccs | green | CCS | CCS | CCS | CCS | CCS | CCS | CCS
socket | slate | Household socket | Haushaltssteckdose | Prise domestique | Enchufe doméstico | Presa domestica | Tomada doméstica | Stopcontact
booth_state = status
free | green | Free | Frei | Libre | Libre | Libero | Livre | Vrij
reserved | amber | Reserved | Reserviert | Réservé | Reservado | Riservato | Reservado | Gereserveerd
taken | blue | Taken | Vergeben | Attribué | Asignado | Assegnato | Ocupado | Toegewezen
sponsor_level = category
gold | amber | Gold | Gold | Or | Oro | Oro | Ouro | Goud
silver | slate | Silver | Silber | Argent | Plata | Argento | Prata | Zilver
bronze | orange | Bronze | Bronze | Bronze | Bronce | Bronzo | Bronze | Brons
paper_kind = category
certificate | blue | Certificate | Urkunde | Acte | Certificado | Certificato | Certidão | Akte
insurance | green | Insurance | Versicherung | Assurance | Seguro | Assicurazione | Seguro | Verzekering
will | violet | Will and wishes | Testament und Wünsche | Testament et volontés | Testamento y voluntades | Testamento e volontà | Testamento e vontades | Testament en wensen
house | amber | House and home | Haus und Wohnung | Maison et logement | Casa y vivienda | Casa e alloggio | Casa e habitação | Huis en woning
screen_kind = category
tv | blue | Television | Fernsehen | Télévision | Televisión | Televisione | Televisão | Televisie
games | violet | Video games | Videospiele | Jeux vidéo | Videojuegos | Videogiochi | Videojogos | Videogames
phone | amber | On the phone | Am Handy | Au téléphone | Con el móvil | Al telefono | No celular | Op de telefoon
learning | green | For school | Für die Schule | Pour l'école | Para el colegio | Per la scuola | Para a escola | Voor school
case_state = status
intake | slate | Intake | Aufnahme | Ouverture | Apertura | Apertura | Abertura | Intake
active | blue | Active | Laufend | En cours | En curso | In corso | Em curso | Lopend
court | amber | In court | Vor Gericht | Au tribunal | En el juzgado | In tribunale | No tribunal | Voor de rechter
closed | green | Closed | Abgeschlossen | Clos | Cerrado | Chiuso | Encerrado | Gesloten
insurance_kind = category
liability | blue | Liability | Haftpflicht | Responsabilité civile | Responsabilidad civil | Responsabilità civile | Responsabilidade civil | Aansprakelijkheid
household | amber | Household contents | Hausrat | Habitation | Hogar | Casa | Multirriscos | Inboedel
vehicle | green | Motor | Kfz | Véhicule | Automóvil | RC auto | Automóvel | Auto en motor
health | rose | Health cover | Krankenversicherung | Santé | Salud | Sanitaria | Saúde | Zorg
legal | violet | Legal protection | Rechtsschutz | Protection juridique | Defensa jurídica | Tutela legale | Proteção jurídica | Rechtsbijstand
claim_state = status
reported | slate | Reported | Gemeldet | Déclaré | Comunicado | Denunciato | Participado | Gemeld
reviewing | blue | Under review | In Prüfung | En examen | En revisión | In esame | Em análise | In onderzoek
paid | green | Paid out | Ausgezahlt | Indemnisé | Indemnizado | Liquidato | Indenizado | Uitgekeerd
declined | red | Declined | Abgelehnt | Refusé | Rechazado | Respinto | Recusado | Afgewezen
tax_kind = category
income | blue | Income tax | Einkommen | Revenus | Renta | Redditi | Rendimentos | Inkomstenbelasting
property | amber | Property tax | Grundsteuer | Taxe foncière | IBI | IMU | IPTU | Onroerendezaakbelasting
deductible | green | Deductible cost | Absetzbar | Déductible | Deducible | Deducibile | Dedutível | Aftrekbaar
vat | violet | Sales tax | Umsatzsteuer | TVA | IVA | IVA | IVA | Btw
tax_state = status
collecting | slate | Collecting | Wird gesammelt | En préparation | Recopilando | In raccolta | A reunir | Verzamelen
filed | blue | Filed | Eingereicht | Déposée | Presentada | Presentata | Entregue | Ingediend
assessed | green | Assessed | Beschieden | Traitée | Liquidada | Liquidata | Liquidada | Afgehandeld
queue_status = status
waiting | amber | Waiting | Wartet | En attente | Esperando | In attesa | À espera | Wacht
seated | green | Seated | Platziert | Installé | Sentados | Seduti | Sentados | Aan tafel
gone | slate | Left | Gegangen | Parti | Se fueron | Andati via | Foram embora | Vertrokken
swim_stroke = type
freestyle | blue | Freestyle | Freistil | Nage libre | Libre | Stile libero | Livre | Vrije slag
backstroke | cyan | Backstroke | Rücken | Dos | Espalda | Dorso | Costas | Rugslag
breaststroke | green | Breaststroke | Brust | Brasse | Braza | Rana | Bruços | Schoolslag
butterfly | violet | Butterfly | Schmetterling | Papillon | Mariposa | Farfalla | Mariposa | Vlinderslag
medley | amber | Medley | Lagen | Quatre nages | Estilos | Misti | Estilos | Wisselslag
game_genre = genre
strategy | blue | Strategy | Strategie | Stratégie | Estrategia | Strategia | Estratégia | Strategie
adventure | green | Adventure | Abenteuer | Aventure | Aventura | Avventura | Aventura | Avontuur
puzzle | violet | Puzzle | Rätsel | Énigmes | Puzle | Rompicapo | Quebra-cabeças | Puzzel
party | amber | Party | Party | Ambiance | Fiesta | Party | Festa | Party
family | rose | Family | Familie | Famille | Familiar | Famiglia | Família | Familie
packing_kind = category
clothing | blue | Clothing | Kleidung | Vêtements | Ropa | Vestiti | Roupa | Kleding
toiletries | cyan | Toiletries | Waschzeug | Toilette | Aseo | Bagno | Higiene | Toiletartikelen
documents | amber | Documents | Unterlagen | Documents | Documentos | Documenti | Documentos | Papieren
electronics | violet | Electronics | Elektronik | Électronique | Electrónica | Elettronica | Eletrónica | Elektronica
other | slate | Other | Sonstiges | Autre | Otros | Altro | Outros | Overig
`;
