import { Radio, Tooltip } from '@mantine/core';
import { PALETTE_NAMES, type PaletteName } from '@trellis/looks';
import classes from './LookGrid.module.css';
import { type Paint, paintOf, paintOfPalette } from './paint.ts';
import { BUILT, StyleCards } from './StyleCards.tsx';

const LABELS: Record<PaletteName, string> = {
  terracotta: 'Terracotta',
  amber: 'Amber',
  olive: 'Olive',
  forest: 'Forest',
  teal: 'Teal',
  sky: 'Sky',
  cobalt: 'Cobalt',
  violet: 'Violet',
  plum: 'Plum',
  rose: 'Rose',
  slate: 'Slate',
  stone: 'Stone',
};

interface Props {
  /** The colors that the app was built in. */
  built: Paint;
  mode: 'light' | 'dark';
  disabled: boolean;
}

/** The colors of the whole app: ground, cards, text, buttons and charts follow. */
export function PaletteRow({ built, mode, disabled }: Props) {
  return (
    <StyleCards field="palette" label="Colors" className={classes.swatches}>
      <Swatch value={BUILT} label="As built" paint={built} disabled={disabled} />
      {PALETTE_NAMES.map((name) => (
        <Swatch
          key={name}
          value={name}
          label={LABELS[name]}
          paint={paintOfPalette(name, mode)}
          disabled={disabled}
        />
      ))}
    </StyleCards>
  );
}

function Swatch(props: { value: string; label: string; paint: Paint; disabled: boolean }) {
  const { value, label, paint, disabled } = props;
  return (
    <Tooltip label={label}>
      <Radio.Card
        value={value}
        aria-label={label}
        disabled={disabled}
        className={classes.swatch}
        style={paintOf(paint, null)}
      >
        <span className={classes.dot} />
      </Radio.Card>
    </Tooltip>
  );
}
