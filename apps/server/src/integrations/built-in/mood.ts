const GOOD =
  'good great amazing excellent love loved wonderful best happy fantastic perfect delicious friendly awesome nice pleased fast easy recommend beautiful thanks'.split(
    ' ',
  );
const BAD =
  'bad terrible awful slow hate hated worst poor broken rude sad angry disappointing disappointed late dirty expensive problem never wrong annoying'.split(
    ' ',
  );

/** Whether a text praises, blames, does both, or neither: the one judgement that words alone allow. */
export function moodOf(text: string): 'positive' | 'negative' | 'mixed' | 'neutral' {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const isGood = GOOD.some((word) => words.has(word));
  const isBad = BAD.some((word) => words.has(word));
  if (isGood && isBad) return 'mixed';
  return isGood ? 'positive' : isBad ? 'negative' : 'neutral';
}
