export const SCREEN = `
film_scene: title | scene_number | type | category | cast | summary | status | date
The ferry leaves without her | 12 | exterior | dusk | Nia; Old sailor | She runs along the pier and stops. | shot | -2
Soup and silence | 14 | interior | night | Nia; Her brother | Nobody mentions the letter. | planned | 3
Market at dawn | 3 | exterior | day | Nia | First time we see the town awake. | planned | 4
film_scene.de: title | scene_number | type | category | cast | summary | status | date
Die Fähre legt ohne sie ab | 12 | exterior | dusk | Nia; Alter Seemann | Sie rennt den Steg entlang und bleibt stehen. | shot | -2
Suppe und Schweigen | 14 | interior | night | Nia; Ihr Bruder | Niemand erwähnt den Brief. | planned | 3
Markt am Morgen | 3 | exterior | day | Nia | Zum ersten Mal ist die Stadt wach. | planned | 4
film_shot: title | number | type | lens | status | notes
Pier, from the water | 12A | wide | 24 mm | shot | Boat at half speed.
Her hands on the rail | 12C | close_up | 85 mm | shot |
Kitchen table, two-shot | 14A | medium | 35 mm | planned | Lamp in frame.
film_shot.de: title | number | type | lens | status | notes
Steg, vom Wasser aus | 12A | wide | 24 mm | shot | Boot mit halber Fahrt.
Ihre Hände am Geländer | 12C | close_up | 85 mm | shot |
Küchentisch, zu zweit | 14A | medium | 35 mm | planned | Lampe im Bild.
film_location: name | address | contact_person | fee | status | notes
Old ferry pier | Harbour Street | Harbour master | 150 | booked | Quiet before seven.
Upstairs flat | 8 Church Hill | Mrs Adeyemi | 80 | visited | Narrow stairs, north light.
Covered market | Market square | City office | 0 | idea |
stage_cue: number | cue_line | category | page | fade | notes
LX 14 | "Then close the window." | light | 21 | 4 | Moon through the blinds.
SND 9 | Door slams | sound | 21 | 0 |
LX 15 | She sits | light | 22 | 8 | Warm, from the lamp.
VID 2 | End of the song | video | 30 | 2 | Rain on the back wall.
stage_cue.de: number | cue_line | category | page | fade | notes
LX 14 | „Dann mach das Fenster zu.“ | light | 21 | 4 | Mond durch die Jalousie.
SND 9 | Tür fällt zu | sound | 21 | 0 |
LX 15 | Sie setzt sich | light | 22 | 8 | Warm, von der Lampe.
VID 2 | Ende des Liedes | video | 30 | 2 | Regen auf der Rückwand.
voice_actor: name | language | voice_age | hourly_rate | available | notes
Zanele Dube | English, Zulu | 25 to 40 | 120 | yes | Warm, low.
Mikko Laine | Finnish, English | 50 to 65 | 110 | yes | Dry humour.
Inés Vidal | Spanish, Catalan | 12 to 20 | 95 | no | Back in June.
shooting_day: title | date | call_time | location | weather | attendees
Day 4: pier | 3 | 05:30 | Old ferry pier | Clear, cold | Nia; Sailor; Boat crew
Day 5: kitchen | 4 | 08:00 | Upstairs flat | Indoors | Nia; Brother
Day 3: market | -1 | 05:00 | Covered market | Drizzle | Nia; 12 extras
shooting_day.de: title | date | call_time | location | weather | attendees
Tag 4: Steg | 3 | 05:30 | Alter Fähranleger | Klar, kalt | Nia; Seemann; Bootsleute
Tag 5: Küche | 4 | 08:00 | Wohnung oben | Innen | Nia; Bruder
Tag 3: Markt | -1 | 05:00 | Markthalle | Niesel | Nia; 12 Komparsen
ad_slot: title | advertiser | start_date | end_date | price | status | paid
Back cover, June issue | Green Fork | 20 | 50 | 480 | booked | no
Newsletter banner | Papier & Co | 2 | 9 | 90 | booked | yes
Half page, village paper | Solara Energy | 35 | 65 | 210 | waiting | no
sponsorship_deal: title | company | value | stage | deliverables | due_date | contact_person
Three episodes | Alba Textiles | 1800 | negotiation | Mention at the start; Link in the notes | 14 | Clara Neves
Festival main stage | Solara Energy | 9000 | won | Banner; Twenty tickets | 40 | Omar Said
Shirts for the youth team | Green Fork | 650 | proposal | Logo on the sleeve | 25 | Priya Nair
press_contact: name | outlet | topic | phone | last_done
Farida Noor | Coast Daily | art | +44 20 555 0117 | -12
Lukas Brandt | City Radio | history | +49 30 555 0141 | -60
Amélie Petit | Science weekly | science | +33 1 55 55 01 62 | -5
press_clipping: title | outlet | date | author | summary
A choir that never says no | Coast Daily | -4 | Farida Noor | Half a page with a photo of the rehearsal.
Repair café saves a ton of waste | City Radio | -19 | Lukas Brandt | Four minutes, two voices.
Small museum, big whale | Travel pages | -40 | | Mentioned among ten tips.
book_chapter: title | number | word_count | word_target | status | due_date | summary
The letter | 1 | 3120 | 3000 | revised | -20 | She finds it in the flour.
Low tide | 2 | 2480 | 3500 | first_draft | 6 | Father walks out on the sand.
What the ferryman saw | 3 | 400 | 3000 | outline | 25 |
book_chapter.de: title | number | word_count | word_target | status | due_date | summary
Der Brief | 1 | 3120 | 3000 | revised | -20 | Sie findet ihn im Mehl.
Ebbe | 2 | 2480 | 3500 | first_draft | 6 | Der Vater geht hinaus aufs Watt.
Was der Fährmann sah | 3 | 400 | 3000 | outline | 25 |
livestream: title | starts_at | duration | topic | viewers | description
Repairing a mixing desk, part 2 | 2 | 120 | science | | Fader three still crackles.
Sunday sketching | 5 | 90 | art | | Bring a pencil.
Questions about the telescope | -3 | 60 | science | 214 | Recording is up.
glossary_term: front | back | language | topic | example
Slip | Liquid clay that joins two pieces | English | art | Score both sides and add slip.
Escapement | Part of a watch that lets the gear go step by step | English | science | You hear the escapement tick.
Terroir | What soil and weather give to a taste | French | geography | The same grape, another terroir.
glossary_term.de: front | back | language | topic | example
Schlicker | Flüssiger Ton, der zwei Teile verbindet | Deutsch | art | Beide Seiten aufrauen und Schlicker auftragen.
Hemmung | Teil der Uhr, der das Räderwerk schrittweise freigibt | Deutsch | science | Man hört die Hemmung ticken.
Terroir | Was Boden und Wetter dem Geschmack geben | Französisch | geography | Dieselbe Traube, ein anderes Terroir.
recording_session: title | starts_at | song_key | tempo | attendees | progress | notes
Lanterns, drums and bass | -6 | D minor | 96 | Kofi; Lena | 100 | Take 4.
Lanterns, voices | 1 | D minor | 96 | Amara | 0 | Warm up the ribbon mic.
Paper boats, guitar | 8 | G major | 112 | Diego | 0 |
film_location.de: name | address | contact_person | fee | status | notes
Alter Fähranleger | Hafenstraße | Hafenmeisterin | 150 | booked | Vor sieben ist es still.
Wohnung oben | Am Markt 3 | Frau Adeyemi | 80 | visited | Enge Treppe, Nordlicht.
Markthalle | Marktplatz | Stadtverwaltung | 0 | idea |
voice_actor.de: name | language | voice_age | hourly_rate | available | notes
Zanele Dube | Deutsch, Zulu | 25 bis 40 | 120 | yes | Warm, tief.
Mikko Laine | Finnisch, Deutsch | 50 bis 65 | 110 | yes | Trockener Humor.
Inés Vidal | Spanisch, Deutsch | 12 bis 20 | 95 | no | Wieder im Juni.
ad_slot.de: title | advertiser | start_date | end_date | price | status | paid
Rückseite, Juniheft | Grüne Gabel | 20 | 50 | 480 | booked | no
Newsletter-Banner | Papier & Co | 2 | 9 | 90 | booked | yes
Halbe Seite, Dorfblatt | Solara Energie | 35 | 65 | 210 | waiting | no
sponsorship_deal.de: title | company | value | stage | deliverables | due_date | contact_person
Drei Folgen | Textil Alba | 1800 | negotiation | Nennung am Anfang; Link in den Notizen | 14 | Clara Neves
Hauptbühne des Festivals | Solara Energie | 9000 | won | Banner; Zwanzig Karten | 40 | Omar Said
Trikots der Jugend | Grüne Gabel | 650 | proposal | Logo am Ärmel | 25 | Petra Lindner
press_contact.de: name | outlet | topic | phone | last_done
Farida Noor | Küstenblatt | art | +49 451 555 0117 | -12
Lukas Brandt | Stadtradio | history | +49 30 555 0141 | -60
Amélie Petit | Wissen wöchentlich | science | +33 1 55 55 01 62 | -5
press_clipping.de: title | outlet | date | author | summary
Ein Chor, der nie Nein sagt | Küstenblatt | -4 | Farida Noor | Halbe Seite mit Foto der Probe.
Repair-Café spart eine Tonne Müll | Stadtradio | -19 | Lukas Brandt | Vier Minuten, zwei Stimmen.
Kleines Museum, großer Wal | Reiseseiten | -40 | | Unter zehn Tipps genannt.
livestream.de: title | starts_at | duration | topic | viewers | description
Mischpult reparieren, Teil 2 | 2 | 120 | science | | Regler drei knistert noch.
Sonntagsskizzen | 5 | 90 | art | | Bleistift mitbringen.
Fragen zum Teleskop | -3 | 60 | science | 214 | Die Aufnahme steht bereit.
recording_session.de: title | starts_at | song_key | tempo | attendees | progress | notes
Laternen, Schlagzeug und Bass | -6 | d-Moll | 96 | Kofi; Lena | 100 | Take 4.
Laternen, Stimmen | 1 | d-Moll | 96 | Amara | 0 | Bändchenmikrofon vorwärmen.
Papierboote, Gitarre | 8 | G-Dur | 112 | Diego | 0 |
`;
