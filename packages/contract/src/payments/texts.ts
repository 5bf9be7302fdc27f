/** Texts of paid plans and memberships, to the letter where the specification has them (spec 1, sections 2, 5 and 8). */
export const PAYMENT_TEXTS = {
  noCommitment: 'No Commitment - Cancel Anytime',
  startJourney: 'Start My Journey',
  benefits: ['Easy food scanning', 'Personalized meal plan', 'Progress tracking'],
  productsFailed: 'Failed to fetch Gumroad products',
  connectFailed: 'Failed to connect to Gumroad',
  connected: "Connected to Gumroad, you're all set!",
  productChange:
    'You might see unexpected behavior in your app if you change the product after having paying users.',
  noPlans: 'This installation has no paid plans. Its admin can give your account another plan.',
  planEnds: (day: string) => `Your plan was cancelled. You have it until ${day}.`,
  planGoesOn:
    'Monthly and yearly payments continue until you cancel them, even if you buy another plan.',
  manage: 'Cancel or change it',
  membersOnly: 'This app is for members. Choose a plan to continue.',
  unverified:
    'We found your purchase. Confirm your email address with the email we sent you to get access.',
  proveFirst:
    'Your purchase counts once your email address is confirmed: open the email we sent you.',
  tooOften: 'Too many attempts. Wait a few minutes and try again.',
  notProven:
    'This was bought with another email address. Enter the licence key of the purchase, or sign in with that address.',
} as const;
