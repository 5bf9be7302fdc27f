import type { PublicTool } from '@trellis/contract';
import { useId, useRef } from 'react';
import { Block } from '../blocks/Block.tsx';
import { Icon } from './icons.tsx';
import { type SharingGiven, useSharing } from './useSharing.ts';

interface Props extends SharingGiven {
  blocks: PublicTool['blocks'];
}

const WORDS = {
  shared: 'Link created',
  revoked: 'Link disabled',
  copied: 'Link copied!',
};

/** Gives a result an address that others may open; what they would see is shown before. */
export function Share({ blocks, ...given }: Props) {
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { isShared, seen, said, failure, busy, look, share, copy } = useSharing(given, WORDS);
  const { address } = given;
  const open = () => {
    dialog.current?.showModal();
    void look();
  };
  return (
    <>
      <button type="button" className="quiet" aria-pressed={isShared} onClick={open}>
        <Icon name="share" /> {isShared ? 'Shared' : 'Share'}
      </button>
      <dialog ref={dialog} aria-labelledby={title}>
        <h2 id={title}>Share this result</h2>
        <p className="about">
          Anyone with the link can read the text below, nothing else: not what you entered, and
          personal values in the answer show as •••.
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
