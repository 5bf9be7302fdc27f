/** How often a data item is read from its source again. */
export const SCHEDULES = [
  { value: 'never', label: 'Manually' },
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
] as const;
