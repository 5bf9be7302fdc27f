import type { FloatingPosition } from '@mantine/core';

/** A part of the workbench, as the tour shows it. */
interface Step {
  /** The element's `data-tour`. */
  at: 'chat' | 'preview' | 'panels' | 'publish';
  title: string;
  text: string;
  position: FloatingPosition;
}

export const STEPS: readonly Step[] = [
  {
    at: 'chat',
    title: 'Say what you want',
    text: 'Ask for a change in your own words. Each answer creates a version you can go back to.',
    position: 'right',
  },
  {
    at: 'preview',
    title: 'This is your app',
    text: 'It runs while you build. Try it, see it on a phone, or point at something to change it.',
    position: 'left',
  },
  {
    at: 'panels',
    title: 'Everything else is here',
    text: 'Edit the data in a table, choose a look, invite people, and see earlier versions.',
    position: 'right',
  },
  {
    at: 'publish',
    title: 'Share it',
    text: 'Publishing gives your app an address. You decide who can open it, and you can take it offline at any time.',
    position: 'bottom-end',
  },
];
