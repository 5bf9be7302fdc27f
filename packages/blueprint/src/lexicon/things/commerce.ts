export const COMMERCE = `
product | Package 35 warm default | product, item for sale, article for sale, goods, merchandise, item | Produkt/Produkte, Artikel, Ware/Waren | produit, article à vendre/articles à vendre | producto, artículo en venta/artículos en venta, artículo | prodotto, articolo | produto, artigo | product/producten, artikel/artikelen
  app: Shop | Laden | Boutique | Tienda | Negozio | Loja | Winkel
  tag: Good things, easy to find | Schöne Dinge, leicht zu finden
  fields: name*+ photo+ product_category price+ quantity description
stock_item | Boxes 30 cool staff | stock item, inventory item, spare part, part, stock, inventory, warehouse item, supply item, consumable | Lagerartikel, Ersatzteil/Ersatzteile, Lagerbestand, Inventar, Verbrauchsmaterial/Verbrauchsmaterialien, Vorrat/Vorräte | article en stock/articles en stock, pièce détachée/pièces détachées, inventaire | artículo de inventario/artículos de inventario, pieza de repuesto/piezas de repuesto, inventario, existencias | articolo di magazzino/articoli di magazzino, pezzo di ricambio/pezzi di ricambio, inventario, magazzino | item de estoque/itens de estoque, peça de reposição/peças de reposição, inventário, estoque | voorraadartikel/voorraadartikelen, reserveonderdeel/reserveonderdelen, inventaris, voorraad
  app: Inventory | Lagerbestand | Inventaire | Inventario | Magazzino | Estoque | Voorraadbeheer
  tag: What is there, what runs low, what to order | Was da ist, was knapp wird, was zu bestellen ist
  fields: name*+ sku photo product_category quantity+ reorder_level price supplier location
  does: low_stock
  named: product equipment tool pantry_item
supplier | Truck 40 cool staff org | supplier, vendor, distributor | Lieferant/Lieferanten, Zulieferer | fournisseur | proveedor/proveedores | fornitore/fornitori | fornecedor/fornecedores | leverancier/leveranciers
  fields: name*+ contact_person email phone website notes
order | ShoppingBag 20 warm own | order, purchase order, pre-order, preorder | Bestellung/Bestellungen | commande | pedido, orden de compra/órdenes de compra | ordine/ordini | encomenda, pedido, pedido de compra/pedidos de compra | bestelling/bestellingen
  app: Orders | Bestellungen | Commandes | Pedidos | Ordini | Encomendas | Bestellingen
  tag: Every order from new to delivered | Jede Bestellung, von neu bis zugestellt
  fields: customer_name*+ email+ phone address line_items total+ order_status+ notes
  does: total
rental | KeyRound 200 cool own log | rental, hire, rental booking, lease | Vermietung/Vermietungen, Verleih, Mietvorgang/Mietvorgänge, Mietvertrag/Mietverträge | location d'objet/locations, contrat de location/contrats de location | alquiler/alquileres | noleggio/noleggi | aluguel/aluguéis, locação/locações | verhuur/verhuringen, huurcontract/huurcontracten
  app: Rentals | Verleih | Locations | Alquileres | Noleggio | Aluguéis | Verhuur
  fields: customer_name*+ >equipment start_date*+ end_date*+ price deposit returned notes
delivery | Truck 25 cool staff log | delivery, shipment, parcel, package delivery, package | Lieferung/Lieferungen, Sendung/Sendungen, Paket/Pakete | livraison, colis | entrega, envío, paquete | consegna, spedizione/spedizioni, pacco/pacchi | entrega, envio, encomenda postal/encomendas postais | levering/leveringen, zending/zendingen, pakket/pakketten
  app: Deliveries | Lieferungen | Livraisons | Entregas | Consegne | Entregas | Leveringen
  fields: number*+ customer_name address date+ order_status notes
service | Sparkles 280 warm default | service, service offered, offering, treatment offered | Dienstleistung/Dienstleistungen, Leistung/Leistungen | prestation | servicio | servizio/servizi, prestazione/prestazioni | serviço | dienst/diensten, dienstverlening
  fields: name*+ price duration description photo
price_item | Tag 150 warm default apart | price list entry, price, prices, pricing, price list, package, pricing plan, rates | Preisliste, Preise, Tarif/Tarife | tarif, tarifs | tarifa, precios, lista de precios | listino, prezzi | tabela de preços, preços | prijslijst, prijzen, tarief/tarieven
  fields: name*+ price*+ description
testimonial | Quote 30 warm default apart | testimonial, customer voice, reference quote, customer quote, success story | Kundenstimme/Kundenstimmen, Referenz/Referenzen, Erfahrungsbericht/Erfahrungsberichte | témoignage | testimonio, opinión de cliente/opiniones de clientes | testimonianza, recensione cliente/recensioni clienti | depoimento, testemunho | klantervaring/klantervaringen, aanbeveling/aanbevelingen, referentie/referenties
  fields: quote*+ customer_name*+ job_title photo rating
inquiry | Mail 170 warm form apart | inquiry, enquiry, contact form, contact request, contact message, contact, lead form, message | Kontaktformular/Kontaktformulare, Kontaktanfrage/Kontaktanfragen, Anfrage/Anfragen | formulaire de contact/formulaires de contact, demande de contact/demandes de contact | formulario de contacto/formularios de contacto, consulta, mensaje de contacto/mensajes de contacto | modulo di contatto/moduli di contatto, richiesta di contatto/richieste di contatto, form di contatto | formulário de contato/formulários de contato, formulário de contacto/formulários de contacto | contactformulier/contactformulieren, contactaanvraag/contactaanvragen
  app: Contact | Kontakt | Contact | Contacto | Contatti | Contato | Contact
  fields: name*+ email*+ phone message*+ inquiry_status
  does: public_form
property | House 205 cool default | property, rental property, real estate listing, apartment, flat, listing, house for sale, rental unit, real estate, home for sale, unit | Immobilie/Immobilien, Wohnung/Wohnungen, Objekt/Objekte, Mietobjekt/Mietobjekte, Haus/Häuser | bien immobilier/biens immobiliers, logement, appartement | inmueble, propiedad/propiedades, piso, apartamento, vivienda | immobile/immobili, appartamento | imóvel/imóveis, apartamento, propriedade | woning/woningen, pand/panden, vastgoed, appartement/appartementen
  app: Property Listings | Immobilien | Biens immobiliers | Inmuebles | Immobili | Imóveis | Woningaanbod
  tag: Homes worth a second look | Immobilien, die einen zweiten Blick verdienen
  fields: title*+ photo address price+ property_type rooms area property_status+ description
viewing | CalendarCheck 205 cool own log | viewing, house viewing, property viewing, showing | Besichtigung/Besichtigungen, Besichtigungstermin/Besichtigungstermine | visite, visite de bien/visites de biens | visita guiada al inmueble, visita | visita | visita | bezichtiging/bezichtigingen
  fields: >!property customer_name* starts_at*+ phone appointment_status+
tenant | KeyRound 195 cool staff person | tenant, renter, lodger, resident | Mieter, Mieterin/Mieterinnen, Bewohner | locataire | inquilino, arrendatario | inquilino | inquilino, arrendatário | huurder/huurders, bewoner/bewoners
  app: Tenants | Mieter | Locataires | Inquilinos | Inquilini | Inquilinos | Huurders
  fields: name*+ >property email phone rent start_date deposit
vehicle | Car 215 cool staff | vehicle, car, van, truck, fleet vehicle, fleet, company car, motorcycle, motorbike | Fahrzeug/Fahrzeuge, Auto/Autos, Fuhrpark, Wagen, Transporter, Lkw, Motorrad/Motorräder | véhicule, voiture, camion, flotte, moto | vehículo, coche, furgoneta, camión/camiones, flota, moto | veicolo, auto, furgone/furgoni, camion, flotta, moto | veículo, carro, frota, caminhão/caminhões, moto | voertuig/voertuigen, auto/auto's, wagenpark, bestelwagen/bestelwagens, motor
  app: Fleet | Fuhrpark | Flotte | Flota | Flotta | Frota | Wagenpark
  tag: Every vehicle ready for the road | Jedes Fahrzeug fahrbereit
  fields: name*+ >customer >client license_plate+ photo brand model year mileage vehicle_status next_due
car_for_sale | Car 215 cool default | car for sale, used car, car, vehicle, van, motorbike | Auto zum Verkauf/Autos zum Verkauf, Gebrauchtwagen, Auto/Autos, Fahrzeug/Fahrzeuge | voiture d'occasion/voitures d'occasion, voiture, véhicule | coche en venta/coches en venta, coche, vehículo | auto in vendita/auto in vendita, auto/auto, veicolo | carro à venda/carros à venda, carro, veículo | auto te koop/auto's te koop, auto/auto's, voertuig/voertuigen
  app: Cars for Sale | Unsere Fahrzeuge | Nos voitures | Nuestros coches | Le nostre auto | Nossos carros | Onze auto's
  tag: Take one for a drive | Kommen Sie zur Probefahrt
  fields: title*+ photo+ price+ brand model year mileage fuel description
trip_log | Route 215 cool staff log | trip log, driving log, drive, mileage log, logbook trip, journey | Fahrt/Fahrten, Fahrtenbuch | trajet, déplacement | trayecto, desplazamiento, viaje de trabajo/viajes de trabajo | tragitto, viaggio di lavoro/viaggi di lavoro | trajeto, deslocamento | rit/ritten
  fields: date*+ >vehicle person_driver departure destination distance+ reason
repair | Wrench 25 cool staff log | repair, repair job, service job, workshop job, car repair, work order repair | Reparatur/Reparaturen, Werkstattauftrag/Werkstattaufträge, Auftrag/Aufträge | réparation | reparación/reparaciones | riparazione/riparazioni | reparo, conserto, reparação/reparações | reparatie/reparaties
  app: Workshop | Werkstatt | Atelier | Taller | Officina | Oficina | Werkplaats
  tag: Every job from drop-off to pick-up | Jeder Auftrag von Annahme bis Abholung
  fields: title*+ >vehicle >customer >client >property >tenant repair_status+ due_date cost notes
service_record | ClipboardList 25 cool staff log | service record, maintenance record, service history, maintenance, oil change, car service | Wartung/Wartungen, Serviceeintrag/Serviceeinträge, Instandhaltung | entretien, maintenance, carnet d'entretien/carnets d'entretien, entretien voiture, entretien de voiture, entretien auto | mantenimiento, revisión/revisiones | manutenzione/manutenzioni, tagliando | manutenção/manutenções, revisão/revisões | onderhoud, onderhoudsbeurt/onderhoudsbeurten
  app: Maintenance Log | Wartungsbuch | Carnet d'entretien | Libro de mantenimiento | Registro manutenzioni | Registro de manutenção | Onderhoudsboek
  fields: title*+ >vehicle date+ cost mileage next_due notes
parking_spot | CircleParking 220 cool default | parking spot, parking space, parking place, parking lot space, parking | Parkplatz/Parkplätze, Stellplatz/Stellplätze | place de parking/places de parking, stationnement | plaza de aparcamiento/plazas de aparcamiento, plaza de garaje/plazas de garaje, aparcamiento | posto auto/posti auto, parcheggio/parcheggi | vaga de estacionamento/vagas de estacionamento, lugar de estacionamento/lugares de estacionamento, estacionamento | parkeerplaats/parkeerplaatsen, parkeerplek/parkeerplekken
  app: Parking | Parkplätze | Parking | Aparcamiento | Parcheggi | Estacionamento | Parkeren
  fields: name*+ location type available notes
sale | Banknote 140 vivid staff | sale record, sales entry, sale, sales | Verkauf/Verkäufe, Umsatz/Umsätze | vente | venta | vendita | venda | verkoop/verkopen
  app: Sales | Verkäufe | Ventes | Ventas | Vendite | Vendas | Verkopen
  fields: title*+ amount*+ date+ quantity customer_name
  does: total
listing | Tags 15 warm community | classified ad, craigslist, ebay, classified, ad, swap item, giveaway, second-hand item, marketplace item, secondhand item | Kleinanzeige/Kleinanzeigen, Inserat/Inserate, Anzeige/Anzeigen | petite annonce/petites annonces | anuncio clasificado/anuncios clasificados | inserzione/inserzioni | classificado | advertentie/advertenties, zoekertje/zoekertjes
  app: Marketplace | Kleinanzeigen | Petites annonces | Mercadillo | Mercatino | Classificados | Marktplaats
  fields: title*+ photo price condition location description email
coupon | TicketPercent 350 vivid default | coupon, discount code, voucher code | Gutschein/Gutscheine, Rabattcode/Rabattcodes | bon de réduction/bons de réduction, code promo/codes promo | cupón/cupones | buono sconto/buoni sconto | cupom/cupons | kortingsbon/kortingsbonnen, kortingscode/kortingscodes
  fields: number*+ discount expiry_date active
`;
