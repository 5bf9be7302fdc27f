import type { PlanLimits, SiteSettings } from '@trellis/contract';

/** No deeper and no larger than a plan includes (ruling 35). */
export function withinPlan(
  site: SiteSettings,
  { scraperDepth, scraperPages }: Pick<PlanLimits, 'scraperDepth' | 'scraperPages'>,
): SiteSettings {
  return {
    ...site,
    depth: Math.min(site.depth, scraperDepth ?? site.depth),
    pages: Math.min(site.pages, scraperPages ?? site.pages),
  };
}
