const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Keys as they are called here: `Ctrl+B` is `⌘+B` on a Mac. */
export const keysHere = (keys: string): string => (isMac ? keys.replace('Ctrl', '⌘') : keys);
