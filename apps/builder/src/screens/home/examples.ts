/** A sentence that shows what can be asked for. Pressing it fills the box; it is not sent. */
export interface Example {
  id: string;
  title: string;
  prompt: string;
}

// None is among the prompts that an app is scored by (evals/prompts.json): those have to be new to whatever answers.
const APPS: readonly Example[] = [
  {
    id: 'recipe-book',
    title: 'Recipe book',
    prompt:
      'A recipe book where I can save recipes with ingredients, cooking time, a photo and a rating',
  },
  {
    id: 'lending-shelf',
    title: 'Lending shelf',
    prompt:
      'A lending shelf for our street: tools with a photo, a category and a condition; neighbours borrow one until a date',
  },
  {
    id: 'job-hunt',
    title: 'Job hunt',
    prompt:
      'A board of job applications with columns Interested, Applied, Interview and Offer, with company, salary and next step',
  },
  {
    id: 'hours',
    title: 'Hours by project',
    prompt: 'Track the hours of my team by project and show me a chart of hours per project',
  },
];

const TOOLS: readonly Example[] = [
  {
    id: 'tool-reply',
    title: 'Reply to a complaint',
    prompt:
      'A tool that writes a reply to a complaint from the complaint, what we offer and a tone',
  },
  {
    id: 'tool-lesson',
    title: 'Lesson plan',
    prompt: 'A tool that plans a lesson from a subject, a level and the number of minutes',
  },
  {
    id: 'tool-advert',
    title: 'Score a job advert',
    prompt: 'A tool that scores a job advert and suggests a better headline',
  },
  {
    id: 'tool-minutes',
    title: 'Meeting notes',
    prompt: 'A tool that summarises meeting notes and lists who does what',
  },
];

/** What is begun from a sentence. */
export const KINDS = {
  GEN_APP: {
    label: 'App',
    placeholder: 'A recipe book where I can save recipes with ingredients, a photo and a rating',
    missing: 'Say in a sentence or two what you want to build.',
    examples: APPS,
  },
  AI_TOOL: {
    label: 'AI tool',
    placeholder: 'A tool that writes a property listing from photos, facts and a tone of voice',
    missing: 'Say in a sentence what the tool should do: its inputs and its result.',
    examples: TOOLS,
  },
} as const;
export type PromptKind = keyof typeof KINDS;
