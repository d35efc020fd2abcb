import type { FaultSystemOptions } from '../faults/fault-system.ts';
import { someParts } from './customer.ts';
import { titleOf, type Fault } from './faults.ts';
import { runFault } from './run-fault.ts';
import { PaymentSystem } from './system.ts';
import type { Step } from './steps.ts';

export type FaultResult = { step: string; fault: string; seconds: number; wrong: string[] };
type FaultRuns = FaultSystemOptions & { runs: [Step, Fault][]; onResult?: (result: FaultResult) => void };

/** Payments through faults, one after another in one system, whose history grows. */
export async function runFaults({ runs, onResult = () => {}, ...options }: FaultRuns) {
  const system = new PaymentSystem(options);
  const results: FaultResult[] = [];
  try {
    await system.start();
    const parts = await someParts(system);
    for (const [step, fault] of runs) {
      const began = performance.now();
      const wrong = await runFault(system, parts, step, fault).catch(async (error) => {
        await system.revive();
        return [String(error)];
      });
      const seconds = (performance.now() - began) / 1_000;
      const result = { step: step.name, fault: titleOf(fault, options.timeScale), seconds, wrong };
      results.push(result);
      onResult(result);
    }
    return results;
  } finally {
    await system.stop();
  }
}
