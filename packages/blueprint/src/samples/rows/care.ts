export const CARE = `
care_client: name | category | phone | allergies | notes
Edith Warren | medium | +44 113 555 0102 | Penicillin | Key box left of the door.
Giorgio Bellini | low | +44 113 555 0147 | | Speaks Italian with his sister.
Hyacinth Brown | high | +44 113 555 0163 | Latex | Two carers for the hoist.
care_client.de: name | category | phone | allergies | notes
Edith Wagner | medium | +49 341 555 0102 | Penicillin | Schlüsseltresor links der Tür.
Giorgio Bellini | low | +49 341 555 0147 | | Spricht mit der Schwester italienisch.
Halina Nowak | high | +49 341 555 0163 | Latex | Zwei Kräfte am Lifter.
care_visit: carer | starts_at | duration | tasks_done | status | notes
Blessing Adu | 0 | 45 | Wash and dress; Breakfast; Medication | done | Ate well.
Milan Jovic | 0 | 30 | Lunch; Walk to the corner | planned |
Blessing Adu | 1 | 45 | Wash and dress; Breakfast | planned |
Sunita Rao | 1 | 60 | Shopping; Change the bed | planned | List is on the fridge.
care_visit.de: carer | starts_at | duration | tasks_done | status | notes
Blessing Adu | 0 | 45 | Waschen und Anziehen; Frühstück; Tabletten | done | Guter Appetit.
Milan Jovic | 0 | 30 | Mittagessen; Kurzer Spaziergang | planned |
Sunita Rao | 1 | 60 | Einkaufen; Bett beziehen | planned | Zettel am Kühlschrank.
care_plan: title | goal | tasks_done | next_due
Walking again after the hip | Ten minutes outside, with a stick. | Daily exercises; Two short walks | 14
Skin care | No sore spots at the heels. | Turn every three hours; Cream | 7
Eating enough | Hold the weight of this month. | Small meals; Snack at four | 21
care_plan.de: title | goal | tasks_done | next_due
Wieder gehen nach der Hüfte | Zehn Minuten draußen, am Stock. | Tägliche Übungen; Zwei kurze Wege | 14
Hautpflege | Keine Druckstellen an den Fersen. | Alle drei Stunden lagern; Eincremen | 7
Genug essen | Das Gewicht halten. | Kleine Mahlzeiten; Imbiss um vier | 21
referral: date | referred_to | reason | urgent | status
-3 | Cardiology | Irregular pulse | yes | booked
-9 | Physiotherapy | Shoulder, limited range | no | sent
-24 | Dermatology | Mole that changed | no | done
referral.de: date | referred_to | reason | urgent | status
-3 | Kardiologie | Unregelmäßiger Puls | yes | booked
-9 | Physiotherapie | Schulter, eingeschränkt | no | sent
-24 | Hautarzt | Verändertes Muttermal | no | done
lab_result: test | date | result | normal_range
Ferritin | -5 | 28 µg/l | 30 to 200 µg/l
Vitamin D | -5 | 61 nmol/l | 50 to 125 nmol/l
TSH | -96 | 2.1 mU/l | 0.4 to 4.0 mU/l
Haemoglobin | -96 | 13.4 g/dl | 12.0 to 15.5 g/dl
lab_result.de: test | date | result | normal_range
Ferritin | -5 | 28 µg/l | 30 bis 200 µg/l
Vitamin D | -5 | 61 nmol/l | 50 bis 125 nmol/l
TSH | -96 | 2,1 mU/l | 0,4 bis 4,0 mU/l
vaccination: title | person | date | dose | batch_number | next_due
Tetanus and diphtheria | Noor | -2100 | 4 | TD-118 | 1550
Flu | Tom | -30 | 1 | FL-2207 | 335
Hepatitis B | Noor | -410 | 3 | HB-090 |
Tick-borne encephalitis | Mila | -14 | 1 | TE-551 | 21
vaccination.de: title | person | date | dose | batch_number | next_due
Tetanus und Diphtherie | Nora | -2100 | 4 | TD-118 | 1550
Grippe | Tom | -30 | 1 | FL-2207 | 335
FSME | Mila | -14 | 1 | TE-551 | 21
dental_finding: tooth | date | status | treatment
16 | -20 | filled | Composite, two surfaces
36 | -20 | caries | Filling planned
21 | -380 | crown | Ceramic crown
48 | -900 | missing | Extracted
therapy_note: date | duration | goal | progress | next_step
-2 | 40 | Bend the knee to 110 degrees. | 70 | Add stairs.
-9 | 40 | Bend the knee to 110 degrees. | 50 | More hold at the end.
-16 | 40 | Walk without the crutch indoors. | 30 | Daily exercises at home.
aid_loan: name | type | serial_number | borrower | due_date | condition | returned
Wheelchair, 45 cm | wheelchair | WC-07 | Pablo Reyes | 12 | good | no
Walker with basket | walker | RO-13 | Edith Warren | 40 | good | no
Forearm crutches | crutches | KR-22 | Amina Said | -6 | worn | yes
aid_loan.de: name | type | serial_number | borrower | due_date | condition | returned
Rollstuhl, 45 cm | wheelchair | WC-07 | Pablo Reyes | 12 | good | no
Rollator mit Korb | walker | RO-13 | Edith Wagner | 40 | good | no
Unterarmstützen | crutches | KR-22 | Amina Said | -6 | worn | yes
nursing_note: starts_at | author | urgent | text
0 | Blessing Adu | no | Slept through, woke at six in good spirits.
0 | Milan Jovic | yes | Left heel red, please look again tonight.
-1 | Sunita Rao | no | Daughter visits on Sunday.
nursing_note.de: starts_at | author | urgent | text
0 | Blessing Adu | no | Durchgeschlafen, um sechs gut gelaunt wach.
0 | Milan Jovic | yes | Linke Ferse gerötet, bitte abends ansehen.
-1 | Sunita Rao | no | Am Sonntag kommt die Tochter.
medication_round: medication | dosage | starts_at | carer | given
Metformin | 500 mg | 0 | Blessing Adu | yes
Eye drops, both eyes | One drop | 0 | Blessing Adu | yes
Paracetamol | 500 mg | 0 | Milan Jovic | no
seizure: starts_at | duration | strength | trigger | notes
-4 | 2 | 3 | Short night | Rested for an hour after.
-31 | 1 | 2 | | Noticed by a colleague.
-66 | 3 | 4 | Fever |
seizure.de: starts_at | duration | strength | trigger | notes
-4 | 2 | 3 | Kurze Nacht | Danach eine Stunde geruht.
-31 | 1 | 2 | | Einer Kollegin aufgefallen.
-66 | 3 | 4 | Fieber |
prenatal_visit: date | week | weight | blood_pressure | notes
-56 | 12 | 63.5 | 112/70 | Heartbeat heard.
-28 | 16 | 65 | 115/72 |
0 | 20 | 67 | 118/74 | Anatomy scan, all fine.
menstrual_cycle: start_date | end_date | strength | symptoms | mood
-3 | | 3 | Cramps on day one | okay
-31 | -26 | 4 | Headache | bad
-59 | -55 | 2 | | good
menstrual_cycle.de: start_date | end_date | strength | symptoms | mood
-3 | | 3 | Krämpfe am ersten Tag | okay
-31 | -26 | 4 | Kopfschmerzen | bad
-59 | -55 | 2 | | good
eye_test: date | right_eye | left_eye | notes
-6 | −2.25 / −0.50 × 90° | −1.75 | Reading glasses discussed.
-380 | −2.00 / −0.50 × 90° | −1.75 |
-20 | +1.50 | +1.25 | First glasses.
blood_donation: date | location | type | next_due
-20 | Town hall | whole_blood | 36
-98 | Red Cross centre | whole_blood | -42
-200 | University clinic | plasma |
blood_donation.de: date | location | type | next_due
-20 | Rathaus | whole_blood | 36
-98 | Rotes Kreuz | whole_blood | -42
-200 | Uniklinik | plasma |
dental_finding.de: tooth | date | status | treatment
16 | -20 | filled | Komposit, zweiflächig
36 | -20 | caries | Füllung geplant
21 | -380 | crown | Keramikkrone
48 | -900 | missing | Gezogen
therapy_note.de: date | duration | goal | progress | next_step
-2 | 40 | Knie bis 110 Grad beugen. | 70 | Treppen dazunehmen.
-9 | 40 | Knie bis 110 Grad beugen. | 50 | Am Ende länger halten.
-16 | 40 | In der Wohnung ohne Stütze gehen. | 30 | Tägliche Übungen zu Hause.
medication_round.de: medication | dosage | starts_at | carer | given
Metformin | 500 mg | 0 | Blessing Adu | yes
Augentropfen, beidseits | Ein Tropfen | 0 | Blessing Adu | yes
Paracetamol | 500 mg | 0 | Milan Jovic | no
prenatal_visit.de: date | week | weight | blood_pressure | notes
-56 | 12 | 63.5 | 112/70 | Herztöne gehört.
-28 | 16 | 65 | 115/72 |
0 | 20 | 67 | 118/74 | Organschall, alles in Ordnung.
eye_test.de: date | right_eye | left_eye | notes
-6 | −2,25 / −0,50 × 90° | −1,75 | Über eine Lesebrille gesprochen.
-380 | −2,00 / −0,50 × 90° | −1,75 |
-20 | +1,50 | +1,25 | Erste Brille.
`;
