import type { RunChunk } from '@trellis/contract';

/** The pieces of a run as they come; a connection that ends with its server ends them. */
export async function* chunksOf(answer: Response): AsyncGenerator<RunChunk> {
  if (!answer.body) return;
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of answer.body) {
    rest += decoder.decode(piece, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines)
      if (line.startsWith('data: {')) yield JSON.parse(line.slice('data: '.length)) as RunChunk;
  }
}
