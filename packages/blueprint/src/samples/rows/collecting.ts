export const COLLECTING = `
stamp: name | country | year | denomination | catalogue_number | condition
Numeral, posthorn | Norway | 1886 | 10 øre | 39 | used
Ceres, imperforate | Portugal | 1912 | 1 c | 207 | hinged
Cherry blossom | Japan | 1961 | 10 yen | 726 | unused
Lighthouses, set of four | Canada | 1984 | 32 c | 1032 | unused
stamp.de: name | country | year | denomination | catalogue_number | condition
Posthorn | Norwegen | 1886 | 10 Øre | 39 | used
Ceres, geschnitten | Portugal | 1912 | 1 c | 207 | hinged
Kirschblüte | Japan | 1961 | 10 Yen | 726 | unused
Leuchttürme, Satz | Kanada | 1984 | 32 c | 1032 | unused
wristwatch: name | brand | year | movement | case_size | last_done
Grandfather's dress watch | Junghans | 1958 | Hand-wound | 34 | -700
Field watch | Seiko | 2019 | Automatic | 38 | -1400
Pocket watch, silver | Waltham | 1894 | Hand-wound | 47 | -90
wristwatch.de: name | brand | year | movement | case_size | last_done
Großvaters Anzuguhr | Junghans | 1958 | Handaufzug | 34 | -700
Fliegeruhr | Laco | 2019 | Automatik | 42 | -1400
Taschenuhr, Silber | Waltham | 1894 | Handaufzug | 47 | -90
vinyl_pressing: title | artist | brand | country | year | matrix_number | condition
Kind of Blue | Miles Davis | Columbia | USA | 1962 | XLP47324-1B | very_good
Blue | Joni Mitchell | Reprise | UK | 1971 | A1 / B1 | near_mint
Autobahn | Kraftwerk | Philips | Germany | 1974 | 6305 231 1Y | good
model_train: name | scale | brand | number | condition
Steam locomotive class 01 | H0 | Märklin | 3048 | good
Tank wagon, blue | N | Fleischmann | 8480 | new
Tram, two-axle | H0 | Roco | 52590 | worn
model_train.de: name | scale | brand | number | condition
Dampflok Baureihe 01 | H0 | Märklin | 3048 | good
Kesselwagen, blau | N | Fleischmann | 8480 | new
Straßenbahn, zweiachsig | H0 | Roco | 52590 | worn
doll: name | brand | year | material | height | condition
Käthe | Thuringian workshop | 1926 | Cloth and plaster | 43 | worn
Hina pair | Kyoto | 1958 | Wood and silk | 18 | good
Brown bear with growler | Steiff | 1951 | Mohair | 35 | good
doll.de: name | brand | year | material | height | condition
Käthe | Thüringer Werkstatt | 1926 | Stoff und Gips | 43 | worn
Hina-Paar | Kyoto | 1958 | Holz und Seide | 18 | good
Braunbär mit Brummstimme | Steiff | 1951 | Mohair | 35 | good
collector_knife: name | brand | blade_steel | length | material | last_done
Opinel No. 8 | Opinel | Carbon | 8.5 | Beech | -30
Santoku | Sakai smith | White paper 2 | 17 | Magnolia | -12
Barlow | Sheffield | 1095 | 6.5 | Bone | -200
postcard: title | city | country | year | reporter | condition
Funicular above the bay | Naples | Italy | 1908 | Unused | good
Greetings from the pier | Brighton | England | 1923 | To Miss Adler | worn
Fjord steamer | Bergen | Norway | 1936 | From Uncle Olav | good
postcard.de: title | city | country | year | reporter | condition
Seilbahn über der Bucht | Neapel | Italien | 1908 | Ungelaufen | good
Gruß von der Seebrücke | Heringsdorf | Deutschland | 1923 | An Fräulein Adler | worn
Fjorddampfer | Bergen | Norwegen | 1936 | Von Onkel Olav | good
mineral: name | origin | mohs_hardness | color | weight
Amethyst druse | Uruguay | 7 | Violet | 1.4
Fluorite, cubes | Weardale, England | 4 | Green | 0.3
Pyrite sun | Illinois, USA | 6.5 | Brass | 0.2
Malachite, polished | Katanga | 4 | Green | 0.5
mineral.de: name | origin | mohs_hardness | color | weight
Amethystdruse | Uruguay | 7 | Violett | 1.4
Fluorit, Würfel | Wölsendorf | 4 | Grün | 0.3
Pyritsonne | Illinois, USA | 6.5 | Messing | 0.2
Malachit, poliert | Katanga | 4 | Grün | 0.5
fossil: name | scientific_name | period | origin | date | size
Ammonite | Dactylioceras commune | Jurassic | Whitby beach | -40 | 7 cm
Sea urchin | Micraster | Cretaceous | Chalk pit | -300 | 5 cm
Fern | Pecopteris | Carboniferous | Mine tip | -900 | 11 cm
fossil.de: name | scientific_name | period | origin | date | size
Ammonit | Dactylioceras commune | Jura | Holzmaden | -40 | 7 cm
Seeigel | Micraster | Kreide | Rügen | -300 | 5 cm
Farn | Pecopteris | Karbon | Halde im Saarland | -900 | 11 cm
antique_map: title | author | year | region | size | condition
The two hemispheres | After Blaeu | 1664 | World | 54 × 42 cm | good
County roads | J. Cary | 1793 | Yorkshire | 27 × 22 cm | worn
Railway map | Unknown | 1889 | Saxony | 60 × 48 cm | good
archaeological_find: title | number | date | depth | material | period
Buckle, two-part | F-031 | -4 | 18 | Bronze | 14th century
Musket balls, five | F-032 | -4 | 12 | Lead | 17th century
Loom weight, half | F-018 | -60 | 35 | Fired clay | Iron Age
fountain_pen: name | brand | nib | ink_color | last_done
School pen, green | Pelikan | M | Royal blue | -9
Sailor 1911 | Sailor | EF | Teal | -30
Safety pen | Waterman | Flexible | Empty | -400
autograph: name | date | location | authentic | notes
Conductor after the premiere | -700 | Opera, stage door | yes | On the programme.
Goalkeeper, shirt | -90 | Training ground | yes |
Astronomer, book | -1500 | Lecture hall | no | Bought at a fair.
archive_item: title | shelfmark | period | location | condition | tags
Minutes of the village council | A 12/3 | 1871 to 1889 | Room 1, shelf 4 | good | council; minutes
Glass negatives, harvest | F 2/41 | About 1910 | Cool room | worn | photo; farming
Letters from the mill | B 7/1 | 1904 to 1912 | Room 1, shelf 9 | good | letters; trade
archive_item.de: title | shelfmark | period | location | condition | tags
Protokolle des Gemeinderats | A 12/3 | 1871 bis 1889 | Raum 1, Regal 4 | good | Rat; Protokoll
Glasnegative, Ernte | F 2/41 | Um 1910 | Kühlraum | worn | Foto; Landwirtschaft
Briefe aus der Mühle | B 7/1 | 1904 bis 1912 | Raum 1, Regal 9 | good | Briefe; Handel
exhibit_loan: title | lender | borrower | start_date | end_date | value | returned
Still life with lemons | City museum | Coast gallery | -20 | 70 | 18000 | no
Ship model, 1890 | Private | Harbour museum | 15 | 190 | 4200 | no
Two loom shuttles | Local archive | School | -90 | -10 | 150 | yes
conservation_treatment: title | date | condition | treatment | materials | assignee
Altar panel, flaking | -30 | broken | Laid down loose paint, cleaned the sky. | Isinglass; Cotton | Irina Petrova
Globe, tears | -6 | worn | Surface clean, tears bridged. | Wheat starch; Japanese paper | Luca Ferri
Iron hinge | -80 | worn | Rust reduced, coated. | Tannic acid; Wax | Irina Petrova
collector_knife.de: name | brand | blade_steel | length | material | last_done
Opinel Nr. 8 | Opinel | Karbon | 8.5 | Buche | -30
Santoku | Schmiede in Sakai | White Paper 2 | 17 | Magnolie | -12
Taschenmesser, alt | Solingen | C75 | 6.5 | Hirschhorn | -200
antique_map.de: title | author | year | region | size | condition
Die zwei Erdhälften | Nach Blaeu | 1664 | Welt | 54 × 42 cm | good
Straßenkarte | J. Cary | 1793 | Yorkshire | 27 × 22 cm | worn
Eisenbahnkarte | Unbekannt | 1889 | Sachsen | 60 × 48 cm | good
archaeological_find.de: title | number | date | depth | material | period
Schnalle, zweiteilig | F-031 | -4 | 18 | Bronze | 14. Jahrhundert
Fünf Musketenkugeln | F-032 | -4 | 12 | Blei | 17. Jahrhundert
Webgewicht, halb | F-018 | -60 | 35 | Ton | Eisenzeit
fountain_pen.de: name | brand | nib | ink_color | last_done
Schulfüller, grün | Pelikan | M | Königsblau | -9
Sailor 1911 | Sailor | EF | Petrol | -30
Sicherheitsfüller | Waterman | Flexibel | Leer | -400
autograph.de: name | date | location | authentic | notes
Dirigentin nach der Premiere | -700 | Oper, Bühneneingang | yes | Auf dem Programmheft.
Torwart, Trikot | -90 | Trainingsplatz | yes |
Astronom, Buch | -1500 | Hörsaal | no | Auf einer Börse gekauft.
exhibit_loan.de: title | lender | borrower | start_date | end_date | value | returned
Stillleben mit Zitronen | Stadtmuseum | Galerie an der Küste | -20 | 70 | 18000 | no
Schiffsmodell, 1890 | Privat | Hafenmuseum | 15 | 190 | 4200 | no
Zwei Webschiffchen | Ortsarchiv | Schule | -90 | -10 | 150 | yes
conservation_treatment.de: title | date | condition | treatment | materials | assignee
Altartafel, blätternd | -30 | broken | Lose Malschicht niedergelegt, Himmel gereinigt. | Hausenblase; Watte | Irina Petrowa
Globus, Risse | -6 | worn | Oberfläche gereinigt, Risse geschlossen. | Weizenstärke; Japanpapier | Luca Ferri
Eisenscharnier | -80 | worn | Rost abgenommen, beschichtet. | Tannin; Wachs | Irina Petrowa
`;
