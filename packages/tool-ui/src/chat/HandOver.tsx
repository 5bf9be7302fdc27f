import { type FormEvent, useId, useRef, useState } from 'react';
import { Icon } from '../acts/icons.tsx';
import { useAct } from '../acts/useAct.ts';
import type { ChatApi } from './api.ts';

/** Writes to the people of the app, with the talk where the visitor wants that. */
export function HandOver({ api, talkId }: { api: ChatApi; talkId: string | null }) {
  const ids = { title: useId(), email: useId(), message: useId() };
  const dialog = useRef<HTMLDialogElement>(null);
  const [given, set] = useState({ email: '', message: '', withTalk: true });
  const { said, failure, busy, act } = useAct();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { email, message, withTalk } = given;
    void act(async () => {
      const { sent } = await api.handOver({
        email: email.trim(),
        message,
        talkId: withTalk ? talkId : null,
      });
      set({ ...given, message: '' });
      return sent
        ? 'Sent. You’ll get the answer by email.'
        : 'Saved for the people behind this app. Email isn’t set up here, so an answer may take a while.';
    });
  };
  return (
    <>
      <button type="button" className="quiet" onClick={() => dialog.current?.showModal()}>
        <Icon name="mail" /> <span className="wideonly">Write to us</span>
        <span className="hidden narrowonly">Write to us</span>
      </button>
      <dialog ref={dialog} className="small" aria-labelledby={ids.title}>
        <h2 id={ids.title}>Write to us</h2>
        <p className="about">A person reads it and answers by email.</p>
        <form className="fields" onSubmit={send}>
          <div className="field">
            <label htmlFor={ids.email}>Your email</label>
            <input
              id={ids.email}
              type="email"
              required
              maxLength={254}
              autoComplete="email"
              value={given.email}
              onChange={(event) => set({ ...given, email: event.currentTarget.value })}
            />
          </div>
          <div className="field">
            <label htmlFor={ids.message}>Your question</label>
            <textarea
              id={ids.message}
              required
              rows={4}
              maxLength={4_000}
              value={given.message}
              onChange={(event) => set({ ...given, message: event.currentTarget.value })}
            />
          </div>
          {talkId && (
            <label className="tick">
              <input
                type="checkbox"
                checked={given.withTalk}
                onChange={(event) => set({ ...given, withTalk: event.currentTarget.checked })}
              />
              Include this conversation
            </label>
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
            <button type="submit" disabled={busy}>
              Send
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}
