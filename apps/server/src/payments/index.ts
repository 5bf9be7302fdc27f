export { giveCredits, takeCredits, tierLimitsOf } from './credits.ts';
export { MemberGate } from './gate.ts';
export { runPayer } from './own.ts';
export { Purchases } from './purchases.ts';
export { paymentQueues } from './queues.ts';
export { paymentRoutes } from './routes.ts';
