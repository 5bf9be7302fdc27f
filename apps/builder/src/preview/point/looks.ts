import type { ElementStyle } from '@trellis/contract';

interface Look {
  value: string;
  label: string;
}

const HUES = ['Red', 'Orange', 'Amber', 'Green', 'Teal', 'Blue', 'Violet', 'Pink', 'Slate'];
const hues = (kind: 'text' | 'bg', shade: number, name = (hue: string) => hue): Look[] =>
  HUES.map((hue) => ({ value: `${kind}-${hue.toLowerCase()}-${shade}`, label: name(hue) }));
const steps = (kind: 'p' | 'm' | 'gap'): Look[] =>
  [0, 1, 2, 3, 4, 6, 8, 10, 12, 16].map((step) => ({
    value: `${kind}-${step}`,
    label: step === 0 ? 'None' : `${step * 4} px`,
  }));

/** What can be chosen for each look: the tokens of the app's theme first, which follow its branding. */
export const LOOKS: Record<ElementStyle, { label: string; options: Look[] }> = {
  color: {
    label: 'Text color',
    options: [
      { value: 'text-foreground', label: 'Default' },
      { value: 'text-muted-foreground', label: 'Muted' },
      { value: 'text-primary', label: 'Main color' },
      { value: 'text-primary-foreground', label: 'On the main color' },
      { value: 'text-destructive', label: 'Warning' },
      ...hues('text', 600),
      { value: 'text-white', label: 'White' },
      { value: 'text-black', label: 'Black' },
    ],
  },
  background: {
    label: 'Background',
    options: [
      { value: 'bg-background', label: 'Page' },
      { value: 'bg-card', label: 'Card' },
      { value: 'bg-muted', label: 'Muted' },
      { value: 'bg-accent', label: 'Accent' },
      { value: 'bg-primary', label: 'Main color' },
      ...hues('bg', 100, (hue) => `Light ${hue.toLowerCase()}`),
      ...hues('bg', 600),
      { value: 'bg-white', label: 'White' },
      { value: 'bg-transparent', label: 'None' },
    ],
  },
  padding: { label: 'Padding', options: steps('p') },
  margin: { label: 'Margin', options: steps('m') },
  gap: { label: 'Gap', options: steps('gap') },
};

/** The choices with what is set now among them, whatever it is. */
export function optionsFor(style: ElementStyle, value: string | null): Look[] {
  const { options } = LOOKS[style];
  const isOther = value !== null && options.every((one) => one.value !== value);
  return [
    { value: '', label: 'Not set' },
    ...(isOther ? [{ value, label: value }] : []),
    ...options,
  ];
}
