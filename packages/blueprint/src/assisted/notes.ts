/** What was put right in a model's answer, to be said in the reply. */
export type Note =
  /** A relation to a list that is not there became a text. */
  | { kind: 'dangling'; what: string }
  /** So did one to the list that it is in. */
  | { kind: 'itself'; what: string }
  /** Accounts, which every app has, were left out. */
  | { kind: 'accounts'; what: string }
  /** The model dropped it although nobody asked. */
  | { kind: 'kept'; what: string }
  /** The model wanted other rules for a list although nobody asked. */
  | { kind: 'access'; what: string };
