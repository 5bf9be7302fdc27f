import type { CompiledModule } from '@trellis/contract';
import type { CodeParcel } from '../messages.ts';
import { dependenciesFirst, staticClosure, staticDeps } from './order.ts';

/**
 * A quoted name of another module in library code or in a linked file: one with a scheme, which
 * stands nowhere else, or after `from` or `import` a bare one.
 */
const MAPPED_NAME = /(["'`])((?:vendor|app):\/[^"'`\s]+|(?<=\b(?:from|import)\s*["'])[\w@/.-]+)\1/g;
/** Characters of a file whose parsing takes longer than all that leads to it. */
const LARGE = 100_000;
const LAZY_CALL = /__trellisLoad\(\s*$/;

/**
 * The frame's modules: texts become `blob:` modules, and names lead to them, by one import map for
 * what is there at the start, by filling in addresses for what comes later (Firefox takes one map
 * only, Chromium ignores overrides).
 */
export class Loader {
  /** Name → address of its module. */
  private readonly urls = new Map<string, string>();
  private readonly modules = new Map<string, CompiledModule>();
  private readonly ran = new Set<string>();
  /** What the import map leads to. */
  private mapped = new Set<string>();
  private readonly arriving = new Map<string, Promise<void>>();
  private readonly nonce: string;
  private readonly fetchCode: (name: string) => Promise<CodeParcel>;
  private readonly loading = new Map<string, Promise<unknown>>();
  private version = 1;

  constructor(nonce: string, fetchCode: (name: string) => Promise<CodeParcel>) {
    this.nonce = nonce;
    this.fetchCode = fetchCode;
  }

  module(name: string): CompiledModule | undefined {
    return this.modules.get(name);
  }

  /** The module has been imported, or is being so. */
  hasRun(name: string): boolean {
    return this.ran.has(name);
  }

  allModules(): Iterable<CompiledModule> {
    return this.modules.values();
  }

  /** Makes the first parcel importable by name: of the app's modules, those that the entry needs to begin. */
  start(code: CodeParcel, entry: string): void {
    this.addTexts(code, false);
    for (const module of code.modules) this.modules.set(module.name, module);
    // Modules that import each other in a circle find each other by the map alone.
    const all = new Set(this.modules.keys());
    const first = dependenciesFirst(this.modules, all) ? staticClosure(this.modules, [entry]) : all;
    for (const name of first)
      this.urls.set(name, this.blob(this.modules.get(name)!.code, `${name}?v=1`));
    const map = document.createElement('script');
    map.type = 'importmap';
    map.nonce = this.nonce;
    map.textContent = JSON.stringify({ imports: Object.fromEntries(this.urls) });
    document.head.append(map);
    this.mapped = new Set(this.urls.keys());
    // A few large files at once, not level by level; many small ones only get in each other's way.
    const isFew = code.modules.length === 0;
    for (const [name, address] of Object.entries(code.names)) {
      const url = this.urls.get(name);
      if (url && (isFew || (code.texts[address]?.length ?? 0) > LARGE)) preload(url);
    }
  }

  /** Loads a module with another before it, both under way at once; `before` may use names of the map. */
  loadAfter(before: string, name: string): Promise<unknown> {
    this.prepare(name);
    const url = this.urls.get(name)!;
    const both = `import '${this.blob(before, 'trellis:/before')}';\nimport '${url}';`;
    const loading = import(this.blob(both, 'trellis:/start')).then(() => import(url));
    this.loading.set(name, loading);
    return loading;
  }

  /** Imports by name; what is not here yet is asked of the parent. */
  load(name: string): Promise<unknown> {
    const known = this.loading.get(name);
    if (known) return known;
    const loading = this.loadOnce(name);
    this.loading.set(name, loading);
    // What failed may be tried again: the network may be back.
    loading.catch(() => this.loading.delete(name));
    return loading;
  }

  /** Makes later code importable, names filled in. */
  add(code: CodeParcel): void {
    this.addTexts(code, true);
  }

  /** Fetches the packages that these modules import statically and that are not here yet. */
  async complete(modules: Iterable<CompiledModule>): Promise<void> {
    const all = [...modules];
    const own = new Set(all.map(({ name }) => name));
    const isHere = (name: string) => own.has(name) || this.modules.has(name) || this.urls.has(name);
    const missing = new Set(all.flatMap(staticDeps).filter((name) => !isHere(name)));
    await Promise.all([...missing].map((name) => this.arrival(name)));
  }

  private arrival(name: string): Promise<void> {
    const known = this.arriving.get(name);
    if (known) return known;
    const arrival = this.fetchCode(name).then((code) => this.add(code));
    this.arriving.set(name, arrival);
    arrival.catch(() => this.arriving.delete(name));
    return arrival;
  }

  /** Puts new versions in place, dependencies first, and answers their addresses. */
  replace(modules: readonly CompiledModule[]): Map<string, string> {
    this.version++;
    const fresh = new Map<string, string>();
    for (const module of modules) {
      const url = this.blob(this.filled(module), `${module.name}?v=${this.version}`);
      this.modules.set(module.name, module);
      this.urls.set(module.name, url);
      this.ran.add(module.name);
      this.loading.delete(module.name);
      fresh.set(module.name, url);
    }
    return fresh;
  }

  remove(names: readonly string[]): void {
    for (const name of names) this.modules.delete(name);
  }

  private async loadOnce(name: string): Promise<unknown> {
    if (this.modules.has(name)) {
      const closure = [...staticClosure(this.modules, [name])];
      await this.complete(closure.map((dep) => this.modules.get(dep)!));
      this.prepare(name);
    } else if (!this.urls.has(name)) this.add(await this.fetchCode(name));
    const url = this.urls.get(name);
    if (!url) throw new Error(`The module ${name} is not part of this app`);
    return import(url);
  }

  /** Before a module runs for the first time: after updates, the import map would lead it to old versions. */
  private prepare(name: string): void {
    const first = [...staticClosure(this.modules, [name])].filter((dep) => !this.ran.has(dep));
    const isMapped =
      this.version === 1 &&
      first.every((dep) =>
        [dep, ...staticDeps(this.modules.get(dep)!)].every((it) => this.mapped.has(it)),
      );
    const ordered = isMapped ? null : dependenciesFirst(this.modules, new Set(first));
    if (ordered) this.replace(ordered);
    else for (const dep of first) this.ran.add(dep);
  }

  /** A module's code with the current address of each import in its slot. */
  private filled(module: CompiledModule): string {
    let code = '';
    let at = 0;
    for (const [index, [start, end]] of module.slots.entries()) {
      const dep = module.deps[index]!;
      code += module.code.slice(at, start) + (this.urls.get(dep) ?? dep);
      at = end;
    }
    return code + module.code.slice(at);
  }

  /** `late`: after the import map, so that imports of what else is new have to be filled in. */
  private addTexts({ names, texts }: CodeParcel, late: boolean): void {
    const byAddress = new Map<string, string>();
    for (const [name, address] of Object.entries(names)) {
      const url = this.urls.get(name);
      if (url) byAddress.set(address, url);
    }
    const make = (address: string): string => {
      const known = byAddress.get(address);
      if (known) return known;
      const text = texts[address];
      if (text === undefined) throw new Error(`The file ${address} did not arrive`);
      const code = late ? this.withAddresses(text, names, make) : text;
      const url = this.blob(code, address);
      byAddress.set(address, url);
      return url;
    };
    for (const [name, address] of Object.entries(names))
      if (!this.urls.has(name) && texts[address] !== undefined) this.urls.set(name, make(address));
  }

  private withAddresses(
    text: string,
    names: Record<string, string>,
    make: (address: string) => string,
  ): string {
    return text.replace(MAPPED_NAME, (whole, quote: string, name: string, at: number) => {
      if (LAZY_CALL.test(text.slice(Math.max(0, at - 20), at))) return whole;
      const address = names[name];
      const url = this.urls.get(name) ?? (address === undefined ? undefined : make(address));
      return url === undefined ? whole : `${quote}${url}${quote}`;
    });
  }

  private blob(code: string, label: string): string {
    const parts = [code, `\n//# sourceURL=${label}`];
    return URL.createObjectURL(new Blob(parts, { type: 'text/javascript' }));
  }
}

function preload(url: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  document.head.append(link);
}
