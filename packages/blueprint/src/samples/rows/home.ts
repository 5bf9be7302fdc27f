export const HOME = `
poll_option: title | description
Pizza, home-made | Everybody tops their own.
Thai curry | Mild for the children, hot for the rest.
Tacos | Build your own at the table.
Picnic in the park | Only if the weather holds.
Soup and fresh bread | Quick, and nobody has to queue at the stove.
poll_option.de: title | description
Pizza, selbst gemacht | Jeder belegt seine eigene.
Thai-Curry | Mild für die Kinder, scharf für den Rest.
Tacos | Am Tisch selbst zusammenstellen.
Picknick im Park | Nur wenn das Wetter hält.
Suppe und frisches Brot | Geht schnell und schmeckt allen.
recipe: title | cuisine | cooking_time | servings | difficulty | rating | ingredients | steps
Lemon chicken with potatoes | greek | 55 | 4 | easy | 5 | 1 kg chicken thighs; 800 g potatoes; 2 lemons; 4 cloves of garlic; Oregano; Olive oil | Heat the oven to 200 °C.; Toss everything with oil and lemon.; Roast for 50 minutes, turning once.
Mushroom risotto | italian | 40 | 3 | medium | 4 | 300 g risotto rice; 400 g mushrooms; 1 l stock; 1 onion; 60 g parmesan | Fry the mushrooms and set aside.; Soften the onion, stir in the rice.; Add stock ladle by ladle.; Finish with parmesan.
Green curry with prawns | thai | 30 | 4 | medium | 5 | 400 ml coconut milk; 2 tbsp green curry paste; 300 g prawns; Thai basil; Lime | Fry the paste in thick coconut cream.; Add milk and vegetables.; Cook the prawns for three minutes.
Dal with spinach | indian | 35 | 4 | easy | 4 | 250 g red lentils; 200 g spinach; 1 tsp cumin; Turmeric; Ginger | Simmer the lentils until soft.; Fry the spices in butter.; Stir in the spinach.
Onion tart | french | 70 | 6 | medium | 4 | 250 g flour; 1 kg onions; 3 eggs; 200 ml cream; Nutmeg | Make the dough and chill it.; Cook the onions slowly.; Fill and bake for 35 minutes.
Miso salmon | japanese | 25 | 2 | easy | 5 | 2 salmon fillets; 2 tbsp miso; 1 tbsp mirin; Sesame; Rice | Spread the miso on the fish.; Grill for eight minutes.; Serve on rice.
Black bean tacos | mexican | 30 | 4 | easy | 3 | 2 tins black beans; 8 tortillas; 1 avocado; Coriander; Lime | Warm the beans with cumin.; Toast the tortillas.; Fill and squeeze lime over.
Potato dumplings | german | 60 | 4 | hard | 4 | 1 kg potatoes; 2 eggs; 150 g flour; Nutmeg; Salt | Boil and rice the potatoes.; Knead with egg and flour.; Simmer for twelve minutes.
recipe.de: title | cuisine | cooking_time | servings | difficulty | rating | ingredients | steps
Zitronenhähnchen mit Kartoffeln | greek | 55 | 4 | easy | 5 | 1 kg Hähnchenschenkel; 800 g Kartoffeln; 2 Zitronen; Knoblauch; Oregano | Ofen auf 200 °C heizen.; Alles mit Öl und Zitrone mischen.; 50 Minuten rösten.
Pilzrisotto | italian | 40 | 3 | medium | 4 | 300 g Risottoreis; 400 g Pilze; 1 l Brühe; Parmesan | Pilze anbraten.; Reis anschwitzen.; Brühe nach und nach zugeben.
Linsendal mit Spinat | indian | 35 | 4 | easy | 4 | 250 g rote Linsen; 200 g Spinat; Kreuzkümmel; Ingwer | Linsen weich kochen.; Gewürze anrösten.; Spinat unterheben.
Zwiebelkuchen | french | 70 | 6 | medium | 4 | 250 g Mehl; 1 kg Zwiebeln; 3 Eier; 200 ml Sahne | Teig kneten und kühlen.; Zwiebeln langsam garen.; 35 Minuten backen.
Kartoffelklöße | german | 60 | 4 | hard | 5 | 1 kg Kartoffeln; 2 Eier; 150 g Mehl; Muskat | Kartoffeln kochen und pressen.; Teig formen.; Zwölf Minuten ziehen lassen.
Gemüsecurry | thai | 30 | 4 | easy | 4 | 400 ml Kokosmilch; Currypaste; Gemüse; Limette | Paste anbraten.; Kokosmilch zugeben.; Gemüse garen.
expense: title | amount | category | payment_method
Weekly groceries | 84.30 | groceries | card
Rent | 920 | housing | transfer
Train to Hamburg | 39.90 | transport | card
Dinner with Ana | 57.50 | eating_out | card
Electricity | 64 | housing | transfer
Cinema | 23 | leisure | cash
Pharmacy | 18.75 | health | card
Farmers' market | 31.20 | groceries | cash
Bike repair | 45 | transport | card
Coffee beans | 16.50 | groceries | card
Swimming pool, ten visits | 48 | leisure | card
Sushi lunch | 22.80 | eating_out | card
Monthly bus pass | 49 | transport | transfer
Birthday present for Leo | 35 | other | card
expense.de: title | amount | category | payment_method
Wocheneinkauf | 84.30 | groceries | card
Miete | 920 | housing | transfer
Bahn nach Hamburg | 39.90 | transport | card
Abendessen mit Anna | 57.50 | eating_out | card
Strom | 64 | housing | transfer
Kino | 23 | leisure | cash
Apotheke | 18.75 | health | card
Wochenmarkt | 31.20 | groceries | cash
Fahrradreparatur | 45 | transport | card
Kaffeebohnen | 16.50 | groceries | card
Schwimmbad | 48 | leisure | card
Deutschlandticket | 58 | transport | transfer
expense.fr: title | amount | category
Courses de la semaine | 84.30 | groceries
Loyer | 920 | housing
Train pour Lyon | 39.90 | transport
Dîner avec Anna | 57.50 | eating_out
Électricité | 64 | housing
Cinéma | 23 | leisure
Pharmacie | 18.75 | health
Marché | 31.20 | groceries
expense.es: title | amount | category
Compra semanal | 84.30 | groceries
Alquiler | 820 | housing
Tren a Valencia | 39.90 | transport
Cena con Ana | 57.50 | eating_out
Luz | 64 | housing
Cine | 23 | leisure
Farmacia | 18.75 | health
Mercado | 31.20 | groceries
expense.it: title | amount | category
Spesa settimanale | 84.30 | groceries
Affitto | 820 | housing
Treno per Bologna | 39.90 | transport
Cena con Anna | 57.50 | eating_out
Luce | 64 | housing
Cinema | 23 | leisure
Farmacia | 18.75 | health
Mercato | 31.20 | groceries
expense.pt: title | amount | category
Compras da semana | 84.30 | groceries
Aluguel | 820 | housing
Trem para o Porto | 39.90 | transport
Jantar com Ana | 57.50 | eating_out
Luz | 64 | housing
Cinema | 23 | leisure
Farmácia | 18.75 | health
Feira | 31.20 | groceries
expense.nl: title | amount | category
Weekboodschappen | 84.30 | groceries
Huur | 920 | housing
Trein naar Utrecht | 39.90 | transport
Etentje met Anna | 57.50 | eating_out
Stroom | 64 | housing
Bioscoop | 23 | leisure
Apotheek | 18.75 | health
Markt | 31.20 | groceries
income: title | amount
Salary | 2850
Tutoring, four lessons | 120
Sold the old bike | 180
Tax refund | 342
Freelance article | 260
subscription: name | price | frequency | active
Music streaming | 10.99 | monthly | yes
Newspaper, digital | 24.90 | monthly | yes
Cloud storage | 2.99 | monthly | yes
Gym | 34 | monthly | yes
Film streaming | 13.99 | monthly | no
Domain name | 1.20 | monthly | yes
savings_goal: name | goal_amount | balance
Trip to Japan | 3500 | 2140
New bicycle | 1200 | 980
Emergency fund | 5000 | 3300
Piano lessons | 600 | 150
debt: owner | amount | reason | paid
Jonas | 42 | Concert tickets | no
Mira | 18.5 | Lunch on Friday | yes
Sam | 120 | Train to Vienna | no
Leyla | 9 | Coffee and cake | no
chore: title | room | interval_days | points | done
Vacuum the hallway | living_room | 7 | 3 | no
Clean the bathroom | bathroom | 7 | 5 | no
Take out the recycling | kitchen | 3 | 1 | yes
Water the balcony | balcony | 2 | 1 | no
Change the bed sheets | bedroom | 14 | 3 | no
Wipe the fridge | kitchen | 30 | 4 | no
chore.de: title | room | interval_days | points | done
Flur saugen | living_room | 7 | 3 | no
Bad putzen | bathroom | 7 | 5 | no
Altpapier wegbringen | kitchen | 3 | 1 | yes
Balkon gießen | balcony | 2 | 1 | no
Betten beziehen | bedroom | 14 | 3 | no
plant: name | species | room | water_every | last_watered | light
Fern by the window | Boston fern | bathroom | 3 | -4 | bright
Big Monstera | Monstera deliciosa | living_room | 7 | -3 | bright
Basil | Sweet basil | kitchen | 2 | -2 | full_sun
Snake plant | Sansevieria | bedroom | 14 | -6 | low
Lemon tree | Citrus limon | balcony | 4 | -5 | full_sun
Peace lily | Spathiphyllum | living_room | 5 | -1 | low
Aloe | Aloe vera | kitchen | 21 | -9 | bright
plant.de: name | species | room | water_every | last_watered | light
Farn am Fenster | Schwertfarn | bathroom | 3 | -4 | bright
Große Monstera | Fensterblatt | living_room | 7 | -3 | bright
Basilikum | Basilikum | kitchen | 2 | -2 | full_sun
Bogenhanf | Sansevieria | bedroom | 14 | -6 | low
Zitronenbaum | Citrus limon | balcony | 4 | -5 | full_sun
crop: name | variety | location | yield | planted_on | harvest_date
Tomatoes | San Marzano | Bed 1 | 12 | -70 | 10
Carrots | Nantes | Bed 2 | 6 | -55 | 20
Runner beans | Scarlet Emperor | Fence | 4 | -60 | 5
Lettuce | Little Gem | Bed 3 | 9 | -30 | 3
Pumpkin | Hokkaido | Compost bed | 5 | -90 | 14
hive: name | location | queen | year | frames | last_done
Linden | Orchard, north | Blue 2025 | 2025 | 10 | -6
Meadow | Orchard, south | Green 2024 | 2024 | 9 | -12
Willow | By the stream | Blue 2025 | 2025 | 6 | -3
Old Oak | Forest edge | Red 2023 | 2023 | 11 | -20
hive_inspection: frames | temper | queen_seen | feeding | notes
8 | calm | yes | none | Plenty of brood, pollen coming in.
6 | lively | no | 1 l syrup | Eggs present, queen not seen.
10 | calm | yes | none | Added a second super.
5 | defensive | no | 2 l syrup | Two queen cells, check again soon.
9 | calm | yes | none | Honey nearly capped.
pet: name | species | birthday | weight | vaccinated
Maple | dog | -1900 | 14.5 | yes
Miso | cat | -1200 | 4.2 | yes
Bruno | dog | -700 | 28 | no
Clover | rabbit | -400 | 1.9 | yes
Kiwi | bird | -900 | 0.1 | no
car_for_sale: title | price | brand | model | year | mileage | description
Little blue runabout | 8900 | Fiat | 500 | 2018 | 52000 | One owner, serviced every year.
Family estate | 15400 | Skoda | Octavia | 2020 | 68000 | Room for a dog and a week of camping.
City electric | 19900 | Renault | Zoe | 2022 | 21000 | 300 km on a charge, cable included.
Weekend convertible | 12700 | Mazda | MX-5 | 2015 | 74000 | New roof, drives as it looks.
Honest van | 17200 | Ford | Transit | 2019 | 98000 | Shelves inside, tow bar outside.
adoptable: name | species | age | status | description
Maple | dog | 4 | available | Gentle, walks well on a lead and sleeps on your feet.
Miso | cat | 2 | available | Curious and quick; would like a garden.
Bruno | dog | 7 | reserved | An old gentleman who loves short walks.
Clover | rabbit | 1 | available | Lives with a friend and wants to stay with her.
Kiwi | bird | 3 | available | Whistles in the morning and likes company.
adoptable.de: name | species | age | status | description
Bella | dog | 4 | available | Sanft, läuft gut an der Leine, schläft auf deinen Füßen.
Minka | cat | 2 | available | Neugierig und flink, wünscht sich einen Garten.
Balu | dog | 7 | reserved | Ein alter Herr, der kurze Runden liebt.
Hoppel | rabbit | 1 | available | Lebt mit einer Freundin und will bei ihr bleiben.
animal: name | number | species | weight
Bella | DE-0412 | Highland cow | 480
Nora | DE-0413 | Highland cow | 455
Pip | SH-118 | Texel sheep | 68
Willow | SH-121 | Texel sheep | 71
Hazel | GT-07 | Dwarf goat | 32
Rosa | HN-22 | Sussex hen | 3
animal_patient: name | species | owner | weight | vaccinated
Maple | dog | Hannah Weiss | 14.5 | yes
Miso | cat | Luis Romero | 4.2 | yes
Bruno | dog | Emily Clarke | 28 | no
Clover | rabbit | Jonas Meyer | 1.9 | yes
Kiwi | bird | Priya Nair | 0.1 | no
Oskar | cat | Marta Kowalska | 5.1 | yes
medication: name | dosage | time | frequency | quantity
Vitamin D | 1 drop | 08:00 | daily | 60
Blood pressure tablets | 5 mg | 07:30 | daily | 24
Magnesium | 300 mg | 21:00 | daily | 40
Iron | 1 capsule | 12:00 | weekly | 8
symptom: title | strength | duration
Migraine after screen work | 4 | 180
Stiff neck | 2 | 60
Sneezing in the park | 3 | 45
Light headache | 2 | 90
mood_entry: mood | energy_level | notes
great | 5 | Long walk by the river.
good | 4 | Finished the report at last.
okay | 3 | Slept badly, better after lunch.
good | 4 | Dinner with old friends.
bad | 2 | Rain all day and a cold coming.
great | 5 | First run in weeks.
diary_entry: title | mood | text
A slow Sunday | great | We made pancakes and read until noon. In the afternoon the sun came out for an hour.
First day back | okay | Many messages, but everyone was kind. I kept the evening free.
The lake | good | Cold water, warm stones. I want to go there more often.
A letter from Grandma | good | She wrote about the garden. I answered on real paper.
advice: title | text
Start small | Ten minutes a day do more than one long Saturday.
Ask who did it before | Somebody nearby has the tool, the recipe or the phone number.
Write it down the same evening | By next week the detail that matters is gone.
Keep a spare | The one that is missing is the one you need on Sunday.
advice.de: title | text
Klein anfangen | Zehn Minuten am Tag bringen mehr als ein langer Samstag.
Erst fragen | Jemand in der Nähe hat das Werkzeug, das Rezept oder die Nummer.
Am selben Abend aufschreiben | Nächste Woche fehlt genau das, worauf es ankam.
note: title | text | favorite
Ideas for the balcony | Two tall pots, jasmine, a bench that can stay outside. | yes
Words to look up | Petrichor, sonder, liminal. | no
Questions for the bank | Fixed rate for how long? Costs of early repayment? | no
Books people mentioned | The Overstory, Piranesi, Stoner. | yes
sleep_log: sleep_hours | quality | bedtime | wake_time
7.5 | 4 | 22:45 | 06:30
6 | 2 | 00:10 | 06:30
8 | 5 | 22:30 | 06:40
7 | 3 | 23:15 | 06:30
7.5 | 4 | 22:50 | 06:35
8.5 | 5 | 22:15 | 07:00
birthday: name | relationship | gift_ideas | birthday
Grandma Ruth | Grandmother | Jigsaw of Venice, good tea | -28100
Leo | Nephew | Dinosaur book, a kite | -2180
Ana | Best friend | Ceramics course | -12400
Dad | Father | Headlamp for the bike | -22260
Mira | Colleague | A small plant | -11300
Tom | Neighbour | Home-made jam | -15030
gift: title | recipient | price | occasion | bought
Kite with a long tail | Leo | 24 | birthday | no
Ceramics course | Ana | 65 | birthday | yes
Wool socks | Dad | 18 | christmas | no
Tea from Darjeeling | Grandma | 14 | just_because | yes
Board game for two | Mira | 29 | christmas | no
friend: name | relationship | birthday
Ana Ferreira | Best friend | -12400
Jonas Meyer | Brother | -13900
Ruth Adler | Grandmother | -28100
Sam Okafor | Colleague | -11020
Leyla Demir | Neighbour | -10500
household_item: name | room | category | value | purchase_date
Oak dining table | kitchen | personal | 640 | -1200
Washing machine | bathroom | general | 520 | -600
Reading lamp | living_room | personal | 89 | -300
Mattress | bedroom | general | 750 | -900
Record player | living_room | personal | 310 | -1500
tool: name | category | condition | location | status
Cordless drill | general | good | Shelf A2 | available
Ladder, 3 m | general | good | Wall | lent
Circular saw | work | worn | Shelf A1 | available
Tile cutter | work | new | Shelf B3 | available
Pressure washer | general | good | Floor | lent
Sewing machine | personal | good | Shelf C1 | available
loan: borrower | notes
Jonas Meyer | For the weekend.
Leyla Demir | Brings it back with new blades.
Sam Okafor | Neighbour from number 8.
Ana Ferreira | 
clothing: name | category | color | brand | size
Navy wool coat | work | Navy | Arket | M
White linen shirt | personal | White | Muji | M
Running shoes | personal | Grey | Asics | 42
Black jeans | general | Black | Levi's | 32/32
costume: name | size | color | quantity | condition | location
King's velvet cloak | L | Red | 1 | good | Rail 1
Peasant blouse | M | Cream | 6 | worn | Rail 2
Fairy wings | S | Silver | 4 | good | Box 7
Pirate hat | One size | Black | 5 | new | Shelf B
stage_prop: name | quantity | condition | location
Brass candlestick | 2 | good | Shelf A
Wooden sword | 8 | worn | Box 3
Rotary telephone | 1 | good | Shelf C
Paper lantern | 12 | new | Box 5
packing_item: name | category | quantity | done
Passport | documents | 1 | yes
Rain jacket | clothing | 1 | no
Socks | clothing | 6 | no
Charger | electronics | 1 | yes
First-aid kit | toiletries | 1 | no
Book for the train | other | 2 | no
habit: name | category | goal_per_week | color
Read 20 minutes | mind | 6 | #7c6fd6
Morning stretch | health | 7 | #3fa37c
No phone after ten | mind | 5 | #d68a4a
Practise Spanish | learning | 5 | #4a8bd6
Tidy the kitchen | home | 7 | #c7596f
habit.de: name | category | goal_per_week | color
20 Minuten lesen | mind | 6 | #7c6fd6
Morgens dehnen | health | 7 | #3fa37c
Kein Handy nach zehn | mind | 5 | #d68a4a
Spanisch üben | learning | 5 | #4a8bd6
Küche aufräumen | home | 7 | #c7596f
habit.fr: name
Lire 20 minutes
Étirements du matin
Pas de téléphone après 22 h
Pratiquer l'espagnol
habit.es: name
Leer 20 minutos
Estirar por la mañana
Sin móvil después de las diez
Practicar inglés
meter_reading: meter | reading
electricity | 18240
electricity | 18421
electricity | 18610
electricity | 18765
electricity | 18902
electricity | 19061
shared_expense: title | amount | category | payer | date
Groceries for the weekend | 84.30 | groceries | Emily Clarke | -6
Cabin, two nights | 260 | housing | Sam Okafor | -5
Train tickets | 118 | transport | Priya Nair | -5
Dinner at the harbour | 96.50 | eating_out | Emily Clarke | -4
Museum | 42 | leisure | Tom Brandt | -3
Petrol | 55 | transport | Sam Okafor | -2
vital_sign: systolic | diastolic | heart_rate | starts_at
128 | 82 | 68 | -7
134 | 86 | 72 | -6
126 | 81 | 66 | -5
131 | 84 | 70 | -4
129 | 83 | 69 | -3
124 | 80 | 65 | -2
127 | 81 | 67 | -1
122 | 79 | 64 | 0
glucose_reading: glucose | starts_at
5.6 | -7
6.9 | -6
5.4 | -5
7.2 | -4
5.8 | -3
6.4 | -2
5.5 | -1
5.9 | 0
weigh_in: weight
78.6
78.1
77.9
77.4
77.6
76.9
76.5
baby_log: kind | duration
feeding | 20
sleep | 90
diaper | 5
feeding | 25
bath | 15
sleep | 120
bring_dish: title | person | course | servings | allergies
Potato salad | Priya Nair | side | 8 | Egg
Lentil soup | Tom Brandt | starter | 6 |
Vegetable lasagne | Hannah Weiss | main | 8 | Gluten, milk
Chicken skewers | Sam Okafor | main | 10 |
Tomato bruschetta | Luis Romero | starter | 12 | Gluten
Apple crumble | Emily Clarke | dessert | 8 | Gluten, milk
Lemon tart | Ruth Adler | dessert | 8 | Gluten, egg
`;
