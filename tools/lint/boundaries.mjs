// @ts-check
// Who may import whom, made from the folders that exist: a new module or feature is covered on the day it is made.
// The reasons are in docs/ARCHITECTURE.md.
import { readdirSync } from 'node:fs';

/** @typedef {{ regex: RegExp, message: string }} Ban what may not be imported, by the words of the import */

const root = new URL('../../', import.meta.url);
/** @param {string} path @returns {string[]} */
const foldersIn = (path) => {
  try {
    return readdirSync(new URL(path, root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  } catch {
    return [];
  }
};
const projects = ['apps', 'libs'].flatMap(foldersIn).concat('e2e', 'bench');
/** @param {string[]} names */
const oneOf = (names) => `(?:${names.join('|') || '(?!)'})`;

/** @param {string} regex @param {string} message @returns {Ban} */
const ban = (regex, message) => ({ regex: new RegExp(regex), message });

/** Between projects: the workspace packages each may use; everything else of ours is out of reach. */
const mayUse = /** @type {Record<string, string[]>} */ ({
  'libs/pricing': [],
  'libs/contracts': [],
  'libs/drawing': [],
  'libs/content': [],
  'libs/stone': [],
  // The plan of a top is a presentational part like any other; what is drawn is pure.
  'libs/ui': ['drawing'],
  'libs/mails': ['content', 'contracts', 'pricing'],
  'libs/quote-pdf': ['content', 'contracts', 'drawing', 'pricing', 'stone'],
  'libs/web-client': ['contracts'],
  'libs/web-server': ['contracts'],
  'apps/api': ['content', 'contracts', 'drawing', 'mails', 'pricing', 'quote-pdf', 'stone'],
  'apps/shop': ['content', 'contracts', 'drawing', 'pricing', 'stone', 'ui', 'web-client'],
  'apps/admin': ['content', 'contracts', 'drawing', 'pricing', 'ui', 'web-client'],
  // SumUp knows nothing of the shop, so its stand-in must not either: what servers share is all it may use.
  'apps/sumup-sandbox': ['web-server'],
  // The mailbox shows what arrives, and previews the templates.
  'apps/mailbox': ['mails', 'web-server'],
  e2e: ['contracts'],
  bench: ['contracts'],
});
/** The servers of the two front ends. What runs in the browser (src) never sees them, nor they it. */
const serverMayUse = ['contracts', 'web-server'];
const pure = ['libs/pricing', 'libs/contracts', 'libs/drawing', 'libs/content'];

/** @param {string} project @param {string[]} allowed @returns {Ban[]} */
const projectBans = (project, allowed = mayUse[project] ?? []) => {
  return [
    ban(
      `^@app/(?!${oneOf(allowed)}(?:/|$))`,
      `${project} may import of ours only: ${allowed.join(', ') || 'itself'}.`,
    ),
    ban('(?:^|/)(?:apps|libs)/', 'Import a workspace package by its name, never by a path into it.'),
    ...(pure.includes(project)
      ? [ban('^(?!\\.|@app/)', `${project} is pure TypeScript: it imports nothing but itself.`)]
      : []),
  ];
};

/** Inside the API, lower to higher. A module may use those before it, through their index alone. */
const apiOrder = [
  'config',
  'platform',
  'database',
  'tasks',
  'mail',
  'auth',
  'catalogue',
  'quotes',
  'basket',
  'payments',
  'inquiries',
  'attachments',
  'people',
  'transfer',
  'migration',
  'restore',
  'backups',
  'admin',
];
const apiLeaves = ['images', 'health', 'queue', 'docs'];
const apiFoundations = ['config', 'platform', 'database'];

/** @param {string} module @param {string[]} modules @returns {Ban[]} */
const apiBans = (module, modules) => {
  const rank = apiOrder.indexOf(module);
  const isAdmin = module === 'admin';
  const mayNot = modules.filter((other) => {
    if (other === module || apiFoundations.includes(other)) return false;
    if (apiFoundations.includes(module)) return true;
    if (isAdmin) return false;
    if (apiLeaves.includes(module)) return true;
    if (apiLeaves.includes(other)) return false;
    return rank < 0 || apiOrder.indexOf(other) < 0 || apiOrder.indexOf(other) > rank;
  });
  const others = modules.filter((other) => other !== module && !apiFoundations.includes(other));
  return [
    ban(
      `^(?:\\.\\./)+${oneOf(mayNot)}(?:/|$)`,
      `The module ${module} stands below or beside this one and must not know it.`,
    ),
    ban(`^(?:\\.\\./)+${oneOf(others)}/(?!index$)`, 'Use another module through its index.ts alone.'),
  ];
};

/** Inside an app: app → pages → features → lib. A feature never imports a feature. */
const layers = ['app', 'pages', 'features', 'lib'];
/** @param {string} layer @returns {Ban[]} */
const layerBans = (layer) => [
  ban(
    `^(?:\\.\\./)+${oneOf(layers.slice(0, layers.indexOf(layer)))}(?:/|$)`,
    `${layer} must not import what stands above it (${layers.join(' → ')}).`,
  ),
];

const appsInTheBrowser = ['apps/shop', 'apps/admin'];
const apiModules = foldersIn('apps/api/src');
/** @type {Record<string, string[]>} */
const featuresOf = Object.fromEntries(appsInTheBrowser.map((app) => [app, foldersIn(`${app}/src/features`)]));

for (const name of projects)
  if (!mayUse[projectNamed(name)])
    throw new Error(`tools/lint/boundaries.mjs does not say what ${name} may import`);

/** @param {string} name */
function projectNamed(name) {
  return ['apps', 'libs'].map((kind) => `${kind}/${name}`).find((path) => mayUse[path]) ?? name;
}

/** Tests and what they stand on may look anywhere. */
const isOfTests = /\.(?:spec|api-spec|states)\.|(?:^|\/)testing\//;

/**
 * What a file may not import.
 * @param {string} path from the root of the workspace, with forward slashes
 * @returns {Ban[]}
 */
export function bansFor(path) {
  if (isOfTests.test(path) || !/\.tsx?$/.test(path)) return [];
  const [, project = '', place = ''] = /^((?:apps|libs)\/[^/]+|e2e|bench)\/(.+)$/.exec(path) ?? [];
  if (!mayUse[project]) return [];
  const [top, folder, inner, ...below] = place.split('/');
  if (top === 'server' && appsInTheBrowser.includes(project)) return serverBans(project);
  // Beside src only what lies in the project's own folder, such as the configuration of its build.
  if (top !== 'src') return folder === undefined ? projectBans(project) : [];
  // What lies in src itself belongs to no module or layer.
  if (folder === undefined || inner === undefined) return projectBans(project);
  if (project === 'apps/api') return [...projectBans(project), ...apiBans(folder, apiModules)];
  if (!appsInTheBrowser.includes(project) || !layers.includes(folder)) return projectBans(project);
  const bans = [...projectBans(project), ...layerBans(folder)];
  return folder === 'features' && below.length > 0 ? [...bans, featureBan(project, inner)] : bans;
}

/** @param {string} app */
const serverBans = (app) => [
  ...projectBans(app, serverMayUse),
  ban('^(?:\\.\\./)+src(?:/|$)', "A server knows the built pages, not the browser's sources."),
];

/** @param {string} app @param {string} feature */
const featureBan = (app, feature) =>
  ban(
    `^(?:\\.\\./)+${oneOf((featuresOf[app] ?? []).filter((other) => other !== feature))}(?:/|$)`,
    'A feature never imports a feature; pages join them.',
  );
