import { templateCalls } from '@trellis/contract';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../session/api.ts';
import { useAttempt } from '../../ui/useAttempt.ts';

/** Makes a copy of a template and opens it. */
export function useStart(templateId: string) {
  const navigate = useNavigate();
  const { attempt, error, busy } = useAttempt();
  // Pressing twice, or repeating a call whose answer was lost, makes one app.
  const key = useRef(crypto.randomUUID());
  const start = (name: string, prompt = '') =>
    attempt(async () => {
      const { appId } = await api(templateCalls.start, {
        params: { templateId },
        body: { name, ...(prompt && { prompt }), requestKey: key.current },
      });
      navigate(`/build/app/${appId}`);
    });
  return { start, error, busy };
}

/** Opens a template as its visitors would see it, in a tab of its own. */
export function useLook(templateId: string) {
  const { attempt, error, busy } = useAttempt();
  const look = () => {
    // Opened with the click: what is opened after an answer came is held back by browsers.
    const tab = window.open('', '_blank');
    void attempt(async () => {
      const { address } = await api(templateCalls.look, { params: { templateId } });
      if (tab) tab.location.replace(address);
    }).then((isDone) => {
      if (!isDone) tab?.close();
    });
  };
  return { look, error, busy };
}
