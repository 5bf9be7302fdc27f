import { type AppFiles, PAGE_SCRIPTS_FILE } from '@trellis/contract';
import { appendedHosts, HOST } from './appended.ts';

/** Calls of other services, the names their addresses are kept under, and pages shown inside. */
const REACHED = [
  new RegExp(String.raw`\b(?:fetch|EventSource|axios(?:\.\w+)?)\(\s*["'\`]${HOST}`, 'g'),
  new RegExp(String.raw`\b\w*(?:API|ENDPOINT|BASE_?URL)\w*\s*[=:]\s*["'\`]${HOST}`, 'gi'),
  new RegExp(String.raw`<iframe\b[^>]*?\bsrc=\{?\s*["'\`]${HOST}`, 'g'),
];

/** Scripts and style sheets of other sites: by what the address ends with, or by what is done with it. */
const LOADED = [
  new RegExp(String.raw`["'\`]${HOST}\/[^"'\`\s<>]*?(?:\.(?:m?js|css)\b|\/js\b)`, 'g'),
  new RegExp(String.raw`\b\w*script\w*\.src\s*=\s*["'\`]${HOST}`, 'gi'),
  new RegExp(String.raw`<script\b[^>]*?\bsrc=\{?\s*["'\`]${HOST}`, 'g'),
  new RegExp(String.raw`\b\w*Script\w*\(\s*["'\`]${HOST}`, 'g'),
  new RegExp(String.raw`\b(?:from|import)\s*\(?\s*["'\`]${HOST}`, 'g'),
];
/** Of pages' own scripts every address is one. */
const OF_PAGE = new RegExp(`"src": "${HOST}`, 'g');
/** Sheets of these are let in anyway. */
const KNOWN = /^https:\/\/fonts\.(googleapis|gstatic)\.com$/;

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
  const reached = hostsIn(files, (code) => matched(code, REACHED));
  const loaded = hostsIn(files, (code, path) => [
    ...matched(code, path === PAGE_SCRIPTS_FILE ? [...LOADED, OF_PAGE] : LOADED),
    ...appendedHosts(code),
  ]);
  const words: string[] = [];
  if (reached.length > 0)
    words.push(
      `The code calls or shows other sites: ${reached.join(' ')}. Only those you approve in the app's settings, under 'Allowed connections', can be reached.`,
    );
  if (loaded.length > 0)
    words.push(
      `Scripts or style sheets come from other sites: ${loaded.join(' ')}. Only those you approve in the app's settings, under 'Allowed connections', are loaded; scripts only while the app has no address of its own.`,
    );
  return words;
}

const matched = (code: string, patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, host]) => host!));

function hostsIn(files: AppFiles, read: (code: string, path: string) => string[]): string[] {
  const hosts = new Set<string>();
  for (const [path, code] of Object.entries(files))
    if (!/^(entities|server)\//.test(path))
      for (const host of read(code, path)) if (!KNOWN.test(host)) hosts.add(host);
  return [...hosts].sort();
}
