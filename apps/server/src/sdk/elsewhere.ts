import { sdkElsewhereCalls } from '@trellis/contract';
import type { Context } from 'hono';
import { type Route, route } from '../http/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { whereFrom } from './logout.ts';
import type { SdkNeeds } from './needs.ts';

type From = { from_url?: string | undefined; app_id?: string | undefined };

/** What this server has no part in, in a sentence for who builds the app. */
const notHere = (words: string) => new Refusal('not_implemented', words);

/** Where the public client leads people to: the app's own sign-in, or words for what is not there. */
export function sdkElsewhereRoutes(services: SdkNeeds): Route[] {
  // Whichever provider code names: the app's sign-in offers those that are set up here.
  const toSignIn = async (c: Context, query: From) => {
    const { app, next } = await whereFrom(services, c, query);
    if (!app) throw notFound('There is no such app');
    const { pathname, search } = new URL(next, 'http://here');
    const nextUrl = encodeURIComponent(pathname + search);
    return c.redirect(`/apps/${app.app_id}/login?nextUrl=${nextUrl}`);
  };
  const not = (words: string) => () => {
    throw notHere(words);
  };
  const noConnector = not(
    'Accounts at other services are not connected here. The app’s owner can connect a service for the whole app, as an integration.',
  );
  const noGateway = not(
    'Of a provider’s own calls, chat/completions and models are answered here. Everything else is asked by integrations.Core.InvokeLLM.',
  );
  const noLogs = not(
    'Who opened which page is not kept here. Visits are counted by day, for the app’s builder.',
  );
  return [
    route(sdkElsewhereCalls.login, ({ c, query }) => toSignIn(c, query)),
    route(sdkElsewhereCalls.providerLogin, ({ c, query }) => toSignIn(c, query)),
    route(sdkElsewhereCalls.ssoLogin, ({ c, query, params }) =>
      toSignIn(c, { ...query, app_id: params.appId }),
    ),
    route(sdkElsewhereCalls.connect, noConnector),
    route(sdkElsewhereCalls.disconnect, noConnector),
    route(sdkElsewhereCalls.connectorToken, noConnector),
    route(
      sdkElsewhereCalls.serviceToken,
      not('Tokens of connected services are told to nobody here. Call the integration instead.'),
    ),
    route(
      sdkElsewhereCalls.callConnector,
      not(
        'There are no connectors here. Call an integration that the app’s owner connected instead.',
      ),
    ),
    route(sdkElsewhereCalls.actor, ({ params }) => {
      throw notHere(
        `${params.actorName} is a program for a server, which does not run here. Follow rows by subscribe() instead.`,
      );
    }),
    route(sdkElsewhereCalls.gatewayReading, noGateway),
    route(sdkElsewhereCalls.gateway, noGateway),
    route(
      sdkElsewhereCalls.ssoToken,
      not('There is no sign-in of a company’s own here, and so no token of one.'),
    ),
    route(sdkElsewhereCalls.logs, noLogs),
    route(sdkElsewhereCalls.logStats, noLogs),
    route(sdkElsewhereCalls.channel, ({ params }) => {
      const name = params.channel === 'whatsapp' ? 'WhatsApp' : 'Telegram';
      throw notHere(`${params.agentName} is not on ${name} here. Talk to it inside the app.`);
    }),
  ];
}
