/**
 * Packages whose work an app can go without: they count visits and faults for other companies, or
 * speak to the shell of a phone. Their calls do nothing here, and what they stand around is shown.
 */
const QUIET =
  /^(posthog-js|@sentry\/(react|browser|tracing)|mixpanel-browser|@?amplitude(-js|\/[\w-]+)|react-ga4?|react-gtm-module|react-facebook-pixel|@vercel\/(analytics|speed-insights)|logrocket|@hotjar\/browser|react-hotjar|@microsoft\/clarity|@datadog\/browser-[\w-]+|@fullstory\/browser|web-vitals|virtual:pwa-register|@capacitor\/[\w-]+|@capacitor-community\/[\w-]+|despia-native|@despia\/[\w-]+)(\/.*)?$/;
/** Forms of a payment service, which only its own script can draw. */
const PAYMENT = /^@stripe\/(stripe-js|react-stripe-js)(\/.*)?$/;

/** Why calls of this package do nothing; null where they are missed. */
export function quietly(specifier: string): string | null {
  if (PAYMENT.test(specifier))
    return `The forms of '${specifier}' do not load inside an app; lead people to a payment page instead`;
  return QUIET.test(specifier) ? `The calls of '${specifier}' do nothing in an app` : null;
}

/** Asked for by code that takes a package as a whole. */
const USUAL =
  'init initialize captureException captureMessage setUser addBreadcrumb track identify event pageview send ErrorBoundary'.split(
    ' ',
  );

/** A module that stands in for such a package. */
export function quietCode(names: Iterable<string>): string {
  const wanted = new Set(names);
  if (wanted.delete('*') || wanted.size === 0) for (const name of USUAL) wanted.add(name);
  const lines = [
    'const quiet = new Proxy(function () {}, {',
    "  get: (_, name) => (name === 'then' || typeof name === 'symbol' ? undefined : quiet),",
    '  apply: () => undefined,',
    '  construct: () => quiet,',
    '});',
    'function Shown(props) { return props?.children ?? null; }',
  ];
  for (const name of wanted)
    lines.push(
      name === 'default'
        ? 'export default quiet;'
        : `const its_${name} = ${standIn(name)};\nexport { its_${name} as ${name} };`,
    );
  return `${lines.join('\n')}\n`;
}

function standIn(name: string): string {
  // Until its script is there, a payment form is one that is not ready.
  if (/^(loadStripe|useStripe|useElements)$/.test(name)) return '() => null';
  if (/^use[A-Z]/.test(name)) return '() => quiet';
  if (/^with[A-Z]/.test(name)) return '(first) => first';
  return /(Provider|Boundary|Element|Elements|Form|Analytics|SpeedInsights)$/.test(name)
    ? 'Shown'
    : 'quiet';
}
