export { addressOf } from './address.ts';
export { wholeBody } from './body.ts';
export { brotli, keptInBrotli, sendText, takesBrotli } from './brotli.ts';
export {
  appCookie,
  appPageCookie,
  builderCookie,
  connectCookie,
  deviceCookie,
  oauthCookie,
  SIGNED_OUT,
} from './cookies.ts';
export { drainOf } from './drain.ts';
export { eventStream } from './event-stream.ts';
export { receiveForm } from './form.ts';
export { LARGE_AT_ONCE } from './large-bodies.ts';
export { removeLeftForms } from './left-forms.ts';
export { httpServer } from './listener.ts';
export { openApi, referencePage } from './openapi.ts';
export { ownPath, ownUrl, publicOrigin } from './origin.ts';
export { hostAppOf, knownOrigin, servedOrigin } from './own-host.ts';
export {
  type Arrivals,
  appLoginPage,
  builderAssets,
  builderDocument,
  builderPages,
  looksForPage,
  missingPage,
} from './pages.ts';
export { plainPaths } from './paths.ts';
export { type Ask, builderOf, jsonText, type Route, route } from './route.ts';
export { compressed, securityHeaders } from './security.ts';
export { answerErrors, serve } from './serve.ts';
export { isTooDeep, mayHoldUnkept, unkeptIn } from './text.ts';
export { textStream } from './text-stream.ts';
export { refuseActing, type Self, selfOf } from './who.ts';
