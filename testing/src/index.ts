import './context.ts';

export { commitFiles, emptyApp, endUser, entityFiles, makeApp } from './apps.ts';
export { messageId, sendMessage, writes } from './chat.ts';
export { endedClients } from './clients.ts';
export { openClub } from './club.ts';
export { freshDatabase } from './database.ts';
export { FakeEmbeddings, type Meaning } from './fake-embeddings.ts';
export { FakeModel, type ModelCall, type Reply } from './fake-model.ts';
export { NameServer } from './name-server.ts';
export { openModel, openWorld } from './opened.ts';
export { type Answer, Person } from './person.ts';
export { startPostgres } from './postgres.ts';
export { PROJECTS, projectFiles } from './projects.ts';
export { ServerProcess } from './server-process.ts';
export { World } from './world.ts';
