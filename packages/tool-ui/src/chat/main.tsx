import { createRoot } from 'react-dom/client';
import { sessionOf } from '../page/session.ts';
import { countVisit } from '../page/visit.ts';
import { visitorKey } from '../page/visitor-key.ts';
import { ChatApi } from './api.ts';
import { CHAT_BOOT_ID, type ChatBoot } from './boot.ts';
import { Chat } from './Chat.tsx';

/** The page of an app's chat assistant; it goes on with the talk that was last. */
const boot = JSON.parse(document.getElementById(CHAT_BOOT_ID)?.textContent ?? '{}') as ChatBoot;
const { appId, basePath, assistant, sells } = boot;
const api = new ChatApi({ appId, token: sessionOf(appId), visitorKey: visitorKey() });
countVisit(appId, location.pathname.slice(basePath.length));
const root = createRoot(document.getElementById('chat')!);
// What was said before that is not found is no reason not to talk.
api
  .last()
  .catch(() => null)
  .then((first) => root.render(<Chat {...{ api, assistant, basePath, sells, first }} />));
