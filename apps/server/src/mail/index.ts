export { type Brand, plainColor, productBrand, readableOn } from './brand.ts';
export { fateOf, Mailer } from './mailer.ts';
export { sealOldMails } from './sealed.ts';
export type { Letter } from './template.ts';
export { smtpTransport } from './transport.ts';
