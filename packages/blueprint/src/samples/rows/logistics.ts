export const LOGISTICS = `
delivery_driver: name | phone | licence_class | licence_until | active
Mateusz Wrona | +44 113 555 0111 | C+E | 420 | yes
Fatou Diallo | +44 113 555 0138 | B | 980 | yes
Gurpreet Singh | +44 113 555 0152 | C | 45 | yes
Ellen Frost | +44 113 555 0190 | B | 610 | no
delivery_route: title | date | driver | stops | distance | status
North loop | 0 | Mateusz Wrona | 14 | 86 | on_the_way
Old town, by bike | 0 | Fatou Diallo | 22 | 18 | loaded
Coast road | 1 | Gurpreet Singh | 9 | 132 | planned
North loop | -1 | Mateusz Wrona | 16 | 91 | done
delivery_route.de: title | date | driver | stops | distance | status
Nordschleife | 0 | Mateusz Wrona | 14 | 86 | on_the_way
Altstadt mit dem Rad | 0 | Fatou Diallo | 22 | 18 | loaded
Küstenstraße | 1 | Gurpreet Singh | 9 | 132 | planned
Nordschleife | -1 | Mateusz Wrona | 16 | 91 | done
pallet: number | customer_name | weight | location | destination | status
PAL-4471 | Green Fork | 412 | Bay 3 | Bristol | loaded
PAL-4472 | Alba Textiles | 268 | Bay 3 | Cardiff | planned
PAL-4466 | Papier & Co | 530 | Yard | Leeds | done
stock_movement: date | type | moved | assignee | reason
0 | in | 48 | Omar Haddad | Delivery 2207
0 | out | 12 | Jill Barnes | Order 1184
-1 | transfer | 6 | Omar Haddad | To the shop floor
-2 | correction | -1 | Jill Barnes | Broken
stock_movement.de: date | type | moved | assignee | reason
0 | in | 48 | Omar Haddad | Lieferung 2207
0 | out | 12 | Jutta Barnim | Auftrag 1184
-1 | transfer | 6 | Omar Haddad | In den Verkaufsraum
-2 | correction | -1 | Jutta Barnim | Bruch
goods_receipt: number | date | quantity | result | assignee | notes
GR-0391 | 0 | 48 | passed | Omar Haddad |
GR-0390 | -1 | 120 | remarks | Jill Barnes | Two cartons damp at the corner.
GR-0389 | -3 | 15 | failed | Omar Haddad | Wrong article, sent back.
goods_receipt.de: number | date | quantity | result | assignee | notes
WE-0391 | 0 | 48 | passed | Omar Haddad |
WE-0390 | -1 | 120 | remarks | Jutta Barnim | Zwei Kartons an der Ecke feucht.
WE-0389 | -3 | 15 | failed | Omar Haddad | Falscher Artikel, zurückgeschickt.
product_return: number | customer_name | category | date | status | notes
R-2088 | Nadia Rousseau | wrong_size | -1 | requested | Would like one size up.
R-2085 | Tom Brandt | damaged | -4 | received | Handle cracked.
R-2079 | Aiko Mori | changed_mind | -9 | refunded |
product_return.de: number | customer_name | category | date | status | notes
R-2088 | Nadia Rousseau | wrong_size | -1 | requested | Bitte eine Größe größer.
R-2085 | Tom Brandt | damaged | -4 | received | Griff gesprungen.
R-2079 | Aiko Mori | changed_mind | -9 | refunded |
customs_declaration: number | customer_name | origin | destination | hs_code | value | weight | status
C-1182 | Alba Textiles | Portugal | Norway | 6302.21 | 4200 | 310 | submitted
C-1180 | Kestrel Logistics | Japan | Italy | 8543.70 | 9100 | 84 | held
C-1174 | Papier & Co | Finland | Canada | 4802.56 | 2650 | 520 | cleared
warehouse_bin: name | location | size | quantity | status
A-01-1 | Aisle A, ground | 120 × 80 | 40 | partly
A-01-2 | Aisle A, first level | 120 × 80 | 0 | free
B-07-1 | Aisle B, ground | 200 × 100 | 12 | full
warehouse_bin.de: name | location | size | quantity | status
A-01-1 | Gang A, Boden | 120 × 80 | 40 | partly
A-01-2 | Gang A, erste Ebene | 120 × 80 | 0 | free
B-07-1 | Gang B, Boden | 200 × 100 | 12 | full
freight_order: number | departure | destination | start_date | due_date | weight | price | status
T-5120 | Leeds | Rotterdam | 2 | 4 | 8200 | 960 | planned
T-5118 | Cardiff | Lyon | -1 | 1 | 3400 | 1240 | on_the_way
T-5111 | York | Bristol | -6 | -5 | 900 | 310 | done
freight_order.de: number | departure | destination | start_date | due_date | weight | price | status
T-5120 | Leipzig | Rotterdam | 2 | 4 | 8200 | 960 | planned
T-5118 | Kassel | Lyon | -1 | 1 | 3400 | 1240 | on_the_way
T-5111 | Jena | Lübeck | -6 | -5 | 900 | 310 | done
pick_list: number | due_date | assignee | items | status
PK-771 | 0 | Jill Barnes | 2 × Brake pads; 1 × Chain | in_progress
PK-772 | 0 | Omar Haddad | 6 × Inner tube; 1 × Pump | todo
PK-768 | -1 | Jill Barnes | 1 × Saddle | done
stocktake: date | location | expected_quantity | counted_quantity | assignee | notes
-1 | A-01-1 | 42 | 40 | Jill Barnes | Two lent to the workshop.
-1 | A-01-2 | 0 | 0 | Jill Barnes |
-1 | B-07-1 | 12 | 13 | Omar Haddad | One from a return.
stocktake.de: date | location | expected_quantity | counted_quantity | assignee | notes
-1 | A-01-1 | 42 | 40 | Jutta Barnim | Zwei in der Werkstatt.
-1 | A-01-2 | 0 | 0 | Jutta Barnim |
-1 | B-07-1 | 12 | 13 | Omar Haddad | Eines aus einer Retoure.
transport_damage: title | date | location | cost | status | reporter | description
Dented rear door | -2 | Loading bay 2 | 380 | in_progress | Fatou Diallo | Reversed against the post.
Carton crushed | -5 | Customer in York | 45 | done | Gurpreet Singh | Was at the bottom of the stack.
Mirror scratched | -11 | Mill Lane | | new | Mateusz Wrona |
vehicle_check: date | driver | mileage | result | notes
0 | Mateusz Wrona | 84120 | passed |
0 | Fatou Diallo | 12044 | remarks | Left indicator slow.
-1 | Gurpreet Singh | 150302 | failed | Tyre below the mark, kept in the yard.
vehicle_check.de: date | driver | mileage | result | notes
0 | Mateusz Wrona | 84120 | passed |
0 | Fatou Diallo | 12044 | remarks | Blinker links träge.
-1 | Gurpreet Singh | 150302 | failed | Reifen unter der Marke, bleibt auf dem Hof.
delivery_driver.de: name | phone | licence_class | licence_until | active
Mateusz Wrona | +49 341 555 0111 | CE | 420 | yes
Fatou Diallo | +49 341 555 0138 | B | 980 | yes
Gurpreet Singh | +49 341 555 0152 | C | 45 | yes
Elena Frost | +49 341 555 0190 | B | 610 | no
customs_declaration.de: number | customer_name | origin | destination | hs_code | value | weight | status
Z-1182 | Textil Alba | Portugal | Norwegen | 6302.21 | 4200 | 310 | submitted
Z-1180 | Kranich Logistik | Japan | Italien | 8543.70 | 9100 | 84 | held
Z-1174 | Papier & Co | Finnland | Kanada | 4802.56 | 2650 | 520 | cleared
pick_list.de: number | due_date | assignee | items | status
PK-771 | 0 | Jutta Barnim | 2 × Bremsbeläge; 1 × Kette | in_progress
PK-772 | 0 | Omar Haddad | 6 × Schlauch; 1 × Pumpe | todo
PK-768 | -1 | Jutta Barnim | 1 × Sattel | done
transport_damage.de: title | date | location | cost | status | reporter | description
Hecktür eingedellt | -2 | Rampe 2 | 380 | in_progress | Fatou Diallo | Rückwärts gegen den Pfosten.
Karton eingedrückt | -5 | Kunde in Jena | 45 | done | Gurpreet Singh | Lag ganz unten.
Spiegel verkratzt | -11 | Mühlstraße | | new | Mateusz Wrona |
`;
