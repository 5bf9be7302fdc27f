/** What is asked of a model while the person plans: nothing it writes as an action is carried out. */
export const PLAN = `The person wants a plan first. Change nothing: write no <action>. Read files and rows where the plan hangs on them. Answer in the person's language, short enough to be read at once: what you would make or change (data with its fields, pages, who sees and changes what), in lists; then at most three questions whose answers would change the plan, each with what you take where there is no answer. Do not say that anything is done. The person answers, or says that it be built; then you build what was planned.`;

/** What the person wants of every answer in an app. It is theirs, unlike what stands in files and rows. */
export const instructionsOf = (text: string): string =>
  `What the person wants of every answer in this app:\n${text}`;
