/** How a tool uses its data (ruling 57), in words. */
export const METHODS = [
  { value: 'default', label: 'Relevant passages' },
  { value: 'smart items filtering', label: 'Smart items filtering' },
  { value: 'full', label: 'Everything that fits (60,000 characters)' },
  { value: 'agent', label: 'The model searches on its own' },
];
