export {
  admit,
  asksForMembership,
  chosenVisibility,
  hostOf,
  isSignupOpen,
  signupBlocked,
  visibilityOf,
  type WayIn,
} from './admission.ts';
export { appUserOf, knownAppUser, openedAppUser } from './app-user.ts';
export { appById, becomeApp, createApp, nameApp } from './apps.ts';
export { brandOf, fullStyleOf, styleOf, tenantBrand } from './branding.ts';
export { namedToolSettings, takeToolSettings, withoutAdmins } from './carried-settings.ts';
export { continueAddress, mailedUrl } from './continue.ts';
export { deleteApp } from './delete-app.ts';
export { requireSettings, requireSpaceMaker, settingsLocked } from './gates.ts';
export { readInvitation } from './members.ts';
export type { AppNeeds } from './needs.ts';
export { overtakeStyle } from './overtake.ts';
export { payloadsOf } from './payloads.ts';
export { sharedPictureOf, sharePicture } from './picture.ts';
export { appRoutes } from './routes.ts';
export type { AppRow } from './row.ts';
export { settingsOf } from './settings.ts';
export { presentSlug } from './slug.ts';
export { ownSettings, settingsFor, toolSettings } from './tool-settings.ts';
export { emptyTrash } from './trash.ts';
