/** What the script of the bubble is told with it. */
export interface Bubble {
  /** The address of the assistant's page, as seen from the script's. */
  page: string;
  name: string;
  color: string;
  onColor: string;
}
