/** The settings that come with the script of the bubble. */
export interface Bubble {
  /** The address of the assistant's page, as seen from the script's. */
  page: string;
  name: string;
  color: string;
  onColor: string;
}
