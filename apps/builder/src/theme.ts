import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { WITHIN } from './ui/within.ts';

/** The one accent: a leaf green, dark enough for white text from shade 7 on. */
const leaf: MantineColorsTuple = [
  '#eef7f2',
  '#dceee4',
  '#b8dcc8',
  '#90c9ab',
  '#6db793',
  '#4fa57d',
  '#388a65',
  '#256f50',
  '#1c5a41',
  '#134532',
];
/** Warm neutrals, for both schemes. */
const sand: MantineColorsTuple = [
  '#faf8f4',
  '#f3f0e9',
  '#e8e3d9',
  '#d8d1c4',
  '#b9b0a0',
  '#958b7a',
  '#736a5b',
  '#5a5247',
  '#423c34',
  '#2b2722',
];
const dark: MantineColorsTuple = [
  '#ece8e1',
  '#cfc9be',
  '#a8a196',
  '#807a70',
  '#575249',
  '#3d3932',
  '#2e2b26',
  '#24211d',
  '#1c1a17',
  '#151311',
];

/** What is typed stands in the direction of its script. The prop `dir` would be the frame's around the input. */
const DIRECTED = { defaultProps: { attributes: { input: { dir: 'auto' } } } };

/** All of the builder's look: colors, type scale of six sizes, 4-px grid, radius 8. */
export const theme = createTheme({
  primaryColor: 'leaf',
  primaryShade: 7,
  autoContrast: true,
  luminanceThreshold: 0.35,
  colors: { leaf, sand, gray: sand, dark },
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Inter Variable', system-ui, sans-serif", fontWeight: '650' },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Modal: {
      defaultProps: {
        closeButtonProps: { 'aria-label': 'Close' },
        centered: true,
        overlayProps: { backgroundOpacity: 0.35 },
      },
      styles: { title: { fontWeight: 650 } },
    },
    // What is longer than there is room scrolls in itself: the page below it does not.
    Menu: {
      defaultProps: { middlewares: WITHIN.middlewares },
      styles: WITHIN.styles,
    },
    // What an alert is about is read in any color.
    Alert: { styles: { title: { color: 'var(--mantine-color-text)' } } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Dismiss' } } },
    Loader: { defaultProps: { role: 'status' } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
    Badge: { defaultProps: { tt: 'none' } },
    TextInput: DIRECTED,
    Textarea: DIRECTED,
    // Forms ask for what they need; what may be left out says so.
    InputWrapper: { defaultProps: { withAsterisk: false } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
  },
});

export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#fdfcfa',
    '--mantine-color-text': '#23201c',
    '--mantine-color-dimmed': '#6a6255',
    '--mantine-color-placeholder': '#857c6d',
    '--mantine-color-default-border': '#e3ddd2',
    '--trellis-accent': '#256f50',
    '--trellis-surface': '#f6f3ed',
    '--trellis-raised': '#ffffff',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-red-text': '#b3261e',
  },
  dark: {
    '--mantine-color-body': '#191714',
    '--mantine-color-text': '#ece8e1',
    '--mantine-color-dimmed': '#aba395',
    '--mantine-color-placeholder': '#8e8677',
    '--mantine-color-default-border': '#37322b',
    '--trellis-accent': '#6db793',
    '--mantine-color-anchor': '#8fcbac',
    '--trellis-surface': '#211e1a',
    '--trellis-raised': '#26231e',
    '--mantine-color-error': '#ff8a80',
    '--mantine-color-red-text': '#ff8a80',
  },
});
