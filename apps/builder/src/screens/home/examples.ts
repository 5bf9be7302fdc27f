/** Sentences that show what can be asked for. Pressing one fills the box; it is not sent. */
export const EXAMPLES = [
  {
    id: 'recipe-book',
    title: 'Recipe book',
    prompt:
      'A recipe book where I can save recipes with ingredients, cooking time, a photo and a rating',
  },
  {
    id: 'studio-bookings',
    title: 'Studio bookings',
    prompt:
      'A booking page for my yoga studio: classes with a teacher, date, time and number of places; members book a place and can cancel',
  },
  {
    id: 'task-board',
    title: 'Task board',
    prompt:
      'Team task board with columns To do, In progress and Done, assignees, due dates and priorities',
  },
  {
    id: 'expenses',
    title: 'Expenses',
    prompt:
      'Track my expenses by category with a monthly budget and show me a chart of spending per category',
  },
] as const;
