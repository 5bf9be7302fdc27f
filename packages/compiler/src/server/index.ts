export { bundleFunction, type ServerCode, type ServerProblem } from './bundle.ts';
export { functionsOf, secretsAsked } from './functions.ts';
