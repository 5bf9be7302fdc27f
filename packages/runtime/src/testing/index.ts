export { type OpenPreview, openPreview, openTheatre, type Theatre } from './browser.ts';
export { APP_ID, KIT_ROOT, recipesApp } from './fixture.ts';
