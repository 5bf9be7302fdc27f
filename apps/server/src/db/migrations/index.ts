import type { Migration } from 'kysely/migration';
import * as first from './0001-first.ts';
import * as identity from './0002-identity.ts';
import * as jobs from './0003-jobs.ts';
import * as openVersions from './0004-open-versions.ts';
import * as workbench from './0005-workbench.ts';
import * as people from './0006-people.ts';
import * as hosts from './0007-hosts.ts';
import * as integrations from './0008-integrations.ts';
import * as ownTables from './0009-own-tables.ts';
import * as entityUsage from './0010-entity-usage.ts';
import * as entityIsAnother from './0011-entity-is-another.ts';
import * as conversationLines from './0012-conversation-lines.ts';
import * as analytics from './0013-analytics.ts';
import * as repairs from './0014-repairs.ts';
import * as sentRequests from './0015-sent-requests.ts';
import * as models from './0016-models.ts';
import * as usage from './0017-usage.ts';
import * as dataImports from './0018-data-imports.ts';
import * as tableViews from './0019-table-views.ts';
import * as deletedRows from './0020-deleted-rows.ts';
import * as functions from './0021-functions.ts';
import * as integrationCost from './0022-integration-cost.ts';
import * as changedUsers from './0023-changed-users.ts';
import * as sealedOutbox from './0024-sealed-outbox.ts';
import * as rotatingRefresh from './0025-rotating-refresh.ts';
import * as importAttempts from './0026-import-attempts.ts';
import * as work from './0027-work.ts';
import * as streams from './0028-streams.ts';
import * as tools from './0029-tools.ts';
import * as toolRuns from './0030-tool-runs.ts';
import * as toolPaths from './0031-tool-paths.ts';
import * as runUse from './0032-run-use.ts';
import * as appKeys from './0034-app-keys.ts';
import * as toolMarks from './0035-tool-marks.ts';
import * as toolBatches from './0037-tool-batches.ts';
import * as chatAssistant from './0038-chat-assistant.ts';
import * as knowledge from './0039-knowledge.ts';
import * as runSources from './0040-run-sources.ts';
import * as connections from './0043-connections.ts';
import * as payments from './0044-payments.ts';
import * as claims from './0049-claims.ts';
import * as listRows from './0052-list-rows.ts';
import * as templates from './0053-templates.ts';
import * as planOvers from './0054-plan-overs.ts';
import * as lastApp from './0055-last-app.ts';
import * as oldTexts from './0056-old-texts.ts';
import * as vectors from './0058-vectors.ts';
import * as replacements from './0059-replacements.ts';
import * as chatInstructions from './0060-chat-instructions.ts';
import * as madeByImports from './0062-made-by-imports.ts';
import * as appFolders from './0063-app-folders.ts';
import * as sharedPictures from './0064-shared-pictures.ts';
import * as screenshots from './0065-screenshots.ts';
import * as brotli from './0066-brotli.ts';
import * as undelivered from './0067-undelivered.ts';
import * as mailTries from './0068-mail-tries.ts';

/** Every migration by its name, in order. A migration that has landed is never changed. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-first': first,
  '0002-identity': identity,
  '0003-jobs': jobs,
  '0004-open-versions': openVersions,
  '0005-workbench': workbench,
  '0006-people': people,
  '0007-hosts': hosts,
  '0008-integrations': integrations,
  '0009-own-tables': ownTables,
  '0010-entity-usage': entityUsage,
  '0011-entity-is-another': entityIsAnother,
  '0012-conversation-lines': conversationLines,
  '0013-analytics': analytics,
  '0014-repairs': repairs,
  '0015-sent-requests': sentRequests,
  '0016-models': models,
  '0017-usage': usage,
  '0018-data-imports': dataImports,
  '0019-table-views': tableViews,
  '0020-deleted-rows': deletedRows,
  '0021-functions': functions,
  '0022-integration-cost': integrationCost,
  '0023-changed-users': changedUsers,
  '0024-sealed-outbox': sealedOutbox,
  '0025-rotating-refresh': rotatingRefresh,
  '0026-import-attempts': importAttempts,
  '0027-work': work,
  '0028-streams': streams,
  '0029-tools': tools,
  '0030-tool-runs': toolRuns,
  '0031-tool-paths': toolPaths,
  '0032-run-use': runUse,
  '0034-app-keys': appKeys,
  '0035-tool-marks': toolMarks,
  '0037-tool-batches': toolBatches,
  '0038-chat-assistant': chatAssistant,
  '0039-knowledge': knowledge,
  '0040-run-sources': runSources,
  '0043-connections': connections,
  '0044-payments': payments,
  '0049-claims': claims,
  '0052-list-rows': listRows,
  '0053-templates': templates,
  '0054-plan-overs': planOvers,
  '0055-last-app': lastApp,
  '0056-old-texts': oldTexts,
  '0058-vectors': vectors,
  '0059-replacements': replacements,
  '0060-chat-instructions': chatInstructions,
  '0062-made-by-imports': madeByImports,
  '0063-app-folders': appFolders,
  '0064-shared-pictures': sharedPictures,
  '0065-screenshots': screenshots,
  '0066-brotli': brotli,
  '0067-undelivered': undelivered,
  '0068-mail-tries': mailTries,
};
