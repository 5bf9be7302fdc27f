/** The apps of the gallery: what people ask for, in their words, of every kind of app and in seven languages. */
export const APPS: readonly { id: string; sentence: string }[] = [
  {
    id: 'crm',
    sentence:
      'A CRM for a small agency: companies, contacts, deals with a stage and a value, and tasks',
  },
  {
    id: 'bugs',
    sentence: 'A bug tracker with projects, bugs with severity and status, and comments',
  },
  {
    id: 'stock',
    sentence:
      'Inventory for a bicycle workshop: parts with a quantity, suppliers, purchase orders and low stock',
  },
  { id: 'invoices', sentence: 'Invoices for my clients with line items and what is still unpaid' },
  {
    id: 'recipes',
    sentence: 'A family recipe collection with photos, ingredients and cooking time',
  },
  {
    id: 'yoga',
    sentence: 'A yoga studio where members book classes with a limited number of places',
  },
  { id: 'plants', sentence: 'Remind me when to water my houseplants' },
  { id: 'habits', sentence: 'Track my daily habits and show my streaks' },
  { id: 'diary', sentence: 'A private journal with a mood for each day' },
  {
    id: 'museum',
    sentence: 'A landing page for a small maritime museum with opening hours and a contact form',
  },
  { id: 'wedding', sentence: 'Guests say whether they come to our wedding and what they eat' },
  { id: 'library', sentence: 'A tool library where neighbours borrow tools and bring them back' },
  { id: 'shop', sentence: 'An online shop for handmade ceramics with a cart and orders' },
  { id: 'quiz', sentence: 'A geography quiz with a leaderboard' },
  {
    id: 'maintenance',
    sentence: 'Tenants report repairs, the caretaker sees all of them and changes their status',
  },
  { id: 'budget', sentence: 'My monthly budget: expenses by category and how much is left' },
  {
    id: 'ausgaben',
    sentence: 'Ein Verein plant Veranstaltungen mit Datum, Ort und freiwilligen Helfern',
  },
  { id: 'werkstatt', sentence: 'Werkstattaufträge mit Kunde, Fahrzeug, Status und Preis' },
  { id: 'cave', sentence: 'Une cave à vin : mes bouteilles avec région, millésime, note et photo' },
  {
    id: 'gimnasio',
    sentence: 'Una app para registrar mis entrenamientos con ejercicio, peso y repeticiones',
  },
  { id: 'parrucchiere', sentence: 'Appuntamenti per un parrucchiere con clienti e servizi' },
  { id: 'viagens', sentence: 'Um diário de viagens com fotos, lugares e datas' },
  { id: 'klussen', sentence: 'Klusjes in huis verdelen over huisgenoten' },
  { id: 'field', sentence: 'Field notes of birds we saw: species, place, date, count and photo' },
];
