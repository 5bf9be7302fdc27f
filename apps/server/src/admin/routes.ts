import { adminCalls } from '@trellis/contract';
import { type Route, route } from '../http/route.ts';
import type { Services } from '../services.ts';

export function adminRoutes(services: Services): Route[] {
  return [route(adminCalls.outbox, async ({ query }) => services.mail.list(query.before))];
}
