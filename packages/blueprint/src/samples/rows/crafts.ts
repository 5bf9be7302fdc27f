export const CRAFTS = `
quilt: title | pattern | size | status | recipient | progress
Flying geese for Mila | Flying geese | 100 × 130 cm | in_progress | Mila | 55
Log cabin from shirts | Log cabin | 150 × 200 cm | idea | Ourselves | 0
Ocean waves | Ocean waves | 180 × 220 cm | finished | Aunt Ruth | 100
quilt.de: title | pattern | size | status | recipient | progress
Wildgänse für Mila | Flying Geese | 100 × 130 cm | in_progress | Mila | 55
Blockhaus aus Hemden | Log Cabin | 150 × 200 cm | idea | Für uns | 0
Meereswellen | Ocean Waves | 180 × 220 cm | finished | Tante Ruth | 100
fabric_piece: name | material | color | length | width | bought_at
Shweshwe, indigo | Cotton | Indigo | 2.5 | 90 | Market in Durban
Linen, heavy | Linen | Oatmeal | 1.8 | 140 | Mill outlet
Kimono lining | Silk | Persimmon | 3.2 | 36 | Flea market
fabric_piece.de: name | material | color | length | width | bought_at
Blaudruck | Baumwolle | Indigo | 2.5 | 90 | Markt in Jena
Leinen, schwer | Leinen | Natur | 1.8 | 140 | Werksverkauf
Kimonofutter | Seide | Kaki | 3.2 | 36 | Flohmarkt
yarn: name | brand | type | fibre | color | batch_number | quantity | needle_size
Felted tweed | Highland mill | dk | Wool and alpaca | Heather | 412 | 6 | 4 mm
Sock wool, striped | Meadow | fingering | 75 % wool | Rhubarb | 1180 | 2 | 2.5 mm
Chunky | Harbour | bulky | Merino | Slate | 77 | 4 | 8 mm
yarn.de: name | brand | type | fibre | color | batch_number | quantity | needle_size
Tweedgarn | Hochlandspinnerei | dk | Wolle und Alpaka | Heide | 412 | 6 | 4 mm
Sockenwolle, gestreift | Wiese | fingering | 75 % Wolle | Rhabarber | 1180 | 2 | 2,5 mm
Dicke Wolle | Hafen | bulky | Merino | Schiefer | 77 | 4 | 8 mm
sewing_pattern: title | author | category | size | difficulty | materials
Wrap dress | Studio Linh | dress | 34 to 46 | medium | 2.4 m viscose; Interfacing
Work apron | Old pattern book | top | One size | easy | 1.2 m canvas; 2 buckles
Market bag | Ada Obi | bag | 38 × 40 cm | easy | 0.8 m cotton; Webbing
sewing_pattern.de: title | author | category | size | difficulty | materials
Wickelkleid | Studio Linh | dress | 34 bis 46 | medium | 2,4 m Viskose; Einlage
Arbeitsschürze | Altes Musterbuch | top | Einheitsgröße | easy | 1,2 m Canvas; 2 Schnallen
Markttasche | Ada Obi | bag | 38 × 40 cm | easy | 0,8 m Baumwolle; Gurtband
glaze: name | cone | ingredients | color | type | rating
Rain on slate | 6 | Nepheline syenite 40; Silica 25; Whiting 20; Iron 3 | Grey blue | satin | 5
Honey | 6 | Feldspar 45; Dolomite 12; Rutile 4 | Amber | gloss | 4
Chalk | 8 | Kaolin 30; Feldspar 40; Magnesium 15 | White | matt | 3
kiln_firing: title | date | type | cone | temperature | hours | assignee | notes
Bisque 31 | -3 | bisque | 06 | 1000 | 9 | Ama Boateng | One mug cracked.
Glaze 30 | -10 | glaze | 6 | 1222 | 11 | Piet Bos | Even, top shelf a little hot.
Raku evening | -24 | raku | | 980 | 2 | Ama Boateng | Good copper.
kiln_firing.de: title | date | type | cone | temperature | hours | assignee | notes
Schrühbrand 31 | -3 | bisque | 06 | 1000 | 9 | Ama Boateng | Ein Becher gerissen.
Glasurbrand 30 | -10 | glaze | 6 | 1222 | 11 | Piet Bos | Gleichmäßig, oben etwas heiß.
Raku-Abend | -24 | raku | | 980 | 2 | Ama Boateng | Schönes Kupfer.
pottery_piece: title | date | material | status | weight | height
Tall jug | -2 | Stoneware, toasted | dry | 1.3 | 28
Six breakfast bowls | -9 | Stoneware, white | bisqued | 0.45 | 8
Moon jar | -40 | Porcelain | finished | 2.1 | 31
pottery_piece.de: title | date | material | status | weight | height
Hoher Krug | -2 | Steinzeug, geröstet | dry | 1.3 | 28
Sechs Müslischalen | -9 | Steinzeug, weiß | bisqued | 0.45 | 8
Mondvase | -40 | Porzellan | finished | 2.1 | 31
candle_batch: name | batch_number | date | wax | wick | scent | quantity | cured_on
Cedar and smoke | K-41 | -6 | Soy | CD 12 | Cedar | 24 | 8
Beeswax pillars | K-40 | -15 | Beeswax | Square 4 | None | 12 | -1
Orange peel | K-39 | -30 | Rapeseed | CD 10 | Orange | 30 | -16
candle_batch.de: name | batch_number | date | wax | wick | scent | quantity | cured_on
Zeder und Rauch | K-41 | -6 | Soja | CD 12 | Zeder | 24 | 8
Stumpenkerzen | K-40 | -15 | Bienenwachs | Rund 4 | Ohne | 12 | -1
Orangenschale | K-39 | -30 | Raps | CD 10 | Orange | 30 | -16
soap_batch: name | batch_number | date | ingredients | superfat | scent | quantity | cured_on
Oat and honey | S-18 | -12 | Olive oil 60; Coconut oil 25; Shea 15 | 6 | Honey | 20 | 16
Plain olive | S-17 | -40 | Olive oil 100 | 5 | None | 18 | -12
Charcoal bar | S-16 | -55 | Olive oil 50; Coconut oil 30; Castor 20 | 7 | Tea tree | 22 | -27
soap_batch.de: name | batch_number | date | ingredients | superfat | scent | quantity | cured_on
Hafer und Honig | S-18 | -12 | Olivenöl 60; Kokosöl 25; Shea 15 | 6 | Honig | 20 | 16
Reine Olive | S-17 | -40 | Olivenöl 100 | 5 | Ohne | 18 | -12
Kohleseife | S-16 | -55 | Olivenöl 50; Kokosöl 30; Rizinus 20 | 7 | Teebaum | 22 | -27
leather_piece: title | material | color | status | hours | cost
Card holder, two pockets | Veg tan 1.5 mm | Cognac | finished | 3 | 9
Satchel for Ife | Bridle 3 mm | Black | in_progress | 14 | 62
Watch strap | Shell | Burgundy | idea | |
timber_board: name | material | length | width | thickness | quantity | location | humidity
Cherry, wide | Cherry | 2.4 | 28 | 32 | 3 | Rack 1 | 11
Oak from the barn | Oak | 1.9 | 22 | 50 | 6 | Under the stairs | 13
Ash, white | Ash | 3 | 18 | 27 | 4 | Rack 2 | 10
timber_board.de: name | material | length | width | thickness | quantity | location | humidity
Kirsche, breit | Kirsche | 2.4 | 28 | 32 | 3 | Regal 1 | 11
Eiche aus der Scheune | Eiche | 1.9 | 22 | 50 | 6 | Unter der Treppe | 13
Esche, hell | Esche | 3 | 18 | 27 | 4 | Regal 2 | 10
jewellery_piece: title | material | stone | size | available
Hammered ring | Silver | None | 54 | yes
Fern earrings | Silver, oxidised | Moonstone | 4 cm | yes
Tide necklace | Silver and brass | Labradorite | 45 cm | no
jewellery_piece.de: title | material | stone | size | available
Ring, gehämmert | Silber | Ohne | 54 | yes
Farn-Ohrringe | Silber, geschwärzt | Mondstein | 4 cm | yes
Gezeitenkette | Silber und Messing | Labradorit | 45 cm | no
printed_model: title | filament | color | status | hours | weight | notes
Plant pot with saucer | PLA | Terracotta | done | 7 | 0.14 |
Gear for the coffee mill | PETG | Black | printing | 2 | 0.02 | 60 % infill.
Dragon, articulated | PLA silk | Copper | failed | 11 | 0.2 | Let go of the bed at layer 40.
printed_model.de: title | filament | color | status | hours | weight | notes
Blumentopf mit Teller | PLA | Terrakotta | done | 7 | 0.14 |
Zahnrad für die Kaffeemühle | PETG | Schwarz | printing | 2 | 0.02 | 60 % Füllung.
Drache, beweglich | PLA Silk | Kupfer | failed | 11 | 0.2 | Bei Schicht 40 vom Bett gelöst.
custom_commission: title | customer_name | description | due_date | price | deposit | status
Portrait of two dogs | Lena Hoffmann | Oil, 40 × 50 cm, from photos. | 30 | 420 | 140 | in_progress
Walnut bench | Kofi Antwi | 120 cm, rounded edges. | 55 | 680 | 200 | agreed
Wedding bowls | Yuki Tanaka | Twelve, pale blue. | 18 | 360 | | asked
custom_commission.de: title | customer_name | description | due_date | price | deposit | status
Porträt zweier Hunde | Lena Hoffmann | Öl, 40 × 50 cm, nach Fotos. | 30 | 420 | 140 | in_progress
Bank aus Nussbaum | Kofi Antwi | 120 cm, runde Kanten. | 55 | 680 | 200 | agreed
Hochzeitsschalen | Yuki Tanaka | Zwölf, hellblau. | 18 | 360 | | asked
glaze.de: name | cone | ingredients | color | type | rating
Regen auf Schiefer | 6 | Nephelin-Syenit 40; Quarz 25; Kreide 20; Eisen 3 | Graublau | satin | 5
Honig | 6 | Feldspat 45; Dolomit 12; Rutil 4 | Bernstein | gloss | 4
Kreide | 8 | Kaolin 30; Feldspat 40; Magnesium 15 | Weiß | matt | 3
leather_piece.de: title | material | color | status | hours | cost
Kartenetui, zwei Fächer | Pflanzlich gegerbt 1,5 mm | Cognac | finished | 3 | 9
Ranzen für Ife | Blankleder 3 mm | Schwarz | in_progress | 14 | 62
Uhrenarmband | Pferdeleder | Burgund | idea | |
`;
