import type { SpecField } from '../spec.ts';

/** What a figure of a name or unit is in life: from, to, and the step it is told in. The first that fits counts. */
const MAGNITUDES: [RegExp, number, number, number][] = [
  [/systolic/, 114, 136, 1],
  [/diastolic/, 72, 88, 1],
  [/tempo/, 72, 132, 4],
  [/heart_rate|pulse|bpm/, 58, 82, 1],
  [/\/10$/, 4, 9, 1],
  [/frames$|^frames/, 4, 9, 1],
  [/mites/, 0, 14, 1],
  [/queen_age/, 1, 4, 1],
  [/hourly_rate|rate_per_hour/, 45, 110, 5],
  [/body_fat/, 17, 24, 0.5],
  [/sleep_hours|hours_slept/, 6, 8.5, 0.5],
  [/calorie|kcal/, 240, 780, 20],
  [/steps/, 4200, 11800, 100],
  [/fridge|freezer/, 2, 6, 0.5],
  [/temperature|°c/, 17, 24, 0.5],
  [/humidity/, 40, 65, 1],
  [/reps/, 8, 12, 1],
  [/^sets/, 3, 4, 1],
  [/mileage|odometer/, 41_200, 46_800, 400],
  [/volume|lit(?:er|re)/, 28, 54, 1],
  [/distance|kilomet|\bkm\b/, 3, 16, 0.5],
  [/depth/, 8, 32, 1],
  [/elevation|altitude/, 240, 1900, 20],
  [/pace/, 5, 6.5, 0.1],
  [/abv|alcohol/, 4.4, 7.2, 0.2],
  [/pages/, 12, 60, 2],
  [
    /^max(?:imum)?[_ ].*(?:player|guest|people|person|participant|attend|pupil|student|member|visitor)/,
    4,
    16,
    2,
  ],
  [/child|kids|person|people|guest|adults|party_size|servings|players|attend/, 1, 6, 1],
  [/places|seats|capacity|spots|slots/, 6, 20, 2],
  [/bed|room|bath/, 1, 4, 1],
  [/floor|level/, 1, 5, 1],
  [/^age$|_age$/, 1, 9, 1],
  [/height/, 154, 186, 1],
  [/area|square|m²/, 42, 118, 1],
  [/weight/, 61, 68, 0.5],
  [/\bkg\b/, 2, 24, 0.5],
  [/score|points/, 52, 96, 1],
  [/hours/, 1, 7, 0.5],
  [/rent/, 640, 1280, 10],
  [/salary|income/, 2400, 4600, 100],
  [/target|goal|budget|limit/, 300, 3000, 50],
  [/deposit|contribution|donation/, 20, 150, 5],
];

/** Goes up and down as real figures do, and never by the same step. */
const WAVE = [0.35, 0.6, 0.2, 0.85, 0.5, 0.1, 0.7, 1, 0.4, 0.15, 0.9, 0.55];

/** A likely figure for a row, or null where the name tells nothing. */
export function likely(field: SpecField, row: number): number | null {
  const name = `${field.name} ${field.unit ?? ''}`.toLowerCase();
  const found = MAGNITUDES.find(([pattern]) => pattern.test(name));
  if (!found) return null;
  const [, from, to, step] = found;
  const wanted = from + (to - from) * (WAVE[row % WAVE.length] ?? 0.5);
  const told = field.type === 'integer' ? Math.max(1, Math.round(step)) : step;
  return Number((Math.round(wanted / told) * told).toFixed(2));
}
