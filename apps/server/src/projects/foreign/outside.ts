import type { AppFiles } from '@trellis/contract';

const HOST = String.raw`(https:\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?)`;
/** Calls of other services, the names their addresses are kept under, and pages shown inside. */
const REACHED = [
  new RegExp(String.raw`\b(?:fetch|EventSource|axios(?:\.\w+)?)\(\s*["'\`]${HOST}`, 'g'),
  new RegExp(String.raw`\b\w*(?:API|ENDPOINT|BASE_?URL)\w*\s*[=:]\s*["'\`]${HOST}`, 'gi'),
  new RegExp(String.raw`<iframe\b[^>]*?\bsrc=\{?\s*["'\`]${HOST}`, 'g'),
];

const DEVICES =
  /\bgetUserMedia\s*\(|\bnew\s+MediaRecorder\s*\(|\bSpeechRecognition\b|["']html5-qrcode["']/;

/** Says that the code asks for devices, which a page within another one does not get. */
export const deviceWords = (files: AppFiles): string[] =>
  Object.values(files).some((code) => DEVICES.test(code))
    ? [
        "The code uses the camera or the microphone. Browsers give them to a page at an address of its own alone: connect a host of the app's own, and open it there.",
      ]
    : [];

/** Says which hosts elsewhere the code reaches, and that their addresses wait to be approved. */
export function outsideWords(files: AppFiles): string[] {
  const hosts = new Set<string>();
  for (const [path, code] of Object.entries(files))
    if (!/^(entities|server)\//.test(path))
      for (const reached of REACHED)
        for (const [, host] of code.matchAll(reached)) hosts.add(host!);
  if (hosts.size === 0) return [];
  return [
    `The code calls or shows other sites: ${[...hosts].sort().join(' ')}. It reaches those that you approve in the app's settings, below 'Sites that the app may call or show'.`,
  ];
}
