// @ts-check
// Who may import whom, as dependency-cruiser checks it. Rules are about kinds of folders, so that a new one is covered
// on the day it is made; docs/ARCHITECTURE.md has the reasons.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Tests and what only they need: they may look anywhere, and nothing else may use them. */
const tests = [
  '\\.(?:spec|api-spec|states)\\.',
  '/testing/',
  '^apps/shop/src/states/',
  '^libs/mails/src/mail-page\\.ts$',
];
const product = { path: '^(?:apps|libs)/[^/]+/(?:src|server)/', pathNot: tests };
const browser = { path: ['^apps/(?:shop|admin)/src/', '^libs/(?:ui|web-client)/src/'], pathNot: tests };

/** @param {string} file a package.json of ours */
const onlyWhatIsDeclared = (file) => {
  const folder = dirname(file).replaceAll('\\', '/');
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
  const declared = Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
    /^@app\//.test(name),
  );
  return {
    name: 'only-declared-projects',
    comment: 'The package.json of the project does not name the other.',
    from: { path: `^${folder}/` },
    to: {
      path: '^(?:apps|libs|e2e|bench)/',
      pathNot: [`^${folder}/`, ...declared.map((name) => `^(?:apps|libs)/${name.slice('@app/'.length)}/`)],
    },
  };
};

/**
 * Of our libraries these folders use only the named ones, whatever their package.json says.
 * @param {string} folders @param {string} libraries @param {string} comment
 */
const onlyLibraries = (folders, libraries, comment) => ({
  name: 'only-libraries',
  comment: `${libraries} alone: ${comment}`,
  from: { path: `^(?:${folders})/` },
  to: { path: '^(?:apps|libs)/', pathNot: `^(?:${folders}|libs/(?:${libraries}))/` },
});

/**
 * Folders from lower to higher: each uses itself and what is lower. One without a place uses none of them, nor they it.
 * @param {string} name @param {string} root @param {string[]} levels
 */
const inOrder = (name, root, levels) => {
  const comment = `In ${root}, from lower to higher: ${levels.join(', ')}.`;
  const listed = `^${root}/(?:${levels.join('|')})/`;
  return [
    ...levels.map((level, at) => ({
      name,
      comment,
      from: { path: `^${root}/(${level})/`, pathNot: tests },
      to: { path: `^${root}/`, pathNot: `^${root}/(?:${['$1', ...levels.slice(0, at)].join('|')})/` },
    })),
    {
      name,
      comment,
      from: { path: `^${root}/([^/]+)/`, pathNot: [listed, ...tests] },
      to: { path: `^${root}/`, pathNot: `^${root}/$1/` },
    },
  ];
};

const foundations = ['config', 'database', 'platform'];
/** What shares a line knows nothing of each other. */
const modules = [
  ...foundations,
  'images|health|queue|docs|postcodes',
  'metrics',
  'staff-tasks|company',
  'mail',
  'staff',
  'catalogue',
  'trade',
  'quotes',
  'orders',
  'basket|appointments',
  'jobs',
  'payments',
  'order-changes',
  'alerts',
  'inquiries',
  'attachments',
  'order-page',
  'production',
  'privacy',
  'data',
  'migration',
  'admin',
];
/** Data in and out is one module, in whose folders what is higher uses what is lower. */
const dataFolders = ['export', 'import', 'backups'];
/**
 * Of a front end; the named features are those that others stand on.
 * @param {string[]} lowerFeatures
 */
const layers = (...lowerFeatures) => [
  'lib',
  ...lowerFeatures.map((names) => `features/(?:${names})`),
  'features/[^/]+',
  'pages/[^/]+',
  'app',
];
const shopLayers = layers(
  'attachments|basket|cancelling|gallery|materials|open-calculator|quotes|trade-prices',
  'deposit|email-quote|price-inquiry',
);
const adminLayers = layers('layout|months|people|quotes', 'measurements', 'production');

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const rules = [
  {
    name: 'no-circular',
    // Also between types: neither file can be read or moved without the other, and the next import makes it a real one.
    comment: 'Move what both need into a file below them, or make one file of the two.',
    from: {},
    to: { circular: true },
  },
  { name: 'not-to-unresolvable', from: {}, to: { couldNotResolve: true } },
  {
    name: 'no-non-package-json',
    comment: 'No package.json above the file names this package.',
    // They set up the tests of projects that have these packages.
    from: { pathNot: '^tools/vitest/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'not-to-dev-dep',
    comment: 'Only tests and builds have development packages.',
    from: product,
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
  },
  ...globSync('{apps/*,libs/*,e2e,bench}/package.json', { cwd: import.meta.dirname }).map(onlyWhatIsDeclared),
  {
    name: 'by-package-name',
    comment: 'Import a workspace package by its name, never by a path into it.',
    from: { path: '^((?:apps|libs)/[^/]+|e2e|bench|tools)/' },
    to: { path: '^(?:apps|libs|e2e|bench)/', pathNot: '^$1/', dependencyTypesNot: ['aliased-workspace'] },
  },
  {
    name: 'not-to-app',
    comment: 'Nothing imports an app, nor do apps each other.',
    from: { path: '^([^/]+/[^/]+)' },
    to: { path: '^apps/', pathNot: '^$1/' },
  },
  {
    name: 'pure',
    comment: 'It is pure TypeScript: it imports nothing but itself.',
    from: { path: '^libs/(pricing|contracts|drawing)/src/', pathNot: tests },
    to: { pathNot: '^libs/$1/' },
  },
  onlyLibraries('libs/content', 'contracts|pricing', 'pages, mails and documents use it as it is.'),
  onlyLibraries('libs/configuration', 'contracts|drawing|pricing', 'API and front ends use it as it is.'),
  onlyLibraries(
    'libs/ui',
    'drawing',
    'it is presentational, and the plan of a top is a part like any other.',
  ),
  onlyLibraries('apps/sumup-sandbox', 'server|web-server', 'SumUp knows nothing of the shop.'),
  onlyLibraries(
    'apps/[^/]+/server',
    'content|contracts|pricing|server|web-server',
    'a server knows the built pages, not their sources.',
  ),
  onlyLibraries('e2e|bench', 'contracts', 'they know what anybody can see.'),
  {
    name: 'no-server-in-browser',
    from: browser,
    to: { path: ['^apps/[^/]+/server/', '^libs/(?:web-)?server/'] },
  },
  { name: 'no-node-in-browser', from: browser, to: { dependencyTypes: ['core'] } },
  ...inOrder('api-modules', 'apps/api/src', modules),
  {
    name: 'api-index',
    comment: 'Use another module through its index.ts alone.',
    from: { path: '^apps/api/src/([^/]+)/', pathNot: tests },
    to: {
      path: `^apps/api/src/(?!(?:${foundations.join('|')})/)[^/]+/`,
      pathNot: ['^apps/api/src/$1/', '^apps/api/src/[^/]+/index\\.ts$'],
    },
  },
  ...inOrder('api-data', 'apps/api/src/data', dataFolders),
  ...inOrder('shop-layers', 'apps/shop/src', shopLayers),
  ...inOrder('admin-layers', 'apps/admin/src', adminLayers),
  {
    name: 'admin-lib-index',
    comment: 'Use these folders of lib through their index.ts alone.',
    from: { path: '^apps/admin/src/(app|features|pages)/', pathNot: tests },
    to: { path: '^apps/admin/src/lib/(api|controls|form|page|table)/(?!index\\.ts$)' },
  },
  {
    name: 'not-to-test',
    comment: 'The product uses neither tests, what they stand on, nor tools.',
    from: product,
    to: { path: [...tests, '^tools/'] },
  },
  {
    name: 'no-dead-files',
    comment: 'Nothing but tests imports it. Delete it, or name it here if something else starts it.',
    module: {
      path: '^(?:apps|libs)/[^/]+/(?:src|server)/.+\\.tsx?$',
      pathNot: [
        ...tests,
        '\\.d\\.ts$',
        // Where a process, a bundle or a script inside a page begins.
        '^apps/[^/]+/(?:src/[^/]+|server/main)\\.tsx?$',
        '^apps/shop/src/app/(inline/|live-data)',
        // Stands in for a package, by an alias of the bundler.
        '/style-singleton\\.ts$',
      ],
      numberOfDependentsLessThan: 1,
    },
    from: { pathNot: tests },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: rules.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    // What is measured beside us is installed apart from us.
    exclude: { path: ['(?:^|/)(?:dist|coverage|test-results|\\.\\w+)/'] },
    // Imports of types count.
    tsPreCompilationDeps: true,
    detectJSDocImports: true,
    combinedDependencies: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
