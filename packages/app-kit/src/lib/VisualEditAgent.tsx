/** The builder edits apps its own way. */
export default function VisualEditAgent(): null {
  return null;
}
