import type { PublicTool, SharedRun, ToolRun } from '@trellis/contract';
import { useId, useRef, useState } from 'react';
import type { RunApi } from '../api.ts';
import { Block } from '../blocks/Block.tsx';
import { Icon } from './icons.tsx';
import { useAct } from './useAct.ts';

interface Props {
  api: RunApi;
  run: ToolRun;
  blocks: PublicTool['blocks'];
  address: string;
  onRun(run: ToolRun): void;
}

/** Gives a result an address that others may open; what they would see is shown before (ruling 81). */
export function Share({ api, run: { runId, isShared }, blocks, address, onRun }: Props) {
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [seen, setSeen] = useState<SharedRun | null>(null);
  const { said, failure, busy, act } = useAct();
  const open = () => {
    dialog.current?.showModal();
    setSeen(null);
    void act(async () => {
      setSeen(await api.shared(runId, true));
      return '';
    });
  };
  const share = (next: boolean) =>
    act(async () => {
      onRun(await api.share(runId, next));
      return next ? 'It has an address now' : 'Its address leads nowhere now';
    });
  const copy = () =>
    act(async () => {
      await navigator.clipboard.writeText(address);
      return 'Link copied!';
    });
  return (
    <>
      <button type="button" className="quiet" aria-pressed={isShared} onClick={open}>
        <Icon name="share" /> {isShared ? 'Shared' : 'Share'}
      </button>
      <dialog ref={dialog} aria-labelledby={title}>
        <h2 id={title}>Share this result</h2>
        <p className="about">
          Whoever has the link reads what is below, and nothing else: not what you entered, and
          where a personal value stands in the answer, •••.
        </p>
        <div className="seen" aria-busy={seen === null}>
          {seen?.parts.map((part) => (
            <Block
              key={part.id}
              block={
                blocks.find(({ id }) => id === part.id) ?? {
                  id: part.id,
                  type: part.type,
                  title: '',
                }
              }
              part={part}
              check={undefined}
              isRunning={false}
            />
          ))}
        </div>
        {isShared && (
          <div className="line">
            <input readOnly value={address} aria-label="Link" onFocus={(e) => e.target.select()} />
            <button type="button" className="plain" onClick={copy}>
              Copy link
            </button>
          </div>
        )}
        <p className="about" role="status">
          {said}
        </p>
        {failure && (
          <p className="problem" role="alert">
            {failure}
          </p>
        )}
        <div className="acts">
          <button type="button" className="plain" onClick={() => dialog.current?.close()}>
            Close
          </button>
          <button
            type="button"
            className={isShared ? 'plain' : undefined}
            disabled={busy || seen === null}
            onClick={() => share(!isShared)}
          >
            {isShared ? 'Stop sharing' : 'Share'}
          </button>
        </div>
      </dialog>
    </>
  );
}
