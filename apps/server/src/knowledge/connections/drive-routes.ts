import { type ConnectedProvider, connectionCalls } from '@trellis/contract';
import type { Context } from 'hono';
import { BUILDERS } from '../../db/index.ts';
import { builderOf, connectCookie, type Route, route } from '../../http/index.ts';
import { hashSecret } from '../../identity/index.ts';
import { notFound, Refusal } from '../../refusal.ts';
import {
  connectDrive,
  type DriveJourney,
  driveAddress,
  driveToken,
  newJourney,
} from '../connectors/drive/access.ts';
import type { KnowledgeNeeds } from '../needs.ts';
import {
  type ConnectorGrant,
  connectorGrant,
  connectorToken,
  isSameBrowser,
} from './connector-token.ts';
import { pickerPage, saidPage } from './pages.ts';

const TEN_MINUTES_MS = 10 * 60_000;

type Kept = ConnectorGrant & Omit<DriveJourney, 'state'> & { browser: string };

/** Windows in which an app is connected with Google Drive, and files are picked there. */
export function driveRoutes(needs: KnowledgeNeeds): Route[] {
  const { secrets, config, bus } = needs;
  /** These windows have nobody behind them who could read an answer in JSON. */
  const said = async (c: Context, work: () => Promise<Response>): Promise<Response> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return saidPage(c, 'Not connected', error.message);
    }
  };
  const requireDrive = (provider: ConnectedProvider) => {
    if (provider !== 'google-drive') throw notFound('This service has no such page');
  };
  return [
    route(connectionCalls.connectorToken, async (ask) =>
      connectorToken(needs, ask.c, {
        userId: builderOf(ask).userId,
        appId: ask.query.appId ?? null,
      }),
    ),
    route(connectionCalls.signIn, ({ c, params, query }) =>
      said(c, async () => {
        requireDrive(params.provider);
        const grant = await connectorGrant(needs, c, query.token);
        await needs.limits.take('connect', `${grant.appId}:${grant.userId}`, 20, 3_600);
        const journey = newJourney();
        const kept: Kept = {
          ...grant,
          ...journey,
          browser: hashSecret(connectCookie.get(c) ?? ''),
        };
        const state = await secrets.issue(BUILDERS, 'connecting', grant.userId, TEN_MINUTES_MS, {
          ...kept,
        });
        return c.redirect(await driveAddress(needs, { ...journey, state }));
      }),
    ),
    route(connectionCalls.callback, ({ c, params, query }) =>
      said(c, async () => {
        requireDrive(params.provider);
        const state = query.state ?? '';
        const used = await secrets.use(BUILDERS, 'connecting', state);
        const kept = used?.data as Kept | undefined;
        if (!kept || !isSameBrowser(c, kept.browser))
          throw new Refusal('unauthenticated', 'This answer is no longer valid. Start again.');
        const { appId, userId, verifier, nonce } = kept;
        await connectDrive(
          needs,
          { appId, userId },
          { verifier, nonce, state },
          new URL(c.req.url),
        );
        bus.publish({ kind: 'context', appId });
        return saidPage(c, 'Connected', 'You can close this window.');
      }),
    ),
    route(connectionCalls.pick, ({ c, params, query }) =>
      said(c, async () => {
        requireDrive(params.provider);
        const { appId } = await connectorGrant(needs, c, query.token);
        if (config.drive.access !== 'file' || !config.drive.pickerKey || !config.google)
          throw notFound('Files cannot be picked here');
        return pickerPage(c, {
          script: config.drive.pickerScript,
          key: config.drive.pickerKey,
          // Google's project number is what a client's id begins with.
          project: config.google.clientId.split('-', 1)[0] ?? '',
          token: await driveToken(needs, appId),
        });
      }),
    ),
  ];
}
