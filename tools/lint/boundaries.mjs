// Who may import whom, as ESLint rules made from the folders that exist: a new module or feature is covered
// on the day it is made. The reasons are in docs/ARCHITECTURE.md.
import { readdirSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
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
const oneOf = (names) => `(?:${names.join('|') || '(?!)'})`;

const rule = (files, patterns) => ({
  files,
  ignores: ['**/*.spec.*', '**/*.api-spec.*', '**/*.states.*', '**/testing/**'],
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});
const ban = (regex, message) => ({ regex, message });

/** Between projects: the workspace packages each may use; everything else of ours is out of reach. */
const mayUse = {
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
};
/** The servers of the two front ends. What runs in the browser (src) never sees them, nor they it. */
const serverMayUse = ['contracts', 'web-server'];
const pure = ['libs/pricing', 'libs/contracts', 'libs/drawing', 'libs/content'];

const projectBans = (project, allowed = mayUse[project]) => {
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
const layerBans = (layer) => [
  ban(
    `^(?:\\.\\./)+${oneOf(layers.slice(0, layers.indexOf(layer)))}(?:/|$)`,
    `${layer} must not import what stands above it (${layers.join(' → ')}).`,
  ),
];

export const boundaries = [
  ...projects.flatMap((name) => {
    const project = ['apps', 'libs'].map((kind) => `${kind}/${name}`).find((path) => mayUse[path]) ?? name;
    if (!mayUse[project])
      throw new Error(`tools/lint/boundaries.mjs does not say what ${project} may import`);
    return [rule([`${project}/src/**/*.{ts,tsx}`, `${project}/*.ts`], projectBans(project))];
  }),
  ...foldersIn('apps/api/src').map((module, _, modules) =>
    rule([`apps/api/src/${module}/**/*.ts`], [...projectBans('apps/api'), ...apiBans(module, modules)]),
  ),
  ...['apps/shop', 'apps/admin'].flatMap((app) => [
    rule(
      [`${app}/server/**/*.ts`],
      [
        ...projectBans(app, serverMayUse),
        ban('^(?:\\.\\./)+src(?:/|$)', "A server knows the built pages, not the browser's sources."),
      ],
    ),
    ...layers
      .slice(1)
      .map((layer) =>
        rule([`${app}/src/${layer}/**/*.{ts,tsx}`], [...projectBans(app), ...layerBans(layer)]),
      ),
    ...foldersIn(`${app}/src/features`).map((feature, _, features) =>
      rule(
        [`${app}/src/features/${feature}/**/*.{ts,tsx}`],
        [
          ...projectBans(app),
          ...layerBans('features'),
          ban(
            `^(?:\\.\\./)+${oneOf(features.filter((other) => other !== feature))}(?:/|$)`,
            'A feature never imports a feature; pages join them.',
          ),
        ],
      ),
    ),
  ]),
];
