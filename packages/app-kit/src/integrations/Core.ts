export * from '../api/integrations.ts';
