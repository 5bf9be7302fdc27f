/** The page around the app follows where it goes. */
export default function NavigationTracker(): null {
  return null;
}
