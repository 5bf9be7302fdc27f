export { isGlobal } from './address.ts';
export { Hosts } from './hosts.ts';
export { hostRoutes } from './routes.ts';
