import { exportsIn } from '@trellis/compiler';
import { kitModule } from '../../preview/index.ts';
import type { Project } from './shape.ts';
import {
  isUsualAuth,
  isUsualPath,
  isUsualQueryClient,
  lookMarks,
  ownProps,
  variantNames,
} from './standard.ts';

/** Written for versions of libraries that are others here: how they look there does not count. */
const OTHER_VERSIONS =
  /^components\/ui\/(calendar|chart|carousel|sonner|toaster|toast|use-toast|resizable|sidebar|form)\./;
/** Its usual copy has a round handle, the kit's none. */
const USUALLY_ROUND = /^components\/ui\/scroll-area\./;
const ASKED =
  /^(components\/ui\/|hooks\/use-(toast|mobile)\.|lib\/(utils|query-client)\.|utils\/index\.)/;

/**
 * The runtime's own module stands for this file: it has all the names, looks and props of it. Others are the
 * project's own work and stay.
 */
export function isReplaced(
  path: string,
  code: string,
  { askedOfAuth, ownColors }: Pick<Project, 'askedOfAuth' | 'ownColors'>,
): boolean {
  if (/^lib\/AuthContext\./.test(path)) return isUsualAuth(code, askedOfAuth);
  if (/^lib\/query-client\./.test(path) && !isUsualQueryClient(code)) return false;
  if (/^utils\/index\./.test(path) && !isUsualPath(code)) return false;
  if (!ASKED.test(path)) return false;
  const own = kitModule(path);
  if (own === null || hasOtherNames(code, own)) return false;
  if (OTHER_VERSIONS.test(path)) return true;
  const looks = new Set(variantNames(own));
  const props = new Set(ownProps(own));
  const marks = new Set([
    ...lookMarks(own, ownColors),
    ...(USUALLY_ROUND.test(path) ? ['rounded-full'] : []),
  ]);
  return (
    lookMarks(code, ownColors).every((mark) => marks.has(mark)) &&
    variantNames(code).every((name) => looks.has(name)) &&
    // One that the kit's knows nothing of would end at an element of the page.
    ownProps(code).every((name) => props.has(name))
  );
}

/** It exports something that the kit's module of its path does not; of one that cannot be read nobody knows. */
function hasOtherNames(code: string, kit: string): boolean {
  const given = exportsIn(code);
  const names = new Set([...namesOf(kit), ...reExported(kit), ...USUAL_BESIDE]);
  return given === null || given.passesAll || !given.names.every((name) => names.has(name));
}

const namesOf = (code: string): string[] => exportsIn(code)?.names ?? [];

/** What the builder of such projects writes into some of these files, and nothing takes. */
const USUAL_BESIDE = ['reducer'];

/** Names behind `export *`: what a module of two lines passes on. */
function reExported(code: string): string[] {
  const from = /export \* from '\.\.\/\.\.\/([\w/-]+)\.tsx?'/.exec(code)?.[1];
  const passed = from ? kitModule(`${from}.ts`) : null;
  return passed ? namesOf(passed) : [];
}
