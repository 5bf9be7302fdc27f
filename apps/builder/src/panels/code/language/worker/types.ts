import type { TypeIndex, TypePack } from '../packs.ts';
import type { AppProject } from './project.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** The declarations of packages: the core at once, the others when an app imports them. */
export class TypePacks {
  readonly #index: TypeIndex;
  readonly #project: AppProject;
  readonly #load: (address: string) => Promise<unknown>;
  /** The core is here. */
  isReady = false;
  readonly #asked = new Map<string, Promise<boolean>>();

  constructor(index: TypeIndex, project: AppProject, load: (address: string) => Promise<unknown>) {
    this.#index = index;
    this.#project = project;
    this.#load = load;
  }

  /** Loads what every app stands on; without a network it is asked for again until it comes. */
  async core(): Promise<void> {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS))
      try {
        this.#project.addPack((await this.#load(this.#index.core)) as TypePack);
        this.isReady = true;
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
  }

  /** Loads what was found missing; answers whether anything came. */
  async loadMissing(): Promise<boolean> {
    const wanted = [...this.#project.missing].flatMap((name) => this.#index.packages[name] ?? []);
    this.#project.missing.clear();
    const came = await Promise.all([...new Set(wanted)].map((address) => this.#once(address)));
    return came.includes(true);
  }

  #once(address: string): Promise<boolean> {
    const known = this.#asked.get(address);
    if (known) return known.then(() => false);
    const loading = this.#load(address).then(
      (pack) => {
        this.#project.addPack(pack as TypePack);
        return true;
      },
      () => {
        // Offline: asked for again the next time that something needs it.
        this.#asked.delete(address);
        return false;
      },
    );
    this.#asked.set(address, loading);
    return loading;
  }
}
