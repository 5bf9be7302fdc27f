import { FOREIGN } from '@trellis/contract/parsing';
import { broken } from '../fault.ts';
import { attribute } from '../xml.ts';

const UNITS: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  em: 16,
  ex: 8,
};
/** Where a drawing says nothing of its size. */
const USUAL = { width: 300, height: 150 };

/** The size that a drawing asks for, made as small as pictures of drawings are: only that is ever drawn. */
export function sized(attributes: string): {
  width: number;
  height: number;
  viewBox: string | null;
} {
  const box = (attribute(attributes, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const hasBox = box.length === 4 && box.every(Number.isFinite) && box[2]! > 0 && box[3]! > 0;
  const [boxWidth, boxHeight] = hasBox ? [box[2]!, box[3]!] : [USUAL.width, USUAL.height];
  let width = pixels(attribute(attributes, 'width'));
  let height = pixels(attribute(attributes, 'height'));
  width ??= height === null ? boxWidth : (height * boxWidth) / boxHeight;
  height ??= (width * boxHeight) / boxWidth;
  const { drawing } = FOREIGN;
  const scale = Math.min(1, drawing.width / width, drawing.height / height);
  const drawn = { width: Math.round(width * scale), height: Math.round(height * scale) };
  if (!(drawn.width >= 1 && drawn.height >= 1)) throw broken('This drawing has no size');
  return { ...drawn, viewBox: hasBox ? null : `0 0 ${width} ${height}` };
}

/** A length in pixels; null for a part of what is around, or none. */
function pixels(length: string | undefined): number | null {
  const [, number, unit = ''] =
    /^\s*(\+?[\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(length ?? '') ?? [];
  const factor = UNITS[unit.toLowerCase()];
  if (number === undefined || factor === undefined) return null;
  const value = Number(number) * factor;
  return Number.isFinite(value) && value > 0 ? value : null;
}
