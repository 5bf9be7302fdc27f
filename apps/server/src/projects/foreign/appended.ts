export const HOST = String.raw`(https:\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?)`;

/** It makes an element of a script, also by a name that it hands on: `(function (d, s) { d.createElement(s) })(document, 'script')`. */
const MAKES_SCRIPT = [/\bcreateElement\b/, /["'`]script\\?["'`]/i];
const AS_SRC = String.raw`(?:\.src\s*=|["'\`]src\\?["'\`]\s*(?:\]\s*=|[,:])|(?<![\w$."'\`-])src\s*:)\s*`;
const WRITTEN = new RegExp(String.raw`${AS_SRC}\\?["'\`]${HOST}([^"'\`\s]*)`, 'g');
/** An address that no script has. */
const SHOWN = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp[34]|webm|pdf)(?:[?#]|$)/i;
/** `s.src = SDK`, `URLS.sdk + '/v3'`, `${SDK}/v3` within back ticks. */
const BY_NAME = new RegExp(
  String.raw`${AS_SRC}(?:\`\$\{)?(?:[\w$]{1,60}\.){0,3}([A-Za-z_$][\w$]{0,60})`,
  'g',
);
const CONSTANT = new RegExp(
  String.raw`(?:\b(?:const|let|var)\s+|[{,(]\s*)([A-Za-z_$][\w$]{0,60})\s*(?::\s*string\s*)?[=:]\s*["'\`]${HOST}`,
  'g',
);

/** Hosts of the scripts that code appends: whichever variable holds the element, its address is what is given as `src`. */
export function appendedHosts(code: string): string[] {
  if (!MAKES_SCRIPT.every((sign) => sign.test(code))) return [];
  // `{ src }` is written short.
  const names = new Set(['src', ...[...code.matchAll(BY_NAME)].map(([, name]) => name!)]);
  const constants = [...code.matchAll(CONSTANT)].filter(([, name]) => names.has(name!));
  return [
    ...[...code.matchAll(WRITTEN)].flatMap(([, host, path]) => (SHOWN.test(path!) ? [] : host!)),
    ...constants.map(([, , host]) => host!),
  ];
}
