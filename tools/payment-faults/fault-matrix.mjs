// @ts-check
import { someParts } from './customer.mjs';
import { titleOf } from './faults.mjs';
import { runFault } from './run-fault.mjs';
import { PaymentSystem } from './system.mjs';

/**
 * Payments through faults, one after another in one system, whose history grows.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {number} options.timeScale
 * @param {boolean} [options.onRedis]
 * @param {[import('./steps.mjs').Step, import('./faults.mjs').Fault][]} options.runs
 * @param {(result: FaultResult) => void} [options.onResult]
 * @returns {Promise<FaultResult[]>}
 *
 * @typedef {{ step: string, fault: string, seconds: number, wrong: string[] }} FaultResult
 */
export async function runFaults({ dataDir, timeScale, onRedis = false, runs, onResult = () => {} }) {
  const system = new PaymentSystem({ dataDir, timeScale, onRedis });
  const results = [];
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
