/** What people steer any text by, whatever it is about, and what they usually choose from. */
export const STEERING: readonly { is: RegExp; options: readonly string[] }[] = [
  {
    is: /\b(tone|style of (?:writing|voice)|mood|voice)\b/i,
    options: ['Friendly', 'Professional', 'Playful', 'Plain'],
  },
  { is: /\blength\b/i, options: ['Short', 'Medium', 'Long'] },
  {
    is: /\b(target |output )?language\b/i,
    options: ['English', 'German', 'French', 'Spanish', 'Italian', 'Portuguese', 'Dutch'],
  },
  {
    is: /\b(level|difficulty)\b/i,
    options: ['Beginner', 'Intermediate', 'Advanced'],
  },
];
