export const SCIENCE = `
reagent: name | cas_number | concentration | quantity | reorder_level | hazard | location | expiry_date
Ethanol, absolute | 64-17-5 | 99.8 % | 6 | 4 | high | Flammables cabinet | 400
Tris buffer | 77-86-1 | 1 M | 2 | 3 | low | Shelf B | 120
Hydrochloric acid | 7647-01-0 | 37 % | 3 | 2 | high | Acid cabinet | 700
Agar powder | 9002-18-0 | | 8 | 2 | low | Shelf C | 35
reagent.de: name | cas_number | concentration | quantity | reorder_level | hazard | location | expiry_date
Ethanol, absolut | 64-17-5 | 99,8 % | 6 | 4 | high | Sicherheitsschrank | 400
Tris-Puffer | 77-86-1 | 1 M | 2 | 3 | low | Regal B | 120
Salzsäure | 7647-01-0 | 37 % | 3 | 2 | high | Säureschrank | 700
Agar-Pulver | 9002-18-0 | | 8 | 2 | low | Regal C | 35
lab_protocol: title | edition | duration | materials | steps | hazard | author
DNA from leaves | 4 | 150 | Lysis buffer; Mortar; Ethanol | Grind in liquid nitrogen; Lyse at 65 °C; Precipitate; Wash twice | medium | Mei Tan
Gram stain | 2 | 20 | Crystal violet; Iodine; Safranin | Fix; Stain; Rinse; Counterstain | low | Jonas Meyer
Chlorophyll by photometer | 1 | 60 | Acetone 80 %; Cuvettes | Extract in the dark; Spin; Read at 663 and 645 nm | medium | Aisha Rahman
lab_protocol.de: title | edition | duration | materials | steps | hazard | author
DNA aus Blättern | 4 | 150 | Lysepuffer; Mörser; Ethanol | In flüssigem Stickstoff mörsern; Bei 65 °C lysieren; Fällen; Zweimal waschen | medium | Mei Tan
Gram-Färbung | 2 | 20 | Kristallviolett; Jod; Safranin | Fixieren; Färben; Spülen; Gegenfärben | low | Jonas Meyer
Chlorophyll am Photometer | 1 | 60 | Aceton 80 %; Küvetten | Im Dunkeln extrahieren; Zentrifugieren; Bei 663 und 645 nm messen | medium | Aylin Demir
lab_instrument: name | model | serial_number | location | status | next_due
Balance 0.1 mg | AB-204 | 118830 | Weighing room | available | 40
Centrifuge, cooled | CF-15R | 55201 | Lab 2 | in_use | 120
pH meter | PH-7 | 9914 | Lab 1 | in_service | -5
lab_instrument.de: name | model | serial_number | location | status | next_due
Waage 0,1 mg | AB-204 | 118830 | Wägeraum | available | 40
Kühlzentrifuge | CF-15R | 55201 | Labor 2 | in_use | 120
pH-Meter | PH-7 | 9914 | Labor 1 | in_service | -5
calibration: date | result | assignee | next_due | notes
-20 | passed | Aisha Rahman | 345 | Three masses, all within limits.
-8 | remarks | Jonas Meyer | 20 | Drift at pH 10, new buffer ordered.
-190 | passed | Mei Tan | 175 |
research_dataset: title | description | author | year | sample_size | licence | tags
River temperature, hourly | Four loggers, two winters. | Aisha Rahman | 2023 | 70080 | CC BY 4.0 | water; time series
Hedgerow birds | Point counts at dawn. | Tom Brandt | 2022 | 1140 | CC0 | birds; survey
Soil cores, north field | Carbon in three depths. | Mei Tan | 2024 | 96 | On request | soil; carbon
sampling_site: name | coordinates | habitat | elevation | interval_days | last_done | notes
Mill weir | 53.802, -1.548 | River, gravel bed | 48 | 14 | -9 | Park at the chapel.
Alder carr | 53.811, -1.602 | Wet woodland | 61 | 30 | -33 | Wellies needed.
North field edge | 53.820, -1.577 | Hedge and margin | 75 | 30 | -4 |
sampling_site.de: name | coordinates | habitat | elevation | interval_days | last_done | notes
Mühlwehr | 51.340, 12.375 | Fluss, Kies | 108 | 14 | -9 | Parken an der Kapelle.
Erlenbruch | 51.351, 12.402 | Bruchwald | 112 | 30 | -33 | Gummistiefel nötig.
Feldrand Nord | 51.360, 12.377 | Hecke und Saum | 121 | 30 | -4 |
field_observation: title | scientific_name | date | coordinates | quantity | habitat | notes
Common toad | Bufo bufo | -3 | 53.802, -1.548 | 14 | Lane by the pond | Crossing after rain.
Wall brown | Lasiommata megera | -11 | 53.820, -1.577 | 2 | Quarry edge |
Bee orchid | Ophrys apifera | -40 | 53.815, -1.560 | 31 | Verge, unmown | More than last year.
field_observation.de: title | scientific_name | date | quantity | habitat | notes
Erdkröte | Bufo bufo | -3 | 14 | Weg am Teich | Wanderung nach Regen.
Mauerfuchs | Lasiommata megera | -11 | 2 | Steinbruchkante |
Bienen-Ragwurz | Ophrys apifera | -40 | 31 | Böschung, ungemäht | Mehr als im Vorjahr.
herbarium_sheet: title | scientific_name | number | collected_by | date | habitat
Cuckooflower | Cardamine pratensis | H-0211 | Ruth Adler | -380 | Wet meadow
Harebell | Campanula rotundifolia | H-0212 | Ruth Adler | -300 | Dry bank
Sea holly | Eryngium maritimum | H-0219 | Tomás Herrera | -90 | Dune
cell_culture: name | passage | origin | status | location | assignee | next_due
HEK293, flask A | 18 | Repository | growing | Incubator 2 | Mei Tan | 1
Vero, vial 12 | 9 | Repository | frozen | Tank 1, rack 4 | Jonas Meyer |
Fibroblasts, donor 7 | 4 | Clinic | contaminated | Quarantine | Mei Tan | 0
study_participant: number | age | gender | category | consent_given | start_date | status | next_due
P-014 | 34 | female | treatment | yes | -40 | enrolled | 2
P-015 | 51 | male | control | yes | -38 | enrolled | 4
P-016 | 29 | other | treatment | no | | invited | 7
P-009 | 45 | female | control | yes | -120 | completed |
water_test: date | ph | temperature | nitrate | water_hardness | notes
-1 | 7.2 | 24.5 | 15 | 9 | After the water change.
-8 | 7.1 | 25 | 30 | 9 |
-15 | 7.3 | 24 | 40 | 10 | Changed a third.
water_test.de: date | ph | temperature | nitrate | water_hardness | notes
-1 | 7.2 | 24.5 | 15 | 9 | Nach dem Wasserwechsel.
-8 | 7.1 | 25 | 30 | 9 |
-15 | 7.3 | 24 | 40 | 10 | Ein Drittel gewechselt.
aquarium: name | volume | type | livestock | interval_days | last_done
Living room tank | 180 | fresh | 12 neon tetras; 6 corydoras; Anubias | 7 | -5
Reef cube | 90 | salt | 2 clownfish; Soft corals | 7 | -9
Gecko terrarium | 120 | dry | 1 crested gecko | 3 | -1
aquarium.de: name | volume | type | livestock | interval_days | last_done
Wohnzimmerbecken | 180 | fresh | 12 Neonsalmler; 6 Panzerwelse; Anubias | 7 | -5
Riffwürfel | 90 | salt | 2 Clownfische; Weichkorallen | 7 | -9
Gecko-Terrarium | 120 | dry | 1 Kronengecko | 3 | -1
stargazing_session: title | starts_at | location | telescope | quality | notes
Saturn and three moons | -6 | Balcony | 90 mm refractor | 4 | Rings wide open.
Andromeda, first light | -20 | Hill car park | 8" Dobson | 5 | Dust lane at the edge of seeing.
Total eclipse of the moon | -75 | Garden | Binoculars 10 × 50 | 3 | Cloud at mid-eclipse.
stargazing_session.de: title | starts_at | location | telescope | quality | notes
Saturn und drei Monde | -6 | Balkon | 90-mm-Refraktor | 4 | Ringe weit geöffnet.
Andromeda, erstes Licht | -20 | Parkplatz am Hügel | 8"-Dobson | 5 | Staubband gerade so zu sehen.
Totale Mondfinsternis | -75 | Garten | Fernglas 10 × 50 | 3 | Wolken zur Mitte.
calibration.de: date | result | assignee | next_due | notes
-20 | passed | Aylin Demir | 345 | Drei Gewichte, alle in der Toleranz.
-8 | remarks | Jonas Meyer | 20 | Drift bei pH 10, neuer Puffer bestellt.
-190 | passed | Mei Tan | 175 |
research_dataset.de: title | description | author | year | sample_size | licence | tags
Flusstemperatur, stündlich | Vier Logger, zwei Winter. | Aylin Demir | 2023 | 70080 | CC BY 4.0 | Wasser; Zeitreihe
Heckenvögel | Punktzählung im Morgengrauen. | Tom Brandt | 2022 | 1140 | CC0 | Vögel; Kartierung
Bodenkerne, Nordfeld | Kohlenstoff in drei Tiefen. | Mei Tan | 2024 | 96 | Auf Anfrage | Boden; Kohlenstoff
herbarium_sheet.de: title | scientific_name | number | collected_by | date | habitat
Wiesenschaumkraut | Cardamine pratensis | H-0211 | Ruth Adler | -380 | Feuchtwiese
Rundblättrige Glockenblume | Campanula rotundifolia | H-0212 | Ruth Adler | -300 | Trockener Hang
Stranddistel | Eryngium maritimum | H-0219 | Tomás Herrera | -90 | Düne
cell_culture.de: name | passage | origin | status | location | assignee | next_due
HEK293, Flasche A | 18 | Sammlung | growing | Inkubator 2 | Mei Tan | 1
Vero, Röhrchen 12 | 9 | Sammlung | frozen | Tank 1, Gestell 4 | Jonas Meyer |
Fibroblasten, Spender 7 | 4 | Klinik | contaminated | Quarantäne | Mei Tan | 0
`;
