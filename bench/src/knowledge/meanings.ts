import type { Meaning } from '@trellis/testing';
import { type Asked, textOf } from './set.ts';

/** Numbers of an embedding, as `nomic-embed-text` and others have them. */
export const NUMBERS = 768;

/** A text by its groups of four letters: like words alone, and rather worse. */
export const byLetters: Meaning = (text) => {
  const vector = new Array<number>(NUMBERS).fill(0);
  const plain = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
  for (let at = 0; at + 4 <= plain.length; at++) {
    const hash = hashOf(plain.slice(at, at + 4));
    vector[hash % NUMBERS]! += hash & 1_024 ? 1 : -1;
  }
  return vector;
};

/** What says nothing. */
export const byChance: Meaning = () => Array.from({ length: NUMBERS }, () => Math.random() - 0.5);

/** A model that is good: a passage is near to the questions that it answers, as far as letters do not blur it. */
export function byAnswers(asked: readonly Asked[]): Meaning {
  const directions = asked.map((_, n) => random(n));
  const byQuestion = new Map(asked.map(({ question }, n) => [question, n]));
  const answers = asked.map(({ text, answers }) =>
    answers.map(([from, to]) => plainText(textOf(text).slice(from, to))),
  );
  return (text) => {
    const vector = unit(byLetters(text));
    const own = byQuestion.get(text);
    const plain = plainText(text);
    const held =
      own !== undefined
        ? [own]
        : answers.flatMap((all, n) => (all.some((one) => overlaps(plain, one)) ? [n] : []));
    for (const n of held)
      for (const [at, value] of directions[n]!.entries()) vector[at]! += value * 0.6;
    return vector;
  };
}

export const plainText = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether a passage holds the beginning or the end of an answer. */
export function overlaps(passage: string, answer: string): boolean {
  const part = Math.min(60, answer.length);
  return passage.includes(answer.slice(0, part)) || passage.includes(answer.slice(-part));
}

function unit(vector: number[]): number[] {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

function random(seed: number): number[] {
  let state = seed * 7_919 + 17;
  const vector = Array.from({ length: NUMBERS }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648 - 0.5;
  });
  return unit(vector);
}

function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619) >>> 0;
  return hash;
}
