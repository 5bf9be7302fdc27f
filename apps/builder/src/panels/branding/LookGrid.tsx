import { Radio } from '@mantine/core';
import { FONT_FACES } from '@trellis/contract';
import { LOOK_NAMES, LOOKS, type LookName } from '@trellis/looks';
import classes from './LookGrid.module.css';
import { type Paint, paintOf } from './paint.ts';
import { BUILT, StyleCards } from './StyleCards.tsx';

const LABELS: Record<LookName, string> = {
  editorial: 'Editorial',
  clinical: 'Clinical',
  workshop: 'Workshop',
  playful: 'Playful',
  ledger: 'Ledger',
  garden: 'Garden',
  night: 'Night',
  civic: 'Civic',
  boutique: 'Boutique',
  sport: 'Sport',
  studio: 'Studio',
  paper: 'Paper',
};

interface Props {
  /** What the pictures say on top. */
  name: string;
  /** The colors that the app has now. */
  paint: Paint;
  disabled: boolean;
}

/** The look of the whole app, each shown by a small page of it: typefaces, corners, surfaces, header. */
export function LookGrid({ name, paint, disabled }: Props) {
  return (
    <>
      {/* The pictures are set in the looks' own typefaces. */}
      <link rel="stylesheet" href={FONT_FACES} precedence="default" />
      <StyleCards field="look" label="Look" className={classes.grid}>
        <Radio.Card value={BUILT} disabled={disabled} className={classes.card}>
          <Page name={name} paint={paint} look={null} />
          <span className={classes.label}>As built</span>
        </Radio.Card>
        {LOOK_NAMES.map((look) => (
          <Radio.Card key={look} value={look} disabled={disabled} className={classes.card}>
            <Page name={name} paint={paint} look={look} />
            <span className={classes.label}>{LABELS[look]}</span>
          </Radio.Card>
        ))}
      </StyleCards>
    </>
  );
}

/** A page of the app in little. */
function Page({ name, paint, look }: Pick<Props, 'name' | 'paint'> & { look: LookName | null }) {
  const title = look ? LOOKS[look].title : null;
  return (
    <span aria-hidden className={classes.page} style={paintOf(paint, look)}>
      <span className={classes.bar} data-header={look ? LOOKS[look].header : 'plain'}>
        <span className={classes.mark} />
        <span className={classes.rule} />
      </span>
      <span
        className={classes.heading}
        data-mark={title?.mark}
        data-capitals={title?.isCapitals || undefined}
      >
        {name}
      </span>
      <span className={classes.sheet} data-surface={look ? LOOKS[look].surface : 'line'}>
        <span className={classes.rule} />
        <span className={classes.button}>Add</span>
      </span>
    </span>
  );
}
