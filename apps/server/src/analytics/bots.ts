/** Browsers of people call themselves Mozilla; programs that open pages say so somewhere, where they are honest. */
const PROGRAM =
  /bot\b|bot\/|crawl|spider|slurp|headless|preview|lighthouse|pagespeed|monitor|uptime|facebookexternalhit|scrapy|curl|wget|python|phantom|prerender/i;

/** Whether what opens a page is no person's browser, as far as it says so. */
export const isBot = (agent: string): boolean => !/^Mozilla\//.test(agent) || PROGRAM.test(agent);
