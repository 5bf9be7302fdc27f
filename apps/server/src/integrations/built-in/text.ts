import { factsOf } from './facts.ts';

const LABEL = 'Built-in answer (no language model is connected)';
const ASKS =
  /^(write|create|generate|summari[sz]e|analy[sz]e|explain|give|list|provide|return|you are|act as|please|translate|answer|make|describe|suggest)\b/i;

/** A short answer without a model, which says so: what of the prompt seems to matter most. */
export function builtInText(prompt: string, asksForInternet: boolean): string {
  const { sentences, words } = factsOf(prompt);
  const weight = (sentence: string) => {
    const text = sentence.toLowerCase();
    return words.slice(0, 12).filter((word) => text.includes(word)).length;
  };
  const told = sentences
    // What follows `Summarize:` is what it is about.
    .map((sentence) => (ASKS.test(sentence) ? sentence.replace(/^[^:]{0,60}:\s+/, '') : sentence))
    .filter((sentence) => !ASKS.test(sentence) && !sentence.endsWith('?'));
  const best = [...told]
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, 2)
    .sort((a, b) => told.indexOf(a) - told.indexOf(b))
    .map((sentence) => (sentence.length > 300 ? `${sentence.slice(0, 297)}...` : sentence));
  const about = words.slice(0, 5).join(', ');
  return [
    `${LABEL}: ${best.length > 0 ? best.join(' ') : `this is about ${about || 'nothing that I know of'}.`}`,
    ...(asksForInternet ? ['Nothing was looked up on the internet.'] : []),
  ].join(' ');
}
