import type { Reporter, TestCase } from 'vitest/node';

/** Names what passed at its second try only (CI tries once more): whoever reads the run looks for the cause. */
export default class SecondTry implements Reporter {
  private readonly names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.names.push(`${test.module.moduleId}: ${test.fullName}`);
  }

  onTestRunEnd(): void {
    for (const name of this.names) console.log(`passed at the second try only: ${name}`);
  }
}
