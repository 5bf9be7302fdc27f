import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type CustomHost, MESSAGES } from '@trellis/contract';
import { type HostRecord, sql, violates } from '../db/index.ts';
import { notFound } from '../refusal.ts';
import type { Queue } from '../work/index.ts';
import { hostName } from './name.ts';
import type { HostNeeds } from './needs.ts';
import { afterCheck, type Finding, findProof, isDue, proofOf } from './proof.ts';
import { Outside } from './reach.ts';

type Given = Pick<HostNeeds, 'db' | 'bus' | 'config'>;
const KNOWN_MS = 10_000;
const MOST_KNOWN = 5_000;

/** The hosts that apps have of their own: who has which, and whether it is still theirs. */
export class Hosts {
  readonly #given: Given;
  readonly #outside: Outside;
  readonly #known = new Map<string, { appId: string | null; until: number }>();

  constructor(given: Given) {
    this.#given = given;
    this.#outside = new Outside(given.config);
    // Whatever changed of an app may be its host.
    given.bus.on((event) => {
      if (event.kind === 'app' || event.kind === 'missed') this.#known.clear();
    });
  }

  /** The app that a host is, by its Host header; null where it is nobody's. */
  async appAt(host: string): Promise<string | null> {
    const known = this.#known.get(host);
    if (known && known.until > performance.now()) return known.appId;
    const appId = await this.#find(host);
    // Anybody may send any Host: what is remembered of them has an end.
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(host, { appId, until: performance.now() + KNOWN_MS });
    return appId;
  }

  async #find(host: string): Promise<string | null> {
    const { db, config } = this.#given;
    const slug = config.appsOrigin && slugAt(host, config.appsOrigin);
    const apps = db.selectFrom('apps').select('app_id').where('deleted_at', 'is', null);
    const app = await (slug
      ? apps.where('slug', '=', slug).where('published_version_id', 'is not', null)
      : apps
          .where(sql<boolean>`custom_host->>'host' = ${host}`)
          .where(sql<boolean>`custom_host->>'verifiedAt' IS NOT NULL`)
    ).executeTakeFirst();
    return app?.app_id ?? null;
  }

  async get(appId: string): Promise<CustomHost | null> {
    const record = await this.#record(appId);
    return record && present(record, this.#given.config.allowPrivateHosts);
  }

  /** Names the host; the proof of an earlier one is nothing to this one. */
  async set(appId: string, wanted: string): Promise<void> {
    const host = hostName(wanted, this.#given.config);
    if ((await this.#record(appId))?.host === host) return;
    const record: HostRecord = {
      host,
      secret: randomBytes(18).toString('base64url'),
      setAt: new Date().toISOString(),
      verifiedAt: null,
      lostAt: null,
      missingSince: null,
      checkedAt: null,
      isReached: false,
      problem: null,
    };
    await this.#store(appId, record);
  }

  async remove(appId: string): Promise<void> {
    await this.#store(appId, null);
  }

  /** Looks for the proof now. */
  async check(appId: string): Promise<void> {
    const record = await this.#record(appId);
    if (!record) throw notFound('This app has no host of its own');
    let found = await findProof(this.#outside, appId, record);
    let next = afterCheck(record, found, new Date());
    if (!(await this.#keep(appId, record, next))) {
      if (found.proof !== 'dns' || !(await this.#takeOver(record.host))) {
        next = { ...record, checkedAt: next.checkedAt, problem: MESSAGES.hostTaken };
      }
      await this.#keep(appId, record, next);
    }
    if (record.verifiedAt || !next.verifiedAt) return;
    // The host answers only from now on, so that it is looked at once more.
    found = await findProof(this.#outside, appId, next);
    await this.#keep(appId, next, afterCheck(next, found, new Date()));
  }

  readonly queues: Queue[] = [{ name: 'hosts', cron: '* * * * *', work: () => this.checkDue() }];

  /** Checks the hosts that are due; each on its own, so that a slow one holds up none. */
  async checkDue(): Promise<void> {
    const apps = await this.#given.db
      .selectFrom('apps')
      .select(['app_id', 'custom_host'])
      .where('custom_host', 'is not', null)
      .where('deleted_at', 'is', null)
      .execute();
    const due = apps.filter(({ custom_host: own }) => own && isDue(own, Date.now()));
    for (let at = 0; at < due.length; at += 10)
      await Promise.all(
        due.slice(at, at + 10).map(({ app_id }) =>
          this.check(app_id).catch((error: Error) => {
            console.error(`host of ${app_id}: ${error.message}`);
          }),
        ),
      );
  }

  async #record(appId: string): Promise<HostRecord | null> {
    const app = await this.#given.db
      .selectFrom('apps')
      .select('custom_host')
      .where('app_id', '=', appId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return app?.custom_host ?? null;
  }

  async #store(appId: string, record: HostRecord | null): Promise<void> {
    await this.#given.db
      .updateTable('apps')
      .set({ custom_host: record && JSON.stringify(record) })
      .where('app_id', '=', appId)
      .execute();
    this.#changed(appId);
  }

  /** Stores what a check found, unless the host was changed meanwhile; false where another app has it. */
  async #keep(appId: string, before: HostRecord, next: HostRecord): Promise<boolean> {
    try {
      await this.#given.db
        .updateTable('apps')
        .set({ custom_host: JSON.stringify(next) })
        .where('app_id', '=', appId)
        .where(sql<boolean>`custom_host->>'secret' = ${before.secret}`)
        .execute();
    } catch (error) {
      if (violates(error, 'apps_host')) return false;
      throw error;
    }
    const lasting = ({ checkedAt: _, ...rest }: HostRecord) => rest;
    if (!isDeepStrictEqual(lasting(before), lasting(next))) this.#changed(appId);
    return true;
  }

  /** Who rules a host's DNS has it: an app whose own record there is gone, or that was deleted, makes way. */
  async #takeOver(host: string): Promise<boolean> {
    const holder = await this.#given.db
      .selectFrom('apps')
      .select(['app_id', 'custom_host', 'deleted_at'])
      .where(sql<boolean>`custom_host->>'host' = ${host}`)
      .where(sql<boolean>`custom_host->>'verifiedAt' IS NOT NULL`)
      .executeTakeFirst();
    if (!holder?.custom_host) return true;
    const { custom_host: held, app_id } = holder;
    const found: Finding = await findProof(this.#outside, app_id, held);
    if (!holder.deleted_at && (found.proof === 'dns' || found.isUnsure)) return false;
    const lostAt = new Date().toISOString();
    const lost = { ...held, verifiedAt: null, lostAt, isReached: false };
    return this.#keep(app_id, held, { ...lost, problem: MESSAGES.hostTaken });
  }

  #changed(appId: string): void {
    this.#known.clear();
    this.#given.bus.publish({ kind: 'app', appId });
  }
}

/** `recipes.apps.example` below `apps.example` → `recipes`. */
function slugAt(host: string, appsOrigin: string): string | null {
  if (!host.endsWith(`.${appsOrigin}`)) return null;
  const slug = host.slice(0, -appsOrigin.length - 1);
  return /^[a-z0-9-]+$/.test(slug) ? slug : null;
}

function present(record: HostRecord, isPrivate: boolean): CustomHost {
  const { host, verifiedAt, lostAt, isReached, problem, checkedAt } = record;
  return {
    host,
    status: verifiedAt ? 'verified' : lostAt ? 'lost' : 'waiting',
    proof: proofOf(record),
    isReached,
    problem,
    checkedAt,
    verifiedAt,
    address: `${isPrivate && /:\d+$/.test(host) ? 'http' : 'https'}://${host}`,
  };
}
