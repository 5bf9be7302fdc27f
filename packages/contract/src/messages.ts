/** The texts that people read, as the specification gives them (both documents, sections 5 and 8). */
export const MESSAGES = {
  passwordTooWeak: 'This password is too weak',
  emailInUse: 'This email is already in use, try logging in',
  emailInvalid: 'This email is invalid',
  wrongLogin: 'Invalid email or password',
  userDisabled: 'User is disabled, contact us for more info',
  tooManyLogins: 'Too many login attempts, try again later',
  accountCreateFailed: 'Something went wrong in creating account, try again later or contact us',
  chatEmptyTitle: 'Start a conversation',
  chatEmptyHint: 'Ask for new features or modifications to your app',
  thinking: 'Thinking...',
  truncated: 'The output was too long for one iteration',
  keepGoing: "Let's keep going",
  keepGoingRequest: 'Continue and repeat the last action if truncated',
  builderLimit:
    'You have reached your builder chat messages limit. Please upgrade your plan to continue.',
  dailyLimit: (n: number) =>
    `You have reached your daily limit of ${n} messages. Please try again tomorrow or upgrade to a paid plan to remove daily limit.`,
  rateLimit: 'Rate limit exceeded. Please try again later.',
  chatFailed: 'An error occurred while processing your request please try again later',
  sendFailed: 'An error occurred while sending your message',
  restoreFailed: 'Failed to restore version',
  notPublished: 'Not published',
  saving: 'Saving...',
  published: 'Published',
  publishForAnalytics: 'Publish your app to access analytics',
  signupNeedsDomain: 'Publish your app and set a custom domain to enable user signup',
  signupNeedsPublish: 'Publish your app to enable user signup',
  fileTooLarge: 'File size to large',
  fileNotFound: 'File not found',
  uploadFailed: 'Failed to upload image',
  noPages: 'No pages available',
  fixErrors: 'Please fix the errors in my app',
  fixOne: (title: string, details: string, component: string) =>
    `Fix this error: ${title} ${details} in component ${component}`,
  fixAllEnd: 'please help me fix these errors',
  compilationFailed: 'App compilation failed: ',
  integrationString: 'Integration calls take an object of named parameters, not a string',
} as const;

/** Words inside a server's message that the client knows by (spec 2, section 8). */
export const BUILDER_LIMIT_CODE = 'builder-chat-messages-limit-reached';
export const DAILY_LIMIT_CODE = 'daily-chat-messages-limit-reached';
