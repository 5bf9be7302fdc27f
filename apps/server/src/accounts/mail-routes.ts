import { ATTEMPTS_EXCEEDED, identityCalls, MESSAGES } from '@trellis/contract';
import { appById, continueAddress, mailedUrl, tenantBrand } from '../apps/index.ts';
import { BUILDERS } from '../db/index.ts';
import { type Route, route } from '../http/index.ts';
import { Refusal } from '../refusal.ts';
import { customTokenOf, emailOf, enterByProof, mayEnter, useCustomToken } from './enter.ts';
import { letters } from './letters.ts';
import { limitMails } from './mail-limits.ts';
import type { AccountNeeds } from './needs.ts';
import { presentPassword, resetPassword, sendReset } from './reset.ts';
import { startBuilderSession } from './sign-in.ts';
import { deviceOf, limitTries } from './tries.ts';
import { findUser } from './users.ts';

/** Ways in by mail: link, code, new password. Known and unknown e-mails answer alike, in the same time (ruling 10). */
export function mailRoutes(services: AccountNeeds): Route[] {
  const { db, codes, mail } = services;

  return [
    route(identityCalls.sendMagicLink, async ({ query, body, address, c }) => {
      const tenantId = query.appId ?? BUILDERS;
      if (query.appId) await appById(db, query.appId);
      const email = emailOf(body.email, MESSAGES.linkEmailInvalid);
      const user = await findUser(db, tenantId, email);
      const device = await limitMails(services, { c, address }, tenantId, email, user);
      const isWelcome = await mayEnter(services, tenantId, 'mail', user ?? null).then(
        () => true,
        // Who would not be let in gets no mail, and hears no word of it (ruling 10).
        () => false,
      );
      const brand = await tenantBrand(services, tenantId);
      const { code, secret } = await codes.issue(tenantId, 'sign-in', email, null, device);
      const url = mailedUrl(services, '/auth/handler', {
        mode: 'signIn',
        secret,
        appId: query.appId,
        continueUrl: await continueAddress(services, tenantId, body.continueUrl),
      });
      await mail.send({ ...letters.signIn(brand.name, code, url), to: email, brand }, !isWelcome);
      return { success: true, message: MESSAGES.codeSent };
    }),
    route(identityCalls.validateOtp, async ({ query, body, address, c }) => {
      const tenantId = query.appId ?? BUILDERS;
      const email = emailOf(body.email, MESSAGES.linkEmailInvalid);
      const device = deviceOf(services, c, tenantId, await findUser(db, tenantId, email));
      await limitTries(services, device, address);
      const outcome = await codes.tryCode(tenantId, 'sign-in', email, body.otp, { device });
      if (outcome === 'exceeded')
        throw new Refusal('too_many', MESSAGES.codeExceeded, { code: ATTEMPTS_EXCEEDED });
      if (outcome === 'wrong')
        throw new Refusal('unauthenticated', MESSAGES.codeInvalid, {
          code: 'INVALID_OTP',
          fields: { otp: MESSAGES.codeInvalid },
        });
      return customTokenOf(services, await enterByProof(services, tenantId, email, 'mail'));
    }),
    route(identityCalls.useMagicLink, async ({ query, body, address, c }) => {
      const tenantId = query.appId ?? BUILDERS;
      await limitTries(services, deviceOf(services, c, tenantId), address);
      const opened = await codes.open(tenantId, 'sign-in', body.secret);
      if (!opened)
        throw new Refusal('unauthenticated', MESSAGES.linkInvalid, {
          code: 'auth/invalid-action-code',
        });
      return customTokenOf(services, await enterByProof(services, tenantId, opened.email, 'mail'));
    }),
    route(identityCalls.exchange, async ({ body, c, address }) => {
      const user = await useCustomToken(services, BUILDERS, body.customToken);
      return startBuilderSession(services, { c, address }, user);
    }),
    route(identityCalls.sendResetPasswordEmail, async ({ body, address, c }) => {
      const tenantId = body.mainAppId ?? BUILDERS;
      if (body.mainAppId) await appById(db, body.mainAppId);
      const email = emailOf(body.email);
      const user = await findUser(db, tenantId, email);
      const device = await limitMails(services, { c, address }, tenantId, email, user);
      const continueUrl = await continueAddress(services, tenantId, body.continueUrl);
      await sendReset(services, tenantId, email, user, { continueUrl, device });
      return { success: true, message: MESSAGES.resetMailSent };
    }),
    route(identityCalls.resetPassword, async ({ query, body, address, c }) => {
      const tenantId = query.appId ?? BUILDERS;
      await limitTries(services, deviceOf(services, c, tenantId), address);
      await resetPassword(services, tenantId, body.secret, presentPassword(body.password));
      return { success: true, message: MESSAGES.resetDone };
    }),
  ];
}
