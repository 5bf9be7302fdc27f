import { COUNT, type Weights } from './model.ts';

/**
 * Weights as text: a line for each feature, `feature TAB tag value tag value …` in thousandths, tags and values in base 36;
 * the line of the chain begins with '>'.
 */
export function writeWeights({ features, behind }: Weights): string {
  const lines = [...features]
    .map(([feature, weights]) => `${escaped(feature)}\t${sparse(weights)}`)
    .filter((line) => !line.endsWith('\t'))
    .sort();
  return `>\t${sparse(behind)}\n${lines.join('\n')}\n`;
}

/** The weights of such a text. */
export function readWeights(text: string): Weights {
  const features = new Map<string, Float32Array>();
  const behind = new Float32Array((COUNT + 1) * COUNT);
  for (const line of text.split('\n')) {
    const [feature = '', values = ''] = line.split('\t');
    if (!values) continue;
    const row = feature === '>' ? behind : new Float32Array(COUNT);
    const parts = values.split(' ');
    for (let i = 0; i + 1 < parts.length; i += 2)
      row[Number.parseInt(parts[i]!, 36)] = Number.parseInt(parts[i + 1]!, 36) / 1000;
    if (feature !== '>') features.set(feature.replace('\\n', '\n'), row);
  }
  return { features, behind };
}

const escaped = (feature: string) => feature.replace('\n', '\\n');

const sparse = (row: Float32Array): string =>
  [...row]
    .flatMap((value, at) => {
      const rounded = Math.round(value * 1000);
      return rounded === 0 ? [] : [`${at.toString(36)} ${rounded.toString(36)}`];
    })
    .join(' ');
