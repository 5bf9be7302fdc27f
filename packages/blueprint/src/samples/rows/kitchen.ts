export const KITCHEN = `
loose_tea: name | type | origin | brand | steep_temperature | steep_time | rating
Sencha, spring | green | Shizuoka | Tea house on the square | 75 | 2 | 5
Assam, second flush | black | Assam | Tea house on the square | 95 | 4 | 4
Iron Goddess | oolong | Anxi | Gift from Mei | 90 | 3 | 5
Linden and mint | herbal | Own garden | Home | 100 | 8 | 3
loose_tea.de: name | type | origin | brand | steep_temperature | steep_time | rating
Sencha, Frühling | green | Shizuoka | Teehaus am Markt | 75 | 2 | 5
Assam, Second Flush | black | Assam | Teehaus am Markt | 95 | 4 | 4
Eiserne Göttin | oolong | Anxi | Geschenk von Mei | 90 | 3 | 5
Linde und Minze | herbal | Eigener Garten | Zu Hause | 100 | 8 | 3
ferment: name | date | ingredients | salt | status | ready_on | rating
Kimchi, radish and cabbage | -5 | Chinese cabbage; Radish; Chilli flakes; Ginger | 2.5 | active | 4 |
Sauerkraut with caraway | -26 | White cabbage; Caraway | 2 | fridge | -5 | 5
Kombucha, black tea | -8 | Black tea; Sugar; Scoby | | ready | -1 | 4
Hot sauce | -40 | Red chillies; Garlic; Carrot | 3 | ready | -10 | 4
ferment.de: name | date | ingredients | salt | status | ready_on | rating
Kimchi mit Rettich | -5 | Chinakohl; Rettich; Chiliflocken; Ingwer | 2.5 | active | 4 |
Sauerkraut mit Kümmel | -26 | Weißkohl; Kümmel | 2 | fridge | -5 | 5
Kombucha, Schwarztee | -8 | Schwarztee; Zucker; Scoby | | ready | -1 | 4
jam_batch: name | date | ingredients | jars | expiry_date | location | rating
Apricot and lavender | -20 | 2 kg apricots; 800 g sugar; Lavender | 9 | 345 | Cellar, top shelf | 5
Pickled beetroot | -12 | 3 kg beetroot; Vinegar; Bay | 7 | 350 | Cellar | 4
Plum butter | -300 | 4 kg plums; Cinnamon | 11 | 65 | Kitchen | 5
jam_batch.de: name | date | ingredients | jars | expiry_date | location | rating
Aprikose-Lavendel | -20 | 2 kg Aprikosen; 800 g Zucker; Lavendel | 9 | 345 | Keller, oben | 5
Rote Bete, eingelegt | -12 | 3 kg Rote Bete; Essig; Lorbeer | 7 | 350 | Keller | 4
Pflaumenmus | -300 | 4 kg Pflaumen; Zimt | 11 | 65 | Küche | 5
cheese_wheel: name | batch_number | date | type | weight | last_done | ready_on | location
Hill tomme | T-44 | -60 | cow | 2.1 | -3 | 30 | Cave, left
Ash log | L-12 | -12 | goat | 0.3 | -1 | 9 | Cool box
Pecorino, young | P-08 | -45 | sheep | 1.4 | -4 | 75 | Cave, right
cheese_wheel.de: name | batch_number | date | type | weight | last_done | ready_on | location
Bergtomme | T-44 | -60 | cow | 2.1 | -3 | 30 | Keller, links
Aschenrolle | L-12 | -12 | goat | 0.3 | -1 | 9 | Kühlbox
Pecorino, jung | P-08 | -45 | sheep | 1.4 | -4 | 75 | Keller, rechts
smoker_session: title | date | cut | weight | smoke_wood | temperature | core_temperature | hours | rating
Pulled pork | -9 | Shoulder | 3.4 | Apple | 110 | 95 | 13 | 5
Trout | -23 | Whole fish | 1.8 | Beech | 80 | 63 | 2 | 4
Brisket, first try | -50 | Flat | 2.9 | Oak | 115 | 93 | 10 | 3
smoker_session.de: title | date | cut | weight | smoke_wood | temperature | core_temperature | hours | rating
Pulled Pork | -9 | Schulter | 3.4 | Apfel | 110 | 95 | 13 | 5
Forellen | -23 | Ganzer Fisch | 1.8 | Buche | 80 | 63 | 2 | 4
Brisket, erster Versuch | -50 | Flat | 2.9 | Eiche | 115 | 93 | 10 | 3
food_stall: name | cuisine | stand_number | weekday | opens_at | closes_at | description
Mama Ngozi | | 14 | saturday | 09:00 | 15:00 | Jollof rice, plantain, pepper soup.
Dumpling Corner | japanese | 3 | friday | 11:00 | 19:00 | Gyoza, steamed or fried.
Pasta al Mercato | italian | 7 | saturday | 10:00 | 14:00 | Three sauces, fresh every morning.
catering_order: customer_name | starts_at | guests | venue | allergies | total | status
Sofia Almeida | 12 | 45 | Boathouse | Nuts | 1350 | accepted
Town library | 5 | 30 | Library, upper floor | | 420 | sent
Henrik Olsen | 33 | 80 | Barn at the mill | Gluten | 2600 | draft
catering_order.de: customer_name | starts_at | guests | venue | allergies | total | status
Sofia Almeida | 12 | 45 | Bootshaus | Nüsse | 1350 | accepted
Stadtbücherei | 5 | 30 | Bücherei, Obergeschoss | | 420 | sent
Henrik Olsen | 33 | 80 | Scheune an der Mühle | Gluten | 2600 | draft
allergen_sheet: name | allergens | may_contain | diet | ingredients
Walnut bread | Wheat; Nuts | Sesame | vegan | Wheat flour; Walnuts; Yeast; Salt
Potato soup | Celery; Milk | | vegetarian | Potatoes; Celeriac; Cream
Falafel plate | Sesame | Gluten | vegan | Chickpeas; Tahini; Parsley
allergen_sheet.de: name | allergens | may_contain | diet | ingredients
Walnussbrot | Weizen; Nüsse | Sesam | vegan | Weizenmehl; Walnüsse; Hefe; Salz
Kartoffelsuppe | Sellerie; Milch | | vegetarian | Kartoffeln; Knollensellerie; Sahne
Falafelteller | Sesam | Gluten | vegan | Kichererbsen; Tahin; Petersilie
local_producer: name | products | region | opening_hours | description
Brook Farm | Milk; Yoghurt; Butter | North valley | Daily 8 to 18 | Twenty-two cows, all with names.
Hassan's Greens | Herbs; Salad; Chillies | Allotments | Sat 9 to 13 | Grown without heat.
Old Orchard | Apples; Juice; Cider | Hillside | Sept to Dec | Forty varieties.
local_producer.de: name | products | region | opening_hours | description
Bachhof | Milch; Joghurt; Butter | Nordtal | Täglich 8 bis 18 | Zweiundzwanzig Kühe, alle mit Namen.
Hassans Grün | Kräuter; Salat; Chili | Gartenkolonie | Sa 9 bis 13 | Ohne Heizung gezogen.
Alter Obstgarten | Äpfel; Saft; Most | Am Hang | Sept. bis Dez. | Vierzig Sorten.
food_temperature: title | starts_at | temperature | result | assignee | corrective_action
Walk-in fridge | 0 | 3.5 | passed | Farid |
Fish drawer | 0 | 5.2 | remarks | Farid | Door seal cleaned, measured again.
Freezer | 0 | -19 | passed | Ola |
Soup, hot holding | 0 | 68 | passed | Ola |
food_temperature.de: title | starts_at | temperature | result | assignee | corrective_action
Kühlraum | 0 | 3.5 | passed | Farid |
Fischschublade | 0 | 5.2 | remarks | Farid | Dichtung gereinigt, erneut gemessen.
Tiefkühler | 0 | -19 | passed | Ola |
Suppe, warm gehalten | 0 | 68 | passed | Ola |
cocktail: title | base | ingredients | steps | glass | garnish | difficulty | rating
Southside | Gin | 60 ml gin; 25 ml lime; 20 ml syrup; Mint | Shake hard; Strain twice | Coupe | Mint leaf | easy | 5
Paper Plane | Bourbon | 25 ml bourbon; 25 ml Aperol; 25 ml amaro; 25 ml lemon | Shake; Strain | Coupe | None | easy | 4
Garden Tonic | None | 40 ml cucumber juice; Elderflower; Tonic | Build over ice | Highball | Cucumber | easy | 4
cocktail.de: title | base | ingredients | steps | glass | garnish | difficulty | rating
Southside | Gin | 60 ml Gin; 25 ml Limette; 20 ml Sirup; Minze | Kräftig schütteln; Doppelt abseihen | Schale | Minzblatt | easy | 5
Paper Plane | Bourbon | 25 ml Bourbon; 25 ml Aperol; 25 ml Amaro; 25 ml Zitrone | Schütteln; Abseihen | Schale | Ohne | easy | 4
Garten-Tonic | Ohne | 40 ml Gurkensaft; Holunderblüte; Tonic | Auf Eis bauen | Highball | Gurke | easy | 4
spice: name | quantity | origin | expiry_date | location
Smoked paprika | 2 | La Vera | 210 | Rack, left
Cardamom pods | 1 | Kerala | 95 | Drawer
Nutmeg, whole | 6 | Grenada | 700 | Rack, right
Dried thyme | 1 | Own garden | -12 | Rack, left
spice.de: name | quantity | origin | expiry_date | location
Paprika, geräuchert | 2 | La Vera | 210 | Regal links
Kardamomkapseln | 1 | Kerala | 95 | Schublade
Muskatnuss, ganz | 6 | Grenada | 700 | Regal rechts
Thymian, getrocknet | 1 | Eigener Garten | -12 | Regal links
food_waste_log: title | date | weight | category | cost
Rice, cooked | -1 | 2.4 | overproduced | 4
Salad mix | -1 | 1.1 | spoiled | 6.5
Plates, evening | -2 | 3.8 | plate | 12
lunch_order: customer_name | date | meal_choice | allergies | paid
Amir, class 3b | 1 | Vegetable lasagne | | yes
Freya, class 2a | 1 | Chicken with rice | Egg | no
Jonas, class 4c | 2 | Lentil soup | | yes
lunch_order.de: customer_name | date | meal_choice | allergies | paid
Amir, 3b | 1 | Gemüselasagne | | yes
Frieda, 2a | 1 | Huhn mit Reis | Ei | no
Jonas, 4c | 2 | Linsensuppe | | yes
food_stall.de: name | cuisine | stand_number | weekday | opens_at | closes_at | description
Mama Ngozi | | 14 | saturday | 09:00 | 15:00 | Jollof-Reis, Kochbanane, Pfeffersuppe.
Teigtaschen-Ecke | japanese | 3 | friday | 11:00 | 19:00 | Gyoza, gedämpft oder gebraten.
Pasta al Mercato | italian | 7 | saturday | 10:00 | 14:00 | Drei Soßen, jeden Morgen frisch.
food_waste_log.de: title | date | weight | category | cost
Reis, gekocht | -1 | 2.4 | overproduced | 4
Salatmischung | -1 | 1.1 | spoiled | 6.5
Teller, abends | -2 | 3.8 | plate | 12
`;
