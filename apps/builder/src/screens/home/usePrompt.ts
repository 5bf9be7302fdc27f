import { LIMITS, MESSAGES } from '@trellis/contract';
import {
  type Dispatch,
  type FormEvent,
  type RefObject,
  type SetStateAction,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { admit } from '../../panels/chat/attachments/send.ts';
import { asWritten } from '../../panels/chat/planning.ts';
import { isPlanLimit } from '../../plans/isPlanLimit.ts';
import { messageOf } from '../../session/api.ts';
import { type Example, KINDS, type PromptKind } from './examples.ts';
import { isNoPicture, type Picked, pickedOf, rowsOf } from './picked.ts';
import { startApp } from './start.ts';
import { dropWish, keepWish, keepWords, keptWords, unansweredWish } from './wish.ts';

/** What others on the page do with the box. */
export interface PromptHandle {
  attach(files: readonly File[]): void;
}

/** What is typed for a new app, with its files. The words stay in the browser until the app is made. */
export function usePrompt(kind: PromptKind, box: RefObject<HTMLTextAreaElement | null>) {
  const navigate = useNavigate();
  const [text, setText] = useState(keptWords);
  // What was sent before the page was reloaded is sent again as it was.
  const [unanswered] = useState(unansweredWish);
  const [isPlanning, setPlanning] = useState(unanswered?.mode === 'plan');
  const [model, setModel] = useState<string | null>(unanswered?.model ?? null);
  const [error, setError] = useState<string | null>(null);
  const files = useFiles(setError);
  const [needsPlan, setNeedsPlan] = useState(false);
  const [busy, setBusy] = useState(false);
  /** The example that the text began with. */
  const template = useRef(unanswered?.templateId);

  const change = (value: string) => {
    setText(value);
    setError(null);
    setNeedsPlan(false);
    if (!value.trim()) template.current = undefined;
    keepWords(value);
  };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (busy) return;
    const { words: prompt, isPlan } = asWritten(text);
    const fault = faultOf(prompt, kind);
    setError(fault);
    if (fault !== null) return box.current?.focus();
    setBusy(true);
    try {
      const mode = isPlan || isPlanning ? ('plan' as const) : undefined;
      const wish = { kind, prompt, files: files.list, mode, model, templateId: template.current };
      const appId = await startApp(keepWish(wish));
      dropWish();
      navigate(`/build/app/${appId}`);
    } catch (failure) {
      setError(messageOf(failure));
      setNeedsPlan(isPlanLimit(failure));
      setBusy(false);
    }
  };
  const begin = ({ id, prompt }: Example) => {
    change(prompt);
    template.current = id;
    box.current?.focus();
  };
  return {
    ...{ text, change, begin, submit, busy },
    problem: error === null ? null : { message: error, needsPlan },
    files,
    model: { value: model, choose: setModel },
    plan: { isOn: isPlanning, toggle: () => setPlanning(!isPlanning) },
  };
}

/** The files that go along; what cannot is said. */
function useFiles(setFault: Dispatch<SetStateAction<string | null>>) {
  const [list, setList] = useState<Picked[]>([]);
  const change = (file: File, to: Partial<Picked>) =>
    setList((now) => now.map((one) => (one.file === file ? { ...one, ...to } : one)));
  const add = (more: readonly File[]) => {
    const faults: string[] = [];
    const taken = [...list];
    for (const file of more) {
      const { state } = admit(file, file.name, taken.length);
      if (state.kind === 'failed') faults.push(`${file.name}: ${state.message}`);
      else taken.push(pickedOf(file));
    }
    setList(taken);
    setFault(faults.length > 0 ? faults.join('\n') : null);
    for (const { file } of taken.slice(list.length))
      look(file).catch((error) => {
        const words = `${file.name}: ${messageOf(error)}`;
        setFault((now) => (now ? `${now}\n${words}` : words));
      });
  };
  const remove = (gone: File) => setList((now) => now.filter(({ file }) => file !== gone));
  /** What a file is shows inside it. */
  const look = async (file: File) => {
    if (await isNoPicture(file)) {
      remove(file);
      throw new Error(MESSAGES.noPicture);
    }
    const table = await rowsOf(file);
    if (table) change(file, table);
  };
  return {
    list,
    add,
    remove,
    into: (file: File, entity: string | null) => change(file, { entity }),
  };
}

/** Why it cannot be asked for; null where it can. */
function faultOf(prompt: string, kind: PromptKind): string | null {
  if (!prompt) return KINDS[kind].missing;
  const { maxLength } = LIMITS.chat;
  if (prompt.length <= maxLength) return null;
  return `That is ${prompt.length.toLocaleString()} characters. The limit is ${maxLength.toLocaleString()}.`;
}
