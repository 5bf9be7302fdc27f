import {
  ELEMENT_MOVED,
  type ElementChange,
  type ElementView,
  elementCalls,
  MESSAGES,
} from '@trellis/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, api, messageOf } from '../../session/api.ts';
import type { Pointed } from './pointed.ts';

/** Something that was changed, and how it is brought back. */
interface Done {
  view: ElementView;
  undo: ElementChange[];
}

export type ElementState =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; view: ElementView };

/** The preview is some moments behind what was just saved. */
const TRIES = 6;
const EVERY_MS = 300;

interface Given {
  appId: string;
  moduleHash(file: string): Promise<string | null>;
  /** The element that is chosen, where it is now. */
  again(): Promise<Pointed | null>;
}

/** The chosen element as the server knows it, and its changes, which can be taken back one by one. */
export function useElement({ appId, moduleHash, again }: Given) {
  const [state, show] = useState<ElementState>({ kind: 'none' });
  /** The same at once, for changes that follow each other faster than they are drawn. */
  const shown = useRef<ElementState>(state);
  const inTurn = useQueue();
  const setState = useCallback((next: ElementState) => {
    shown.current = next;
    show(next);
  }, []);
  const { send, fault, setFault, isSaving } = useSend(appId);
  const done = useRef<Done[]>([]);
  const latest = useRef(0);
  const given = useRef({ moduleHash, again });
  given.current = { moduleHash, again };
  useEffect(() => () => void latest.current++, []);

  const open = useCallback(
    async (first: Pointed) => {
      const turn = ++latest.current;
      setFault(null);
      setState({ kind: 'loading' });
      const found = await viewOf(appId, first, given.current, () => turn === latest.current);
      if (found) setState(found);
    },
    [appId, setState, setFault],
  );

  /** Answers whether it was changed. */
  const change = (one: ElementChange): Promise<boolean> =>
    inTurn(async () => {
      const now = shown.current;
      const changed = now.kind === 'ready' ? await send(now.view, [one]) : null;
      if (!changed) return false;
      done.current.push({ view: changed.view, undo: changed.undo });
      setState({ kind: 'ready', view: changed.view });
      return true;
    });
  const undo = (): Promise<void> =>
    inTurn(async () => {
      const last = done.current.at(-1);
      const changed = last && (await send(last.view, last.undo));
      done.current.pop();
      const now = shown.current;
      if (!changed || now.kind !== 'ready' || now.view.place.file !== changed.view.place.file)
        return;
      const isShown = isSame(now.view, changed.view);
      const view = isShown ? changed.view : { ...now.view, base: changed.view.base };
      setState({ kind: 'ready', view });
    });
  const close = useCallback(() => {
    latest.current++;
    setFault(null);
    setState({ kind: 'none' });
  }, [setState, setFault]);
  return { state, fault, isSaving, open, close, change, undo, canUndo: done.current.length > 0 };
}

const isSame = ({ place: a }: ElementView, { place: b }: ElementView): boolean =>
  a.file === b.file && a.line === b.line && a.column === b.column;

/** Asks for an element where it is; again where the preview is behind. Null where nobody waits for it any more. */
async function viewOf(
  appId: string,
  first: Pointed,
  { moduleHash, again }: Pick<Given, 'moduleHash' | 'again'>,
  isWanted: () => boolean,
): Promise<ElementState | null> {
  let pointed: Pointed | null = first;
  for (let tries = 1; isWanted(); tries++) {
    try {
      if (!pointed) throw new ApiError(409, MESSAGES.elementMoved, ELEMENT_MOVED);
      const { file, line, column, tag } = pointed.element;
      const module = (await moduleHash(file)) ?? '';
      const query = { file, line, column, tag, module };
      const view = await api(elementCalls.view, { params: { appId }, query });
      return isWanted() ? { kind: 'ready', view } : null;
    } catch (error) {
      const isLate = error instanceof ApiError && error.code === ELEMENT_MOVED;
      if (!isLate || tries >= TRIES)
        return isWanted() ? { kind: 'failed', message: messageOf(error) } : null;
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
      pointed = await again();
    }
  }
  return null;
}

/** Sends changes of an element; null, and `fault` says why, where they were not made. */
function useSend(appId: string) {
  const [fault, setFault] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const send = async (view: ElementView, changes: ElementChange[]) => {
    setFault(null);
    setSaving(true);
    try {
      const { place, tag, base } = view;
      const body = { ...place, tag, base, changes };
      return await api(elementCalls.change, { params: { appId }, body });
    } catch (error) {
      setFault(messageOf(error));
      return null;
    } finally {
      setSaving(false);
    }
  };
  return { send, fault, setFault, isSaving };
}

/** One after the other: each change stands on the file that the one before has made. */
function useQueue() {
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  return <T>(act: () => Promise<T>): Promise<T> => {
    const run = queue.current.then(act);
    queue.current = run.catch(() => undefined);
    return run;
  };
}
