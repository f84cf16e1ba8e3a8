import type { SerializedError } from "vitest";
import type { Reporter, TestModule } from "vitest/node";

/** Ends a test run with what had to be tried twice, and one plain line: `12 passed, 0 failed`. */
export class Tally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strays: readonly SerializedError[]): void {
    let passed = 0;
    // An error outside every test fails the run too, so it counts.
    let failed = strays.length;
    for (const module of modules) {
      failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === "passed") passed++;
        if (state === "failed") failed++;
        if (test.diagnostic()?.flaky) console.log(`passed when tried again: ${module.moduleId} > ${test.fullName}`);
      }
    }
    console.log(`${passed} passed, ${failed} failed`);
  }
}
