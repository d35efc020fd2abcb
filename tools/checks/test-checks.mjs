// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../setup/workspace-root.mjs';
import { countJest, countNodeTests, countWhole } from './count-results.mjs';
import { runNx, runTool, runWorkspaceScript } from './run-tool.mjs';

/** @typedef {import('./check.d.mts').Check} Check */

/** @param {string} name */
const runUnit = async (name) => countJest(await runNx(name, 'test'));

/** @type {Check} */
export const unit = { name: 'unit', run: () => runUnit('unit'), again: () => runUnit('unit-again') };

/** @param {string} name */
const runApi = async (name) => countJest(await runWorkspaceScript(name, 'test:api:built', '@app/api'));

/** Against a real PostgreSQL, and against bundles that are built already. @type {Check} */
export const api = {
  name: 'api',
  needs: ['build'],
  run: () => runApi('api'),
  again: () => runApi('api-again'),
};

/** @type {Check} */
export const sizeBudgets = {
  name: 'size budgets',
  needs: ['build'],
  run: async () => countWhole(await runNode('size-budgets', 'apps/shop/build/size-budget.mjs')),
};

/** Each clause of the specification names a test that exists. @type {Check} */
export const ledger = {
  name: 'ledger',
  run: async () => countWhole(await runNode('ledger', 'tools/ledger/check-ledger.mjs')),
};

/** The files for containers. @type {Check} */
export const deployment = {
  name: 'deployment',
  run: () => nodeTests('deployment', specs().filter(isDeployment)),
};

/** @type {Check} */
export const tools = {
  name: 'tools',
  run: () =>
    nodeTests(
      'tools',
      specs().filter((file) => !isDeployment(file) && !ofTheProduct.includes(file)),
    ),
};

/** Kills parts of the running product and looks for what was saved. @type {Check} */
export const durability = {
  name: 'durability',
  needs: ['build'],
  mostlyWaits: true,
  run: () => nodeTests('durability', [durabilitySpec]),
};

/** Payments through kills, lost answers and a provider that is away: the short form of `npm run prove:payments`. @type {Check} */
export const paymentFaults = {
  name: 'payment faults',
  needs: ['build'],
  mostlyWaits: true,
  run: () => nodeTests('payment-faults', [paymentFaultsSpec]),
};

/** Mails through kills and a mail server that is away: the short form of `npm run prove:mail`. @type {Check} */
export const mailFaults = {
  name: 'mail faults',
  needs: ['build'],
  mostlyWaits: true,
  run: () => nodeTests('mail-faults', [mailFaultsSpec]),
};

const durabilitySpec = 'tools/supervisor/durability.spec.mjs';
const paymentFaultsSpec = 'tools/payment-faults/payment-faults.spec.mjs';
const mailFaultsSpec = 'tools/mail-faults/mail-faults.spec.mjs';
/** They run the built product, and so come after it is built. */
const ofTheProduct = [durabilitySpec, paymentFaultsSpec, mailFaultsSpec];
const isDeployment = (/** @type {string} */ file) => file.startsWith('tools/deployment/');

const specs = () =>
  readdirSync(join(workspaceRoot, 'tools'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.mjs'))
    .map((file) => `tools/${file}`);

/** @param {string} name @param {string[]} files */
const nodeTests = async (name, files) =>
  countNodeTests(await runNode(name, '--test', '--test-reporter=tap', ...files));

/** @param {string} name @param {string[]} args */
const runNode = (name, ...args) => runTool(name, process.execPath, args);
