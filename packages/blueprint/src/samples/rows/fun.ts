export const FUN = `
book: title | author | genre | rating | status | finished_on
Piranesi | Susanna Clarke | novel | 5 | read | -20
The Remains of the Day | Kazuo Ishiguro | novel | 5 | read | -64
Murder on the Orient Express | Agatha Christie | crime | 4 | read | -110
The Left Hand of Darkness | Ursula K. Le Guin | science_fiction | 4 | reading | -5
Sapiens | Yuval Noah Harari | non_fiction | 3 | read | -180
Becoming | Michelle Obama | biography | 4 | to_read | -220
Persepolis | Marjane Satrapi | biography | 5 | read | -40
book.de: title | author | genre | rating | status | finished_on
Der Vorleser | Bernhard Schlink | novel | 4 | read | -20
Die Vermessung der Welt | Daniel Kehlmann | novel | 5 | read | -64
Momo | Michael Ende | novel | 5 | read | -110
Tannöd | Andrea Maria Schenkel | crime | 3 | reading | -5
Eine kurze Geschichte der Menschheit | Yuval Noah Harari | non_fiction | 4 | to_read | -180
film: title | director | year | genre | status | rating
Paterson | Jim Jarmusch | 2016 | drama | watched | 5
My Neighbour Totoro | Hayao Miyazaki | 1988 | animation | watched | 5
Parasite | Bong Joon-ho | 2019 | thriller | watched | 4
The Grand Budapest Hotel | Wes Anderson | 2014 | comedy | to_watch | 4
Faces Places | Agnès Varda | 2017 | documentary | to_watch | 4
series: title | genre | season | status | rating
Borgen | drama | 3 | watched | 5
The Bear | drama | 2 | watching | 4
Detectorists | comedy | 1 | to_watch | 5
Planet Earth | documentary | 2 | watched | 4
game: title | genre | players | duration | status | rating
Wingspan | strategy | 1–5 | 60 | finished | 5
Catan | strategy | 3–4 | 75 | playing | 4
Azul | puzzle | 2–4 | 40 | playing | 5
Pandemic | adventure | 2–4 | 45 | backlog | 4
album: title | artist | genre | year | condition | rating
Kind of Blue | Miles Davis | jazz | 1959 | good | 5
Blue | Joni Mitchell | soul | 1971 | good | 5
Abbey Road | The Beatles | rock | 1969 | worn | 4
Goldberg Variations | Glenn Gould | classical | 1981 | new | 5
Homework | Daft Punk | electronic | 1997 | good | 4
episode: title | episode_number | host | status | duration | description
Why bakers get up at three | 41 | Mara Lindqvist | published | 38 | Flour, time and the quiet of the street.
The last lighthouse keeper | 42 | Tomás Ribeiro | published | 44 | A visit to Cabo Sardão.
How a city smells | 43 | Aisha Rahman | scheduled | 35 | A walk with a perfumer.
Repairing violins | 44 | Felix Brandt | draft | 40 | 
A school in the forest | 45 | Ines Moreau | idea | 0 | 
content_piece: title | channel | status | due_date
Five plants that forgive | instagram | scheduled | 2
What our customers asked in May | newsletter | draft | 5
How we pack without plastic | video | idea | 12
Behind the counter | blog | published | -3
Meet the team: Aisha | instagram | draft | 7
photo: title | location | tags | date
Morning fog | Ilsetal | forest; fog | -12
Tram at night | Lisboa | city; night | -40
Two chairs | Old harbour | still | -55
First snow | Harz | winter | -200
Market | Oaxaca | people; color | -120
artwork: title | artist | year | medium | origin | location | description
Ferry at dusk | Marie Krog | 1904 | Oil on canvas | Gift of the Holm family | Room 2 | The last ferry of the day, seen from the pier.
Water jug | Unknown | 1780 | Stoneware | Found in the old well | Case 5 | Salt glaze, blue cobalt.
The weaver | August Sand | 1931 | Woodcut | Bought 1988 | Room 4 | One of a series of twelve.
Harbour model | Peter Lund | 1956 | Wood and brass | Museum workshop | Hall | Scale 1:50.
exhibition: title | location | description
Light on water | Rooms 1 to 3 | Northern painters between 1880 and 1930.
What the well gave back | Case hall | Finds from forty years of digging.
coin: name | country | year | denomination | condition | rarity | value
Thaler of Maria Theresa | Austria | 1780 | 1 Thaler | very_fine | common | 45
Morgan dollar | United States | 1889 | 1 Dollar | fine | common | 38
Sovereign, Victoria | United Kingdom | 1872 | 1 Sovereign | very_fine | rare | 520
Drachma owl | Greece | 1912 | 1 Drachma | uncirculated | rare | 160
Reichsmark | Germany | 1926 | 5 Mark | worn | very_rare | 310
collectible: name | category | year | condition | rarity | value
Red locomotive | personal | 1958 | good | rare | 140
Penguin stamp | personal | 1974 | new | common | 6
Tin robot | personal | 1966 | worn | very_rare | 320
First edition card | personal | 1999 | good | rare | 90
link: title | category | link
How maps lie | personal | https://example.org/maps
Bread, step by step | personal | https://example.org/bread
Type that reads well | work | https://example.org/type
quote: quote | author
The obstacle is the path. | Zen proverb
What is essential is invisible to the eye. | Antoine de Saint-Exupéry
We are all in the gutter, but some of us are looking at the stars. | Oscar Wilde
question: question | topic | options | correct_answer | explanation
Which is the longest river in Europe? | geography | Danube; Volga; Rhine; Dnieper | Volga | The Volga runs 3,530 km from the Valdai Hills to the Caspian Sea.
Which planet has the most moons? | science | Mars; Jupiter; Saturn; Neptune | Saturn | More than 140 are known.
In which year did the Berlin Wall fall? | history | 1987; 1989; 1990; 1991 | 1989 | On the evening of 9 November.
Who painted 'Girl with a Pearl Earring'? | art | Rembrandt; Vermeer; Hals; Rubens | Vermeer | Around 1665.
What is the capital of Australia? | geography | Sydney; Melbourne; Canberra; Perth | Canberra | Chosen in 1908 as a compromise.
What gas do plants take in? | science | Oxygen; Nitrogen; Carbon dioxide; Helium | Carbon dioxide | They turn it into sugar with light and water.
Who was the first woman to win a Nobel Prize? | history | Marie Curie; Rosa Luxemburg; Ada Lovelace; Emmy Noether | Marie Curie | In physics, 1903, and again in chemistry, 1911.
How many strings has a cello? | art | Three; Four; Five; Six | Four | C, G, D and A.
question.de: question | topic | options | correct_answer | explanation
Welcher Fluss ist der längste Europas? | geography | Donau; Wolga; Rhein; Dnepr | Wolga | Sie ist 3.530 km lang.
Welcher Planet hat die meisten Monde? | science | Mars; Jupiter; Saturn; Neptun | Saturn | Mehr als 140 sind bekannt.
In welchem Jahr fiel die Berliner Mauer? | history | 1987; 1989; 1990; 1991 | 1989 | Am Abend des 9. November.
Wer malte „Das Mädchen mit dem Perlenohrring“? | art | Rembrandt; Vermeer; Hals; Rubens | Vermeer | Um 1665.
quiz_result: player | score | out_of | topic
Mira | 8 | 8 | geography
Jonas | 7 | 8 | science
Leyla | 7 | 8 | history
Sam | 5 | 8 | art
Ana | 4 | 8 | geography
flashcard: front | back | example | learned
la ventana | the window | Abre la ventana, por favor. | yes
madrugar | to get up early | Mañana tengo que madrugar. | no
el recuerdo | the memory | Es un recuerdo bonito. | no
aunque | although | Salimos aunque llovía. | yes
student: name | group
Ben Carter | a
Lina Haddad | a
Oskar Lund | b
Mia Fontana | b
Noah Okafor | c
homework_submission: title | author | date | grade
Essay: my street | Mila Berger | -1 | B+
Fractions, page 41 | Noah Lindqvist | -2 | 
Map of the Alps | Aylin Demir | -3 | A
Learn the poem | Theo Marchetti | -1 | 
assignment: title | subject | due_date | done
Essay: my street | English | 2 | no
Fractions, page 41 | Maths | -1 | no
Map of the Alps | Geography | 5 | no
Learn the poem | German | 1 | yes
exam: title | subject | date | room
Algebra | Maths | 9 | 204
The French Revolution | History | 16 | 112
Cells and tissue | Biology | 23 | Lab 1
grade_entry: subject | grade | date
Maths | 2 | -8
English | 1 | -12
History | 3 | -15
Biology | 2 | -20
study_session: subject | duration
Spanish | 30
Statistics | 50
Spanish | 25
Statistics | 75
Piano | 40
research_paper: title | author | year | tags
Attention Is All You Need | Vaswani et al. | 2017 | models
On Bullshit | Harry Frankfurt | 2005 | philosophy
The Tragedy of the Commons | Garrett Hardin | 1968 | economics
workout: title | type | duration | distance
Evening run | run | 42 | 7.5
Legs and back | strength | 60 | 0
Pool | swim | 35 | 1.2
Sunday ride | ride | 130 | 48
Short run | run | 25 | 4.2
quotation: quote | author | favorite
No man ever steps in the same river twice. | Heraclitus | yes
The only way out is through. | Robert Frost | no
Hope is the thing with feathers. | Emily Dickinson | yes
What is essential is invisible to the eye. | Antoine de Saint-Exupéry | yes
The unexamined life is not worth living. | Socrates | no
comic: title | author | year | condition | value | rating
Persepolis | Marjane Satrapi | 2000 | good | 18 | 5
Watchmen | Alan Moore, Dave Gibbons | 1987 | good | 45 | 5
Tintin in Tibet | Hergé | 1960 | worn | 60 | 4
Akira, Volume 1 | Katsuhiro Otomo | 1984 | good | 35 | 5
Maus | Art Spiegelman | 1986 | worn | 22 | 5
Saga, Volume 1 | Brian K. Vaughan | 2012 | new | 12 | 4
court: name | location | price | available
Court 1 | By the clubhouse | 18 | yes
Court 2 | By the clubhouse | 18 | yes
Court 3 | At the trees | 15 | yes
Indoor court | Sports hall | 26 | no
exercise_set: exercise | sets | reps | weight | muscle_group | date
Squat | 4 | 6 | 60 | legs | -42
Bench press | 3 | 8 | 45 | chest | -42
Squat | 4 | 6 | 62.5 | legs | -35
Deadlift | 3 | 5 | 80 | back | -33
Bench press | 3 | 8 | 47.5 | chest | -28
Squat | 4 | 6 | 65 | legs | -21
Deadlift | 3 | 5 | 85 | back | -19
Bench press | 3 | 8 | 50 | chest | -14
Squat | 4 | 6 | 70 | legs | -7
Deadlift | 3 | 5 | 90 | back | -5
Bench press | 3 | 8 | 52.5 | chest | -2
Squat | 4 | 6 | 72.5 | legs | -1
run: title | distance | duration | mood
River loop | 6.2 | 36 | good
Hill repeats | 4.8 | 31 | okay
Long Sunday run | 14.5 | 88 | great
Easy jog | 5 | 32 | good
Intervals | 7.1 | 38 | good
Park at night | 6.4 | 37 | great
hike: title | region | distance | elevation | duration | difficulty | rating
Brocken by the old path | Harz | 17.4 | 720 | 330 | medium | 5
Bastei and back | Saxon Switzerland | 9.8 | 390 | 190 | easy | 4
Watzmann House | Berchtesgaden | 14.2 | 1310 | 420 | hard | 5
Eifel lakes | Eifel | 12.6 | 240 | 210 | easy | 3
Ridge walk | Allgäu | 11.1 | 860 | 340 | hard | 5
trip: title | destination | budget
Long weekend in Porto | Porto | 480
Night train to Stockholm | Stockholm | 620
Cycling along the Danube | Vienna | 750
Christmas at Grandma's | Lübeck | 160
itinerary_item: name | country | location | rating | visited_on
Livraria Lello | Portugal | Porto | 4 | -200
Vigeland Park | Norway | Oslo | 5 | -90
Fushimi Inari | Japan | Kyoto | 5 | -420
Old lighthouse | Portugal | Cabo da Roca | 4 | -198
flight: number | departure | destination | seat | price
LH 1172 | Frankfurt | Porto | 14A | 129
SK 676 | Hamburg | Stockholm | 7F | 98
accommodation: name | price | guests | address | features | available | description
Garden room | 85 | 2 | Lindenweg 8 | Breakfast; Terrace | yes | Ground floor, opens to the apple trees.
Attic under the stars | 110 | 3 | Lindenweg 8 | Roof window; Kitchenette | yes | A bed below the sky.
Family suite | 150 | 5 | Lindenweg 8 | Two rooms; Cot | no | Room for everyone and a long table.
Shepherd's hut | 70 | 2 | The meadow | Stove; No Wi-Fi on purpose | yes | Small, warm, far from everything.
character: name | species | character_class | level | type | hit_points | story
Thalia Duskwhisper | Half-elf | Rogue | 6 | hero | 41 | Left the guild with its best map.
Brom Ironkettle | Dwarf | Cleric | 6 | hero | 52 | Cooks for the whole party.
Old Marn | Human | Innkeeper | 2 | npc | 14 | Knows every road and tells half of them.
The Pale Duchess | Undead | Sorcerer | 12 | villain | 120 | Wants her mirror back.
Vex | Tiefling | Bard | 5 | hero | 34 | Owes money in three towns.
quest: title | location | status | reward | description
The mirror in the mill | Greyford | in_progress | 300 gold | Find out who lights the lamp at night.
Missing caravan | The salt road | todo | 120 gold | Nine wagons, no tracks.
A song for the giant | Frost pass | done | Safe passage | 
loot_item: name | rarity | value | owner
Cloak of soft steps | rare | 400 | Thalia
Bag of marbles | common | 2 | Vex
The sun's needle | very_rare | 5000 | Brom
catch: species | location | weight | length | bait
Pike | Mill pond | 4.2 | 78 | Spoon
Perch | Harbour wall | 0.6 | 29 | Worm
Zander | River bend | 2.8 | 61 | Rubber fish
Trout | Upper brook | 0.9 | 38 | Fly
sighting: species | location | quantity | notes
Kingfisher | Mill stream | 1 | A blue flash, then a dive.
Red kite | Hill road | 3 | Circling over the field.
Hoopoe | Orchard | 1 | First one this year.
Waxwing | Cemetery | 24 | In the rowan trees.
craft_project: title | status | materials | progress
Fisherman's jumper | in_progress | Wool, 600 g; Needles 4 mm | 55
Linen curtains | idea | Linen, 4 m | 0
Baby blanket | finished | Merino, 300 g | 100
Walnut stool | in_progress | Walnut; Oil | 70
bucket_item: title | done
See the northern lights | no
Learn to make pasta from my neighbour | yes
Sleep in a lighthouse | no
Cycle to the sea | no
vendor: name | category | contact_person | price | paid
Feldblume Flowers | general | Jette Holm | 640 | no
The Long Table | general | Marco Bianchi | 3200 | no
Lindqvist Photography | general | Mikael Lindqvist | 1900 | yes
table_item: name | places | location
Table 1 | 8 | By the window
Table 2 | 8 | Centre
Table 3 | 6 | Terrace
Table 4 | 10 | By the stage
meal: title | course | calories
Porridge with pears | breakfast | 420
Lentil salad | lunch | 560
Pasta with broccoli | dinner | 680
Yoghurt and nuts | snack | 240
Mushroom omelette | dinner | 510
Leftover curry | lunch | 600
menu_item: name | section | price | description | available
Roasted beetroot, goat's curd | starters | 9.5 | With walnuts and honey. | yes
Soup of the day | starters | 7 | Ask us what went into it. | yes
Lake trout, brown butter | mains | 22 | Potatoes, dill, lemon. | yes
Mushroom pappardelle | mains | 17.5 | Made this morning. | yes
Plum tart | desserts | 7.5 | With sour cream. | no
Elderflower spritz | drinks | 6 | Cold and not too sweet. | yes
shopping_item: name | quantity | section | bought
Apples | 6 | produce | no
Oat milk | 2 | dairy | no
Rye bread | 1 | bakery | yes
Spinach | 2 | produce | no
Dish soap | 1 | household | no
Parmesan | 1 | dairy | yes
shopping_item.de: name | quantity | section | bought
Äpfel | 6 | produce | no
Hafermilch | 2 | dairy | no
Roggenbrot | 1 | bakery | yes
Spinat | 2 | produce | no
Spülmittel | 1 | household | no
shopping_item.fr: name | quantity | section | bought
Pommes | 6 | produce | no
Lait d'avoine | 2 | dairy | no
Baguette | 1 | bakery | yes
Épinards | 2 | produce | no
Liquide vaisselle | 1 | household | no
shopping_item.es: name | quantity | section | bought
Manzanas | 6 | produce | no
Leche de avena | 2 | dairy | no
Pan de pueblo | 1 | bakery | yes
Espinacas | 2 | produce | no
pantry_item: name | quantity | expiry_date | category | location
Chickpeas, tin | 6 | 400 | general | Shelf 1
Yoghurt | 2 | 2 | general | Fridge
Rice | 3 | 220 | general | Shelf 2
Cream | 1 | -1 | general | Fridge
Frozen peas | 2 | 90 | general | Freezer
wine: name | brand | type | variety | vintage | year | region | quantity | price | rating | location
Riesling Kabinett | Weingut Hain | white | Riesling | 2021 | 2021 | Mosel | 6 | 14 | 5 | A3
Barolo Serralunga | Cascina Ratto | red | Nebbiolo | 2017 | 2017 | Piedmont | 2 | 48 | 5 | B1
Crémant de Loire | Domaine Aubert | sparkling | Chenin | 2020 | 2020 | Loire | 4 | 16 | 4 | A1
Rioja Reserva | Bodegas Sol | red | Tempranillo | 2016 | 2016 | Rioja | 3 | 22 | 4 | B2
Rosé of Provence | Mas Bleu | rose | Grenache | 2023 | 2023 | Provence | 1 | 13 | 3 | A2
beer: name | brand | style | abv | rating
Nightshift Stout | Harbour Brewing | Stout | 6.2 | 5
Meadow Ale | Feldbräu | Pale ale | 4.8 | 4
Old Bridge IPA | Brückenwerk | IPA | 6.8 | 4
brew: name | style | status | original_gravity | abv | ibu | volume | ingredients
Meadow Ale #12 | Pale ale | fermenting | 1.048 | 4.8 | 32 | 25 | Pale malt; Citra; US-05
Winter Stout | Stout | conditioning | 1.066 | 6.2 | 38 | 20 | Roasted barley; Fuggles
Kölsch 3 | Kölsch | ready | 1.046 | 4.7 | 22 | 25 | Pilsner malt; Tettnang
Sour cherry | Sour | fermenting | 1.050 | 5 | 8 | 15 | Wheat; Cherries
coffee: name | brand | origin | scent | rating | price
Finca La Loma | Röstwerk | Colombia | Caramel, red apple | 5 | 14.5
Yirgacheffe | Kaffeehof | Ethiopia | Jasmine, lemon | 4 | 16
House espresso | Röstwerk | Brazil | Cocoa, hazelnut | 4 | 11
starter: name | flour | hydration | interval_days | last_fed
Gertrude | Rye | 100 | 2 | -1
Bubbles | Wheat | 80 | 3 | -4
The old one | Spelt | 100 | 7 | -2
bake: title | flour | hydration | rating | notes
Country loaf | Wheat and rye | 72 | 5 | Good ear, open crumb.
Focaccia | Wheat | 80 | 4 | More rosemary next time.
Rye tin | Rye | 85 | 3 | Ten minutes longer.
Seeded rolls | Spelt | 65 | 4 | 
restaurant: name | cuisine | city | rating | price_range | visited_on
Da Lucia | italian | Lübeck | 5 | medium | -12
Saffron House | indian | Leeds | 4 | low | -30
Petit Quai | french | Lyon | 5 | high | -58
Mori | japanese | Utrecht | 4 | medium | -90
cheese: name | origin | rating
Comté, 18 months | Jura | 5
Manchego | La Mancha | 4
Blue Stilton | Derbyshire | 4
stay: customer_name | guests | status | start_date | end_date
Emily Clarke | 2 | booked | 3 | 6
Jonas Meyer | 4 | booked | 8 | 12
Priya Nair | 2 | cancelled | -4 | -1
Luis Romero | 1 | booked | 1 | 2
desk: name | places | location | features | available
Window desk 1 | 1 | 2nd floor | Monitor; Standing desk | yes
Window desk 2 | 1 | 2nd floor | Monitor | yes
Small meeting room | 4 | 1st floor | Whiteboard | yes
Large meeting room | 10 | 1st floor | Screen; Camera | yes
weather_log: temperature | humidity | weather
12 | 71 | Cloudy
14 | 64 | Sun
9 | 88 | Rain
11 | 75 | Fog
16 | 58 | Sun
fuel_log: volume | cost | mileage
41.2 | 72.9 | 84200
38.6 | 69.1 | 83610
44 | 79.4 | 82980
40.1 | 70.3 | 82350
trip_log: driver | departure | destination | distance | reason
Felix Brandt | Lübeck | Hamburg | 66 | Client visit
Aisha Rahman | Hamburg | Kiel | 96 | Delivery
Tomás Ribeiro | Lübeck | Schwerin | 70 | Workshop
ride_share: driver | departure | destination | starts_at | places
Priya Nair | North Station | Head office | 1 | 3
Tom Brandt | Market Square | Head office | 1 | 2
Hannah Weiss | Riverside | Warehouse | 2 | 4
Sam Okafor | Head office | North Station | 2 | 3
Luis Romero | Hill Street | Head office | 3 | 1
`;
