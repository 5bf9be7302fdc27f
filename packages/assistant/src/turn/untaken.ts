/** A block of code of an app's languages, three lines or more. */
const CODE =
  /^[ \t]*```(?:tsx?|jsx?|typescript|javascript|react|css)\b[^\n]*\n(?:[^\n]*\n){3,}?[ \t]*```/imu;

/** What is said of an answer that shows code and puts none of it into the app; nothing of any other. */
export const untakenCode = (text: string): string =>
  CODE.test(text)
    ? '\n\nNothing in the app was changed: this code stands in the answer alone. Ask to have it put into the app if that was meant.'
    : '';
