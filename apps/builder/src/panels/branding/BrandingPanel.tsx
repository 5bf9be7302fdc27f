import { Divider, Stack, Text } from '@mantine/core';
import { may } from '@trellis/contract';
import { useField } from '../../saving/context.ts';
import { StyleColor, StyleImage } from '../../saving/fields/StyleFields.tsx';
import { SwitchField } from '../../saving/fields/SwitchField.tsx';
import { useAccount } from '../../ui/useAccount.ts';
import type { PanelProps } from '../types.ts';
import { useBuiltColors } from './built-colors.ts';
import { LookGrid } from './LookGrid.tsx';
import { PaletteRow } from './PaletteRow.tsx';
import { paintOfColors, paintOfPalette } from './paint.ts';
import { StyleName } from './StyleName.tsx';

/** Where an app names no colors of its own. */
const PLAIN = { light: '#fcfaf8', dark: '#171412' };
const PLAIN_BUTTON = '#a1491f';

/** How the app looks: a look, colors, pictures. The preview shows each change at once. */
export function BrandingPanel({ app }: PanelProps) {
  const disabled = !may(app.role, 'app.edit');
  const built = useBuiltColors(app);
  const style = useField('style', 'styleName').value ?? null;
  // As it was built an app is light, until a visitor chooses otherwise.
  const mode = style === 'dark' ? 'dark' : 'light';
  const { ground: builtGround, button: builtButton } = built[mode];
  const ownButton = useField('style', 'buttonBackgroundColor').value ?? null;
  const button = ownButton ?? builtButton;
  const own = useField('style', 'backgroundColor').value ?? null;
  const palette = useField('style', 'palette').value ?? null;
  const builtPaint = paintOfColors(builtGround ?? PLAIN[mode], builtButton ?? PLAIN_BUTTON);
  const paint = palette
    ? paintOfPalette(palette, mode)
    : paintOfColors(own ?? builtGround ?? PLAIN[mode], button ?? PLAIN_BUTTON);
  const onText = { on: own ?? builtGround, orOn: own || style ? null : built.dark.ground };
  const isAdmin = useAccount()?.isAdmin === true;
  return (
    <Stack gap="sm">
      <LookGrid name={app.name} paint={paint} disabled={disabled} />
      <PaletteRow built={builtPaint} mode={mode} disabled={disabled} />
      <StyleName disabled={disabled} />
      <Divider />
      <StyleImage
        appId={app.appId}
        field="logoUrl"
        label="Logo"
        description="Above your tools, on the sign-in page, in emails and as the browser tab’s icon"
        disabled={disabled}
      />
      <Divider />
      <StyleColor field="backgroundColor" label="Background color" disabled={disabled} />
      <StyleImage
        appId={app.appId}
        field="backgroundImage"
        label="Background image"
        disabled={disabled}
      />
      <Divider />
      <StyleColor field="headerTextColor" label="Header color" {...onText} disabled={disabled} />
      <StyleColor
        field="subheaderTextColor"
        label="Subheader color"
        {...onText}
        disabled={disabled}
      />
      <StyleColor field="buttonBackgroundColor" label="Button color" disabled={disabled} />
      <StyleColor
        field="buttonTextColor"
        label="Button text color"
        on={button}
        disabled={disabled}
      />
      {isAdmin && (
        <>
          <Divider />
          <Watermark />
        </>
      )}
      <Text size="xs" c="dimmed">
        Visitors see changes as soon as they are saved.
      </Text>
    </Stack>
  );
}

/** Admins of the installation alone hide the product's mark (spec 1, section 6). */
function Watermark() {
  return (
    <SwitchField
      item="style"
      field="hideBuildAI"
      label="Hide “Made with Trellis”"
      description="In the corner of the published app"
    />
  );
}
