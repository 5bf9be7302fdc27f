/** The part of the frame's bridge that the root uses (packages/runtime/src/bridge.ts). */
declare const __trellis: {
  reportError(error: {
    title: string;
    details?: string;
    componentName?: string;
    scope: 'component' | 'page' | 'app';
  }): void;
};
