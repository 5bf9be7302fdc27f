import { bridge } from '../client/bridge.ts';

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
  token: null,
  functionsVersion: null,
};
