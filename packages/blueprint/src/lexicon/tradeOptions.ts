/** Choices of the trades. The lines are as in `options.ts`. */
export const TRADE_OPTIONS = `
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
`;
