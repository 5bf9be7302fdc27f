import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { nearest } from '../text/nearest.ts';

/** Icons that the library never had, or let go, and what comes near. */
const STAND_INS: Record<string, string> = {
  Tiktok: 'Music2',
  TikTok: 'Music2',
  Whatsapp: 'MessageCircle',
  WhatsApp: 'MessageCircle',
  Discord: 'MessagesSquare',
  Pinterest: 'Pin',
  Snapchat: 'Ghost',
  Reddit: 'MessageSquare',
  Telegram: 'Send',
  X: 'X',
  Google: 'Search',
  Apple: 'Apple',
  Facebook: 'Share2',
  Instagram: 'Camera',
  Twitter: 'MessageCircle',
  Linkedin: 'Briefcase',
  Youtube: 'CirclePlay',
  Github: 'GitBranch',
  Gitlab: 'GitBranch',
  Twitch: 'Tv',
  Dribbble: 'CircleDot',
  Figma: 'PenTool',
  Slack: 'Hash',
  Chrome: 'Globe',
};

/** `FaWhatsapp`, `BeakerIcon`, `IconTrash`, `MdOutlineEdit` → the icon's own name. */
export function bareIconName(name: string): string {
  const bare = name
    .replace(
      /^(?:Fa|Md|Io|Io5|Ai|Bi|Bs|Fi|Gi|Go|Hi|Im|Lu|Pi|Ri|Si|Tb|Ti|Vsc|Wi|Cg|Ci|Di|Fc|Gr|Rx|Sl)(?=\d?[A-Z])\d?/,
      '',
    )
    .replace(/^Icon(?=[A-Z])|Icon$/g, '')
    .replace(
      /^(?:Outline|Regular|Solid|Fill)(?=[A-Z])|(?:Outlined|Outline|Rounded|Filled|Fill|Line|Solid)$/g,
      '',
    );
  return OTHERWISE[bare] ?? bare;
}

/** What other sets of icons call ours. */
const OTHERWISE: Record<string, string> = {
  Add: 'Plus',
  Bars: 'Menu',
  Cart: 'ShoppingCart',
  Close: 'X',
  Cog: 'Settings',
  Delete: 'Trash2',
  Edit: 'Pencil',
  Email: 'Mail',
  Envelope: 'Mail',
  ExternalLinkAlt: 'ExternalLink',
  MapMarker: 'MapPin',
  MapMarkerAlt: 'MapPin',
  SignOutAlt: 'LogOut',
  Spinner: 'LoaderCircle',
  Times: 'X',
  TrashAlt: 'Trash2',
  XMark: 'X',
};

export interface IconFile {
  /** File name of the icon in the library, without its ending. */
  file: string;
  /** The name that was taken instead, when the library does not have the one asked for. */
  insteadOf: string | null;
}

/** The icon library as single icons. */
export class Icons {
  private readonly folder: string;
  private names: Map<string, string> | null = null;

  constructor(kitRoot: string) {
    const require = createRequire(join(kitRoot, 'package.json'));
    this.folder = join(dirname(require.resolve('lucide-react/package.json')), 'dist/esm');
  }

  /** The file of an icon; of a near one when the library has none of that name. */
  find(name: string): IconFile {
    const names = this.known();
    const file = names.get(name);
    if (file) return { file, insteadOf: null };
    const standIn = STAND_INS[name.replace(/Icon$/, '')] ?? nearest(name, names.keys()) ?? 'Circle';
    return { file: names.get(standIn) ?? names.get('Circle')!, insteadOf: standIn };
  }

  /** The library's name of an icon's file. */
  nameOf(file: string): string | null {
    for (const [name, known] of this.known())
      if (known === file && !/^Lucide|Icon$/.test(name)) return name;
    return null;
  }

  /** The icon's module, with the part that all icons share taken from the vendor code. */
  code(file: string): string {
    const text = readFileSync(join(this.folder, 'icons', `${file}.js`), 'utf8');
    return text
      .replace(/^\/\*\*[\s\S]*?\*\/\s*/, '')
      .replace("'../createLucideIcon.js'", "'lucide-react/createLucideIcon'")
      .replace(/\n\/\/# sourceMappingURL.*\s*$/, '\n');
  }

  private known(): Map<string, string> {
    if (this.names) return this.names;
    const names = new Map<string, string>();
    const list = readFileSync(join(this.folder, 'lucide-react.js'), 'utf8');
    for (const [, aliases, file] of list.matchAll(
      /export \{ ([^}]+) \} from '\.\/icons\/([a-z0-9-]+)\.js'/g,
    ))
      for (const alias of aliases!.matchAll(/default as (\w+)/g)) names.set(alias[1]!, file!);
    this.names = names;
    return names;
  }
}
