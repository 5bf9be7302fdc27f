export { changePerson, personOf, removePerson } from './people.ts';
export { visitorRoutes } from './routes.ts';
export { mayOpenPages } from './session.ts';
