import { someParts } from './customer.ts';
import { titleOf, type Fault } from './faults.ts';
import { runFault } from './run-fault.ts';
import { PaymentSystem } from './system.ts';
import type { Step } from './steps.ts';

export type FaultResult = { step: string; fault: string; seconds: number; wrong: string[] };
type FaultRuns = {
  dataDir: string;
  timeScale: number;
  onRedis?: boolean;
  runs: [Step, Fault][];
  onResult?: (result: FaultResult) => void;
};

/** Payments through faults, one after another in one system, whose history grows. */
export async function runFaults({
  dataDir,
  timeScale,
  onRedis = false,
  runs,
  onResult = () => {},
}: FaultRuns) {
  const system = new PaymentSystem({ dataDir, timeScale, onRedis });
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
      const result = { step: step.name, fault: titleOf(fault, timeScale), seconds, wrong };
      results.push(result);
      onResult(result);
    }
    return results;
  } finally {
    await system.stop();
  }
}
