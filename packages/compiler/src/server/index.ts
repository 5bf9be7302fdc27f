export { bundleFunction, type ServerCode, type ServerProblem } from './bundle.ts';
export { actingAsApp, functionsOf, secretsAsked } from './functions.ts';
