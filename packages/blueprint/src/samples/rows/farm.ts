export const FARM = `
milk_record: date | milk | category | fat | notes
-1 | 24.5 | morning | 4.1 |
-1 | 19.0 | evening | 4.3 |
-2 | 25.2 | morning | 4.0 | New ration since Monday.
-2 | 18.4 | evening | 4.4 |
-3 | 23.8 | morning | 4.2 | A little restless at the parlour.
milk_record.de: date | milk | category | fat | notes
-1 | 24.5 | morning | 4.1 |
-1 | 19.0 | evening | 4.3 |
-2 | 25.2 | morning | 4.0 | Neue Ration seit Montag.
-2 | 18.4 | evening | 4.4 |
egg_collection: date | eggs | feeding | notes
0 | 14 | Layer pellets | Two with soft shells.
-1 | 16 | Layer pellets |
-2 | 13 | Layer pellets and greens | One hen is moulting.
-3 | 15 | Layer pellets |
egg_collection.de: date | eggs | feeding | notes
0 | 14 | Legemehl | Zwei mit weicher Schale.
-1 | 16 | Legemehl |
-2 | 13 | Legemehl und Grünfutter | Eine Henne ist in der Mauser.
farm_field: name | acreage | crop | type | location
Church meadow | 3.2 | Grass and clover | loam | North of the chapel
Long acre | 7.8 | Winter wheat | loam | Along the brook
Sand hill | 4.5 | Potatoes | sand | Above the yard
Lower paddock | 1.9 | Permanent pasture | clay | Behind the barn
farm_field.de: name | crop | type | location
Kirchwiese | Kleegras | loam | Nördlich der Kapelle
Langer Acker | Winterweizen | loam | Am Bach entlang
Sandbuckel | Kartoffeln | sand | Oberhalb des Hofs
Untere Koppel | Dauergrünland | clay | Hinter der Scheune
harvest_record: title | date | weight | quality | location
Early potatoes | -6 | 840 | 4 | Sand hill
Broad beans | -12 | 96 | 5 | Kitchen garden
First cut of hay | -31 | 5200 | 4 | Church meadow
Courgettes | -2 | 43 | 3 | Polytunnel 1
harvest_record.de: title | date | weight | quality | location
Frühkartoffeln | -6 | 840 | 4 | Sandbuckel
Dicke Bohnen | -12 | 96 | 5 | Hausgarten
Erster Heuschnitt | -31 | 5200 | 4 | Kirchwiese
animal_feed: name | type | quantity | reorder_level | supplier
Layer pellets, 25 kg | poultry | 6 | 4 | Mill at the bridge
Hay bales | cattle | 120 | 40 | Own harvest
Mineral lick | sheep | 3 | 4 | Rural supplies
Rolled barley, 20 kg | pigs | 9 | 5 | Mill at the bridge
animal_feed.de: name | type | quantity | reorder_level | supplier
Legemehl, 25 kg | poultry | 6 | 4 | Mühle an der Brücke
Heuballen | cattle | 120 | 40 | Eigene Ernte
Mineralleckstein | sheep | 3 | 4 | Raiffeisenmarkt
tractor_job: title | date | type | machine | driver | hours | status
Plough the long acre | -4 | ploughing | Four-furrow plough | Declan Byrne | 5.5 | done
Mow the church meadow | 1 | mowing | Disc mower | Amara Nwosu | 3 | todo
Spread compost | 3 | spreading | Muck spreader | Declan Byrne | 4 | todo
Drill winter wheat | 12 | sowing | Seed drill | Jan Kowal | 6 | todo
tractor_job.de: title | date | type | machine | driver | hours | status
Langen Acker pflügen | -4 | ploughing | Vierscharpflug | Josef Huber | 5.5 | done
Kirchwiese mähen | 1 | mowing | Scheibenmähwerk | Aylin Demir | 3 | todo
Kompost ausbringen | 3 | spreading | Miststreuer | Josef Huber | 4 | todo
animal_vaccination: title | date | dosage | batch_number | next_due
Bluetongue, whole flock | -40 | 2 ml | BT-2291 | 325
Clostridial booster, lambs | -12 | 2 ml | CL-0874 | 16
Worming, young cattle | -3 | By weight | WM-5530 | 87
animal_vaccination.de: title | date | dosage | batch_number | next_due
Blauzunge, ganze Herde | -40 | 2 ml | BT-2291 | 325
Clostridien, Lämmer | -12 | 2 ml | CL-0874 | 16
Entwurmung, Jungrinder | -3 | Nach Gewicht | WM-5530 | 87
animal_birth: title | date | offspring | weight | notes
Bella, heifer calf | -9 | 1 | 38 | Up and drinking within the hour.
Ewe 214, twins | -21 | 2 | 4.1 | Both on the ewe.
Sow 7, litter | -33 | 11 | 1.4 | One was bottle-fed for two days.
animal_birth.de: title | date | offspring | weight | notes
Bella, Kuhkalb | -9 | 1 | 38 | Stand nach einer Stunde und trank.
Mutterschaf 214, Zwillinge | -21 | 2 | 4.1 | Beide trinken gut.
Sau 7, Wurf | -33 | 11 | 1.4 | Eines bekam zwei Tage die Flasche.
spraying_record: title | date | acreage | dosage | weather | reason
Copper, vines | -8 | 1.2 | As on the label | Dry, light wind | Downy mildew
Slurry, church meadow | -19 | 3.2 | 20 m³ per ha | Cloudy, 12 °C | After the first cut
Sulphur, apples | -27 | 0.8 | As on the label | Dry, calm | Scab
soil_test: title | date | ph | type | result
Long acre, topsoil | -70 | 6.4 | loam | Phosphate low, potash good.
Sand hill | -70 | 5.6 | sand | Needs lime.
Kitchen garden | -15 | 6.9 | loam | Well supplied.
irrigation_run: date | duration | volume | notes
-1 | 90 | 1800 | Drip line, polytunnels 1 and 2.
-3 | 120 | 2600 | Sprinklers on the potatoes.
-6 | 60 | 900 |
farm_box: customer_name | size | pickup_point | date | allergies | collected
Nadia Rahimi | small | Town hall square | 2 | | no
Piotr Zielinski | family | Farm gate | 2 | Celery | no
Grace Mbeki | large | Bakery on Mill Lane | -5 | | yes
Tomás Herrera | small | Farm gate | -5 | | yes
farm_box.de: customer_name | size | pickup_point | date | allergies | collected
Nadia Rahimi | small | Rathausplatz | 2 | | no
Familie Zielinski | family | Hoftor | 2 | Sellerie | no
Grace Mbeki | large | Bäckerei am Mühlweg | -5 | | yes
fruit_tree: name | variety | planted_on | location | notes
Apple by the gate | Bramley | -2900 | Gate | Pruned in February.
Old pear | Conference | -9200 | South wall | Bears every second year.
Quince | Vranja | -1400 | Pond | First fruit last autumn.
Plum | Victoria | -3600 | Hen run | Props under the low branches.
fruit_tree.de: name | variety | planted_on | location | notes
Apfel am Tor | Boskoop | -2900 | Tor | Im Februar geschnitten.
Alte Birne | Conference | -9200 | Südwand | Trägt jedes zweite Jahr.
Quitte | Vranja | -1400 | Teich | Erste Früchte im Herbst.
honey_harvest: date | weight | type | batch_number | notes
-58 | 17.4 | blossom | H-01 | Water content 17 %.
-21 | 22.8 | linden | H-02 | Two supers left on.
-4 | 9.6 | forest | H-03 | Dark, thick, slow to run.
honey_harvest.de: date | weight | type | batch_number | notes
-58 | 17.4 | blossom | H-01 | Wassergehalt 17 %.
-21 | 22.8 | linden | H-02 | Zwei Honigräume blieben drauf.
-4 | 9.6 | forest | H-03 | Dunkel und zäh.
spraying_record.de: title | date | acreage | dosage | weather | reason
Kupfer, Reben | -8 | 1.2 | Nach Etikett | Trocken, leichter Wind | Falscher Mehltau
Gülle, Kirchwiese | -19 | 3.2 | 20 m³ je ha | Bewölkt, 12 °C | Nach dem ersten Schnitt
Schwefel, Äpfel | -27 | 0.8 | Nach Etikett | Trocken, windstill | Schorf
soil_test.de: title | date | ph | type | result
Langer Acker, Oberboden | -70 | 6.4 | loam | Wenig Phosphat, gutes Kali.
Sandbuckel | -70 | 5.6 | sand | Kalk nötig.
Hausgarten | -15 | 6.9 | loam | Gut versorgt.
irrigation_run.de: date | duration | volume | notes
-1 | 90 | 1800 | Tropfschlauch, Folientunnel 1 und 2.
-3 | 120 | 2600 | Regner auf den Kartoffeln.
-6 | 60 | 900 |
`;
