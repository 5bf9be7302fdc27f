/** What app code may do, and what the frame may: never `allow-same-origin`. */
export const SANDBOX =
  'allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads';
export const FRAME_ALLOW = 'clipboard-write; fullscreen; geolocation';
