/** Conversations with an app's agents, by the name that such apps had for them before `base44.agents`. */
export { agents as agentSDK, agents as default } from '../client/sdk/agents.ts';
