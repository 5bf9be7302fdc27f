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
  noPlans:
    'This installation has no paid plans. Whoever runs it can give your account another plan.',
  planEnds: (day: string) => `Your plan was cancelled. You have it until ${day}.`,
  planGoesOn:
    'What you pay for by the month or year goes on until you cancel it, also when you buy another plan.',
  manage: 'Cancel or change it',
  membersOnly: 'This app is for members. Choose a plan to go on.',
  unverified:
    'Your purchase is there. Prove that your e-mail address is yours, by the mail that was sent to it, and you are in.',
  proveFirst:
    'What you buy counts once your e-mail address is proven: open the mail that was sent to it.',
  tooOften: 'That was tried too often. Wait a few minutes, and try it again.',
  notProven:
    'This was bought with another e-mail address. Enter the licence key of the purchase, or sign in with that address.',
} as const;
