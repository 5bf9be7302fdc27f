export const LAW = `
legal_case: title | number | opposing_party | court | status | assignee | start_date | next_due | description
Lease dispute, Mill Lane | 2024-031 | Landlord company | District court | court | Ruth Adler | -120 | 9 | Deposit and repairs.
Unpaid invoices | 2024-044 | Former customer | Not yet | active | Samir Khoury | -40 | 3 | Three invoices, reminder sent.
Inheritance | 2024-047 | | Probate | intake | Ruth Adler | -6 | 14 |
Neighbour's hedge | 2023-112 | Neighbour | Mediation | closed | Samir Khoury | -300 | |
legal_case.de: title | number | opposing_party | court | status | assignee | start_date | next_due | description
Mietstreit Mühlstraße | 2024-031 | Vermietungsgesellschaft | Amtsgericht | court | Ruth Adler | -120 | 9 | Kaution und Reparaturen.
Offene Rechnungen | 2024-044 | Früherer Kunde | Noch keines | active | Samir Khoury | -40 | 3 | Drei Rechnungen, gemahnt.
Erbfall | 2024-047 | | Nachlassgericht | intake | Ruth Adler | -6 | 14 |
Hecke des Nachbarn | 2023-112 | Nachbar | Schlichtung | closed | Samir Khoury | -300 | |
court_hearing: title | starts_at | court | judge | location | status | notes
First hearing, lease | 9 | District court | Judge Nkemelu | Room 12 | planned | Bring the handover record.
Settlement talk | 20 | District court | Judge Lindqvist | Room 3 | planned |
Hedge, mediation | -90 | Mediation office | | Town hall | done | Agreed on two metres.
court_hearing.de: title | starts_at | court | judge | location | status | notes
Gütetermin Mietsache | 9 | Amtsgericht | Richterin Nkemelu | Saal 12 | planned | Übergabeprotokoll mitnehmen.
Vergleichsgespräch | 20 | Amtsgericht | Richter Lindqvist | Saal 3 | planned |
Hecke, Schlichtung | -90 | Schiedsstelle | | Rathaus | done | Auf zwei Meter geeinigt.
legal_deadline: title | due_date | assignee | done
Reply to the claim | 3 | Samir Khoury | no
Appeal, lease case | 27 | Ruth Adler | no
Claims of 2021 lapse | 66 | Ruth Adler | no
Send the mandate | -5 | Samir Khoury | yes
legal_deadline.de: title | due_date | assignee | done
Klageerwiderung | 3 | Samir Khoury | no
Berufung Mietsache | 27 | Ruth Adler | no
Ansprüche aus 2021 verjähren | 66 | Ruth Adler | no
Vollmacht versenden | -5 | Samir Khoury | yes
client_intake: name | phone | reason | message | status
Leila Farouk | +44 20 555 0112 | Dismissal | My notice came last Friday. | new
Tom Brandt | +44 20 555 0150 | Tenancy | Mould in the bedroom, no repair since March. | answered
Ines Costa | +44 20 555 0177 | Will | We would like to write one together. | new
client_intake.de: name | phone | reason | message | status
Leila Farouk | +49 30 555 0112 | Kündigung | Die Kündigung kam letzten Freitag. | new
Tom Brandt | +49 30 555 0150 | Miete | Schimmel im Schlafzimmer, seit März keine Reparatur. | answered
Ines Costa | +49 30 555 0177 | Testament | Wir möchten gemeinsam eines aufsetzen. | new
insurance_policy: title | insurer | number | category | premium | frequency | expiry_date
Personal liability | Northern Mutual | NM-4471 | liability | 6.5 | monthly | 210
Home contents | Northern Mutual | NM-4472 | household | 11.2 | monthly | 210
Car | Coast Insurance | CI-9920 | vehicle | 41 | monthly | 34
Legal protection | Kite | K-118 | legal | 22 | monthly | -12
insurance_policy.de: title | insurer | number | category | premium | frequency | expiry_date
Privathaftpflicht | Nordische Gegenseitige | NG-4471 | liability | 6.5 | monthly | 210
Hausrat | Nordische Gegenseitige | NG-4472 | household | 11.2 | monthly | 210
Auto | Küstenversicherung | KV-9920 | vehicle | 41 | monthly | 34
Rechtsschutz | Milan | M-118 | legal | 22 | monthly | -12
insurance_claim: number | customer_name | date | amount | status | description
CL-201 | Grace Mbeki | -4 | 640 | reviewing | Burst hose, kitchen floor.
CL-202 | Jonas Meyer | -1 | | reported | Stone chip, windscreen.
CL-188 | Aiko Mori | -50 | 320 | paid | Bicycle stolen at the station.
insurance_claim.de: number | customer_name | date | amount | status | description
SF-201 | Grace Mbeki | -4 | 640 | reviewing | Geplatzter Schlauch, Küchenboden.
SF-202 | Jonas Meyer | -1 | | reported | Steinschlag, Frontscheibe.
SF-188 | Aiko Mori | -50 | 320 | paid | Fahrrad am Bahnhof gestohlen.
bank_loan: title | lender | amount | remaining_debt | interest_rate | monthly_instalment
Flat | Savings bank | 180000 | 141200 | 2.1 | 720
Car | Car bank | 14000 | 5600 | 3.9 | 260
Student loan | State fund | 9200 | 3100 | 0 | 105
bank_loan.de: title | lender | amount | remaining_debt | interest_rate | monthly_instalment
Wohnung | Sparkasse | 180000 | 141200 | 2.1 | 720
Auto | Autobank | 14000 | 5600 | 3.9 | 260
Studienkredit | Förderbank | 9200 | 3100 | 0 | 105
dividend: title | date | amount | tax
World index fund | -12 | 48.30 | 25
Railway shares | -75 | 31.00 | 25
Local energy co-op | -160 | 22.50 | 25
dividend.de: title | date | amount | tax
Weltindexfonds | -12 | 48.30 | 25
Bahnaktien | -75 | 31.00 | 25
Energiegenossenschaft | -160 | 22.50 | 25
fixed_asset: name | number | location | purchase_date | cost | useful_life | book_value
Oven, three decks | A-012 | Bakery | -900 | 12400 | 10 | 9300
Delivery van | A-015 | Yard | -1300 | 21000 | 6 | 8700
Till system | A-021 | Shop | -200 | 2600 | 5 | 2300
fixed_asset.de: name | number | location | purchase_date | cost | useful_life | book_value
Etagenofen | A-012 | Backstube | -900 | 12400 | 10 | 9300
Lieferwagen | A-015 | Hof | -1300 | 21000 | 6 | 8700
Kassensystem | A-021 | Laden | -200 | 2600 | 5 | 2300
shareholder: name | share_class | shares | stake | join_date
Priya Nair | Ordinary | 5200 | 52 | -1400
Kwame Boateng | Ordinary | 3300 | 33 | -1400
Meadow Fund | Preferred | 1500 | 15 | -300
tax_document: title | year | category | amount | due_date | status
Tax return | 2024 | income | | 120 | collecting
Donation receipts | 2024 | deductible | 180 | | collecting
Property tax notice | 2024 | property | 312 | -20 | assessed
Tax return | 2023 | income | -342 | -240 | filed
tax_document.de: title | year | category | amount | due_date | status
Steuererklärung | 2024 | income | | 120 | collecting
Spendenquittungen | 2024 | deductible | 180 | | collecting
Grundsteuerbescheid | 2024 | property | 312 | -20 | assessed
Steuererklärung | 2023 | income | -342 | -240 | filed
payout: person | amount | date | reason | payment_method | paid
Zanele Dube | 240 | -2 | Narration, episode 4 | transfer | yes
Luca Ferri | 118.5 | 0 | Sales in March | transfer | no
Aisha Rahman | 75 | -15 | Print sold | transfer | yes
net_worth: date | net_worth | total_assets | total_debts
-1 | 48200 | 196000 | 147800
-31 | 47100 | 195600 | 148500
-62 | 46350 | 195500 | 149150
-92 | 44900 | 194700 | 149800
cash_count: date | expected_cash | counted_cash | difference | assignee | notes
0 | 612.40 | 612.40 | 0 | Jill Barnes |
-1 | 540.10 | 535.10 | -5 | Omar Haddad | One note given twice?
-2 | 704.80 | 705.30 | 0.5 | Jill Barnes |
cash_count.de: date | expected_cash | counted_cash | difference | assignee | notes
0 | 612.40 | 612.40 | 0 | Jutta Barnim |
-1 | 540.10 | 535.10 | -5 | Omar Haddad | Ein Schein zu viel gegeben?
-2 | 704.80 | 705.30 | 0.5 | Jutta Barnim |
gift_card: title | number | amount | balance | expiry_date | reporter | used_up
Bookshop | 4471-09 | 40 | 17.5 | 300 | Aunt Ruth | no
Climbing hall | CH-88 | 60 | 60 | 45 | Colleagues | no
Ice cream parlour | 119 | 15 | 0 | -10 | Tom | yes
gift_card.de: title | number | amount | balance | expiry_date | reporter | used_up
Buchladen | 4471-09 | 40 | 17.5 | 300 | Tante Ruth | no
Kletterhalle | CH-88 | 60 | 60 | 45 | Kollegen | no
Eisdiele | 119 | 15 | 0 | -10 | Tom | yes
power_of_attorney: title | owner | authorised_person | date | expiry_date
Bank matters | Margaret Hill | Anne Hill | -400 |
Sale of the garage | Tom Brandt | Samir Khoury | -12 | 80
Health care proxy | Giorgio Bellini | Sofia Bellini | -900 |
witness_statement: person | date | text | signed
Amadou Diallo | -30 | I saw the van reverse and stop at the post. | yes
Claire Moreau | -28 | The light was red for both of them. | yes
Piotr Zielinski | -3 | I arrived after the noise. | no
shareholder.de: name | share_class | shares | stake | join_date
Petra Lindner | Stamm | 5200 | 52 | -1400
Kwame Boateng | Stamm | 3300 | 33 | -1400
Wiesenfonds | Vorzug | 1500 | 15 | -300
payout.de: person | amount | date | reason | payment_method | paid
Zanele Dube | 240 | -2 | Sprechrolle, Folge 4 | transfer | yes
Luca Ferri | 118.5 | 0 | Verkäufe im März | transfer | no
Aylin Demir | 75 | -15 | Druck verkauft | transfer | yes
power_of_attorney.de: title | owner | authorised_person | date | expiry_date
Bankgeschäfte | Margarete Hügel | Anne Hügel | -400 |
Verkauf der Garage | Tom Brandt | Samir Khoury | -12 | 80
Vorsorgevollmacht | Giorgio Bellini | Sofia Bellini | -900 |
witness_statement.de: person | date | text | signed
Amadou Diallo | -30 | Ich sah den Transporter zurücksetzen und am Pfosten halten. | yes
Claire Moreau | -28 | Die Ampel war für beide rot. | yes
Piotr Zielinski | -3 | Ich kam erst nach dem Knall. | no
`;
