export {
  admit,
  type Door,
  isSignupOpen,
  signupBlocked,
  visibilityOf,
} from './admission.ts';
export { appUserOf } from './app-user.ts';
export { type AppRow, appById, nameApp } from './apps.ts';
export { brandOf, styleOf, tenantBrand } from './branding.ts';
export { deleteApp } from './delete-app.ts';
export { readInvitation } from './members.ts';
export { appRoutes } from './routes.ts';
export { settingsOf } from './settings.ts';
