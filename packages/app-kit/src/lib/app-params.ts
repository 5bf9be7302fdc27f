import { bridge } from '../client/bridge.ts';
import { knownToken } from '../client/token.ts';

/** What the client of an imported app was set up with; here its page knows. */
export const appParams = {
  get appId() {
    return bridge().appId;
  },
  get serverUrl() {
    return bridge().serverUrl;
  },
  get fromUrl() {
    return location.href;
  },
  get appBaseUrl() {
    return bridge().serverUrl;
  },
  get token() {
    return knownToken();
  },
  functionsVersion: null,
};
