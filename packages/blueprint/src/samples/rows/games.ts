export const GAMES = `
faction: name | leader | status | location | goal | story
The Lamplighters | Captain Ysolde | ally | Harbour ward | Keep every street lit. | Former smugglers, now the night watch.
House Varrin | Lord Varrin | enemy | The high terraces | Buy the council. | Old money, new debts.
The Quiet Order | Unknown | neutral | Monastery in the marsh | Guard the drowned bell. | They never speak after dusk.
faction.de: name | leader | status | location | goal | story
Die Laternenwächter | Hauptfrau Ysolde | ally | Hafenviertel | Jede Gasse beleuchten. | Einst Schmuggler, jetzt Nachtwache.
Haus Varrin | Fürst Varrin | enemy | Hohe Terrassen | Den Rat kaufen. | Altes Geld, neue Schulden.
Der Stille Orden | Unbekannt | neutral | Kloster im Moor | Die versunkene Glocke hüten. | Nach Sonnenuntergang sprechen sie nicht.
campaign_place: name | type | region | owner | hazard | story
Saltmouth | town | The Grey Coast | Harbour council | low | Smells of tar and oranges.
The Sunken Stair | dungeon | Below Saltmouth | Nobody | high | Floods with the tide.
Bell Marsh | wild | East of the river | The Quiet Order | medium | Lights that are not lanterns.
campaign_place.de: name | type | region | owner | hazard | story
Salzmund | town | Graue Küste | Hafenrat | low | Riecht nach Teer und Orangen.
Die Versunkene Treppe | dungeon | Unter Salzmund | Niemand | high | Läuft mit der Flut voll.
Glockenmoor | wild | Östlich des Flusses | Der Stille Orden | medium | Lichter, die keine Laternen sind.
spellbook_entry: name | level | type | casting_time | range | lasts | description
Lantern of Salt | 1 | protection | One action | Touch | One hour | No ghost crosses its light.
Second Shadow | 3 | illusion | One action | 20 m | Ten minutes | Your shadow walks on without you.
Mend the Breath | 2 | healing | One reaction | 10 m | At once | Brings back who has just fallen.
spellbook_entry.de: name | level | type | casting_time | range | lasts | description
Salzlaterne | 1 | protection | Eine Aktion | Berührung | Eine Stunde | Kein Geist tritt in ihr Licht.
Zweiter Schatten | 3 | illusion | Eine Aktion | 20 m | Zehn Minuten | Dein Schatten geht ohne dich weiter.
Atem flicken | 2 | healing | Eine Reaktion | 10 m | Sofort | Holt zurück, wer gerade fiel.
rpg_session: title | session | date | attendees | location | summary | reward | next_step
The toll at the bridge | 7 | -6 | Ada; Ben; Noor | Bell Marsh | Paid the troll with a song, lost a horse. | 40 silver | Who wrote the letter?
Rats in the chapel | 6 | -20 | Ada; Ben; Noor; Luis | Saltmouth | Not rats. | Bell clapper | Hide the clapper.
A quiet night | 5 | -34 | Ada; Noor | Saltmouth | It was not. | |
rpg_session.de: title | session | date | attendees | location | summary | reward | next_step
Der Zoll an der Brücke | 7 | -6 | Ada; Ben; Noor | Glockenmoor | Den Troll mit einem Lied bezahlt, ein Pferd verloren. | 40 Silber | Wer schrieb den Brief?
Ratten in der Kapelle | 6 | -20 | Ada; Ben; Noor; Luis | Salzmund | Keine Ratten. | Glockenklöppel | Den Klöppel verstecken.
Eine ruhige Nacht | 5 | -34 | Ada; Noor | Salzmund | War es nicht. | |
card_deck: name | edition | color | cards | wins | losses
Green stampede | Commander | Green | Forest × 36; Mana elf; Big wurm | 7 | 5
Paper tigers | Standard | White, blue | Fliers; Counterspells | 3 | 6
Budget burn | Modern | Red | Twenty burn spells; Mountains | 11 | 8
game_card: name | set_name | rarity | condition | foil | quantity
Storm drake | Tides | rare | good | no | 2
Lantern bearer | Old roads | common | new | yes | 4
The drowned bell | Tides | very_rare | good | yes | 1
game_play: title | date | attendees | winner | duration | score
Wingspan | -2 | Mira; Tom; Aiko | Aiko | 75 | 92
Azul | -2 | Mira; Tom | Tom | 40 | 71
Pandemic | -16 | All four | Nobody | 60 |
game_play.de: title | date | attendees | winner | duration | score
Flügelschlag | -2 | Mira; Tom; Aiko | Aiko | 75 | 92
Azul | -2 | Mira; Tom | Tom | 40 | 71
Pandemie | -16 | Alle vier | Niemand | 60 |
miniature: name | army | quantity | status | paints
River guard, spears | Saltmouth | 10 | in_progress | Sea blue; Bone; Brass
Marsh troll | Monsters | 1 | finished | Moss; Rust wash
Cavalry, second unit | Saltmouth | 5 | idea |
miniature.de: name | army | quantity | status | paints
Flusswache mit Speeren | Salzmund | 10 | in_progress | Seeblau; Knochen; Messing
Moortroll | Monster | 1 | finished | Moos; Rostwasch
Reiterei, zweite Einheit | Salzmund | 5 | idea |
jigsaw_puzzle: title | brand | pieces | done | hours | missing_pieces | rating
Night train | Heye | 1000 | yes | 14 | 0 | 5
The great wave | Educa | 2000 | no | 9 | | 4
Map of the harbour | Flea market | 500 | yes | 5 | 2 | 3
jigsaw_puzzle.de: title | brand | pieces | done | hours | missing_pieces | rating
Nachtzug | Heye | 1000 | yes | 14 | 0 | 5
Die große Welle | Educa | 2000 | no | 9 | | 4
Hafenkarte | Flohmarkt | 500 | yes | 5 | 2 | 3
game_achievement: title | rarity | done | date | description
No lantern left dark | rare | yes | -8 | Light every lamp in one night.
Pacifist | very_rare | no | | Finish without a fight.
First catch | common | yes | -30 | Land any fish.
speedrun: title | player | run_time | date | personal_best | notes
Any percent | Kiko | 42.6 | -1 | yes | Skipped the tower.
All bells | Kiko | 96.2 | -9 | no | Lost two minutes in the marsh.
Any percent | Bram | 44.1 | -5 | yes |
card_deck.de: name | edition | color | cards | wins | losses
Grüne Stampede | Commander | Grün | Wald × 36; Manaelf; Großer Wurm | 7 | 5
Papiertiger | Standard | Weiß, blau | Flieger; Gegenzauber | 3 | 6
Feuer für wenig Geld | Modern | Rot | Zwanzig Feuersprüche; Gebirge | 11 | 8
game_achievement.de: title | rarity | done | date | description
Keine Laterne dunkel | rare | yes | -8 | Jede Lampe in einer Nacht anzünden.
Friedfertig | very_rare | no | | Ohne Kampf ans Ende.
Erster Fang | common | yes | -30 | Irgendeinen Fisch an Land ziehen.
`;
