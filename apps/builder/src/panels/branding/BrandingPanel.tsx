import { Divider, Stack, Text } from '@mantine/core';
import { may } from '@trellis/contract';
import { useField } from '../../saving/context.ts';
import { StyleColor, StyleImage } from '../../saving/fields/StyleFields.tsx';
import { SwitchField } from '../../saving/fields/SwitchField.tsx';
import { useAccount } from '../../ui/useAccount.ts';
import type { PanelProps } from '../types.ts';
import { useBuiltColors } from './built-colors.ts';
import { StyleName } from './StyleName.tsx';

/** How the app looks: a style, colors, pictures. The preview shows each change at once. */
export function BrandingPanel({ app }: PanelProps) {
  const disabled = !may(app.role, 'app.edit');
  const built = useBuiltColors(app);
  const style = useField('style', 'styleName').value ?? null;
  // As it was built an app is light, until a visitor chooses otherwise.
  const { ground: builtGround, button: builtButton } = style === 'dark' ? built.dark : built.light;
  const button = useField('style', 'buttonBackgroundColor').value ?? builtButton;
  const own = useField('style', 'backgroundColor').value ?? null;
  const onText = { on: own ?? builtGround, orOn: own || style ? null : built.dark.ground };
  const isAdmin = useAccount()?.isAdmin === true;
  return (
    <Stack gap="sm">
      <StyleName disabled={disabled} />
      <StyleImage
        appId={app.appId}
        field="logoUrl"
        label="Logo"
        description="Over your tools, on the sign-in page, in mails, and as the icon of the browser’s tab"
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
