/** Constants of both specification documents, section 9. Times in milliseconds, sizes in bytes. */
export const LIMITS = {
  tokenRefresh: 3_000_000,
  /** `tries`: again, after the first. */
  accountCreate: { tries: 7, every: 4_000, firstWaitWithSale: 3_000 },
  accountRefresh: { tries: 15, every: 4_000 },
  chat: {
    lastMessages: 3,
    maxSteps: 4,
    /** Messages of the conversation that are shown at first, and come with each look at earlier ones. */
    shown: 50,
    maxLength: 20_000,
    /** What an app's builders want of every answer. */
    instructions: 4_000,
    attachments: 5,
    importRows: 5_000,
    elements: 5,
    errors: 5,
    /** Lines of the preview's console that go along with a message. */
    consoleLines: 20,
  },
  /** An element that was chosen in the preview; `text` is what it shows. */
  element: { text: 200, typed: 500 },
  versionHistory: 10,
  /** Longer texts are compared by lines only; `context` lines stand around each change. */
  diff: { wordsUpTo: 10_000, context: 3 },
  latestMessages: 2,
  errorReports: { sameFor: 300_000, most: 10, per: 60_000 },
  autosave: 2_000,
  /** How long a deleted app can be brought back. */
  deletedFor: 30 * 24 * 60 * 60 * 1_000,
  /** Shown at once, and for how long, in milliseconds; nothing is kept of those that are gone (spec 2, section 9). */
  toast: { most: 1, shownFor: 5_000 },
  linkShown: 100,
  /** What is new is scrolled to when it is there. */
  scrollAfter: 100,
  tableScrollAfter: 50,
  /** Choices of a mapping that come together are worked out together. */
  mappingRefresh: 50,
  uploadedBadge: 3_000,
  /** The code editor: saved after a pause, shown as saved for a while (spec 1, section 9). */
  code: {
    autosave: 1_000,
    savedFor: 2_000,
    fileLength: 500_000,
    files: 500,
    importedFiles: 2_000,
    /** Of a folder's files together. */
    importBytes: 18_000_000,
  },
  upload: 10_000_000,
  appBuilderVersion: 4,
  sidebarCookieSeconds: 604_800,
  viewports: { tablet: { width: 768, height: 1024 }, mobile: { width: 375, height: 667 } },
  desktopFrom: 1024,
  mobileBelow: 768,
  /** A list's default and largest page (base44-compatibility.md). */
  list: 5_000,
} as const;
