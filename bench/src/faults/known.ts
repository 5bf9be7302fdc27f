/** Slips that stand in the projects on purpose: an import has to get by with them. */
export const KNOWN = new Set([
  'taskflow Layout.tsx mended-import',
  'taskflow pages/Dashboard.jsx mended-import',
  'clinic Layout.tsx mended-import',
  'clinic pages/Patients.js mended-import',
  'clinic pages/Settings.jsx missing-icon',
  'clinic components/patients/Unused.jsx missing-module',
  'clinic components/patients/Unused.jsx unknown-package',
]);
