export { loginInfoOf } from './login-info.ts';
export { changePerson, type Manager, personOf, removePerson } from './people.ts';
export { visitorRoutes } from './routes.ts';
export { mayOpenPages, visitorOnPage } from './session.ts';
